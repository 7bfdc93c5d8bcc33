/** Pauses between attempts of what did not arrive. */
export const RETRIES = [400, 1200]
/** Pauses between attempts where another write is at work, each of which waits on the server first: in all for longer than one may hold up others (30 s). */
const OCUPADO = [1000, 1000, 1000, 1000, 1000]
/** What the server is busy with for so long, its limit is 30 s, would take as long again. */
const LARGO_MS = 20_000
/** Pauses after an answer that took so long; `isQuizaLenta`: a read, or what the proxy gave up. A write that was not heard of is sent again whatever it took. */
export function pausasTras(isOcupado: boolean, isQuizaLenta: boolean, ms: number): readonly number[] {
  if (ms > LARGO_MS && (isOcupado || isQuizaLenta)) return []
  return isOcupado ? OCUPADO : RETRIES
}

/**
 * How long the answer to a write is waited for (ms): to one that makes or changes one thing, twice what the server gives each of its statements; to any other,
 * which may go through a whole plan and copy its files, as long as to a file that has arrived (upload.ts).
 */
export const PLAZO = { deUna: 60_000, deMuchas: 120_000 } as const
/** Bytes a millisecond of the slowest line on which one still works. */
const LENTA = 4
/** Bytes of a body, about. */
const pesoDe = (body: string | FormData | undefined): number =>
  body instanceof FormData
    ? [...body.values()].reduce((suma, v) => suma + (typeof v === 'string' ? v.length : v.size), 0)
    : (body?.length ?? 0)

/** So long, and as long as it may be on its way. */
export const plazoDe = (body: string | FormData | undefined, ms: number = PLAZO.deMuchas): number =>
  ms + Math.ceil(pesoDe(body) / LENTA)
