import { type Formulario, formularios } from '@malla/contracts/formularios.ts'
import type { MenuDeSesion } from '@malla/contracts/sesion.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { administracion, barraLateral, entradasDe } from '@malla/domain/sesion/menus.ts'

const asMenu =
  (donde: MenuDeSesion['donde']) =>
  ({ entrada }: { entrada: Formulario }): MenuDeSesion => ({
    entrada,
    titulo: formularios[entrada].titulo,
    path: `/form/${formularios[entrada].id}`,
    donde,
    submenus: [],
  })

/** The menus of a person, as the server supplies them for each user (§2, §6). */
export const menusDe = (rol: Rol): MenuDeSesion[] => [
  ...entradasDe(barraLateral, rol).map(asMenu('lateral')),
  ...entradasDe(administracion, rol).map(asMenu('administracion')),
]
