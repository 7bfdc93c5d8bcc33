import { igual } from '../valores/igual.ts'

/**
 * A change with all that follows from it, as rows before and after. Applied all or none; read backwards it takes itself back.
 */

/** Tables whose rows a change may touch: what others hang on first, so that rows can be put in this order and taken away in the other. */
export const tablasDePasos = [
  'parametros',
  'laboratorios',
  'equipos',
  'laboratorio_programas',
  'plan_laboratorios',
  'asignaturas',
  'competencias',
  'competencia_cursos',
  'competencia_resultados',
  'equivalencias',
  'equivalencia_cursos',
  'plan_secciones',
  'silabos',
  'silabo_claves',
  'silabo_observaciones',
  'carta_claves',
  'accesos',
] as const

export type TablaDePaso = (typeof tablasDePasos)[number]

/** A row as the database tells it. */
export type Fila = Readonly<Record<string, unknown>>

/** What tells the rows of a table apart within an institution; of the others it is `id`. */
const llaves: Partial<Record<TablaDePaso, readonly string[]>> = {
  laboratorio_programas: ['laboratorio_id', 'programa_id'],
  plan_laboratorios: ['planestudio_id', 'laboratorio_id'],
  competencia_cursos: ['competencia_id', 'asignatura_id'],
  competencia_resultados: ['competencia_id', 'resultado_id'],
  equivalencia_cursos: ['equivalencia_id', 'asignatura_id'],
}

/** Fields that tell the rows of a table apart. */
export const llaveDe = (tabla: TablaDePaso): readonly string[] => llaves[tabla] ?? ['id']

/** One row that comes (`antes` null, `despues` whole), goes (the other way round), or changes: then both hold the fields that differ. */
export interface Paso {
  tabla: TablaDePaso
  llave: Fila
  antes: Fila | null
  despues: Fila | null
}

const llaveDeFila = (tabla: TablaDePaso, fila: Fila): Fila =>
  Object.fromEntries(llaveDe(tabla).map(k => [k, fila[k]]))

/** A row that comes. */
export const poner = (tabla: TablaDePaso, fila: Fila): Paso => ({
  tabla,
  llave: llaveDeFila(tabla, fila),
  antes: null,
  despues: fila,
})

/** A row that goes. */
export const quitar = (tabla: TablaDePaso, fila: Fila): Paso => ({
  tabla,
  llave: llaveDeFila(tabla, fila),
  antes: fila,
  despues: null,
})

/** The change of some fields of a row, or none when they are so already. */
export function cambiar(tabla: TablaDePaso, fila: Fila, campos: Fila): Paso[] {
  const distintos = Object.keys(campos).filter(k => !igual(fila[k], campos[k]))
  if (distintos.length === 0) return []
  const solo = (de: Fila): Fila => Object.fromEntries(distintos.map(k => [k, de[k] ?? null]))
  return [{ tabla, llave: llaveDeFila(tabla, fila), antes: solo(fila), despues: solo(campos) }]
}

/** What takes these changes back. */
export const inversos = (pasos: readonly Paso[]): Paso[] =>
  pasos.toReversed().map(p => ({ ...p, antes: p.despues, despues: p.antes }))
