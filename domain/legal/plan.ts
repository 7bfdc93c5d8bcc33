import type { CursoDelPlan, TipoEstudio } from '../asignaturas/asignatura.ts'
import type { HorasVirtuales } from '../asignaturas/horas.ts'
import type { tiposDeEmpresa } from '../empresas/catalogos.ts'
import type { PartesDeMalla } from '../malla/malla.ts'
import { plegar } from '../texto/normalizar.ts'

export type TipoDeInstitucion = (typeof tiposDeEmpresa)[number]['nombre']

/** Kinds of studies that the law tells apart. `otro`: none that any rule speaks of (a level of one's own, schools, cepre). */
export const clasesDeNivel = [
  'pregrado',
  'maestria',
  'doctorado',
  'segunda',
  'diplomado',
  'auxiliar',
  'tecnico',
  'profesional',
  'otro',
] as const
export type ClaseDeNivel = (typeof clasesDeNivel)[number]

/** How a plan is taught, as the law tells it; null when it does not say. */
export const modalidades = ['presencial', 'semipresencial', 'distancia'] as const
export type Modalidad = (typeof modalidades)[number]

/** A course as the law looks at it: that of the malla, with what only the law asks. */
export interface CursoLegal extends CursoDelPlan, HorasVirtuales {
  tipoestudio: TipoEstudio | null
  /** Its special typology in words («Idioma extranjero»); null for none. */
  tipologia: string | null
}

/** What the law asks of a plan besides its courses. Days are ISO dates. */
export interface DatosLegales {
  institucion: TipoDeInstitucion
  nivel: ClaseDeNivel
  modalidad: Modalidad | null
  /** Weeks of a period, and hours of a period that a credit is worth, as the plan says them. */
  semanas: number | null
  /** Weeks of the structure that its syllabi follow; null while it has no syllabus. */
  semanas_de_silabos: number | null
  horas_credito_teoria: number | null
  horas_credito_practica: number | null
  ciclosporanio: number | null
  /** Cycles that the programme allows a plan. */
  maxciclos: number | null
  /** Length of the programme; null when it is not said in years. */
  anios: number | null
  creditos_totales: number | null
  fecha_resolucion: string | null
  fechacese: string | null
}

/** A plan ready to be looked at: the parts of its malla, and what hangs on the plan and its programme. */
export interface PlanLegal {
  datos: DatosLegales
  partes: Omit<PartesDeMalla, 'cursos'> & { cursos: readonly CursoLegal[] }
}

/** Codes of the levels that come with the product (§9, «Level code»). */
const porCodigo: Readonly<Record<string, ClaseDeNivel>> = {
  '00001': 'pregrado',
  '00002': 'maestria',
  '00003': 'doctorado',
  '00004': 'segunda',
  '00005': 'diplomado',
  '00011': 'auxiliar',
  '00012': 'tecnico',
  '00013': 'profesional',
}

/** Words of a level that somebody made; the first that is in its name tells its kind. */
const porNombre: readonly (readonly [palabra: string, clase: ClaseDeNivel])[] = [
  ['segunda especialidad', 'segunda'],
  ['doctor', 'doctorado'],
  ['maestr', 'maestria'],
  ['diplomad', 'diplomado'],
  ['pregrado', 'pregrado'],
  ['auxiliar', 'auxiliar'],
  ['profesional tecnic', 'profesional'],
  ['tecnic', 'tecnico'],
]

/** Of which kind a level is, by its code or else by its name. What prepares for admission (cepre) is of none. */
export function claseDeNivel(nivel: { codigo: string; nombre: string; isCepre: boolean }): ClaseDeNivel {
  if (nivel.isCepre) return 'otro'
  const nombre = plegar(nivel.nombre)
  return porCodigo[nivel.codigo] ?? porNombre.find(([palabra]) => nombre.includes(palabra))?.[1] ?? 'otro'
}

/** Modality of the law in what a plan or a programme says of it; null when the words tell none. */
export function modalidadDe(dicha: string | null): Modalidad | null {
  const palabras = plegar(dicha ?? '')
  if (palabras.includes('semi')) return 'semipresencial'
  if (/distancia|virtual|\bno presencial/.test(palabras)) return 'distancia'
  return palabras.includes('presencial') ? 'presencial' : null
}
