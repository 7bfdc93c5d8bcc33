/** Milliseconds until something is asked for again; each time twice as many, up to a minute. */
const PRIMERA_MS = 2000
const MAS_MS = 60_000

/** What `traer` brings, however often it has to be asked for; null once nobody wants it any more. */
export async function insistir<T>(traer: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
  for (let pausa = PRIMERA_MS; isWanted(); pausa = Math.min(2 * pausa, MAS_MS)) {
    try {
      return await traer()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pausa))
    }
  }
  return null
}
