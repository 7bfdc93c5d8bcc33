import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { describirImpreso } from '@malla/domain/asignaturas/descripcion.ts'
import type { HorasVirtuales } from '@malla/domain/asignaturas/horas.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { cuentaDeCurso, ofrecidosPor, pesoDeSeccion, reglaDeHoras } from '@malla/domain/planes/computo.ts'
import type { Reparto } from '@malla/domain/planes/reparto.ts'
import { porCiclos, porSecciones } from './cursos.ts'
import type { AsignaturaInforme, DatosPlan } from './datos.ts'

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

/** Of each course the two parts of its virtual hours; one that is not named has all of them as theory. */
export type VirtualesPorCurso = ReadonlyMap<number, HorasVirtuales>

const virtualesDe = (a: AsignaturaInforme, v: VirtualesPorCurso): HorasVirtuales =>
  v.get(a.id) ?? { horasvirtualteoria: a.horasvirtual, horasvirtualpractica: 0 }

/** What the plan says of the modality, else what the hours do; null where there are no hours. */
const modalidadDe = (dicha: string | null, horas: Reparto): string | null => {
  if (dicha) return nombreEn(modalidadesDeCurso, dicha)
  if (horas.total === 0) return null
  if (horas.virtual === 0) return 'Presencial'
  return horas.presencial === 0 ? 'Virtual' : 'Semipresencial'
}

/** Every course of the plan as the form wants it: cycle by cycle, then the electives section by section. */
export function cursosC1(d: DatosPlan, virtuales: VirtualesPorCurso): CursoC1[] {
  const regla = reglaDeHoras(d)
  const etiquetas = new Map(d.asignaturas.map(a => [a.id, a.codigo ?? a.nombre]))
  const curso = (
    a: AsignaturaInforme,
    periodo: string,
    tipoCurso: CursoC1['tipoCurso'],
    peso: number,
  ): CursoC1 => {
    const cuenta = cuentaDeCurso({ ...a, ...virtualesDe(a, virtuales) }, regla)
    return {
      id: a.id,
      periodo,
      codigo: a.codigo,
      nombre: a.nombre,
      tipoEstudio: a.tipoestudio && nombreEn(tiposDeEstudio, a.tipoestudio),
      tipoCurso,
      modalidad: modalidadDe(a.modalidad, cuenta.horas),
      requisitos: describirImpreso(a.requisitos, id => etiquetas.get(id) ?? null),
      ...cuenta,
      declarados: a.credits,
      peso,
    }
  }
  return [
    ...porCiclos(d).flatMap(c => c.asignaturas.map(a => curso(a, c.nombre, 'Obligatorio', 1))),
    ...porSecciones(d).flatMap(s => {
      const peso = pesoDeSeccion(s.creditos_requeridos, ofrecidosPor(s.asignaturas))
      return s.asignaturas.map(a => curso(a, s.nombre, 'Electivo', peso))
    }),
  ]
}
