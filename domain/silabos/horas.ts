import type { HorasAsignatura } from '../asignaturas/asignatura.ts'
import { horasTotales, sumHoras } from '../asignaturas/horas.ts'
import type { Semana, Unidad } from './contenido.ts'

/** Hours of syllabi, in tenths of an hour: 2.5 and 0.1 + 0.2 come out exact. */

/** Most hours that a week may have of its own. */
export const HORAS_MAXIMAS = 200

/** Hours of a week: its own, or the weekly hours of the course. */
export const horasDeSemana = (semana: Pick<Semana, 'horas'>, semanales: number): number =>
  semana.horas ?? semanales

/** Hours of a unit: its weeks × the weekly hours of the course (§5), but for weeks with hours of their own. */
export const horasDeUnidad = (unidad: Pick<Unidad, 'semanas'>, curso: HorasAsignatura): number =>
  sumHoras(unidad.semanas.map(s => horasDeSemana(s, horasTotales(curso))))

/** How the hours of a course are given out: «Distribuidas 65 de 80». */
export interface RepartoDeHoras {
  /** Weeks of the period × weekly hours. */
  total: number
  /** Hours of all weeks that there are, also of those with nothing written yet. */
  distribuidas: number
  /** What is left; 0 where more was given out than there is. */
  quedan: number
  /** What was given out beyond the total. */
  sobran: number
  /** Of each unit, in their order. */
  unidades: { unidad_id: string; horas: number }[]
}

/** How the hours of a course are given out to its units in a period of so many weeks. */
export function repartoDeHoras(
  unidades: readonly Unidad[],
  curso: HorasAsignatura,
  semanas: number,
): RepartoDeHoras {
  const deUnidades = unidades.map(u => ({ unidad_id: u.id, horas: horasDeUnidad(u, curso) }))
  const total = sumHoras([semanas * horasTotales(curso)])
  const distribuidas = sumHoras(deUnidades.map(u => u.horas))
  const diferencia = sumHoras([total, -distribuidas])
  return {
    total,
    distribuidas,
    quedan: Math.max(0, diferencia),
    sobran: Math.max(0, -diferencia),
    unidades: deUnidades,
  }
}

/** The first and the last week of a unit, null while it has none: «semanas 6 a 11». */
export const tramoDeUnidad = (unidad: Pick<Unidad, 'semanas'>): { desde: number; hasta: number } | null => {
  const numeros = unidad.semanas.map(s => s.numero)
  return numeros.length === 0 ? null : { desde: Math.min(...numeros), hasta: Math.max(...numeros) }
}
