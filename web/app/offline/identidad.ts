import type { Sesion } from '@malla/contracts/sesion.ts'

/** Whose the kept things are: a person at work in an institution. Nobody else is shown them, or sends them. */
export const duenoDe = ({ id, empresa }: Pick<Sesion, 'id' | 'empresa'>): string =>
  `${id}.${empresa?.id ?? 0}`

/** What one sees hangs on the role and the programme too. */
export const vistaDe = (user: Sesion): string =>
  `${duenoDe(user)}.${user.tipopersona_id ?? 0}.${user.carreraestudiante.id}`
