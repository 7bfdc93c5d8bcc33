import { type Nivel, niveles } from './catalogos.ts'

/** What stands in a cell of the matrix. */
export const letraDeNivel: Readonly<Record<Nivel, string>> = { introduce: 'I', desarrolla: 'D', logra: 'L' }

/** What a course does, in words: «Introduce». */
export const nombreDeNivel: Readonly<Record<Nivel, string>> = {
  introduce: 'Introduce',
  desarrolla: 'Desarrolla',
  logra: 'Logra',
}

/** What a person wrote into a cell: a letter or the word, in any case; null empties it, undefined is no level. */
export function nivelEscrito(texto: string): Nivel | null | undefined {
  const dicho = texto.trim().toLowerCase()
  if (dicho === '') return null
  return niveles.find(n => n === dicho || letraDeNivel[n].toLowerCase() === dicho)
}

/** The level after this one, round and round: none, introduce, desarrolla, logra, none. */
export const nivelSiguiente = (nivel: Nivel | null): Nivel | null =>
  nivel === null ? niveles[0] : (niveles[niveles.indexOf(nivel) + 1] ?? null)
