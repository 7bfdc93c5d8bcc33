import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { ParteDeCurso, PlanMedido } from '@malla/domain/planes/avance.ts'
import type { Luz } from '@malla/domain/planes/estado.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import type { EstadoDeSilabo } from '@malla/domain/silabos/revision.ts'
import type { DatosCarta } from '../asignaturas/datos.ts'
import type { DatosCompetencias } from '../competencias/datos.ts'
import type { NodoRico } from '../document.ts'
import type { CursoSinSilabo, SilaboEnHoja } from '../silabos/datos.ts'
import type { DatosCumplimiento } from './cumplimiento.ts'
import type { DatosPlan } from './datos.ts'

/** A whole plan as its reports need it: what the malla says, and what is written beside it. */
export interface DatosDiseno extends DatosPlan {
  /** Which sections the plan has (§2): the others are neither printed nor counted. */
  visto: PlanMedido['visto']
  terminos: Terminos
  /** Entries by json key of the plan: texts, research lines, modules, units. */
  textos: Readonly<Record<string, readonly EntradaInforme[]>>
  /** Lines of the graduate profile, in their order. */
  perfilEgreso: readonly NodoRico[]
  competencias: DatosCompetencias
  equivalencias: readonly EquivalenciaInforme[]
  laboratorios: readonly LaboratorioInforme[]
  adjuntos: readonly AdjuntoInforme[]
  /** What the law observes in it, where the annex was asked for. */
  legal?: DatosCumplimiento
  cartas: readonly DatosCarta[]
  /** The latest syllabus of each course in which something is written, in the order of the malla; and the courses without one. Only for the whole design. */
  silabos: readonly SilaboEnHoja[]
  sinSilabo: readonly CursoSinSilabo[]
  /** Where the latest syllabus of each course is in its review, where something is written in it; only for the report of syllabi. */
  revision: Readonly<Record<Id, EstadoDeSilabo>>
  /** How far the parts of each course are, by course. */
  partes: Readonly<Record<Id, Partial<Record<ParteDeCurso, Luz>>>>
  /** Bytes of the pictures in its texts, by the address that the texts name. */
  imagenes: Readonly<Record<string, Uint8Array>>
}

/** An entry of a section (§3): rich text with what its screen knows of it. Courses by their base ids. */
export interface EntradaInforme {
  id: string
  version: number
  status: number
  nombre: string | null
  grupo: string | null
  /** Weight of a criterion, in percent. */
  peso: number | null
  semanas: number | null
  modulo_id?: Id
  unidad_id?: Id
  cursos_ids: readonly Id[]
  asignatura_id?: Id
  texto: NodoRico
}

export interface CursoNombrado {
  nombre: string
  codigo: string | null
  credits: number | null
}

export interface EquivalenciaInforme {
  plan_origen_id: Id
  plan_origen: string
  programa_origen: string
  /** In words: «Total». */
  tipo: string
  nota: string | null
  origen: readonly CursoNombrado[]
  destino: readonly CursoNombrado[]
}

export interface LaboratorioInforme {
  nombre: string
  /** 1 Laboratorio, 2 Taller. */
  tipo: number
  local: string
  capacidad: number | null
  /** «3 × Osciloscopio». */
  equipos: readonly string[]
}

/** A file that hangs on the plan: by json key of its section, `mallacurricular` or `resolucion`. */
export interface AdjuntoInforme {
  key: string
  nombre: string
  bytes: number
}
