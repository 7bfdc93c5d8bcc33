import { newKey } from '../ui/newKey.ts'
import { isSinRespuesta } from '../ui/reasons.ts'

/** The last write of which no answer came, of those that have no key of their own: what it was, and under which key it went. */
let sinContestar: { que: string; key: string } | null = null

/** Call groups of what the page writes by itself, at any moment: nobody did anything. */
const DE_FONDO: ReadonlySet<string> = new Set(['borradores', 'paginas', 'presencias'])

/** A write in words, to tell whether another one is the same; null of one with a file, which is kept by its own (upload.ts). */
const enPalabras = (name: string, input: object): string | null =>
  Object.values(input).some(v => v instanceof Blob) ? null : JSON.stringify([name, input])

/**
 * Sends a write that no form holds under the key by which it is known until it is answered: who presses the same button again after an answer that was lost does
 * not do the thing twice. As in a form whose values changed it is another one as soon as something else was asked for: what is put back between is put back.
 */
export async function bajoSuClave<A>(
  name: string,
  input: object,
  send: (key: string) => Promise<A>,
): Promise<A> {
  if (DE_FONDO.has(name.split('.')[0]!)) return send(newKey())
  const antes = sinContestar
  const que = antes && enPalabras(name, input)
  const key = que !== null && que === antes?.que ? antes.key : newKey()
  try {
    const answer = await send(key)
    sinContestar = null
    return answer
  } catch (error) {
    const suyo = isSinRespuesta(error) ? enPalabras(name, input) : null
    sinContestar = suyo === null ? null : { que: suyo, key }
    throw error
  }
}
