import type { ComponentProps } from 'react'

/** Names a row for those who hear the grid (see asignaturas/grilla/roles.tsx). */
export const Rotulo = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the grid is no table of the browser; the focus is on its cells
  <div role="rowheader" {...props} />
)
