import { describe, expect, it } from 'vitest'
import { loQueDice } from './loQueDice.ts'
import { mostrar } from './mostrar.ts'
import type { Espera } from './reglas.ts'

const filas: Record<string, Record<string, unknown>[]> = {
  areascursos: [{ id: 3, nombre: 'Ciencias' }],
  asignaturas: [{ id: 7, codigo: 'F1', nombre: 'Física I' }],
  ciclos: [{ id: 2, nombre: 'II', descripcion: 'Ciclo II' }],
  secciones: [{ id: 3, nombre: 'Electivos', descripcion: '' }],
  perfiles: [{ id: 2, descripcion: '<p>Diseña <b>puentes</b></p>' }],
}
const vistas = (entidad: string) => filas[entidad] ?? []

it.each([
  ['areacurso_id', 3, 'Ciencias'],
  ['areacurso_id', 5, 'Registro 5'],
  ['ciclo_id', 0, '(ninguno)'],
  ['lugar', { ciclo_id: 2, seccion_id: 0 }, 'Ciclo II'],
  ['lugar', { ciclo_id: 0, seccion_id: 3 }, 'Electivos'],
  ['perfil_egreso_id', 2, 'Diseña puentes'],
  ['origen', [7], 'Física I'],
  ['requisitos', { tipo: 'curso', asignatura_id: 7, modo: 'previo' }, 'F1'],
  ['requisitos', null, '(ninguno)'],
  ['tipopadre', 1, 'Funcional'],
  ['horasteoria', 2.5, '2,5'],
  ['nombre', '<p>Álgebra</p>', 'Álgebra'],
])('%s %j is shown as «%s»', (name, value, text) => expect(mostrar(name, value, vistas)).toBe(text))

describe('a refused write of many things says what it was', () => {
  const dice = (uno: object) => loQueDice({ estado: 'rechazado', base: {}, ...uno } as Espera, vistas)
  const curso = { id: 7, credits: 4, codigo: 'F1', orden: 3, revision: 2 }
  const deTabla = {
    llamada: 'asignaturas.savePorPlan',
    input: { asignaturas: [curso] },
    base: { 7: { nombre: 'Física I', codigo: 'F1', credits: 3 } },
  }
  it('of courses what changes of each', () => expect(dice(deTabla)).toEqual(['Física I (Créditos: 4)']))
  it('of cells what stands in them', () =>
    expect(
      dice({
        llamada: 'competencias.saveCursos',
        input: { celdas: [{ competencia_id: 4, asignatura_id: 7, nivel: 'logra' }] },
      }),
    ).toEqual(['Física I, Registro 4: Logra']))
  it('of many no more than one reads', () => {
    const dichas = dice({ ...deTabla, input: { asignaturas: Array.from({ length: 40 }, () => curso) } })
    expect([dichas.length, dichas.at(-1)]).toEqual([9, 'y 32 más'])
  })
  it.each([
    ['one that waits yet', { ...deTabla, estado: 'espera' }],
    ['one of a form', { llamada: 'asignaturas.update', input: curso }],
  ])('%s says nothing', (_what, uno) => expect(dice(uno)).toEqual([]))
})
