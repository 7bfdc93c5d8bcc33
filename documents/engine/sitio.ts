import type { Bloque, Celda, Tabla, Tramo } from '../document.ts'
import { anchosDeCeldas } from './altos.ts'
import { esTexto } from './celdas.ts'
import { anchoEnEms } from './palabras.ts'

/** Size of what a table says, in points. */
export interface Letra {
  cuerpo: number
  cabecera: number
}

const PUNTOS_POR_MM = 2.835
/** What a cell leaves blank at its two sides, in points. */
const AIRE = 8
/** As the template has always set them. */
const letras: { densa: Letra; suelta: Letra } = {
  densa: { cuerpo: 8.5, cabecera: 7.5 },
  suelta: { cuerpo: 9.5, cabecera: 8 },
}
/** Below this a table is not read on paper. */
const LETRA_MINIMA = 5.5
/** About the letters of the longest syllable with its hyphen. */
const SILABA = 6

/**
 * The size of a table's letters, in points, where it is as wide as this (millimetres): smaller than usual only in one that somebody pasted, of more
 * columns than have room for a syllable each.
 */
export const letraDe = (t: Tabla, ancho: number): Letra => {
  const usual = t.densa ? letras.densa : letras.suelta
  if (!t.columnas.every(c => typeof c.ancho === 'object' && 'parte' in c.ancho)) return usual
  const celdas = [...t.cabecera, ...t.filas.map(f => f.celdas)]
  const anchos = anchosDeCeldas(celdas, t, ancho)
  let parte = 1
  celdas.forEach((fila, y) => {
    fila.forEach((celda, i) => {
      const sitio = enPuntos(anchos[y]![i]!)
      const silaba = Math.max(0, ...palabrasDe(celda).map(p => anchoEnEms(p.slice(0, SILABA))))
      if (silaba * usual.cuerpo * parte > sitio) parte = sitio / (silaba * usual.cuerpo)
    })
  })
  const menor = (puntos: number) => Math.max(Math.min(puntos, LETRA_MINIMA), puntos * parte)
  return { cuerpo: menor(usual.cuerpo), cabecera: menor(usual.cabecera) }
}

/** Room of a line in each cell of these rows, in ems of letters of this size. */
export const lineasDe = (
  celdas: readonly (readonly Celda[])[],
  t: Tabla,
  ancho: number,
  puntos: number,
): number[][] => anchosDeCeldas(celdas, t, ancho).map(fila => fila.map(mm => enPuntos(mm) / puntos))

const enPuntos = (mm: number): number => Math.max(8, mm * PUNTOS_POR_MM - AIRE)

/** Whether a cell, or a fact, holds a word that is wider than its line: only then is it parted. To try every syllable of a cell that needs none costs the engine a fifth of the layout. */
export const conPalabraAncha = ({ contenido }: Pick<Celda, 'contenido'>, linea: number): boolean =>
  contenido.some(parte => esAncha(parte, linea))

const esAncha = (parte: Tramo | Bloque, linea: number): boolean => {
  const textos = textosDe(parte)
  // What is rarer in cells is not looked into.
  return textos === null || textos.some(t => enPalabras(t).some(p => !cabe(p, linea)))
}

/** Widest a letter is taken to be, so that short words need no measuring. */
const LETRA_ANCHA = 0.72
const cabe = (palabra: string, linea: number): boolean =>
  palabra.length * LETRA_ANCHA <= linea || anchoEnEms(palabra) <= linea

const enPalabras = (texto: string): string[] => texto.split(/[\s-]+/)

const palabrasDe = ({ contenido }: Celda): string[] =>
  esTexto(contenido)
    ? contenido.flatMap(t => enPalabras(t.texto))
    : contenido.flatMap(b => textosDe(b) ?? []).flatMap(enPalabras)

/** What a part of a cell says; null of one that is not looked into. */
const textosDe = (parte: Tramo | Bloque): string[] | null => {
  if (!('tipo' in parte)) return [parte.texto]
  if (parte.tipo === 'parrafo') return parte.texto.map(t => t.texto)
  if (parte.tipo === 'titulo') return [parte.texto]
  if (parte.tipo !== 'lista') return null
  const suyos = parte.elementos.flat().map(textosDe)
  return suyos.includes(null) ? null : suyos.flatMap(t => t ?? [])
}
