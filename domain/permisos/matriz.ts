import { type Accion, acciones, type Rol } from './acciones.ts'

/** `si` anywhere in scope, `propios` only for the lecturer's own courses, `no` never. */
export type Permiso = 'si' | 'propios' | 'no'

/** Roles in the order of the columns below. */
export const columnas = [
  'root',
  'operador',
  'operadorBasico',
  'tutor',
  'inspector',
  'demo',
  'docente',
  'otro',
] as const satisfies readonly Rol[]

type Fila = readonly [Permiso, Permiso, Permiso, Permiso, Permiso, Permiso, Permiso, Permiso]

const S = 'si'
const P = 'propios'
const n = 'no'

/** Roles × actions (§6 names the roles and leaves the actions open), one row an action. Columns as in `columnas`; a test reads each cell. */
export const matriz: Readonly<Record<Accion, Fila>> = {
  //                   root, oper, bás, tutor, insp, demo, docente, otro
  administracion: [S, n, n, n, n, n, n, n],
  'estructura.ver': [S, S, S, S, S, S, n, n],
  'estructura.crear': [S, S, n, n, n, n, n, n],
  'estructura.editar': [S, S, n, n, n, n, n, n],
  'estructura.eliminar': [S, S, n, n, n, n, n, n],
  'contenido.ver': [S, S, S, S, S, S, n, n],
  'contenido.crear': [S, S, n, n, n, n, n, n],
  'contenido.editar': [S, S, S, S, n, n, n, n],
  'contenido.eliminar': [S, S, n, n, n, n, n, n],
  'silabos.ver': [S, S, S, S, S, S, P, n],
  'silabos.editar': [S, S, S, S, n, n, P, n],
  'informes.ver': [S, S, S, S, S, S, P, n],
  'informes.enviar': [S, S, S, S, S, n, P, n],
  'carta.editar': [S, S, S, S, n, n, n, n],
  // Whoever edits syllabi or cartas must see how they are configured, so básico and tutor read here too.
  'curricular.ver': [S, S, S, S, S, S, n, n],
  'curricular.editar': [S, S, n, n, n, n, n, n],
  'revision.observar': [S, S, S, S, S, n, n, n],
  'revision.aprobar': [S, S, n, S, n, n, n, n],
  papelera: [S, S, n, n, n, n, n, n],
  propio: [S, S, S, S, S, S, S, S],
}

/** What a person is told when the role does not allow it: «Su rol (…) no permite …». */
export const verbos: Readonly<Record<Accion, string>> = {
  administracion: 'entrar en Administración',
  'estructura.ver': 'ver facultades, programas y planes',
  'estructura.crear': 'crear',
  'estructura.editar': 'editar',
  'estructura.eliminar': 'eliminar',
  'contenido.ver': 'ver cursos y competencias',
  'contenido.crear': 'crear',
  'contenido.editar': 'editar',
  'contenido.eliminar': 'eliminar',
  'silabos.ver': 'ver sílabos',
  'silabos.editar': 'editar sílabos',
  'informes.ver': 'obtener informes',
  'informes.enviar': 'enviar informes por correo',
  'carta.editar': 'editar cartas descriptivas',
  'curricular.ver': 'ver la configuración curricular',
  'curricular.editar': 'cambiar la configuración curricular',
  'revision.observar': 'observar sílabos',
  'revision.aprobar': 'aprobar sílabos',
  papelera: 'usar la Papelera',
  propio: 'hacerlo',
}

/** The cell of the matrix for a role and an action. */
export const permisoDe = (rol: Rol, accion: Accion): Permiso => matriz[accion][columnas.indexOf(rol)] ?? 'no'

/** Whether a role lets somebody do anything but what everyone signed in may. */
export const permiteAlgo = (rol: Rol): boolean =>
  acciones.some(accion => accion !== 'propio' && permisoDe(rol, accion) !== 'no')
