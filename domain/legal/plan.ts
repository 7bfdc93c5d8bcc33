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

/** Codes of the levels with which each kind of institution begins (§9, «Level code»). */
const porCodigo: Readonly<Record<TipoDeInstitucion, Readonly<Record<string, ClaseDeNivel>>>> = {
  Universidad: {
    '00001': 'pregrado',
    '00002': 'maestria',
    '00003': 'doctorado',
    '00004': 'segunda',
    '00005': 'diplomado',
  },
  Instituto: { '00011': 'auxiliar', '00012': 'tecnico', '00013': 'profesional' },
  Colegio: {},
}

/** What the first studies are, where a name says no more than that one gets a profession or a first degree with them. */
const primera: Readonly<Record<TipoDeInstitucion, ClaseDeNivel>> = {
  Universidad: 'pregrado',
  Instituto: 'profesional',
  Colegio: 'otro',
}

/** Words of a level; the first that is in its name tells its kind. `primera`: as above. */
const porNombre: readonly (readonly [palabras: RegExp, clase: ClaseDeNivel | 'primera'])[] = [
  [/(segunda|2da\.?) especiali|residentado/, 'segunda'],
  [/doctor/, 'doctorado'],
  [/maestr|magister/, 'maestria'],
  [/diplomad|diplomatura/, 'diplomado'],
  [/pregrado|pre-grado|pre grado/, 'pregrado'],
  [/auxiliar/, 'auxiliar'],
  [/(profesional|bachiller)(es)?[ -]+tecnic|tecnic[oa]s?[ -]+profesional/, 'profesional'],
  [/tecnic/, 'tecnico'],
  [/carrera|bachiller|licenciatura|titulo profesional/, 'primera'],
  [/preuniversitari|formacion continua|educacion continua/, 'otro'],
]

/**
 * Of which kind a level is: by its name, which people read, and only where that tells nothing by its code, as the kind of institution uses it. What
 * prepares for admission (cepre) is of none.
 */
export function claseDeNivel(
  nivel: { codigo: string; nombre: string; isCepre: boolean },
  institucion: TipoDeInstitucion,
): ClaseDeNivel {
  if (nivel.isCepre) return 'otro'
  const nombre = plegar(nivel.nombre)
  const dicha = porNombre.find(([palabras]) => palabras.test(nombre))?.[1]
  if (dicha === 'primera') return primera[institucion]
  return dicha ?? porCodigo[institucion][nivel.codigo] ?? 'otro'
}

/** Modality of the law in what a plan or a programme says of it; null when the words tell none. */
export function modalidadDe(dicha: string | null): Modalidad | null {
  const palabras = plegar(dicha ?? '')
  if (palabras.includes('semi')) return 'semipresencial'
  if (/distancia|virtual|\bno presencial/.test(palabras)) return 'distancia'
  return palabras.includes('presencial') ? 'presencial' : null
}
