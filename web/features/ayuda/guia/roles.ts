import type { Rol } from '@malla/domain/permisos/acciones.ts'

/** For whom a page is: a role of the app, or whoever only looks, with an account or without. */
export type RolDeGuia = Exclude<Rol, 'otro'> | 'visita'

/** In the order in which they are offered, with their names (§6). */
export const rolesDeGuia: Readonly<Record<RolDeGuia, string>> = {
  root: 'Administrador',
  operador: 'Operador',
  operadorBasico: 'Operador Básico',
  tutor: 'Tutor',
  inspector: 'Inspector',
  docente: 'Docente',
  demo: 'Demo',
  visita: 'Quien solo mira',
}

export const losRoles = Object.keys(rolesDeGuia) as RolDeGuia[]

export const isRolDeGuia = (rol: string | undefined): rol is RolDeGuia =>
  rol !== undefined && Object.hasOwn(rolesDeGuia, rol)

/** Of whoever is signed in, if anybody is. */
export const rolPropio = (rol: string | undefined): RolDeGuia | null => {
  if (rol === undefined) return null
  return isRolDeGuia(rol) ? rol : 'visita'
}

/** The roles that are offered, one's own first. */
export const rolesDesde = (propio: RolDeGuia | null): RolDeGuia[] =>
  propio ? [propio, ...losRoles.filter(rol => rol !== propio)] : losRoles
