import type { ClaseDeNivel } from '../plan.ts'
import type { Regla } from '../regla.ts'

/** Peru, institutes: Ley 30512 and the academic guidelines of MINEDU. Figures from secondary sources. */
const ley = {
  pais: 'PE',
  instituciones: ['Instituto'],
  desde: '2016-11-03',
  hasta: null,
  articulo: 'Ley 30512 y lineamientos académicos generales',
  fuente: 'Ley 30512 y lineamientos académicos generales del MINEDU',
  seguridad: 'secundaria',
  gravedad: 'falta',
} as const satisfies Partial<Regla>

const TODOS: readonly ClaseDeNivel[] = ['auxiliar', 'tecnico', 'profesional']

const minimos = (nivel: ClaseDeNivel, creditos: number, horas: number): Regla[] => [
  {
    ...ley,
    id: `pe-${nivel}-creditos`,
    niveles: [nivel],
    titulo: 'Créditos del plan',
    pide: { mide: 'creditos', minimo: creditos },
  },
  {
    ...ley,
    id: `pe-${nivel}-horas`,
    niveles: [nivel],
    titulo: 'Horas del plan',
    pide: { mide: 'horas', minimo: horas },
  },
]

export const instituto: readonly Regla[] = [
  ...minimos('auxiliar', 40, 850),
  ...minimos('tecnico', 80, 1700),
  ...minimos('profesional', 120, 2550),
  {
    ...ley,
    id: 'pe-instituto-credito',
    niveles: TODOS,
    gravedad: 'aviso',
    titulo: 'Horas de los créditos',
    pide: { mide: 'horas_del_credito', teoria: 16, practica: 32 },
  },
  {
    ...ley,
    id: 'pe-instituto-valor-credito',
    niveles: TODOS,
    titulo: 'Horas que vale un crédito',
    pide: { mide: 'valor_del_credito', teoria: 16, practica: 32 },
  },
  {
    ...ley,
    id: 'pe-instituto-curso-sin-creditos',
    niveles: TODOS,
    gravedad: 'aviso',
    titulo: 'Créditos de los cursos',
    pide: { mide: 'credito_dicho' },
  },
]
