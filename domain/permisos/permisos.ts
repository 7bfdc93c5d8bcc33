import type { Accion, Ambito, Persona, Rol } from './acciones.ts'
import { permisoDe, verbos } from './matriz.ts'

/** What a session knows of a person that decides the role (§6). `tipouser` 1–5 comes from json.moduloCurriculo. */
export interface DatosDeRol {
  root: boolean
  tipouser: number | null
  codtipopersona: string | null
  codigo_aditional: string | null
  cursos_ids: readonly number[]
}

const porTipoUser: Readonly<Record<number, Rol>> = {
  2: 'operador',
  3: 'inspector',
  4: 'demo',
  5: 'operadorBasico',
}
const porTipoPersona: Readonly<Record<string, Rol>> = { '00027': 'operador', '00028': 'inspector' }

/** The additional code of who is a tutor (§6). */
export const CODIGO_DE_TUTOR = 'is_tutor_diseno'

/**
 * Role of a person (§6). Root wins; then the type of user, which says more than the person type (a basic operator also
 * has 00027); then the tutor mark, which forms offer among those types; then the person type, and courses of one's own. A
 * tipouser 1 without root is nobody special.
 */
export function rolDe(x: DatosDeRol): Rol {
  if (x.root) return 'root'
  const porUser = x.tipouser === null ? undefined : porTipoUser[x.tipouser]
  if (porUser) return porUser
  if (x.codigo_aditional === CODIGO_DE_TUTOR) return 'tutor'
  const porPersona = x.codtipopersona === null ? undefined : porTipoPersona[x.codtipopersona]
  if (porPersona) return porPersona
  return x.cursos_ids.length > 0 ? 'docente' : 'otro'
}

const nombres: Readonly<Partial<Record<Rol, string>>> = {
  root: 'Root o Administrador',
  operador: 'Operador',
  operadorBasico: 'Operador Básico',
  inspector: 'Inspector',
  demo: 'Demo',
}

/** Name of a role as lists show it (§6); tutor and docente are «Otros» there. */
export const nombreRol = (rol: Rol): string => nombres[rol] ?? 'Otros'

/** Name of a role to whoever has it, or inside a sentence: there «Otros» would say nothing. */
export const rolEnFrase = (rol: Rol): string =>
  rol === 'tutor' ? 'Tutor' : rol === 'docente' ? 'Docente de sílabo' : nombreRol(rol)

/** Whether the thing asked about is one of the lecturer's own courses, as far as the ámbito says. */
const isCursoPropio = (persona: Persona, ambito: Ambito): boolean =>
  ambito.asignatura_id == null || persona.cursos_ids.includes(ambito.asignatura_id)

/** A completed syllabus of a programme in which the lecturer teaches: read, never edited. */
const isSilaboVecino = (persona: Persona, ambito: Ambito): boolean =>
  ambito.silabo_completo === true &&
  ambito.programa_id != null &&
  (persona.programas_ids ?? []).includes(ambito.programa_id)

const isDeLaInstitucion = (x: Ambito): boolean =>
  x.facultad_id === null && x.programa_id == null && x.asignatura_id == null

/** Whether the person's faculties and programmes cover the place with the right to change it. */
function isCubierto(persona: Persona, ambito: Ambito): boolean {
  const { alcance } = persona
  if (persona.rol === 'root' || alcance.todo) return true
  if (isDeLaInstitucion(ambito)) return false
  const { facultad_id, programa_id } = ambito
  if (facultad_id == null && programa_id == null) return true
  return (
    (facultad_id != null && alcance.facultades.includes(facultad_id)) ||
    (programa_id != null && alcance.programas.includes(programa_id))
  )
}

/**
 * Whether the person sees the place at all. False is answered with 404, as if it were not there.
 * A faculty of which only a programme is permitted is seen, and what belongs to the whole institution is seen by all;
 * a lecturer sees the own courses and the completed syllabi of the own programmes.
 */
export function inAlcance(persona: Persona, ambito: Ambito): boolean {
  const { rol, alcance } = persona
  if (rol === 'docente' && ambito.asignatura_id != null)
    return isCursoPropio(persona, ambito) || isSilaboVecino(persona, ambito)
  if (isCubierto(persona, ambito) || isDeLaInstitucion(ambito)) return true
  const soloFacultad =
    ambito.programa_id == null && ambito.facultad_id != null && ambito.asignatura_id == null
  return soloFacultad && !alcance.todo && (alcance.facultades_visibles ?? []).includes(ambito.facultad_id!)
}

const isLectura = (accion: Accion): boolean => accion.endsWith('.ver') || accion === 'propio'

/** Why one sees a place but may not change it: the permission is for another part of the institution. */
function whyNotCubierto(persona: Persona, ambito: Ambito): string | null {
  if (persona.rol === 'docente' || isCubierto(persona, ambito)) return null
  if (isDeLaInstitucion(ambito))
    return 'Su permiso es para algunas facultades o programas, no para toda la institución.'
  return 'Su permiso es para algunos programas de esta facultad, no para la facultad.'
}

const isInforme = (accion: Accion): boolean => accion.startsWith('informes.')

/** Names a place, and in it no course: the report of a whole plan, programme or institution. */
const isMasQueUnCurso = (x: Ambito): boolean =>
  x.asignatura_id == null && (x.programa_id !== undefined || x.facultad_id !== undefined)

/** What a lecturer may do: with own courses all that the matrix says, with a neighbour's completed syllabus only read. */
function whyNotDocente(persona: Persona, accion: Accion, ambito: Ambito): string | null {
  if (isInforme(accion) && isMasQueUnCurso(ambito))
    return 'Solo puede obtener los informes de los sílabos de sus cursos.'
  if (isCursoPropio(persona, ambito)) return null
  if (accion === 'silabos.ver' && isSilaboVecino(persona, ambito)) return null
  return 'Solo puede hacerlo con los sílabos de sus cursos.'
}

/**
 * Why a person may not do this there, in Spanish, or null when allowed (matriz.ts). Without `ambito` it answers
 * for the role alone, as a menu asks. Out of scope is a reason too, so that a forgotten `inAlcance` never lets anyone in.
 */
export function whyNot(persona: Persona, accion: Accion, ambito: Ambito = {}): string | null {
  const permiso = permisoDe(persona.rol, accion)
  if (permiso === 'no') return `Su rol (${rolEnFrase(persona.rol)}) no permite ${verbos[accion]}.`
  if (accion === 'propio') return null
  if (permiso === 'propios') return whyNotDocente(persona, accion, ambito)
  if (!inAlcance(persona, ambito)) return 'No pertenece a sus facultades ni a sus programas.'
  return isLectura(accion) ? null : whyNotCubierto(persona, ambito)
}
