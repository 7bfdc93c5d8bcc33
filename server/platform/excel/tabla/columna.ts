import type { ColumnToWrite, ListToWrite } from '../bookToWrite.ts'

/** A column of a sheet that people fill and send back: read by the template, its instructions and the reader. */
export interface ColumnaDeTabla<C extends string = string> {
  campo: C
  /** Exactly what stands in row 1 of the template. */
  header: string
  /** Other headers that mean it. */
  sinonimos?: readonly string[]
  /**
   * Columns whose text comes behind it where the file calls it by one of the titles `bajo`: each by the headers that it may have, in the order of the text.
   */
  detras?: { bajo: readonly string[]; titulos: readonly (readonly string[])[] }
  isObligatoria?: boolean
  kind: ColumnToWrite['kind']
  width: number
  /** Whether a cell may hold several, separated by «;» or each on a line of its own. */
  isLista?: boolean
  /** Most characters of a cell. */
  max: number
  ayuda: string
  ejemplo: string
  list?: ListToWrite
}
