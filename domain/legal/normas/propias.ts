import type { ClaseDeNivel } from '../plan.ts'
import type { Condicion, Regla } from '../regla.ts'

/** Limits that an institution sets itself; null is no limit. */
export interface LimitesPropios {
  /** At least, in plans of a first degree or of a professional technician: credits in all and of a kind of studies; cycles. */
  creditos: number | null
  creditos_generales: number | null
  creditos_especialidad: number | null
  ciclos: number | null
  /** At most in a cycle of any plan: credits, courses, weekly hours. */
  creditos_por_ciclo?: number | null
  cursos_por_ciclo?: number | null
  horas_por_semana?: number | null
}

/** A master's of 48 credits is not measured with the minimum of a first degree. */
const DE_MINIMOS: readonly ClaseDeNivel[] = ['pregrado', 'profesional']
const MINIMOS = new Set<keyof LimitesPropios>([
  'creditos',
  'creditos_generales',
  'creditos_especialidad',
  'ciclos',
])

type Escritas = readonly (readonly [
  limite: keyof LimitesPropios,
  titulo: string,
  pide: (n: number) => Condicion,
])[]

const escritas: Escritas = [
  ['creditos', 'Créditos del plan', minimo => ({ mide: 'creditos', minimo })],
  [
    'creditos_generales',
    'Estudios generales',
    minimo => ({ mide: 'creditos_de_tipo', tipos: ['general'], minimo }),
  ],
  [
    'creditos_especialidad',
    'Estudios de especialidad',
    minimo => ({ mide: 'creditos_de_tipo', tipos: ['especialidad'], minimo }),
  ],
  ['ciclos', 'Ciclos del plan', minimo => ({ mide: 'ciclos', minimo })],
  ['creditos_por_ciclo', 'Créditos por ciclo', maximo => ({ mide: 'creditos_por_ciclo', maximo })],
  ['cursos_por_ciclo', 'Cursos por ciclo', maximo => ({ mide: 'cursos_por_ciclo', maximo })],
  ['horas_por_semana', 'Horas por semana', maximo => ({ mide: 'horas_por_semana', maximo })],
]

const regla = (que: string, titulo: string, pide: Condicion, isMinimo: boolean): Regla => ({
  id: `propia-${que.replaceAll('_', '-')}`,
  pais: null,
  ...(isMinimo && { niveles: DE_MINIMOS }),
  desde: null,
  hasta: null,
  articulo: '',
  fuente: 'Límites propios de la institución',
  seguridad: 'primaria',
  gravedad: 'aviso',
  titulo,
  pide,
})

/** What courses do not say of their kind of studies counts as enough (medidas/totales.ts): where a limit asks for it, that they do not say it is told. */
const deTipos = ({ creditos_generales, creditos_especialidad }: LimitesPropios): Regla[] =>
  (creditos_generales ?? creditos_especialidad ?? null) === null
    ? []
    : [regla('tipo_de_estudios', 'Tipo de estudios de los cursos', { mide: 'tipo_de_estudios' }, true)]

/** The own limits of an institution as rules like the others. */
export const reglasPropias = (limites: LimitesPropios): Regla[] => [
  ...escritas.flatMap(([limite, titulo, pide]) => {
    const n = limites[limite]
    return n === null || n === undefined ? [] : [regla(limite, titulo, pide(n), MINIMOS.has(limite))]
  }),
  ...deTipos(limites),
]
