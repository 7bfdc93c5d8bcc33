import { type Formulario, formularios } from '@malla/contracts/formularios.ts'
import type { MenuDeSesion } from '@malla/contracts/sesion.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import {
  administracion,
  barraLateral,
  entradasDe,
  gestion,
  subentradasDe,
  tituloDeSugerencias,
} from '@malla/domain/sesion/menus.ts'

type Cuentas = { news: number; total: number }

const pathOf = (entrada: Formulario): string => `/form/${formularios[entrada].id}`

const submenusDe = (entrada: Formulario, rol: Rol): MenuDeSesion['submenus'] =>
  subentradasDe(entrada, rol, true).map(({ subruta, titulo }) => ({
    entrada: `${entrada}/${subruta}`,
    titulo,
    path: `${pathOf(entrada)}/${subruta}`,
  }))

const asMenu =
  (donde: MenuDeSesion['donde'], rol: Rol, sugerencias: Cuentas) =>
  ({ entrada }: { entrada: Formulario }): MenuDeSesion => ({
    entrada,
    titulo: entrada === 'sugerencias' ? tituloDeSugerencias(sugerencias) : formularios[entrada].titulo,
    path: pathOf(entrada),
    donde,
    submenus: submenusDe(entrada, rol),
  })

/** Entries beside the forms; what only administrators enter stands with theirs. */
const deGestion = (donde: 'gestion' | 'administracion', rol: Rol): MenuDeSesion[] =>
  entradasDe(gestion, rol)
    .filter(e => (e.accion === 'administracion') === (donde === 'administracion'))
    .map(({ entrada, titulo, path }) => ({ entrada, titulo, path, donde, submenus: [] }))

/** The menus of a person, as the server supplies them for each user (§2, §6). `sugerencias`: how many are new and how many there are. */
export const menusDe = (rol: Rol, sugerencias: Cuentas = { news: 0, total: 0 }): MenuDeSesion[] => [
  ...entradasDe(barraLateral, rol).map(asMenu('lateral', rol, sugerencias)),
  ...deGestion('gestion', rol),
  ...entradasDe(administracion, rol).map(asMenu('administracion', rol, sugerencias)),
  ...deGestion('administracion', rol),
]
