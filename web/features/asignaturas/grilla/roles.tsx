import type { AriaRole, ComponentProps } from 'react'

/**
 * A part of a grid for those who hear it. It is no table of the browser: lines stand where the scrolling puts them, and that takes from a table
 * its meaning. The focus is on its cells, or on what is in them.
 */
const conRol = (role: AriaRole) => (props: ComponentProps<'div'>) => <div role={role} {...props} />

export const Hoja = conRol('grid')
export const Parte = conRol('rowgroup')
export const Renglon = conRol('row')
export const Celda = conRol('gridcell')
export const Titulo = conRol('columnheader')
/** Names a row. */
export const Rotulo = conRol('rowheader')
