import type { Membrete } from '@malla/documents/planes/comparacion.ts'
import type { DatosInstitucion } from '@malla/documents/planes/datos.ts'
import type { Ctx } from '../../platform/context.ts'
import { readImagen } from '../imagenes/imagenes.queries.ts'

/** Day of printing where the institutions of the product are; a report printed at night in Lima bears Lima's day. */
export const hoy = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(new Date())

/** The institution as reports show it, and today. A logo kept elsewhere is left out: a report never fetches from outside. */
export async function selectMembrete(ctx: Ctx): Promise<Membrete> {
  const { razonsocial, tipo, imagen_url } = ctx.sesion.empresa!
  const logo = await readImagen(ctx.tx, ctx.platform, imagen_url)
  return {
    institucion: { razonsocial, tipo: tipo as DatosInstitucion['tipo'], imagen: logo?.bytes ?? null },
    emitido: hoy(),
  }
}
