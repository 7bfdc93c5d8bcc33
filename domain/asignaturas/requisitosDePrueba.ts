import type { CursoDelPlan, Id, ModoRequisito, Requisito } from './asignatura.ts'
import { simplificar } from './requisitos.ts'

/** Short ways to write requisites and courses in tests; not part of the product. */

export const previo = (asignatura_id: Id): Requisito => ({ tipo: 'curso', asignatura_id, modo: 'previo' })
export const simultaneo = (asignatura_id: Id): Requisito => ({
  tipo: 'curso',
  asignatura_id,
  modo: 'simultaneo',
})
export const creditos = (n: number): Requisito => ({ tipo: 'creditos', creditos: n })
export const texto = (t: string, modo: ModoRequisito = 'previo'): Requisito => ({
  tipo: 'texto',
  texto: t,
  modo,
})
export const y = (...de: Requisito[]): Requisito => ({ tipo: 'y', de })
export const o = (...de: Requisito[]): Requisito => ({ tipo: 'o', de })

/** The requisite with one more course asked for, beside all that it asks already. */
export const conCurso = (r: Requisito | null, asignatura_id: Id, modo: ModoRequisito): Requisito => {
  const hoja: Requisito = { tipo: 'curso', asignatura_id, modo }
  return simplificar(r === null ? hoja : { tipo: 'y', de: [r, hoja] }) ?? hoja
}

/** A course of cycle `ciclo_id` (0: none), called «Curso {id}» and coded C{id}. */
export const curso = (
  id: Id,
  ciclo_id: Id,
  requisitos: Requisito | null = null,
  mas: Partial<CursoDelPlan> = {},
): CursoDelPlan => ({
  id,
  nombre: `Curso ${id}`,
  codigo: `C${id}`,
  ciclo_id: ciclo_id || null,
  seccion_id: null,
  orden: id,
  credits: 4,
  horasteoria: 3,
  horaspractica: 2,
  horasvirtual: 0,
  requisitos,
  areacurso_id: null,
  ...mas,
})
