import type { GrupoMalla } from './malla.ts'

/** All measures of the malla are millimetres from the upper left corner of its drawing. */
export interface Rejilla {
  columnas: number
  filas: number
  anchoTarjeta: number
  altoTarjeta: number
  /** Room between two columns, and between two rows, where the lines run. */
  pasillo: number
  calle: number
  /** Upper edge of the first row. */
  arriba: number
}

/** Place of a card on the grid. */
export interface Puesto {
  columna: number
  fila: number
}

export const ALTO_CABECERA = 10
/** Cards are higher than this only where the longest name asks for it. */
const MAXIMO = { ancho: 62, alto: 27 }
/** What a cycle in two columns costs: it no longer reads as one step of the way. */
const PARTIDO = 0.85
/** A card that reads well: this wide, and as high as its name needs beside code and hours (about 7 pt). */
const ANCHO_COMODO = 24
const LETRA = 1.35
const RENGLON = 3
const SIN_NOMBRE = 7.5

const entre = (n: number, minimo: number, maximo: number): number => Math.min(maximo, Math.max(minimo, n))

/** Columns that a group takes when it may be `filas` high; an empty group keeps one. */
export const columnasDe = (grupo: GrupoMalla, filas: number): number =>
  Math.max(1, Math.ceil(grupo.cursos.length / filas))

/**
 * The grid on which every group fits in `ancho` × `alto`. A long group goes on in a second column only where cards would be too
 * low to read. `carriles` is how many lines run side by side in the fullest gap between columns.
 */
export const elegirRejilla = (
  grupos: readonly GrupoMalla[],
  ancho: number,
  alto: number,
  carriles: number,
): Rejilla => {
  const masLargo = Math.max(1, ...grupos.map(g => g.cursos.length))
  const letras = letrasDeNombre(grupos)
  const nombreMasLargo = Math.max(0, ...grupos.flatMap(g => g.cursos.map(c => c.nombre.length)))
  const rejillas = Array.from({ length: masLargo }, (_, i) =>
    medir(grupos, i + 1, ancho, alto, carriles, nombreMasLargo),
  )
  const ciclos = Math.max(0, ...grupos.map(g => (g.electivo ? 0 : g.cursos.length)))
  const nota = (r: Rejilla) => comodidad(r, letras) * (r.filas < ciclos ? PARTIDO : 1)
  // Of two that read as well, the one of fewer columns; of the same columns, the one of higher cards.
  const ventaja = (r: Rejilla, otra: Rejilla) => nota(r) - nota(otra) || otra.columnas - r.columnas
  return rejillas.reduce((mejor, r) => (ventaja(r, mejor) > 0 ? r : mejor))
}

/** Length that three names of four do not pass, but no more than these. */
export const letrasDeNombre = (grupos: readonly GrupoMalla[]): number => {
  const largos = grupos.flatMap(g => g.cursos.map(c => c.nombre.length)).sort((a, b) => a - b)
  return entre(largos[Math.floor(largos.length * 0.75)] ?? 0, 12, 90)
}

/** How well the cards of a grid read: 1 is well, below 0.75 is an effort; beyond 1.2 nothing is won. */
export const comodidad = (r: Rejilla, letras: number): number => {
  return Math.min(1.2, r.anchoTarjeta / ANCHO_COMODO, r.altoTarjeta / altoComodo(r.anchoTarjeta, letras))
}

const altoComodo = (ancho: number, letras: number): number =>
  SIN_NOMBRE + Math.ceil((letras * LETRA) / ancho) * RENGLON

const medir = (
  grupos: readonly GrupoMalla[],
  filas: number,
  ancho: number,
  alto: number,
  carriles: number,
  nombreMasLargo: number,
): Rejilla => {
  const columnas = Math.max(
    1,
    grupos.reduce((suma, g) => suma + columnasDe(g, filas), 0),
  )
  const pasillo = entre(carriles * 0.6 + 2, 2.4, Math.max(2.4, (ancho / columnas) * 0.32))
  const libre = alto - ALTO_CABECERA
  const calle = entre((libre / filas) * 0.12, 1.2, 3.4)
  const anchoTarjeta = Math.min(MAXIMO.ancho, (ancho + pasillo) / columnas - pasillo)
  const maximo = Math.max(MAXIMO.alto, altoComodo(anchoTarjeta, nombreMasLargo))
  return {
    columnas,
    filas,
    anchoTarjeta,
    altoTarjeta: Math.min(maximo, (libre - calle) / filas - calle),
    pasillo,
    calle,
    arriba: ALTO_CABECERA + calle,
  }
}

/** Left edge of a column. */
export const xDeColumna = (r: Rejilla, columna: number): number => columna * (r.anchoTarjeta + r.pasillo)
/** Upper edge of a row. */
export const yDeFila = (r: Rejilla, fila: number): number => r.arriba + fila * (r.altoTarjeta + r.calle)

/** Where every course stands, by its id, and the first column of every group. */
export const repartir = (
  grupos: readonly GrupoMalla[],
  r: Rejilla,
): { puestos: Map<number, Puesto>; inicios: number[] } => {
  const puestos = new Map<number, Puesto>()
  const inicios: number[] = []
  let columna = 0
  for (const grupo of grupos) {
    inicios.push(columna)
    grupo.cursos.forEach((curso, i) => {
      puestos.set(curso.id, { columna: columna + Math.floor(i / r.filas), fila: i % r.filas })
    })
    columna += columnasDe(grupo, r.filas)
  }
  return { puestos, inicios }
}
