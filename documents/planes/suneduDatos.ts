import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import type { HorasVirtuales } from '@malla/domain/asignaturas/horas.ts'
import { HORAS_POR_CREDITO } from '@malla/domain/asignaturas/horas.ts'
import { porCiclos, porSecciones } from './cursos.ts'
import type { AsignaturaInforme, DatosPlan } from './datos.ts'
import { tiposEstudio } from './palabras.ts'
import { type Reparto, redondear, repartir } from './suneduReparto.ts'

/** A course in the regulator's form; hours of a whole period. */
export interface CursoC1 {
  id: number
  /** «Ciclo III», or the section of electives. */
  periodo: string
  codigo: string | null
  nombre: string
  tipoEstudio: string | null
  tipoCurso: 'Obligatorio' | 'Electivo'
  modalidad: string | null
  requisitos: string
  horas: Reparto
  creditos: Reparto
  /** Credits as the plan says them, and as its hours give them; null where the plan counts none. */
  declarados: number | null
  segunHoras: number
  /** What a student takes of it: 1, or the share that its section of electives requires of what it offers. */
  peso: number
}

/** What a period and a credit are worth, as the plan says it or else as the law does. */
export interface ReglaC1 {
  semanas: number
  teoria: number
  practica: number
}

export const reglaDe = (d: DatosPlan): ReglaC1 => ({
  semanas: d.semanas ?? HORAS_POR_CREDITO.semanas,
  teoria: d.horas_credito_teoria ?? HORAS_POR_CREDITO.teoria,
  practica: d.horas_credito_practica ?? HORAS_POR_CREDITO.practica,
})

/** Of each course the two parts of its virtual hours; one that is not named has all of them as theory. */
export type VirtualesPorCurso = ReadonlyMap<number, HorasVirtuales>

const virtualesDe = (a: AsignaturaInforme, v: VirtualesPorCurso): HorasVirtuales =>
  v.get(a.id) ?? { horasvirtualteoria: a.horasvirtual, horasvirtualpractica: 0 }

/** A section requires so much of what it offers; 1 where it does not say, or requires all. */
export const pesoDeSeccion = (requeridos: number | null, ofrecidos: number): number =>
  requeridos !== null && requeridos < ofrecidos ? requeridos / ofrecidos : 1

const modalidades: Readonly<Record<string, string>> = {
  presencial: 'Presencial',
  virtual: 'Virtual',
  semipresencial: 'Semipresencial',
}

/** What the plan says of the modality, else what the hours do; null where there are no hours. */
const modalidadDe = (dicha: string | null, horas: Reparto): string | null => {
  if (dicha) return modalidades[dicha] ?? dicha
  if (horas.total === 0) return null
  if (horas.virtual === 0) return 'Presencial'
  return horas.presencial === 0 ? 'Virtual' : 'Semipresencial'
}

/** Every course of the plan as the form wants it: cycle by cycle, then the electives section by section. */
export function cursosC1(d: DatosPlan, virtuales: VirtualesPorCurso): CursoC1[] {
  const regla = reglaDe(d)
  const etiquetas = new Map(d.asignaturas.map(a => [a.id, a.codigo ?? a.nombre]))
  const curso = (
    a: AsignaturaInforme,
    periodo: string,
    tipoCurso: CursoC1['tipoCurso'],
    peso: number,
  ): CursoC1 => {
    const v = virtualesDe(a, virtuales)
    const semanales = [a.horasteoria, v.horasvirtualteoria, a.horaspractica, v.horasvirtualpractica] as const
    const horas = repartir(semanales.map(h => redondear(h * regla.semanas)))
    const valen = semanales.map((h, i) => (h * regla.semanas) / (i < 2 ? regla.teoria : regla.practica))
    return {
      id: a.id,
      periodo,
      codigo: a.codigo,
      nombre: a.nombre,
      tipoEstudio: a.tipoestudio && tiposEstudio[a.tipoestudio],
      tipoCurso,
      modalidad: modalidadDe(a.modalidad, horas),
      requisitos: describe(a.requisitos, id => etiquetas.get(id) ?? null),
      horas,
      creditos: repartir(valen, a.credits ?? 0),
      declarados: a.credits,
      segunHoras: redondear(valen.reduce((x, y) => x + y, 0)),
      peso,
    }
  }
  return [
    ...porCiclos(d).flatMap(c => c.asignaturas.map(a => curso(a, c.nombre, 'Obligatorio', 1))),
    ...porSecciones(d).flatMap(s => {
      const ofrecidos = s.asignaturas.reduce((n, a) => n + (a.credits ?? 0), 0)
      const peso = pesoDeSeccion(s.creditos_requeridos, ofrecidos)
      return s.asignaturas.map(a => curso(a, s.nombre, 'Electivo', peso))
    }),
  ]
}
