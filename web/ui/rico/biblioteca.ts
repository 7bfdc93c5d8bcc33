import type { ComponentType } from 'react'

/** Where a picture for a text may be chosen from instead of a file. */
export interface BibliotecaProps {
  onElegir: (imagen: { src: string; alt: string }) => void
  onClose: () => void
}

/** Filled by routes.tsx, so that the editor knows no feature. Empty: pictures come from files only. */
export const biblioteca: { Dialogo?: ComponentType<BibliotecaProps> } = {}
