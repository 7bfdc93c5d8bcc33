import type {
  CicloDelPlan,
  CursoDelPlan,
  Id,
  SeccionDelPlan,
  TipoEstudio,
} from '@malla/domain/asignaturas/asignatura.ts'
import type { EstiloDeDocumento } from '@malla/domain/empresas/estilo.ts'

/** What the reports of a plan need; the server fills it, field names are the spec's. Days are ISO dates without time. */
export interface DatosPlan {
  institucion: DatosInstitucion
  facultad: string | null
  nivel: string | null
  modalidad: string | null
  programa: string
  full_name: string
  numero: string | null
  numero_resolucion: string | null
  fecha_resolucion: string | null
  fechacese: string | null
  /** Kind of period in words: «Semestre» (§9, cycle types). */
  regimen: string | null
  ciclosporanio: number | null
  /** Cycles that the programme allows a plan, and how often a course may be repeated. */
  maxciclos: number | null
  repeticiones: number | null
  /** In words: «5 años». */
  duracion: string | null
  /** Weeks of a period. */
  semanas: number | null
  /** Hours a period that one credit is worth. */
  horas_credito_teoria: number | null
  horas_credito_practica: number | null
  creditos_totales: number | null
  creditos_generales: number | null
  creditos_electivos: number | null
  ciclos: readonly CicloInforme[]
  secciones: readonly SeccionDelPlan[]
  /** Every course of the plan, of each its latest version; reports filter, so that requisites keep their names. */
  asignaturas: readonly AsignaturaInforme[]
  areas: readonly AreaInforme[]
  tipos: readonly Parametro[]
  tipologias: readonly Parametro[]
  /** Day of printing, for the footer; null leaves it out. */
  emitido: string | null
}

export interface DatosInstitucion {
  razonsocial: string
  tipo: 'Universidad' | 'Instituto' | 'Colegio'
  /** How its documents look; left out, as the product draws them. */
  estilo?: EstiloDeDocumento
  /** Bytes of the logo (PNG, JPEG, GIF, WebP or SVG). */
  imagen: Uint8Array | null
}

/** `descripcion` is what is printed: «Ciclo I», «Primer grado», «Módulo 2». */
export interface CicloInforme extends CicloDelPlan {
  descripcion: string
}

export interface AsignaturaInforme extends CursoDelPlan {
  /** Id of the base course of this version; left out where it is the base itself. */
  base_id?: Id
  tipocurso_id: Id | null
  tipologiaespecial_id: Id | null
  tipoestudio: TipoEstudio | null
  modalidad: string | null
}

export interface Parametro {
  id: Id
  nombre: string
}

/** `color` 1 to 8, or null to be given one. */
export interface AreaInforme extends Parametro {
  abreviatura: string | null
  color: number | null
}

/** Filters of the course reports: only courses that match every one given. */
export interface FiltroCursos {
  ciclo_id?: Id
  seccion_id?: Id
  areacurso_id?: Id
  tipocurso_id?: Id
  tipologiaespecial_id?: Id
  /** Only these: those of a state. */
  suyos?: ReadonlySet<Id>
}
