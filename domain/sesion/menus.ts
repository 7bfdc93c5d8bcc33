import type { Accion, Rol } from '../permisos/acciones.ts'
import { permisoDe } from '../permisos/matriz.ts'

/** An entry of the sidebar or of the Administración menu (§2): a form by its name, and what a role must be allowed to do to enter. */
export interface EntradaDeMenu {
  entrada: string
  accion: Accion
}

/** Entries of the sidebar in their order (§2). */
export const barraLateral = [
  { entrada: 'facultades', accion: 'estructura.ver' },
  { entrada: 'competencias', accion: 'contenido.ver' },
  { entrada: 'laboratorios', accion: 'estructura.ver' },
  { entrada: 'planes', accion: 'estructura.ver' },
  { entrada: 'silabos', accion: 'silabos.ver' },
  { entrada: 'modelo', accion: 'estructura.ver' },
] as const satisfies readonly EntradaDeMenu[]

/** The Administración menu, of root only (§2). */
export const administracion = [
  { entrada: 'usuarios', accion: 'administracion' },
  { entrada: 'entidades', accion: 'administracion' },
  { entrada: 'plantillas', accion: 'administracion' },
  { entrada: 'sugerencias', accion: 'administracion' },
] as const satisfies readonly EntradaDeMenu[]

/**
 * Entries that a role may enter: all for root, operators, inspectors, demo and tutors, Sílabos de Cursos alone for a
 * lecturer, none for anybody else (§2, §6).
 */
export const entradasDe = <E extends EntradaDeMenu>(entradas: readonly E[], rol: Rol): E[] =>
  entradas.filter(e => permisoDe(rol, e.accion) !== 'no')

/** What decides the links that are shared by the menus (§2). */
export interface DatosDeMenu {
  root: boolean
  isTutor: boolean
  /** How many of each the person has. */
  empresas: number
  roles: number
  programas: number
}

export type EnlaceDeMenu =
  | 'perfil'
  | 'institucion'
  | 'cambiarEntidad'
  | 'cambiarRol'
  | 'cambiarPrograma'
  | 'salir'

const condiciones: readonly [EnlaceDeMenu, (x: DatosDeMenu) => boolean][] = [
  ['perfil', () => true],
  ['institucion', x => x.root],
  ['cambiarEntidad', x => x.empresas > 1 && !x.isTutor],
  ['cambiarRol', x => x.roles > 1],
  ['cambiarPrograma', x => x.programas > 1],
  ['salir', () => true],
]

/** What each link of the person's menu says (§2). */
export const titulosDeEnlace: Readonly<Record<EnlaceDeMenu, string>> = {
  perfil: 'Mi Perfil',
  institucion: 'La Institución',
  cambiarEntidad: 'Cambiar de Entidad',
  cambiarRol: 'Cambiar de Rol',
  cambiarPrograma: 'Cambiar de Programa',
  salir: 'Salir',
}

/** Links of the person's menu, in their order (§2): a change is offered only to who has more than one to choose from. */
export const enlacesDe = (x: DatosDeMenu): EnlaceDeMenu[] =>
  condiciones.filter(([, vale]) => vale(x)).map(([enlace]) => enlace)
