import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { describe, expect, it } from 'vitest'
import { cambioDeTextos } from './cambios.ts'
import { filaOf, soloCampos, totalDe } from './fila.ts'
import { contextoDe, fila } from './grillaDePrueba.ts'

const curso = (over: object) => ({ ...fila(1), asignatura_id: 0, ...over }) as unknown as Asignatura

describe('a course as a row', () => {
  it('null where the wire has 0 is none (the live channel)', () => {
    expect(filaOf(curso({ ciclo_id: null, areacurso_id: null, credits: null }))).toMatchObject({
      ciclo_id: 0,
      areacurso_id: 0,
      credits: null,
    })
  })
  it('carries only what can be changed', () => {
    expect(Object.keys(soloCampos(filaOf(curso({}))))).not.toContain('created_at')
  })
  it('requisites that are written again as they are, are no change: the database keeps keys in another order', () => {
    const filas = [
      fila(2),
      fila(3),
      filaOf(
        curso({
          requisitos: {
            de: [
              { modo: 'previo', tipo: 'curso', asignatura_id: 2 },
              { modo: 'simultaneo', tipo: 'curso', asignatura_id: 3 },
            ],
            tipo: 'y',
          },
        }),
      ),
    ]
    const entrada = { id: 1, columna: 'requisitos' as const, texto: 'C-2; C-3*' }
    expect(cambioDeTextos('', filas, [entrada], contextoDe(filas)).filas).toEqual([])
  })
  it('hours add up to the tenth', () => {
    expect(totalDe(fila(1, { horasteoria: 0.1, horasvirtualpractica: 0.2 }))).toBe(0.3)
  })
})
