import { Fragment, type ReactNode } from 'react'

/** Draws a list whose entries have nothing of their own to be told by, and never change places: their place is their key. */
export const porLugar = <T,>(
  lista: readonly T[],
  dibujar: (uno: T, lugar: number) => ReactNode,
): ReactNode[] =>
  lista.map((uno, lugar) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: for lists that stand still, see above
    <Fragment key={lugar}>{dibujar(uno, lugar)}</Fragment>
  ))
