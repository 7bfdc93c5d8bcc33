/** Pauses between attempts of what did not arrive. */
export const RETRIES = [400, 1200]
/** Pauses between attempts where another write is at work, each of which waits on the server first: in all for longer than one may hold up others (30 s). */
const OCUPADO = [1000, 1000, 1000, 1000, 1000]
/** What the server is busy with for so long, its limit is 30 s, would take as long again. */
const LARGO_MS = 20_000
/** Pauses after an answer that took so long; a write that was not heard of is sent again whatever it took. */
export function pausasTras(isOcupado: boolean, isRead: boolean, ms: number): readonly number[] {
  if (ms > LARGO_MS && (isOcupado || isRead)) return []
  return isOcupado ? OCUPADO : RETRIES
}
