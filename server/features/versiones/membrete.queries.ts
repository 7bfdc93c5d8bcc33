import type { Membrete } from '@malla/documents/planes/comparacion.ts'
import type { Ctx } from '../../platform/context.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { institucionDe } from '../planes/informes/datosPlan.queries.ts'

/** The institution as its documents show it, and today. */
export const selectMembrete = async (ctx: Ctx): Promise<Membrete> => ({
  institucion: await institucionDe(ctx),
  emitido: hoyAqui(),
})
