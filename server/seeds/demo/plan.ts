import type { InputOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { TipoDeEmpresa } from '../catalogos.ts'
import type { CurriculoDeDemo, LaboratorioDeDemo } from './curriculo.ts'

/** The demonstration as data: hacer.ts makes it through the calls. */

/** A course: code, name, [theory, practice, virtual] hours a week, credits, abbreviation of its area, requisites in the short grammar of the template. */
export interface CursoDeDemo {
  codigo: string | null
  nombre: string
  horas: [teoria: number, practica: number, virtual: number]
  credits: number | null
  area: string
  requisitos?: string
  tipologia?: string
  tipoestudio?: 'general' | 'especifico' | 'especialidad'
}

export interface PlanDeDemo {
  full_name: string
  numero?: string
  modalidad?: string
  numero_resolucion?: string
  fecha_resolucion?: string
  fechacese?: string
  semanas?: number
  creditos_totales?: number
  creditos_generales?: number
  creditos_electivos?: number
  horas_credito_teoria?: number
  horas_credito_practica?: number
  /** Courses of each cycle, in order; names of the cycles where they are not I, II, III. */
  ciclos: CursoDeDemo[][]
  nombresDeCiclos?: { nombre: string; descripcion: string }[]
  electivos?: { nombre: string; creditos_requeridos: number | null; cursos: CursoDeDemo[] }[]
  /** Anybody may read it, under this address. */
  publica?: { direccion: string; con_silabos: boolean }
  /** What it has besides its courses. */
  curriculo?: CurriculoDeDemo
}

export interface ProgramaDeDemo {
  nombre: string
  nivel: string
  modalidad: string
  especialidades?: string[]
  /** A level-type programme (the spec's carrera_id 0). */
  deNivel?: boolean
  maxciclos?: number
  ciclosporanio?: number
  repeticiones?: number
  tipociclo_id?: number
  tipoduracion?: '00001' | '00002' | '00003' | '00004'
  duracion?: number
  /** Laboratories and workshops of its own. */
  laboratorios?: LaboratorioDeDemo[]
  planes: PlanDeDemo[]
}

export interface FacultadDeDemo {
  nombre: string
  txt_type?: 'facultad' | 'isCepre' | 'isPosgrado'
  programas: ProgramaDeDemo[]
}

export interface Institucion {
  razonsocial: string
  tipo: TipoDeEmpresa
  /** Levels beyond those with which an institution of its kind begins (seeds/catalogos.ts). */
  niveles?: { nombre: string; codigo: string }[]
  areas: { nombre: string; abreviatura: string; color: number }[]
  facultades: FacultadDeDemo[]
  locales?: string[]
  /** Laboratories and workshops of all its programmes. */
  laboratorios?: LaboratorioDeDemo[]
  /** Versions of its educational model, newest first. */
  modelos?: ModeloDeDemo[]
  /** It publishes plans, under this part of their address. */
  nombre_corto?: string
  /** Who receives «Revisar redacción». */
  redaccion?: string[]
  /** Cartas and syllabi of one of its plans. */
  silabos?: SilabosDeDemo | undefined
}

export interface SilabosDeDemo {
  /** Programme whose plan in force they are of. */
  programa: string
  /** What its courses teach (silabos/leerContenidos.ts). */
  contenidos: string
  /** What the institution's syllabi are made of. */
  estructura: EstructuraDeSilabo
}

export type ModeloDeDemo = Omit<InputOf<typeof calls.modelos.create>, 'archivo'>
