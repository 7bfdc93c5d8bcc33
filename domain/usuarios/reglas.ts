import { DOCENTE } from './catalogos.ts'

/** What may not be done to users, and why (§6). Reasons in Spanish, null when it may. */

/** A user as these rules see them. */
export interface UsuarioConocido {
  id: number
  usuario: string
  estado: string
  root: boolean
}

/** What a save changes of what decides who may enter. */
export interface CambioDeUsuario {
  estado?: string
  root?: boolean
}

const isRootActivo = (u: UsuarioConocido): boolean => u.root && u.estado === '1'

/** Whether the change leaves an installation that has an administrator who can sign in. `roots`: all the others that there are. */
const quedaRoot = (otros: readonly UsuarioConocido[]): boolean => otros.some(isRootActivo)

const ULTIMO = 'Es el último administrador habilitado: dé antes ese permiso a otra persona.'

/**
 * Why this change may not be made: nobody takes root from oneself or shuts oneself out, and the last administrator stays.
 * `roots`: the administrators there are, this one included.
 */
export function whyNotCambiarUsuario(
  quienId: number,
  usuario: UsuarioConocido,
  cambio: CambioDeUsuario,
  roots: readonly UsuarioConocido[],
): { campo: 'root' | 'estado'; motivo: string } | null {
  const losesRoot = usuario.root && cambio.root === false
  const isShutOut = cambio.estado !== undefined && cambio.estado !== '1' && usuario.estado === '1'
  if (usuario.id === quienId && losesRoot)
    return { campo: 'root', motivo: 'No puede quitarse a sí mismo el permiso de administrador.' }
  if (usuario.id === quienId && isShutOut)
    return { campo: 'estado', motivo: 'No puede deshabilitarse a sí mismo.' }
  const others = roots.filter(r => r.id !== usuario.id)
  if (isRootActivo(usuario) && (losesRoot || isShutOut) && !quedaRoot(others))
    return { campo: losesRoot ? 'root' : 'estado', motivo: ULTIMO }
  return null
}

/** Why these users may not be deleted, all or none; the names stand in the reason. `roots` as above. */
export function whyNotEliminarUsuarios(
  quienId: number,
  usuarios: readonly UsuarioConocido[],
  roots: readonly UsuarioConocido[],
): string | null {
  if (usuarios.some(u => u.id === quienId)) return 'No puede eliminarse a sí mismo.'
  const going = new Set(usuarios.map(u => u.id))
  const last = usuarios.find(isRootActivo)
  if (last && !quedaRoot(roots.filter(r => !going.has(r.id))))
    return `No se puede eliminar a «${last.usuario}»: es el último administrador habilitado.`
  return null
}

/** What one is in an institution, as far as it must be told apart: one row a role. */
export interface AccesoDado {
  empresa_id: number
  tipopersona_id: number
}

/** Places of the list that give again an institution and a role which stand before them. */
export function accesosRepetidos(accesos: readonly AccesoDado[]): number[] {
  const seen = new Set<string>()
  return accesos.flatMap((a, i) => {
    const key = `${a.empresa_id}:${a.tipopersona_id}`
    if (seen.has(key)) return [i]
    seen.add(key)
    return []
  })
}

/** A lecturer as whoever keeps the list of an institution sees them. */
export interface DocenteConocido {
  root: boolean
  /** Works in other institutions too. */
  esDeOtras: boolean
  /** Has another role in this institution besides that of lecturer. */
  tieneOtroRol: boolean
  /** Has courses in faculties or programmes that whoever asks does not work on. */
  tieneCursosFuera: boolean
}

/**
 * Why whoever keeps the list of lecturers may not change this person's name, mail or state: with a mail one recovers a password, so that it is
 * changed only where nothing else hangs on it. Their courses may be changed all the same.
 */
export function whyNotEditarPersona(d: DocenteConocido): string | null {
  if (d.root || d.tieneOtroRol)
    return 'Tiene otro rol además del de docente: sus datos los cambia un administrador, o la propia persona en Mi Perfil.'
  if (d.esDeOtras)
    return 'También trabaja en otra institución: sus datos los cambia un administrador, o la propia persona en Mi Perfil.'
  if (d.tieneCursosFuera)
    return 'También dicta cursos de otras facultades o programas: sus datos los cambia quien trabaja para toda la institución.'
  return null
}

/**
 * Why these courses are not given with a kind of person: lecturers alone have courses, for of anybody else neither the list of lecturers nor a
 * syllabus would say that they teach. Those that somebody else has from before (`antes`) may stay.
 */
export const whyNotCursos = (
  codigo: string | undefined,
  cursos_ids: readonly number[],
  antes: readonly number[] = [],
): string | null =>
  codigo === DOCENTE || cursos_ids.every(id => antes.includes(id))
    ? null
    : 'Los cursos se dan con el rol «Docente»: añádale ese rol a la persona.'
