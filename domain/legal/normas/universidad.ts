import type { ClaseDeNivel } from '../plan.ts'
import type { Condicion, Regla } from '../regla.ts'

/**
 * Peru, universities: Ley 30220. Figures were read in secondary sources, not in the gazette; what is not sure is off
 * until somebody confirms it. Change a rule by giving it its last day and writing its next version below it.
 */
const ley = {
  pais: 'PE',
  instituciones: ['Universidad'],
  desde: '2014-07-10',
  hasta: null,
  fuente: 'Ley 30220, Ley Universitaria',
  seguridad: 'secundaria',
  gravedad: 'falta',
} as const satisfies Partial<Regla>

const TODOS: readonly ClaseDeNivel[] = ['pregrado', 'maestria', 'doctorado', 'segunda', 'diplomado']

const creditos = (nivel: ClaseDeNivel, articulo: string, minimo: number): Regla => ({
  ...ley,
  id: `pe-${nivel}-creditos`,
  niveles: [nivel],
  articulo,
  titulo: 'Créditos del plan',
  pide: { mide: 'creditos', minimo },
})

const sinConfirmar = (
  id: string,
  nivel: ClaseDeNivel,
  articulo: string,
  titulo: string,
  pide: Condicion,
): Regla => ({ ...ley, seguridad: 'sin_confirmar', id, niveles: [nivel], articulo, titulo, pide })

/** Caps on virtual credits have changed often, by resolutions of the regulator. */
const virtual = (pide: Extract<Condicion, { mide: 'virtual' }>, titulo: string): Regla => ({
  ...ley,
  seguridad: 'sin_confirmar',
  id: `pe-universidad-virtual-${pide.modalidad}`,
  niveles: TODOS,
  articulo: 'Ley 30220, art. 47, y normas de la SUNEDU',
  titulo,
  pide,
})

export const universidad: readonly Regla[] = [
  creditos('pregrado', 'Ley 30220, arts. 41 y 42', 200),
  {
    ...ley,
    id: 'pe-pregrado-generales',
    niveles: ['pregrado'],
    articulo: 'Ley 30220, art. 41',
    titulo: 'Estudios generales',
    pide: { mide: 'creditos_de_tipo', tipos: ['general'], minimo: 35 },
  },
  {
    ...ley,
    id: 'pe-pregrado-especificos',
    niveles: ['pregrado'],
    articulo: 'Ley 30220, art. 42',
    titulo: 'Estudios específicos y de especialidad',
    pide: { mide: 'creditos_de_tipo', tipos: ['especifico', 'especialidad'], minimo: 165 },
  },
  {
    ...ley,
    id: 'pe-pregrado-tipos',
    niveles: ['pregrado'],
    articulo: 'Ley 30220, arts. 41 y 42',
    gravedad: 'aviso',
    titulo: 'Tipo de estudios de los cursos',
    pide: { mide: 'tipo_de_estudios' },
  },
  {
    ...ley,
    id: 'pe-pregrado-idioma',
    niveles: ['pregrado'],
    articulo: 'Ley 30220, art. 40',
    gravedad: 'aviso',
    titulo: 'Idioma extranjero o lengua nativa',
    pide: { mide: 'idioma' },
  },
  creditos('diplomado', 'Ley 30220, art. 43', 24),
  creditos('maestria', 'Ley 30220, art. 43', 48),
  creditos('doctorado', 'Ley 30220, art. 43', 64),
  creditos('segunda', 'Ley 30220, art. 45', 40),
  {
    ...ley,
    id: 'pe-universidad-credito',
    niveles: TODOS,
    articulo: 'Ley 30220, art. 39',
    // 4.5 % of the courses of a real university have fewer hours: to be looked at, one by one.
    gravedad: 'aviso',
    titulo: 'Horas de los créditos',
    pide: { mide: 'horas_del_credito', teoria: 16, practica: 32 },
  },
  {
    ...ley,
    id: 'pe-universidad-valor-credito',
    niveles: TODOS,
    articulo: 'Ley 30220, art. 39',
    titulo: 'Horas que vale un crédito',
    pide: { mide: 'valor_del_credito', teoria: 16, practica: 32 },
  },
  {
    ...ley,
    id: 'pe-universidad-curso-sin-creditos',
    niveles: TODOS,
    articulo: 'Ley 30220, art. 39',
    gravedad: 'aviso',
    titulo: 'Créditos de los cursos',
    pide: { mide: 'credito_dicho' },
  },
  {
    ...ley,
    id: 'pe-universidad-revision',
    niveles: TODOS,
    articulo: 'Ley 30220, art. 40',
    gravedad: 'aviso',
    titulo: 'Revisión cada tres años',
    pide: { mide: 'revision', anios: 3 },
  },
  sinConfirmar('pe-pregrado-anios', 'pregrado', 'Ley 30220, art. 40', 'Duración de los estudios', {
    mide: 'anios',
    minimo: 5,
  }),
  sinConfirmar('pe-pregrado-semestres', 'pregrado', 'Ley 30220, art. 40', 'Ciclos por año', {
    mide: 'ciclos_por_anio',
    maximo: 2,
  }),
  sinConfirmar('pe-maestria-ciclos', 'maestria', 'Ley 30220, art. 43', 'Ciclos de la maestría', {
    mide: 'ciclos',
    minimo: 2,
  }),
  sinConfirmar('pe-doctorado-ciclos', 'doctorado', 'Ley 30220, art. 43', 'Ciclos del doctorado', {
    mide: 'ciclos',
    minimo: 6,
  }),
  sinConfirmar('pe-segunda-ciclos', 'segunda', 'Ley 30220, art. 45', 'Ciclos de la segunda especialidad', {
    mide: 'ciclos',
    minimo: 2,
  }),
  virtual(
    { mide: 'virtual', modalidad: 'presencial', maximo: 20 },
    'Créditos virtuales en la modalidad presencial',
  ),
  virtual(
    { mide: 'virtual', modalidad: 'semipresencial', maximo: 70 },
    'Créditos virtuales en la modalidad semipresencial',
  ),
  virtual(
    { mide: 'virtual', modalidad: 'distancia', maximo: 100 },
    'Créditos virtuales en la modalidad a distancia',
  ),
]
