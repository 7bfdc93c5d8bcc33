import type { Access } from '@malla/contracts/call.ts'
import type { Accion, Rol } from '@malla/domain/permisos/acciones.ts'
import { permisoDe } from '@malla/domain/permisos/matriz.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Lugar } from './lugar.ts'

export type Entrada = Record<string, unknown>

/** A file of a form. */
export interface Adjunto {
  name: string
  bytes: Uint8Array
}
export const isAdjunto = (v: unknown): v is Adjunto => (v as Adjunto | null)?.bytes instanceof Uint8Array

/** What the ids of an input name. */
export type Clase =
  /** Something in a programme: out of scope and of another institution it is not there. */
  | 'lugar'
  /** A faculty, or something put into one: who works on one of its programmes only reads it. */
  | 'facultad'
  /** Something of the whole institution: who works on a part of it reads it only. */
  | 'comun'
  /** Nothing that is there: a new thing of the whole institution. */
  | 'alta'
  /** Nothing: what one sees is answered, or one's own is written. */
  | 'nada'
  /** Something of another person: nobody's but theirs. */
  | 'deOtro'
  /** Something of the installation, which root reaches from any institution. */
  | 'instalacion'

/** Where the thing stands for who asks. */
export type Relacion = 'entidad' | 'facultad' | 'fuera' | 'programa' | 'hermana' | 'ajena'

export interface Fila {
  clase: Clase
  /** A whole input that is good where it is allowed. `texto` is a new text that bears the mark of the place. */
  entrada(l: Lugar, texto: string): Entrada
  /** What whoever may is answered; a reading call always 200. */
  da?: number
  /** What the service asks for, when that is more than the call's access. */
  accion?: Accion
  /** What the matrix does not say of a role that may ask: its status there, undefined to go by the matrix, null to leave them out. */
  salvo?(rol: Rol, relacion: Relacion): number | null | undefined
  /** Uses up what it names: each that may gets a thing of its own. A DELETE always does. */
  gasta?: boolean
}

type Extra = Omit<Fila, 'clase' | 'entrada'>
const de =
  (clase: Clase) =>
  (entrada: Fila['entrada'], extra: Extra = {}): Fila => ({ clase, entrada, ...extra })

export const lugar = de('lugar')
export const facultad = de('facultad')
export const comun = de('comun')
export const alta = de('alta')
export const deOtro = de('deOtro')
export const instalacion = de('instalacion')
export const nada = (entrada: Fila['entrada'] = () => ({}), extra: Extra = {}): Fila =>
  de('nada')(entrada, extra)

const isAllowed = (rol: Rol, access: Access): boolean =>
  access === 'public' ||
  access === 'session' ||
  whyNot({ rol, alcance: { todo: true }, cursos_ids: [] }, access) === null

/** What a call that writes answers who reads there but may not change: 403; and what is not there for who asks: 404. */
function inPlace(clase: Clase, relacion: Relacion, escribe: boolean): 'si' | 403 | 404 {
  const isPart = relacion !== 'entidad' && relacion !== 'ajena'
  const onlyReads = escribe && isPart ? 403 : 'si'
  switch (clase) {
    case 'lugar':
      return relacion === 'fuera' || relacion === 'hermana' || relacion === 'ajena' ? 404 : 'si'
    case 'facultad':
      if (relacion === 'fuera' || relacion === 'ajena') return 404
      return escribe && (relacion === 'programa' || relacion === 'hermana') ? 403 : 'si'
    case 'comun':
      return relacion === 'ajena' ? 404 : onlyReads
    case 'alta':
      return relacion === 'ajena' ? 'si' : onlyReads
    case 'deOtro':
      return 404
    default:
      return 'si'
  }
}

/** A lecturer's reports are those of the own syllabi: of nothing else, wherever it is. */
const isNotTheirs = (rol: Rol, access: Access, { clase }: Fila): boolean =>
  rol === 'docente' &&
  access !== 'public' &&
  access !== 'session' &&
  permisoDe(rol, access) === 'propios' &&
  clase !== 'nada'

/** The status that a role is answered there, or null when it is not asked. It comes from the call's access, the matrix and the row. */
export function expected(
  fila: Fila,
  { access, escribe }: { access: Access; escribe: boolean },
  rol: Rol,
  relacion: Relacion,
): number | null {
  if (!isAllowed(rol, access)) return 403
  const special = fila.salvo?.(rol, relacion)
  if (special !== undefined) return special
  const passes = rol === 'root' && relacion !== 'ajena' && fila.clase !== 'deOtro'
  const place = passes ? 'si' : inPlace(fila.clase, relacion, escribe)
  if (place === 404) return 404
  if (isNotTheirs(rol, access, fila) || (fila.accion && !isAllowed(rol, fila.accion))) return 403
  if (place === 403) return 403
  return escribe ? (fila.da ?? 200) : 200
}
