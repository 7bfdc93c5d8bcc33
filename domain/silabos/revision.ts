import type { Accion, Ambito, Persona } from '../permisos/acciones.ts'
import { whyNot } from '../permisos/permisos.ts'
import { contar } from '../texto/numero.ts'

/** The way of a syllabus from draft to approved, and who may take it along. */

export const estadosDeSilabo = ['borrador', 'entregado', 'observado', 'aprobado'] as const
export type EstadoDeSilabo = (typeof estadosDeSilabo)[number]

export const etiquetaDeEstado: Readonly<Record<EstadoDeSilabo, string>> = {
  borrador: 'Borrador',
  entregado: 'Entregado',
  observado: 'Observado',
  aprobado: 'Aprobado',
}

/** A step of the review: from which states, to which, and what the matrix must allow (domain/permisos/acciones.ts). */
interface PasoDeRevision {
  desde: readonly EstadoDeSilabo[]
  hasta: EstadoDeSilabo
  accion: Accion
}

export const pasosDeRevision = {
  /** The lecturer hands it in, the first time or after observations. */
  entregar: { desde: ['borrador', 'observado'], hasta: 'entregado', accion: 'silabos.editar' },
  /** The lecturer takes it back before anybody has answered. */
  retirar: { desde: ['entregado'], hasta: 'borrador', accion: 'silabos.editar' },
  observar: { desde: ['entregado'], hasta: 'observado', accion: 'revision.observar' },
  aprobar: { desde: ['entregado'], hasta: 'aprobado', accion: 'revision.aprobar' },
  /** What was approved by mistake, or must be mended within its period, goes back to the lecturer. */
  reabrir: { desde: ['aprobado'], hasta: 'observado', accion: 'revision.aprobar' },
} as const satisfies Readonly<Record<string, PasoDeRevision>>

export type Paso = keyof typeof pasosDeRevision

/** What is known of a syllabus when its review goes on. */
export interface SilaboEnRevision {
  estado: EstadoDeSilabo
  /** Its period is over: it stays as it was. */
  periodoTerminado: boolean
  /** The version of its course that is in force, where that is a later one than its own; else null. */
  reemplazadaPor: number | null
}

/** And what a step looks at besides. */
export interface SilaboPorPasar extends SilaboEnRevision {
  /** `resumen` and number of `faltas` of completo.ts. */
  faltas: number
  resumen: string
  /** Observations that the lecturer has not answered, and those that are not settled yet. */
  sinResponder: number
  sinResolver: number
}

const TERMINADO = 'El periodo ya terminó: el sílabo queda como estaba.'

/**
 * Why a syllabus stays as it is, whoever asks, in Spanish, or null: its period is over; or it is not, and its course has a later version, which has a
 * syllabus of its own that counts (what lists show and reminders ask for).
 */
export const whyNotSigue = ({ periodoTerminado, reemplazadaPor }: SilaboEnRevision): string | null =>
  periodoTerminado
    ? TERMINADO
    : reemplazadaPor !== null
      ? `Este sílabo es de una versión anterior del curso. Se sigue en el de la versión vigente, la ${reemplazadaPor}.`
      : null

const desdeOtro: Readonly<Record<EstadoDeSilabo, string>> = {
  borrador: 'El sílabo todavía es un borrador.',
  entregado: 'El sílabo ya está entregado.',
  observado: 'El sílabo está observado: primero lo corrige y entrega el docente.',
  aprobado: 'El sílabo ya está aprobado.',
}

/** Why the syllabus itself is not ready for a step, or null. */
function whyNotListo(paso: Paso, s: SilaboPorPasar): string | null {
  if (paso === 'entregar' && s.faltas > 0) return s.resumen
  if (paso === 'entregar' && s.sinResponder > 0)
    return `Responda primero a ${contar(s.sinResponder, 'observación')}.`
  if (paso === 'aprobar' && s.faltas > 0) return s.resumen
  if (paso === 'aprobar' && s.sinResolver > 0)
    return `Hay ${contar(s.sinResolver, 'observación')} sin resolver.`
  return null
}

