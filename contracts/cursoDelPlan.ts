import type { CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import type { Asignatura } from './asignaturas.ts'

/** A course of an answer as the rules see it: 0 is none on the wire (§3). */
export const cursoDelPlan = (a: Pick<Asignatura, keyof CursoDelPlan>): CursoDelPlan => ({
  id: a.id,
  nombre: a.nombre,
  codigo: a.codigo || null,
  ciclo_id: a.ciclo_id || null,
  seccion_id: a.seccion_id || null,
  orden: a.orden,
  credits: a.credits,
  horasteoria: a.horasteoria,
  horaspractica: a.horaspractica,
  horasvirtual: a.horasvirtual,
  requisitos: a.requisitos,
  areacurso_id: a.areacurso_id || null,
})
