import type { CSSProperties } from 'react'
import { fijas } from './CeldaDeCurso.tsx'
import type { Columnas } from './columnasDeTabla.ts'

/** Width of the column in which courses are ticked. */
const ANCHO_MARCA = 36

/** Widths of the columns, and where those that stay begin, for the styles of the grid. The last one takes what is left. */
export function medidas({ ids, anchos }: Columnas): CSSProperties {
  const izquierdas: Record<string, string> = { '--izquierda': '0px' }
  let x = ANCHO_MARCA
  for (const [i, id] of ids.entries()) {
    if (!fijas.includes(id)) continue
    izquierdas[`--izq-${id}`] = `${x}px`
    x += anchos[i]!
  }
  const ancho = (n: number, i: number) => (i === anchos.length - 1 ? `minmax(${n}px, 1fr)` : `${n}px`)
  return {
    '--columnas': `${ANCHO_MARCA}px ${anchos.map(ancho).join(' ')}`,
    '--fijas': `${x}px`,
    ...izquierdas,
  } as CSSProperties
}
