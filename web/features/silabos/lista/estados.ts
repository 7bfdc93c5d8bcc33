import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { luzDeSilabo, palabraDeSilabo } from '@malla/domain/silabos/estado.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import type { Tone } from '../../../ui/StateBadge.tsx'
import type { Status } from '../../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../../ui/statusDeLuz.ts'

/** States of syllabi in words and marks, and what the state in the address narrows a list to. */

/** isCompletado 1, 2, 3 (§4), as a mark and in words. */
export const avanceDicho = (isCompletado: number): { status: Status; texto: string } => ({
  status: statusDeLuz[luzDeSilabo(isCompletado)],
  texto: palabraDeSilabo(isCompletado),
})

/** The tone of a state of the review. */
export const tonoDeEstado: Readonly<Record<FilaDeSilabo['estado'], Tone>> = {
  borrador: 'plain',
  entregado: 'info',
  observado: 'warning',
  aprobado: 'good',
}

interface EnLista {
  isCompletado?: number
  estado?: FilaDeSilabo['estado']
  faltan?: boolean
  por_revisar?: boolean
  sin_docente?: boolean
}

/** What a list can be narrowed to, by the word in its address, which stays as it is: views that are kept say it too. */
const ESTADOS = {
  faltan: { label: 'Por entregar', filtro: { faltan: true } },
  'por-empezar': { label: palabraDeLuz.danger, filtro: { isCompletado: 1 } },
  'a-medias': { label: palabraDeLuz.warning, filtro: { isCompletado: 2 } },
  completos: { label: 'Completos', filtro: { isCompletado: 3 } },
  'por-revisar': { label: 'Por revisar', filtro: { por_revisar: true } },
  entregados: { label: 'Entregados', filtro: { estado: 'entregado' } },
  observados: { label: 'Observados', filtro: { estado: 'observado' } },
  aprobados: { label: 'Aprobados', filtro: { estado: 'aprobado' } },
  'sin-docente': { label: 'Sin docente', filtro: { sin_docente: true } },
} as const satisfies Record<string, { label: string; filtro: EnLista }>

export type EstadoEnLista = keyof typeof ESTADOS

/** Its words to choose from. */
export const opcionesDeEstado = Object.entries(ESTADOS).map(([value, { label }]) => ({
  value: value as EstadoEnLista,
  label,
}))

const isEstado = (texto: string | undefined): texto is EstadoEnLista =>
  texto !== undefined && texto in ESTADOS

/** What the word of an address narrows to; a word that nobody knows narrows nothing. */
export const filtroDeEstado = (texto: string | undefined): EnLista =>
  isEstado(texto) ? ESTADOS[texto].filtro : {}

/** The word itself, if it is one. */
export const estadoDe = (texto: string | undefined): EstadoEnLista | undefined =>
  isEstado(texto) ? texto : undefined

/** What the lecturer still has to do with it, in a few words; null when nothing. */
export function pendienteDe(f: Pick<FilaDeSilabo, 'falta' | 'estado' | 'isCompletado'>): string | null {
  if (!f.falta) return null
  if (f.estado === 'observado') return 'Atender las observaciones'
  if (f.isCompletado === 3) return 'Entregarlo'
  return f.isCompletado === 2 ? 'Terminarlo' : 'Empezarlo'
}

/** «Borrador» says nothing where nobody has begun. */
export const revisionDicha = (f: Pick<FilaDeSilabo, 'estado' | 'silabo_id'>): string | null =>
  f.estado === 'borrador' ? null : etiquetaDeEstado[f.estado]
