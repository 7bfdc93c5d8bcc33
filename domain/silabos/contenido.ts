import { sinInvisibles } from '../texto/normalizar.ts'
import { sinEtiquetas } from '../texto/sinEtiquetas.ts'
import type { Referencia } from './referencia.ts'

/** What a carta descriptiva and a syllabus hold, key by key: each key is kept, saved and merged by itself (docs/decisions/0030). */

/** Rich text as HTML that was cleaned before it was kept; '' where nothing is written. */
export type TextoRico = string

/** Keys of a syllabus, in the order of the default structure. */
export const clavesDeSilabo = [
  'competencias',
  'resultados',
  'unidadesaprendizaje',
  'metodologia',
  'evaluacion',
  'bibliografia',
  'investigacionFormativa',
  'tutoria',
  'valores',
  'anexos',
] as const

/** Keys of a carta descriptiva: every syllabus of the course shows them, none changes them. */
const clavesDeCarta = [
  'sumilla',
  'cartaCompetencias',
  'cartaContenidos',
  'cartaCriterios',
  'cartaBibliografia',
] as const

export type ClaveDeSilabo = (typeof clavesDeSilabo)[number]
export type ClaveDeCarta = (typeof clavesDeCarta)[number]

/** A section of the institution's own, with a text under it: «propia:» and its uuid. */
export type ClavePropia = `propia:${string}`

/**
 * A line of competencies or of results. `competencia_id` is the competency of the plan that it repeats, null when typed; `texto` has its words in
 * both cases, as they were when it was chosen.
 */
export interface LineaDeLogro {
  id: string
  competencia_id: number | null
  texto: TextoRico
}

/** The texts of a week that lecturers write, in the order of the columns. */
export const camposDeSemana = ['contenidos', 'actividades', 'recursos', 'evidencias'] as const
export type CampoDeSemana = (typeof camposDeSemana)[number]

export interface Semana extends Record<CampoDeSemana, TextoRico> {
  id: string
  /** 1 … n through all units, in their order: always what `renumerar` says. */
  numero: number
  /** Hours of this week where they are not the weekly hours of the course, else null. */
  horas: number | null
}

export interface Unidad {
  id: string
  nombre: string
  /** What the student can do at its end. */
  resultado: TextoRico
  semanas: Semana[]
}

/** A line of the evaluation. `peso` is a percentage with two decimals; `unidad_id` null: of the whole course. */
export interface LineaDeEvaluacion {
  id: string
  nombre: string
  instrumento: string
  peso: number | null
  unidad_id: string | null
}

/** `texto`: what else is said of it: formula of the average, conditions to pass. */
export interface Evaluacion {
  lineas: LineaDeEvaluacion[]
  texto: TextoRico
}

export interface Anexo {
  id: string
  nombre: string
  texto: TextoRico
}

/** Contents of the course as the carta orders them; `semanas`: how many it should take, null when not said. */
export interface UnidadDeCarta {
  id: string
  nombre: string
  contenidos: TextoRico
  semanas: number | null
}

export interface CriterioDeCarta {
  id: string
  criterio: string
  peso: number | null
}

/** The value of each key. */
export interface Valores {
  competencias: LineaDeLogro[]
  resultados: LineaDeLogro[]
  unidadesaprendizaje: Unidad[]
  metodologia: TextoRico
  evaluacion: Evaluacion
  bibliografia: Referencia[]
  investigacionFormativa: TextoRico
  tutoria: TextoRico
  valores: TextoRico
  anexos: Anexo[]
  sumilla: TextoRico
  cartaCompetencias: LineaDeLogro[]
  cartaContenidos: UnidadDeCarta[]
  cartaCriterios: CriterioDeCarta[]
  cartaBibliografia: Referencia[]
}

/** What is written of a syllabus; a key that nobody touched is not there. */
export type ContenidoDeSilabo = Partial<Pick<Valores, ClaveDeSilabo>> &
  Partial<Record<ClavePropia, TextoRico>>

/** What is written of a carta descriptiva. */
export type ContenidoDeCarta = Partial<Pick<Valores, ClaveDeCarta>>

/** Whether a key is one of the institution's own sections. */
export const isClavePropia = (clave: string): clave is ClavePropia => /^propia:[\w-]{1,64}$/.test(clave)

/** Whether a text can be kept under this key of a syllabus. */
export const isClaveDeSilabo = (clave: string): clave is ClaveDeSilabo | ClavePropia =>
  (clavesDeSilabo as readonly string[]).includes(clave) || isClavePropia(clave)

/** Whether a key belongs to the carta descriptiva. */
export const isClaveDeCarta = (clave: string): clave is ClaveDeCarta =>
  (clavesDeCarta as readonly string[]).includes(clave)

/** Whether a rich text says nothing: no words and no picture. */
export const isTextoVacio = (html: TextoRico): boolean =>
  !/<img\b/i.test(html) && sinInvisibles(sinEtiquetas(html)).trim() === ''

/** Fields that say where a thing stands or what it repeats, and nothing that somebody wrote. */
const SIN_PALABRAS: ReadonlySet<string> = new Set([
  'id',
  'numero',
  'horas',
  'unidad_id',
  'competencia_id',
  'tipo',
])

/**
 * Whether nothing is written in a value of any key: rows alone, weeks with nothing in them, hours and places count as nothing; a weight, a
 * chosen competency or a single word is something.
 */
export function isVacio(valor: unknown): boolean {
  if (valor === null || valor === undefined) return true
  if (typeof valor === 'string') return isTextoVacio(valor)
  if (Array.isArray(valor)) return valor.every(isVacio)
  if (typeof valor !== 'object') return false
  if ('competencia_id' in valor && valor.competencia_id !== null) return false
  return Object.entries(valor).every(([campo, v]) => SIN_PALABRAS.has(campo) || isVacio(v))
}

/** A new week with nothing in it; its number comes with `renumerar`. */
export const semanaNueva = (id: string): Semana => ({
  id,
  numero: 0,
  contenidos: '',
  actividades: '',
  recursos: '',
  evidencias: '',
  horas: null,
})
