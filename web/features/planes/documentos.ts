import type { Asignatura } from '@malla/contracts/asignaturas.ts'

/** What narrows the reports that list courses; undefined: all. */
export interface FiltroDeInforme {
  ciclo_id?: number
  seccion_id?: number
  areacurso_id?: number
  tipocurso_id?: number
  tipologiaespecial_id?: number
}

export type ClaveDeInforme = 'plan' | 'publico' | 'obligatorios' | 'electivos' | 'cartas'

/** A report of a plan as it is offered: what it has, and which filters it follows. */
export interface InformeDePlan {
  clave: ClaveDeInforme
  titulo: string
  texto: string
  filtros: readonly (keyof FiltroDeInforme)[]
}

const comunes = ['areacurso_id', 'tipocurso_id', 'tipologiaespecial_id'] as const

/** The reports of a plan that this version makes. */
export const informesDePlan: readonly InformeDePlan[] = [
  {
    clave: 'plan',
    titulo: 'Plan de estudios',
    texto: 'Los datos del plan, sus cursos por ciclo, los electivos, los resúmenes y la malla.',
    filtros: [],
  },
  {
    clave: 'publico',
    titulo: 'Plan para el público',
    texto: 'Lo que ve un postulante: los cursos y la malla.',
    filtros: [],
  },
  {
    clave: 'obligatorios',
    titulo: 'Cursos obligatorios',
    texto: 'Los cursos de los ciclos con sus horas, créditos y requisitos.',
    filtros: ['ciclo_id', ...comunes],
  },
  {
    clave: 'electivos',
    titulo: 'Cursos electivos',
    texto: 'Los cursos de las secciones de electivos.',
    filtros: ['seccion_id', ...comunes],
  },
  {
    clave: 'cartas',
    titulo: 'Cartas descriptivas',
    texto: 'La carta descriptiva de cada curso, una tras otra.',
    filtros: ['ciclo_id', 'seccion_id', ...comunes],
  },
]

/** The part of a filter that a report follows. */
export const filtroDe = (informe: InformeDePlan, filtro: FiltroDeInforme): FiltroDeInforme =>
  Object.fromEntries(informe.filtros.filter(k => filtro[k]).map(k => [k, filtro[k]]))

/** Whether a course is in a report that is narrowed so. */
export const isEnFiltro = (curso: Asignatura, filtro: FiltroDeInforme): boolean =>
  Object.entries(filtro).every(([k, id]) => (curso[k as keyof FiltroDeInforme] ?? 0) === id)

/** Why a report would be empty, or null when there is something in it. */
export function whyNotInforme(
  informe: InformeDePlan,
  filtro: FiltroDeInforme,
  cursos: readonly Asignatura[],
): string | null {
  if (informe.filtros.length === 0) return null
  const propios = cursos.filter(
    c =>
      (informe.filtros.includes('ciclo_id') && c.ciclo_id) ||
      (informe.filtros.includes('seccion_id') && c.seccion_id),
  )
  if (propios.length === 0)
    return informe.clave === 'electivos' ? 'El plan no tiene cursos electivos.' : 'El plan no tiene cursos.'
  return propios.some(c => isEnFiltro(c, filtroDe(informe, filtro)))
    ? null
    : 'Ningún curso coincide con los filtros.'
}
