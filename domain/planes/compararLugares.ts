import { creditosConElectivos } from '../asignaturas/creditos.ts'
import { type Totales, totalesDe } from '../malla/totales.ts'
import type { CursoComparable } from './compararCursos.ts'

/** A cycle or a section of electives of one of the plans. */
export interface LugarComparable {
  /** As in `CursoComparable`. */
  clave: string
  nombre: string
}

/** What stands in one cycle or section of the two plans; null where a plan does not have it. */
export interface LugarComparado {
  nombre: string
  antes: Totales | null
  despues: Totales | null
}

/** A plan as its totals are told: all its courses, its cycles, and the credits that its sections of electives require. */
export interface PlanSumable {
  cursos: readonly CursoComparable[]
  ciclos: readonly LugarComparable[]
  creditosElectivos: number | null
}

/** Cycles or sections of two plans side by side, with their courses, credits and hours: those of `despues` in order, then the lost ones. */
export function compararLugares(
  antes: readonly LugarComparable[],
  despues: readonly LugarComparable[],
  cursos: { antes: readonly CursoComparable[]; despues: readonly CursoComparable[] },
): LugarComparado[] {
  const suma = (lugares: readonly LugarComparable[], de: readonly CursoComparable[], clave: string) =>
    lugares.some(l => l.clave === clave) ? totalesDe(de.filter(c => c.claveDeLugar === clave)) : null
  const lugares = [...despues, ...antes.filter(a => !despues.some(d => d.clave === a.clave))]
  return lugares.map(({ clave, nombre }) => ({
    nombre,
    antes: suma(antes, cursos.antes, clave),
    despues: suma(despues, cursos.despues, clave),
  }))
}

/**
 * Totals of a plan: courses and hours of its cycles, and the credits that a student takes in all, with what electives require
 * (none where no course has credits).
 */
export function totalesComparados({ cursos, ciclos, creditosElectivos }: PlanSumable): Totales {
  const claves = new Set(ciclos.map(c => c.clave))
  const totales = totalesDe(cursos.filter(c => claves.has(c.claveDeLugar)))
  return { ...totales, creditos: creditosConElectivos(cursos, totales.creditos, creditosElectivos) }
}
