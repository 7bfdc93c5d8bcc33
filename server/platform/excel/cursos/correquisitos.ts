import { isSinRequisito } from '@malla/domain/asignaturas/gramatica.ts'
import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'

/** A column of corequisites beside that of requisites: in the product they are one text (domain/asignaturas/gramatica.ts). */

const TITULO = /^(CODIGO |ASIGNATURAS? |CURSOS? )?CO ?R?REQ(UISITOS?|UISITES?|S)?( CODIGO| NOMBRE)?$/

export const isDeCorrequisitos = (titulo: string): boolean => TITULO.test(claveDeTitulo(titulo))

const CODIGO = /^[\p{L}\d]+([-.][\p{L}\d]+)*\*?$/u

/** Whether brackets and quotation marks are closed: what they are not would make the whole text one that cannot be read. */
function isCerrado(texto: string): boolean {
  let abiertos = 0
  for (const signo of texto) {
    if (signo === '(') abiertos++
    if (signo === ')') abiertos--
    if (abiertos < 0) return false
  }
  const pares = [/"/g, /[“”]/g, /[«»]/g].map(de => (texto.match(de) ?? []).length)
  return abiertos === 0 && pares.every(n => n % 2 === 0)
}

/** What a cell says, as corequisites: codes with their stars, else all of it behind «co:»; null where it cannot be told. */
function comoCorrequisitos(texto: string): string | null {
  const codigos = texto
    .split(/[;,]| y /)
    .map(c => c.trim())
    .filter(Boolean)
  if (codigos.every(c => CODIGO.test(c) && /\d/.test(c)))
    return codigos.map(c => (c.endsWith('*') ? c : `${c}*`)).join('; ')
  return isCerrado(texto) ? `co:(${texto})` : null
}

/** Requisites and corequisites of a course as one text; null where the second cannot be told. */
export function juntarRequisitos(requisitos: string, correquisitos: string): string | null {
  if (isSinRequisito(correquisitos)) return requisitos
  const suyos = comoCorrequisitos(correquisitos)
  if (suyos === null || isSinRequisito(requisitos)) return suyos
  return `${requisitos}; ${suyos}`
}
