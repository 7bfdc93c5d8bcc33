import type { CicloDelPlan, CursoDelPlan, Id, SeccionDelPlan } from '../asignaturas/asignatura.ts'
import type { Malla } from './malla.ts'
import { mallaDe } from './malla.ts'

/** Short ways to write plans in tests; not part of the product. Cycle n has id 10·n, sections from 501. */

export const ciclo = (numero: number, nombre = `${numero}`): CicloDelPlan => ({
  id: numero * 10,
  numero,
  nombre,
})
export const seccion = (id: Id, creditos_requeridos: number | null = null): SeccionDelPlan => ({
  id,
  nombre: `Electivos ${id - 500}`,
  creditos_requeridos,
})

export const malla = (
  cursos: readonly CursoDelPlan[],
  ciclos = 4,
  secciones: readonly SeccionDelPlan[] = [],
): Malla =>
  // Handed over in reverse: order must come from `numero`, not from the rows.
  mallaDe({ cursos, ciclos: Array.from({ length: ciclos }, (_, i) => ciclo(ciclos - i)), secciones })
