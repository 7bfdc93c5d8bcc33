import type { ComponentProps } from 'react'

/*
 * The parts of a grid for those who hear it. They are no table of the browser: lines stand where the scrolling puts them, and that takes from a
 * table its meaning.
 */

export const Hoja = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div role="grid" {...props} />
)
export const Parte = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div role="rowgroup" {...props} />
)
export const Renglon = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; the focus is on its cells
  <div role="row" {...props} />
)
export const Celda = ({ tabIndex, ...props }: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div role="gridcell" tabIndex={tabIndex} {...props} />
)
export const Titulo = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; the focus is on its button
  <div role="columnheader" {...props} />
)
