import type { MouseEvent } from 'react'

/** A handle that is clicked takes the focus, so that its keys move what it holds: Safari gives none to a button that is clicked. */
export const tomarFoco = ({ currentTarget }: Pick<MouseEvent<HTMLElement>, 'currentTarget'>): void =>
  currentTarget.focus({ preventScroll: true })
