import { expect, it } from 'vitest'
import { cursoDelPlan } from './cursoDelPlan.ts'

const curso = {
  id: 7,
  nombre: 'Cálculo',
  codigo: 'MA1',
  ciclo_id: 2,
  seccion_id: 4,
  orden: 0,
  credits: 3,
  horasteoria: 2,
  horaspractica: 1,
  horasvirtual: 0,
  requisitos: null,
  areacurso_id: 5,
}

it('a course is what the wire says of it', () => expect(cursoDelPlan(curso)).toEqual(curso))

it('0 on the wire is none, and so is a code of nothing', () =>
  expect(cursoDelPlan({ ...curso, codigo: '', ciclo_id: 0, seccion_id: 0, areacurso_id: 0 })).toEqual({
    ...curso,
    codigo: null,
    ciclo_id: null,
    seccion_id: null,
    areacurso_id: null,
  }))
