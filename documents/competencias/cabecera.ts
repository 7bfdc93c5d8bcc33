import { comienzo } from '@malla/domain/texto/cortar.ts'
import { celda } from '../bloques.ts'
import type { Celda } from '../document.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

/** Letters of a head that fit over one column. */
const LETRAS_POR_COLUMNA = 7

/** A name over so many columns: shortened where it would stick out. */
const cabenEn = (nombre: string, columnas: number): string =>
  nombre.length <= columnas * LETRAS_POR_COLUMNA
    ? nombre
    : `${comienzo(nombre, columnas * LETRAS_POR_COLUMNA - 2).trim()}.`

/** Head of a table with competencies across: their codes; over them the kinds (`tipoDe`), where the plan has both: each counts from 1. */
export function cabeceraDeMatriz<T extends { codigo: string }>(
  curso: string,
  columnas: readonly T[],
  tipoDe: ((c: T) => string) | null,
): Celda[][] {
  const codigos = columnas.map(c => celda(c.codigo, { alineacion: 'centro' }))
  if (tipoDe === null) return [[celda(curso), ...codigos]]
  const encima = [...Map.groupBy(columnas, tipoDe)].map(([nombre, { length }]) =>
    celda(cabenEn(nombre, length), { columnas: length, alineacion: 'centro' }),
  )
  return [[celda(curso, { filas: 2 }), ...encima], codigos]
}

/** Heading of one table of several: «Competencias F1 a F24»; where the plan has both kinds (`tipoDe`), «Específicas F1 a Generales F4». */
export function nombreDeTrozo<T extends { codigo: string }>(
  trozo: readonly T[],
  tipoDe: ((c: T) => string) | null,
): string {
  const [de, a] = [trozo[0]!, trozo.at(-1)!]
  if (tipoDe === null) return t.tramo(de.codigo, a.codigo)
  const [uno, otro] = [tipoDe(de), tipoDe(a)]
  if (de === a) return `${uno} ${de.codigo}`
  return `${uno} ${de.codigo} a ${uno === otro ? '' : `${otro} `}${a.codigo}`
}
