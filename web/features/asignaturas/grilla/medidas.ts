import type { CSSProperties } from 'react'
import { enPapel } from '../../../ui/papel.ts'
import { cuantasFijas } from './CeldaDeCurso.tsx'
import type { Columnas } from './columnasDeTabla.ts'

/** Width of the column in which courses are ticked. */
const ANCHO_MARCA = 36

/** Widths of the columns and how small they become on paper, and how many stay while the others move sideways, for the styles of the grid. The last one takes what is left. */
export function medidas({ ids, anchos }: Columnas): CSSProperties {
  const fijas = cuantasFijas(ids)
  const suma = (cuales: readonly number[]) => cuales.reduce((a, b) => a + b, ANCHO_MARCA)
  const ancho = (n: number, i: number) => (i === anchos.length - 1 ? `minmax(${n}px, 1fr)` : `${n}px`)
  return {
    '--columnas': `${ANCHO_MARCA}px ${anchos.map(ancho).join(' ')}`,
    '--cuantas-fijas': fijas + 1,
    '--fijas': `${suma(anchos.slice(0, fijas))}px`,
    '--en-papel': enPapel(suma(anchos)),
  } as CSSProperties
}
