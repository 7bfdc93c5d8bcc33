import { plegar } from '@malla/domain/texto/normalizar.ts'
import { type Bloque, type Linea, llanoDeLinea } from './arbol.ts'
import { leerLinea } from './linea.ts'

const TITULO = /^(##|###) (.+)$/
const PUNTO = /^(?:[-*]|(\d+)\.) +(.*)$/
/** Kept so that the picture shows where the repository is read, too; the dark one stands beside it. */
const FOTO = /^!\[([^\]]+)\]\(\.\.\/\.\.\/web\/public\/fotos\/([a-z0-9-]+)-claro\.webp\)$/
const TABLA = /^\|(.+)\|$/

/** A heading as it stands in an address: «Si olvidó su contraseña» → `si-olvido-su-contrasena`. */
export const idDe = (titulo: string): string =>
  plegar(titulo)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A bar that belongs to a cell is written `\|`. */
const celdas = (fila: string): Linea[][] =>
  TABLA.exec(fila)![1]!
    .split(/(?<!\\)\|/)
    .map(celda => leerLinea(celda.trim().replaceAll('\\|', '|')))

function titulo([, marcas, texto]: RegExpExecArray): Bloque {
  const linea = leerLinea(texto!.trim())
  return { clase: 'titulo', nivel: marcas === '##' ? 2 : 3, id: idDe(llanoDeLinea(linea)), texto: linea }
}

/** How many lines from `desde` on belong together. */
function mientras(filas: readonly string[], desde: number, sigue: (fila: string) => boolean): string[] {
  const fin = filas.findIndex((fila, i) => i >= desde && !sigue(fila))
  return filas.slice(desde, fin < 0 ? filas.length : fin)
}

/** The points of a list: what is indented below a point, or follows it on the next line, is part of it. */
function puntosDe(filas: readonly string[]): Bloque[][] {
  const puntos: string[][] = []
  for (const fila of filas) {
    const inicio = PUNTO.exec(fila)
    if (inicio) puntos.push([inicio[2]!])
    else puntos.at(-1)!.push(fila.replace(/^ {1,4}/, ''))
  }
  return puntos.map(leerBloques)
}

const abre = (fila: string): boolean =>
  TITULO.test(fila) || PUNTO.test(fila) || FOTO.test(fila) || TABLA.test(fila) || fila.startsWith('>')

/** Reads the block that begins at a line: it, and how many lines it took. */
function leerBloque(filas: readonly string[], i: number): [Bloque, number] {
  const fila = filas[i]!
  const cabeza = TITULO.exec(fila)
  if (cabeza) return [titulo(cabeza), 1]
  const foto = FOTO.exec(fila)
  if (foto) return [{ clase: 'foto', foto: foto[2]!, alt: foto[1]! }, 1]
  const punto = PUNTO.exec(fila)
  if (punto) {
    const suyas = mientras(filas, i, f => PUNTO.test(f) || /^ +\S/.test(f))
    return [{ clase: 'lista', numerada: punto[1] !== undefined, puntos: puntosDe(suyas) }, suyas.length]
  }
  if (TABLA.test(fila)) {
    const suyas = mientras(filas, i, f => TABLA.test(f))
    return [{ clase: 'tabla', cabeza: celdas(fila), filas: suyas.slice(2).map(celdas) }, suyas.length]
  }
  if (fila.startsWith('>')) {
    const suyas = mientras(filas, i, f => f.startsWith('>'))
    return [{ clase: 'aviso', bloques: leerBloques(suyas.map(f => f.replace(/^> ?/, ''))) }, suyas.length]
  }
  const suyas = [fila, ...mientras(filas, i + 1, f => f.trim() !== '' && !abre(f))]
  return [{ clase: 'parrafo', texto: leerLinea(suyas.map(f => f.trim()).join(' ')) }, suyas.length]
}

/**
 * Reads the Markdown that the guide is written in: headings of the second and third level, paragraphs, lists within lists, tables, notices (`>`) and
 * pictures. What it does not know is text.
 */
export function leerBloques(filas: readonly string[]): Bloque[] {
  const bloques: Bloque[] = []
  let i = 0
  while (i < filas.length) {
    if (filas[i]!.trim() === '') {
      i++
      continue
    }
    const [bloque, largo] = leerBloque(filas, i)
    bloques.push(bloque)
    i += largo
  }
  return bloques
}
