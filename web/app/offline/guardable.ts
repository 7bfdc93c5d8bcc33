/**
 * What is not kept of what was read: secrets and sessions, mails, what other people did or are (log, accounts), what is only true for a moment, and
 * what the browser could do nothing with. By the names of call groups and, where a group has both, of calls.
 */
const NO_SE_GUARDA: ReadonlySet<string> = new Set([
  'auth',
  'borradores',
  'busqueda',
  'cambios',
  'contacto',
  'docentes',
  'correos',
  'historial',
  'informes',
  'logs',
  'presencias',
  'recordatorios.previa',
  'respaldos',
  'sistema',
  'sugerencias',
  'trabajos',
  'usuarios',
  'ajustes.showInstalacion',
])

/** Whether the answer of a call may stay in this browser, to be shown when the server is not there. */
export const isGuardable = ([entidad, llamada, input]: readonly unknown[]): boolean =>
  input !== undefined && !NO_SE_GUARDA.has(String(entidad)) && !NO_SE_GUARDA.has(`${entidad}.${llamada}`)

/** Most of a browser's room, and most things, that are taken. */
export const LIMITES = { bytes: 24_000_000, cosas: 500, una: 4_000_000, dias: 14 }

/** What is known of a kept answer without reading it. */
export interface Ficha {
  /** When it came from the server. */
  cuando: number
  /** When it was last kept or shown. */
  usado: number
  largo: number
}

/** Which kept answers go: those too old, then those not used for longest, until the rest fits. */
export function queSobra(fichas: ReadonlyMap<string, Ficha>, ahora: number, limites = LIMITES): string[] {
  const vencida = (f: Ficha) => ahora - f.cuando > limites.dias * 24 * 3_600_000
  const todas = [...fichas]
  const quedan = todas.filter(([, f]) => !vencida(f)).sort(([, a], [, b]) => b.usado - a.usado)
  let bytes = 0
  const fuera = quedan.filter(([, { largo }], i) => {
    bytes += largo
    return i >= limites.cosas || bytes > limites.bytes
  })
  return [...todas.filter(([, f]) => vencida(f)), ...fuera].map(([nombre]) => nombre)
}
