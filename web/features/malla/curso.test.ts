import { expect, it } from 'vitest'
import { filaDe } from './curso.ts'

it.each([
  [
    'into a section: no cycle',
    { id: 1, ciclo_id: null, seccion_id: 7, orden: 0 },
    { ciclo_id: 0, seccion_id: 7, orden: 0 },
  ],
  ['what is left out stays left out', { id: 1, credits: null }, { credits: null }],
  ['no area', { id: 1, areacurso_id: null }, { areacurso_id: null }],
])('%s', (_case, edicion, campos) => expect(filaDe(edicion, 4)).toEqual({ id: 1, revision: 4, ...campos }))
