import { redondear } from '@malla/domain/planes/reparto.ts'
import { redondearParte } from '@malla/domain/texto/numero.ts'
import type { CursoC1 } from './suneduDatos.ts'

/** A line of the summary: courses, and hours and credits that a student takes; shares of the whole in percent with two decimals. */
export interface LineaC1 {
  grupo: string
  nombre: string
  cursos: number
  horas: CifrasC1
  creditos: CifrasC1
}

export interface CifrasC1 {
  teoria: number
  practica: number
  total: number
  /** Percent of the whole plan, 100 only of all of it; null where the plan has none. */
  parte: number | null
}

type Medida = (c: CursoC1) => { teoria: number; practica: number }
interface Corte {
  grupo: string
  nombre: string
  cuenta: (c: CursoC1) => boolean
  horas: Medida
  creditos: Medida
}

const todas =
  (que: 'horas' | 'creditos'): Medida =>
  c => ({
    teoria: c[que].teoria.total,
    practica: c[que].practica.total,
  })
const modal =
  (que: 'horas' | 'creditos', como: 'presencial' | 'virtual'): Medida =>
  c => ({
    teoria: c[que].teoria[como],
    practica: c[que].practica[como],
  })

const corte = (grupo: string, nombre: string, cuenta: (c: CursoC1) => boolean): Corte => ({
  grupo,
  nombre,
  cuenta,
  horas: todas('horas'),
  creditos: todas('creditos'),
})

const ESTUDIOS = 'Tipo de estudios'
const MODALIDAD = 'Modalidad'
const TIPO = 'Tipo de curso'

/** The lines of the form, in its order. «Sin indicar» only where some course does not say its kind of studies. */
const cortesDe = (cursos: readonly CursoC1[]): Corte[] => [
  corte('Total', 'Total', () => true),
  corte(ESTUDIOS, 'Estudios generales', c => c.tipoEstudio === 'General'),
  corte(ESTUDIOS, 'Estudios específicos', c => c.tipoEstudio === 'Específico'),
  corte(ESTUDIOS, 'Estudios de especialidad', c => c.tipoEstudio === 'Especialidad'),
  ...(cursos.some(c => c.tipoEstudio === null)
    ? [corte(ESTUDIOS, 'Sin indicar', c => c.tipoEstudio === null)]
    : []),
  {
    ...corte(MODALIDAD, 'Presencial', c => c.horas.virtual === 0),
    horas: modal('horas', 'presencial'),
    creditos: modal('creditos', 'presencial'),
  },
  {
    ...corte(MODALIDAD, 'Virtual', c => c.horas.virtual > 0),
    horas: modal('horas', 'virtual'),
    creditos: modal('creditos', 'virtual'),
  },
  corte(TIPO, 'Obligatorio', c => c.tipoCurso === 'Obligatorio'),
  corte(TIPO, 'Electivo', c => c.tipoCurso === 'Electivo'),
]

function cifras(cursos: readonly CursoC1[], medida: Medida, whole: number): CifrasC1 {
  let teoria = 0
  let practica = 0
  for (const c of cursos) {
    const m = medida(c)
    teoria += m.teoria * c.peso
    practica += m.practica * c.peso
  }
  const total = redondear(teoria + practica)
  const deTeoria = redondear(teoria)
  return {
    teoria: deTeoria,
    // What is left, so that the line adds up as it is printed.
    practica: redondear(total - deTeoria),
    total,
    parte: whole > 0 ? redondearParte((total / whole) * 100, 2) : null,
  }
}

/**
 * The summary of the form. Electives count with what a student takes of them. Modality parts the hours and credits themselves; as a course
 * with any virtual hour counts one of «Virtual».
 */
export function resumenC1(cursos: readonly CursoC1[]): LineaC1[] {
  const entero = (medida: Medida): number => cifras(cursos, medida, 0).total
  const [horas, creditos] = [entero(todas('horas')), entero(todas('creditos'))]
  return cortesDe(cursos).map(x => {
    const suyos = cursos.filter(x.cuenta)
    // Hours are parted by modality in every course, whichever line it is counted in.
    const base = x.grupo === MODALIDAD ? cursos : suyos
    return {
      grupo: x.grupo,
      nombre: x.nombre,
      cursos: suyos.length,
      horas: cifras(base, x.horas, horas),
      creditos: cifras(base, x.creditos, creditos),
    }
  })
}
