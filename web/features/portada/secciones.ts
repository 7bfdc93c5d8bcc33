import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'

/** The sections of the landing (§2), in the order of the page; the ids are the anchors of the menu. */
const todas = [
  { id: 'inicio', label: 'Inicio' },
  { id: 'diseno', label: 'Diseño curricular' },
  { id: 'caracteristicas', label: 'Características' },
  { id: 'demo', label: 'Demo' },
  { id: 'contacto', label: 'Contacto' },
  { id: 'testimonios', label: 'Testimonios' },
] as const

export type Seccion = (typeof todas)[number]

/** Those that this installation has: nothing is invented where nobody said anything, and what cannot be tried is not offered. */
export const seccionesDe = (publicos: AjustesPublicos | null): Seccion[] =>
  todas.filter(
    ({ id }) =>
      (id !== 'demo' || publicos?.demostracion) &&
      (id !== 'testimonios' || (publicos?.testimonios.length ?? 0) > 0),
  )
