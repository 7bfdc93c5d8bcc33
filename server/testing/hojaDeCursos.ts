import type { CellToWrite } from '../platform/excel/bookToWrite.ts'
import type { CeldaMala } from '../platform/excel/cursos/hallazgos.ts'
import { leerCursos } from '../platform/excel/cursos/leerCursos.ts'
import type { CursosLeidos, OpcionesDeLectura } from '../platform/excel/cursos/leidos.ts'
import { LIMITS } from '../platform/excel/importacion.ts'
import { readWorkbook } from '../platform/excel/readWorkbook.ts'
import { combinadas, filasAMano, libroAMano, libroDe } from './libros.ts'

/** Sheets of courses for tests, in a line each. */

/** What a file of courses says, from its bytes. */
export const leerArchivo = async (bytes: Uint8Array, opciones: OpcionesDeLectura): Promise<CursosLeidos> =>
  leerCursos(await readWorkbook(bytes, LIMITS), opciones)

export const leer = async (filas: CellToWrite[][], opciones: Partial<OpcionesDeLectura> = {}) =>
  leerArchivo(await libroDe(filas), { electivos: false, ...opciones })

/** A sheet by hand, with merged cells. */
export const leerAMano = async (datos: string, ...merges: string[]) =>
  leerArchivo(await libroAMano({ hojas: [{ datos, despues: combinadas(...merges) }] }), { electivos: false })

/** A book by hand, with the rows of each sheet by its name. */
export const leerHojas = async (
  hojas: Record<string, (string | number | null)[][]>,
  opciones: Partial<OpcionesDeLectura> = {},
) => {
  const partes = Object.entries(hojas).map(([nombre, filas]) => ({ nombre, datos: filasAMano(filas) }))
  return leerArchivo(await libroAMano({ hojas: partes }), { electivos: false, ...opciones })
}

/** A bad cell in a line. */
export const dice = (c: CeldaMala): string =>
  `${c.hoja ? `${c.hoja} · ` : ''}${c.fila} ${c.columna} «${c.valor}» ${c.motivo}`
/** The header of the template of cycles, without the regulator's columns. */
export const H = [
  'CODIGO',
  'NOMBRE',
  'CICLO',
  'CREDITOS',
  'HORAS TEORIA',
  'HORAS PRACTICA',
  'HORAS VIRTUAL',
  'PREREQUISITOS',
  'AREA',
  'TIPO',
  'TIPOLOGIA',
]
/** A good course under H, with some of its cells (by place) changed. */
export const curso = (changes: Record<number, CellToWrite> = {}): CellToWrite[] =>
  ['0021', 'Cálculo', 'I', 4, 3, 2, 0, 'FIS-100', 'Ciencias', 'Obligatorio', 'Taller'].map((v, i) =>
    changes[i] !== undefined ? changes[i]! : v,
  )