/** Why a person may not take this step with this syllabus, in Spanish, or null: permission first, then state, then what lacks. */
export function whyNotPaso(
  persona: Persona,
  paso: Paso,
  s: SilaboPorPasar,
  ambito: Ambito = {},
): string | null {
  const { desde, accion }: PasoDeRevision = pasosDeRevision[paso]
  const sinPermiso = whyNot(persona, accion, ambito)
  if (sinPermiso) return sinPermiso
  const parado = whyNotSigue(s)
  if (parado) return parado
  return desde.includes(s.estado) ? whyNotListo(paso, s) : desdeOtro[s.estado]
}

/** The steps that a person sees for a syllabus: those that fit its state and that the matrix allows, each with why it cannot be taken yet. */
export const pasosPosibles = (
  persona: Persona,
  s: SilaboPorPasar,
  ambito: Ambito = {},
): { paso: Paso; motivo: string | null }[] =>
  (Object.keys(pasosDeRevision) as Paso[])
    .filter(paso => {
      const { desde, accion }: PasoDeRevision = pasosDeRevision[paso]
      return desde.includes(s.estado) && whyNotSigue(s) === null && whyNot(persona, accion, ambito) === null
    })
    .map(paso => ({ paso, motivo: whyNotListo(paso, s) }))

/** Whether a syllabus is kept as it is, whoever asks. */
export const isCongelado = (s: Pick<SilaboEnRevision, 'estado' | 'periodoTerminado'>): boolean =>
  s.estado === 'aprobado' || s.periodoTerminado

const noSeEdita: Readonly<Record<EstadoDeSilabo, string | null>> = {
  borrador: null,
  observado: null,
  entregado: 'El sílabo está entregado: retírelo para seguir editando.',
  aprobado: 'El sílabo está aprobado y ya no se edita.',
}

/** What a lecturer is told who reads what a colleague completed. */
const DE_COLEGA = 'Puede leerlo y copiarlo en los suyos; solo puede editar los sílabos de sus cursos.'

const isDeColega = (persona: Persona, ambito: Ambito): boolean =>
  persona.rol === 'docente' &&
  ambito.silabo_completo === true &&
  whyNot(persona, 'silabos.editar', ambito) !== null

/** Why a person may not write in this syllabus, in Spanish, or null. */
export const whyNotEditarSilabo = (
  persona: Persona,
  s: SilaboEnRevision,
  ambito: Ambito = {},
): string | null =>
  isDeColega(persona, ambito)
    ? DE_COLEGA
    : (whyNot(persona, 'silabos.editar', ambito) ?? whyNotSigue(s) ?? noSeEdita[s.estado])

/** Whether a period is over: its last day (yyyy-mm-dd) still belongs to it. */
export const isPeriodoTerminado = (fechafin: string, hoy: string): boolean => fechafin < hoy

/** Why nothing may be asked of a syllabus now, nor taken back or settled, in Spanish, or null: what is observed is what was handed in. */
export function whyNotObservar(s: SilaboEnRevision): string | null {
  const parado = whyNotSigue(s)
  if (parado) return parado
  if (s.estado === 'borrador') return 'El sílabo todavía es un borrador: se observa cuando está entregado.'
  return s.estado === 'aprobado' ? desdeOtro.aprobado : null
}

/** Why an observation cannot be settled or opened again, in Spanish, or null: what is frozen stays as it was. */
export const whyNotResolver = (s: SilaboEnRevision): string | null =>
  whyNotSigue(s) ?? (s.estado === 'aprobado' ? desdeOtro.aprobado : null)

/** Why an observation cannot be answered, in Spanish, or null. */
export const whyNotResponder = (s: SilaboEnRevision, observacion: { resuelta: boolean }): string | null =>
  whyNotResolver(s) ?? (observacion.resuelta ? 'La observación ya está resuelta.' : null)

/** Why an observation cannot be deleted by a person, in Spanish, or null: what was answered stays, and so does what others asked. */
export function whyNotEliminarObservacion(
  s: SilaboEnRevision,
  o: { esPropia: boolean; respondida: boolean },
): string | null {
  if (!o.esPropia) return 'Solo quien escribió la observación puede eliminarla.'
  const motivo = whyNotResolver(s)
  if (motivo) return motivo
  return o.respondida ? 'La observación ya tiene respuesta: puede darla por resuelta.' : null
}
