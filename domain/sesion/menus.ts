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

/** Working pages beside the forms: people and settings. They have addresses of their own, not under /form. */
export const gestion = [
  { entrada: 'docentes', accion: 'curricular.ver', titulo: 'Docentes', path: '/docentes' },
  { entrada: 'ajustes', accion: 'curricular.editar', titulo: 'Ajustes', path: '/ajustes' },
  { entrada: 'correos', accion: 'administracion', titulo: 'Correos', path: '/correos' },
] as const satisfies readonly (EntradaDeMenu & { titulo: string; path: string })[]

/** A page below a form, as menus call it. */
export interface SubEntrada {
  subruta: string
  titulo: string
  accion: Accion
}

/** Pages below the forms that stand in menus by themselves (§2); those left out need a plan or a course to open. */
export const subentradas: Readonly<Record<string, readonly SubEntrada[]>> = {
  planes: [
    { subruta: 'cursos', titulo: 'Cursos de un plan', accion: 'estructura.ver' },
    { subruta: 'areas_cursos', titulo: 'Áreas de cursos', accion: 'estructura.ver' },
    { subruta: 'tipos_cursos', titulo: 'Tipos de cursos', accion: 'estructura.ver' },
    { subruta: 'tipologias', titulo: 'Tipologías especiales', accion: 'estructura.ver' },
    { subruta: 'carta', titulo: 'Carta descriptiva', accion: 'contenido.ver' },
  ],
  silabos: [
    { subruta: 'silabo', titulo: 'Sílabo', accion: 'silabos.ver' },
    { subruta: 'config-silabos', titulo: 'Estructura del sílabo', accion: 'curricular.ver' },
  ],
  competencias: [{ subruta: 'competencias', titulo: 'Competencias del plan', accion: 'contenido.ver' }],
  laboratorios: [{ subruta: 'equipos', titulo: 'Equipos', accion: 'estructura.ver' }],
  plantillas: [{ subruta: 'create', titulo: 'Nueva plantilla', accion: 'administracion' }],
  usuarios: [
    { subruta: 'create', titulo: 'Nuevo usuario', accion: 'administracion' },
    { subruta: 'activities', titulo: 'Actividades', accion: 'administracion' },
  ],
  entidades: [{ subruta: 'create', titulo: 'Nueva entidad', accion: 'administracion' }],
}

/** Pages that open only from a plan, a course or a row: in addresses and visits, not in menus. */
const soloDesdeAlgo = new Set([
  'silabos/silabo',
  'competencias/competencias',
  'planes/carta',
  'laboratorios/equipos',
])

/** Whether a page says nothing by itself: there is none to come back to without what it was opened from. */
export const isSoloDesdeAlgo = (entrada: string, subruta: string): boolean =>
  soloDesdeAlgo.has(`${entrada}/${subruta}`)

/** Pages below a form that a role may open; `enMenu`: only those that menus offer. */
export const subentradasDe = (entrada: string, rol: Rol, enMenu = false): SubEntrada[] =>
  (subentradas[entrada] ?? []).filter(
    s => permisoDe(rol, s.accion) !== 'no' && !(enMenu && isSoloDesdeAlgo(entrada, s.subruta)),
  )

/** Title of Sugerencias, with how many are new and how many there are (§2). */
export const tituloDeSugerencias = ({ news, total }: { news: number; total: number }): string =>
  `Sugerencias (${news} de ${total})`

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
