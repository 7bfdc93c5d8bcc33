import type { LegalDePlan } from '@malla/contracts/legal.ts'
import type { DatosCumplimiento, ObservacionLegal } from '@malla/documents/planes/cumplimiento.ts'
import { palabraDeLuzLegal } from '@malla/domain/legal/aceptar.ts'
import { normaDe } from '@malla/domain/legal/norma.ts'
import { type AjustesLegales, hayNorma } from '@malla/domain/legal/normas.ts'
import type { Ctx } from '../../platform/context.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectLegal } from './legal.queries.ts'

/** An observation as it is printed; its acceptance bears the day that it was where the institutions are. */
export const observacionDe = (h: LegalDePlan['hallazgos'][number]): ObservacionLegal => ({
  gravedad: h.gravedad,
  titulo: h.titulo,
  mensaje: h.mensaje,
  norma: normaDe(h),
  aceptada: h.aceptado && {
    motivo: h.aceptado.motivo,
    por: h.aceptado.usuario,
    fecha: hoyAqui(new Date(h.aceptado.updated_at)),
  },
})

/** What the annex of a curricular design prints of the law. 404 when the person may not see the plan, 403 when they may not print it. */
export async function selectCumplimiento(ctx: Ctx, planId: number): Promise<DatosCumplimiento> {
  await assertPlan(ctx, planId, 'informes.ver')
  const { hoy, datos, ajustes, resumen, hallazgos } = await selectLegal(ctx, planId)
  return {
    medido: hoy,
    luz: palabraDeLuzLegal[resumen.luz],
    hayNorma: hayNorma(datos, ajustes as unknown as AjustesLegales, hoy),
    observaciones: hallazgos.map(observacionDe),
  }
}
