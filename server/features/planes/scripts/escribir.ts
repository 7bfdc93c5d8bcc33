import { ESQUEMA, type NombreDeTabla, type Tabla, tablas } from './esquema.ts'
import { comment, literal, type Value } from './literal.ts'

/** Rows of every table, each in the order of its columns. */
export type Filas = Record<NombreDeTabla, readonly (readonly Value[])[]>

/** Rows of one statement: long enough to load fast, short enough to read. */
const FILAS_POR_INSERT = 200

const crear = ({ nombre, que, columnas, claves }: Tabla): string => {
  const lineas = [...columnas.map(([columna, tipo]) => `${columna} ${tipo}`), ...claves]
  return `${comment(que)}\ncreate table ${nombre} (\n  ${lineas.join(',\n  ')}\n);`
}

function insertar({ nombre, columnas }: Tabla, filas: readonly (readonly Value[])[]): string[] {
  const names = columnas.map(([columna]) => columna).join(', ')
  const statements: string[] = []
  for (let i = 0; i < filas.length; i += FILAS_POR_INSERT) {
    const rows = filas.slice(i, i + FILAS_POR_INSERT).map(fila => `  (${fila.map(literal).join(', ')})`)
    statements.push(`insert into ${nombre} (${names}) values\n${rows.join(',\n')};`)
  }
  return statements
}

/** A schema of its own with its tables, in the order in which they are made and filled. */
export interface EsquemaDeScript<T extends string> {
  esquema: string
  tablas: Readonly<Record<T, Tabla>>
}

/**
 * A script of standard PostgreSQL (12 and later) that makes a schema of its own with its rows in it, all or nothing. Nothing in it depends on
 * settings of whoever loads it. `cabecera`: lines of comment at its top.
 */
export function escribirTablas<T extends string>(
  { esquema, tablas: suyas }: EsquemaDeScript<T>,
  filas: Readonly<Record<T, readonly (readonly Value[])[]>>,
  cabecera: readonly string[],
): string {
  const nombres = Object.keys(suyas) as T[]
  return [
    [
      ...cabecera.map(comment),
      comment('Cárguelo en una base de datos de PostgreSQL: psql -f archivo.sql'),
    ].join('\n'),
    "set client_encoding = 'UTF8';\nset standard_conforming_strings = on;\nset datestyle = 'ISO, YMD';",
    `begin;\ncreate schema ${esquema};\nset local search_path = ${esquema};`,
    ...nombres.map(n => crear(suyas[n])),
    ...nombres.flatMap(n => insertar(suyas[n], filas[n])),
    'commit;\n',
  ].join('\n\n')
}

/** The script of a plan. */
export const escribirScript = (filas: Filas, cabecera: readonly string[]): string =>
  escribirTablas({ esquema: ESQUEMA, tablas }, filas, cabecera)
