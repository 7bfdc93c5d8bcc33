import { comienzo } from '../texto/cortar.ts'
import { clave, sinControles, sinInvisibles } from '../texto/normalizar.ts'
import type { Registro } from './json.ts'

/** What a competency is called, out of what CASE says of it. */

/** Most characters of the name of a competency. */
export const MAS_NOMBRE = 2000

/** A text that is no longer than so many characters; where it goes on, that is to be seen. */
export const recortado = (texto: string, mas: number): string =>
  texto.length <= mas ? texto : `${comienzo(texto, mas - 1)}…`

/** The statement in one line and within what a name may be; null when there is nothing to be seen in it. */
export function nombreDe(fullStatement: unknown): string | null {
  if (typeof fullStatement !== 'string') return null
  const linea = sinControles(sinInvisibles(fullStatement.normalize('NFC')))
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[^\p{Z}\p{C}\p{M}]/u.test(linea)) return null
  return recortado(linea, MAS_NOMBRE)
}

/** The keyword by which a root says that it is transversal; CASE has no field for it. */
const PALABRA_TRANSVERSAL = 'Transversal'

const isTransversal = (v: unknown): boolean => /^transversal(es)?$/.test(clave(String(v)))

/** Whether an item says that it is transversal. */
export const diceTransversal = (item: Registro): boolean =>
  Array.isArray(item.conceptKeywords) && item.conceptKeywords.some(isTransversal)

/** The keywords of an item that is, or is not, transversal. */
export function conTransversal(palabras: unknown, es: boolean): string[] {
  const otras = (Array.isArray(palabras) ? palabras : []).filter(p => !isTransversal(p))
  return es ? [...otras, PALABRA_TRANSVERSAL] : otras
}
