import type { Accion, Rol } from '../permisos/acciones.ts'
import { permisoDe } from '../permisos/matriz.ts'

/** An entry of the sidebar or of the Administración menu: a form of §2 under /form/{form}. */
export interface EntradaDeMenu {
  entrada: string
  titulo: string
  /** Numeric id of the form, text. */
  form: string
  /** What the role must be allowed to do to enter. */
  accion: Accion
}

/** Entries of the sidebar in their order (§2). */
export const barraLateral = [
  {
    entrada: 'facultades',
    titulo: 'Facultades y Programas',
    form: '09092015083035',
    accion: 'estructura.ver',
  },
  { entrada: 'competencias', titulo: 'Competencias', form: '1487019132661', accion: 'contenido.ver' },
  {
    entrada: 'laboratorios',
    titulo: 'Laboratorios y Talleres',
    form: '24102018042400',
    accion: 'estructura.ver',
  },
  { entrada: 'planes', titulo: 'Plan de Estudios', form: '09092015083031', accion: 'estructura.ver' },
  { entrada: 'silabos', titulo: 'Sílabos de Cursos', form: '1486745968653', accion: 'silabos.ver' },
  {
    entrada: 'modelos-educativos',
    titulo: 'Modelo Educativo',
    form: '1507211213570',
    accion: 'estructura.ver',
  },
] as const satisfies readonly EntradaDeMenu[]

/** The Administración menu, of root only (§2). */
export const administracion = [
  { entrada: 'usuarios', titulo: 'Usuarios', form: '24042018114601', accion: 'administracion' },
  { entrada: 'empresas', titulo: 'Entidades', form: '24042018114602', accion: 'administracion' },
  { entrada: 'plantillas', titulo: 'Plantillas', form: '19112018151900', accion: 'administracion' },
  { entrada: 'sugerencias', titulo: 'Sugerencias', form: '16112018152300', accion: 'administracion' },
] as const satisfies readonly EntradaDeMenu[]

/** Forms of the person's own menu (§2). */
export const formsPersonales = { perfil: '04022015015219', institucion: '06052018093801' } as const

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
