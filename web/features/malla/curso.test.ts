import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { expect, it } from 'vitest'
import { cursoDe, filaDe } from './curso.ts'

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

it('the same answer is the same course: its card is not drawn again', () => {
  const una = leida(5)
  expect(cursoDe(una)).toBe(cursoDe(una))
  expect(cursoDe({ ...una })).not.toBe(cursoDe(una))
})
