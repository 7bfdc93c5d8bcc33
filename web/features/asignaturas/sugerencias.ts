import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import type { CursoEscrito, Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'

/** The word that is being written in a requisite: where it begins and ends, and what it is so far. */
export interface Palabra {
  desde: number
  hasta: number
  texto: string
}

const separador = /[;|(),\n]| [yo] /g

/** The course that is being written at the cursor: from the last sign or «y» / «o» to the next. */
export function palabraEn(escrito: string, cursor: number): Palabra {
  let desde = 0
  let hasta = escrito.length
  for (const hallado of escrito.matchAll(separador)) {
    const fin = hallado.index + hallado[0].length
    if (fin <= cursor) desde = fin
    else {
      hasta = Math.max(hallado.index, cursor)
      break
    }
  }
  const texto = escrito.slice(desde, hasta)
  const sinBlancos = texto.trimStart()
  return { desde: desde + texto.length - sinBlancos.length, hasta, texto: sinBlancos.trimEnd() }
}

const MAXIMO = 8

/** Courses that the word may mean, those that begin with it first; nothing for an empty word or one that already is a course. */
export function sugerencias<C extends CursoEscrito>(
  palabra: string,
  cursos: readonly C[],
  propio: Id | null,
): C[] {
  const buscada = clave(palabra.replace(/[*"«»]/g, ''))
  if (buscada === '') return []
  const rango = ({ codigo, nombre }: C): number => {
    const [c, n] = [clave(codigo ?? ''), clave(nombre)]
    if (c === buscada || n === buscada) return 0
    if (c.startsWith(buscada) || n.startsWith(buscada)) return 1
    return c.includes(buscada) || n.includes(buscada) ? 2 : 3
  }
  return cursos
    .filter(c => c.id !== propio && rango(c) < 3)
    .toSorted((a, b) => rango(a) - rango(b))
    .slice(0, MAXIMO)
}

/** The written requisite with a course in the place of a word, and where the cursor goes then. */
export function conSugerencia(
  escrito: string,
  palabra: Palabra,
  id: Id,
  lexico: Lexico,
): { texto: string; cursor: number } {
  const curso = format({ tipo: 'curso', asignatura_id: id, modo: 'previo' }, lexico)
  const antes = escrito.slice(0, palabra.desde) + curso
  return { texto: antes + escrito.slice(palabra.hasta), cursor: antes.length }
}
