import type { NodoRico } from './esquema.ts'

const isVacia = (fila: NodoRico): boolean => (fila.content ?? []).length === 0

/** A cell that reaches down over so many rows; one says nothing of it. */
function conAlto(celda: NodoRico, alto: number): NodoRico {
  const { rowspan: _, ...attrs } = celda.attrs ?? {}
  const { attrs: _attrs, ...solo } = celda
  const todos = { ...attrs, ...(alto > 1 && { rowspan: alto }) }
  return Object.keys(todos).length > 0 ? { ...solo, attrs: todos } : solo
}

/**
 * Rows of a table without those that hold no cell, as Word and spreadsheets write a row whose places all belong to cells above it. Those cells cover
 * a row less: else they would cover the next one, and push what stands there out of its columns.
 */
export function sinFilasVacias(filas: readonly NodoRico[]): NodoRico[] {
  /** How many rows before each one are empty. */
  const vacias = [0]
  for (const fila of filas) vacias.push(vacias.at(-1)! + Number(isVacia(fila)))
  const bajo = (celda: NodoRico, y: number): NodoRico => {
    const alto = Number(celda.attrs?.rowspan ?? 1)
    const cruza = vacias[Math.min(y + alto, filas.length)]! - vacias[y + 1]!
    return cruza > 0 ? conAlto(celda, alto - cruza) : celda
  }
  return filas.flatMap((fila, y) =>
    isVacia(fila) ? [] : { ...fila, content: fila.content!.map(celda => bajo(celda, y)) },
  )
}
