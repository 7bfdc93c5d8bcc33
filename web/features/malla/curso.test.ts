import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { expect, it } from 'vitest'
import { cursoDe, filaDe, vigenteDe } from './curso.ts'

it.each([
  [
    'into a section: no cycle',
    { id: 1, ciclo_id: null, seccion_id: 7, orden: 0 },
    { ciclo_id: 0, seccion_id: 7, orden: 0 },
  ],
  ['what is left out stays left out', { id: 1, credits: null }, { credits: null }],
  ['back into a cycle: no section', { id: 1, ciclo_id: 2, seccion_id: null }, { ciclo_id: 2, seccion_id: 0 }],
  ['no area', { id: 1, areacurso_id: null }, { areacurso_id: null }],
])('%s', (_case, edicion, campos) => expect(filaDe(edicion, 4)).toEqual({ id: 1, revision: 4, ...campos }))

const leida = (tipocurso_id: number) =>
  ({
    id: 1,
    nombre: 'Cálculo',
    tipocurso_id,
    silabo: { isCompletado: 3 },
    revision: 4,
  }) as unknown as Asignatura

it('the course of an answer: 0 is no kind, and its syllabus is as far as it is', () =>
  expect([leida(5), leida(0)].map(cursoDe)).toMatchObject([
    { tipocurso_id: 5, silabo: 3, revision: 4 },
    { tipocurso_id: null },
  ]))

it('what versions of a course share is the id of the first', () =>
  expect([0, 9].map(asignatura_id => cursoDe({ ...leida(5), asignatura_id }).base)).toEqual([1, 9]))

it('the same answer is the same course: its card is not drawn again', () => {
  const una = leida(5)
  expect(cursoDe(una)).toBe(cursoDe(una))
  expect(cursoDe({ ...una })).not.toBe(cursoDe(una))
})

it.each([
  ['itself', 7, 7],
  ['the version that is in force now', 20, 21],
  ['that of an older one that was never seen, where it was the first', 2, 21],
  ['nothing any more', 9, null],
])('the course that was chosen is %s', (_case, id, esperado) => {
  const bases = new Map([20, 21].map(v => [v, 2]))
  const cursos = [
    { id: 7, base: 7 },
    { id: 21, base: 2 },
  ]
  expect(vigenteDe(id, cursos, bases)).toBe(esperado)
})
