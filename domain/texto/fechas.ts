/**
 * Days without time are texts «2026-11-21» everywhere, so that no time zone ever shifts them; people read and write
 * «21/11/2026» (§5).
 */

const dosCifras = (n: number): string => String(n).padStart(2, '0')

/** The ISO day of a year, month and day that exist, or null. */
function isoDe(anio: number, mes: number, dia: number): string | null {
  const d = new Date(Date.UTC(2000, 0, 1))
  d.setUTCFullYear(anio, mes - 1, dia)
  const existe = d.getUTCFullYear() === anio && d.getUTCMonth() === mes - 1 && d.getUTCDate() === dia
  return existe && anio >= 1 ? `${String(anio).padStart(4, '0')}-${dosCifras(mes)}-${dosCifras(dia)}` : null
}

/** Whether a text is an ISO day that exists. */
export function isFechaIso(iso: string): boolean {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return partes !== null && isoDe(Number(partes[1]), Number(partes[2]), Number(partes[3])) === iso
}

/** «2026-11-21», or the day written in an instant «2026-11-21T…», as «21/11/2026»; empty for null and what is no day. */
export function formatFecha(iso: string | null): string {
  const dia = iso?.slice(0, 10) ?? ''
  if (!isFechaIso(dia)) return ''
  const [anio, mes, numero] = dia.split('-')
  return `${numero}/${mes}/${anio}`
}
