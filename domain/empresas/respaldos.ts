const DIA_MS = 24 * 60 * 60 * 1000
/** A backup takes a while, and so may a restart at that hour. */
const GRACIA_MS = 2 * 60 * 60 * 1000

/** Whether more than a day has passed since the last whole backup, or, where there is none, since the installation began. Moments are ISO 8601. */
export function isRespaldoAtrasado(ultimo: string | null, inicio: string | null, ahora: Date): boolean {
  const desde = ultimo ?? inicio
  return desde !== null && ahora.getTime() - Date.parse(desde) > DIA_MS + GRACIA_MS
}

/** The day before a day, both 'YYYY-MM-DD'. */
const diaAnterior = (dia: string): string =>
  new Date(Date.parse(`${dia}T00:00:00Z`) - DIA_MS).toISOString().slice(0, 10)

/**
 * The day whose backup is due, or null: from its hour on until that of the next day, for a server may be off at that hour; each day once, and not on the
 * day of an installation that began after that hour. All as the clock of the institutions says it: «2026-11-21T16:45», the hour as «02:00».
 */
export function diaDeRespaldo(ahora: string, hora: string, inicio: string | null): string | null {
  const hoy = ahora.slice(0, 10)
  const dia = ahora >= `${hoy}T${hora}` ? hoy : diaAnterior(hoy)
  return inicio !== null && inicio < `${dia}T${hora}` ? dia : null
}
