import { newKey } from '../ui/newKey.ts'
import { isSinRespuesta } from '../ui/reasons.ts'

/** The last write of which no answer came, of those that have no key of their own: what it was, under which key it went, and until when the same is a retry of it. */
let sinContestar: { que: string; key: string; hasta: number } | null = null

/** So long after the last silence the same is taken for the same deed: who asks for a backup an hour later wants another one. */
const RECORDADA_MS = 10 * 60_000

/** How many were asked for: only what was the last one to be so is remembered. */
let pedidas = 0

/** Another person, or the same elsewhere, begins with deeds of their own. */
export const olvidarSinContestar = (): void => {
  pedidas++
  sinContestar = null
}

/** Call groups of what the page writes by itself, at any moment: nobody did anything. */
const DE_FONDO: ReadonlySet<string> = new Set(['borradores', 'paginas', 'presencias'])

/** What goes by how things stand then: pressed again it harms nothing, and «se cerraron» of before would be said of what was opened since. */
const DE_AHORA: ReadonlySet<string> = new Set(['auth.closeOtras', 'correos.retry'])

/** A write in words, to tell whether another one is the same; null where it is to be no retry, and of one with a file, which is kept by its own (upload.ts). */
const enPalabras = (name: string, input: object): string | null =>
  DE_AHORA.has(name) || Object.values(input).some(v => v instanceof Blob)
    ? null
    : JSON.stringify([name, input])

/** Takes what is remembered, for two that are asked for at once are two: its key where this write is the same and its time is not over. */
function tomarClave(name: string, input: object): string | null {
  const antes = sinContestar
  olvidarSinContestar()
  return antes && Date.now() < antes.hasta && enPalabras(name, input) === antes.que ? antes.key : null
}

/**
 * Sends a write that no form holds under the key by which it is known until it is answered: who presses the same button again after an answer that was lost does
 * not do the thing twice. As in a form whose values changed it is another one as soon as something else was asked for, also while it hung: what is put back
 * between is put back.
 */
export async function bajoSuClave<A>(
  name: string,
  input: object,
  send: (key: string) => Promise<A>,
): Promise<A> {
  if (DE_FONDO.has(name.split('.')[0]!)) return send(newKey())
  const key = tomarClave(name, input) ?? newKey()
  const suTurno = pedidas
  try {
    return await send(key)
  } catch (error) {
    const que = suTurno === pedidas && isSinRespuesta(error) ? enPalabras(name, input) : null
    if (que !== null) sinContestar = { que, key, hasta: Date.now() + RECORDADA_MS }
    throw error
  }
}
