import { expect, it } from 'vitest'
import { avisosDeMatriz } from './avisos.ts'
import { gruposDeCursos } from './columnas.ts'
import { nivelEscrito, nivelSiguiente } from './niveles.ts'

const curso = (id: number, ciclo_id: number, seccion_id: number, orden = id) => ({
  id,
  ciclo_id,
  seccion_id,
  orden,
})

it('courses stand in the order of the malla; what is empty is left out, what stands nowhere comes last', () =>
  expect(
    gruposDeCursos(
      [
        { id: 2, numero: 2, nombre: 'II', descripcion: 'Ciclo II' },
        { id: 1, numero: 1, nombre: 'I', descripcion: 'Ciclo I' },
        { id: 3, numero: 3, nombre: 'III', descripcion: 'Ciclo III' },
      ],
      [{ id: 5, nombre: 'Electivos' }],
      [curso(10, 2, 0), curso(11, 0, 5), curso(12, 0, 0), curso(13, 1, 0, 9), curso(14, 1, 0, 2)],
    ).map(g => `${g.clave} ${g.nombre}: ${g.cursos.map(c => c.id)}`),
  ).toEqual(['c1 Ciclo I: 14,13', 'c2 Ciclo II: 10', 's5 Electivos: 11', '0 Sin ciclo: 12']))

it.each([
  ['I', 'introduce'],
  [' d ', 'desarrolla'],
  ['Logra', 'logra'],
  ['', null],
  ['x', undefined],
  ['ID', undefined],
])('«%s» is %s', (texto, nivel) => expect(nivelEscrito(texto)).toBe(nivel))

it('levels go round', () =>
  expect([null, 'introduce', 'desarrolla', 'logra'].map(n => nivelSiguiente(n as never))).toEqual([
    'introduce',
    'desarrolla',
    'logra',
    null,
  ]))

it('each gap and overlap has its word', () =>
  expect(
    avisosDeMatriz(
      {
        sinCursos: [1],
        sinCompetencias: [7],
        sinNivel: [{ competencia_id: 2, faltan: ['desarrolla', 'logra'] }],
      },
      [{ competencia_id: 3, nivel: 'logra', cursos: [7, 8] }],
    ).map(a => `${a.competencia_id} ${a.asignatura_id} ${a.palabra}`),
  ).toEqual(['1 0 Sin cursos', '2 0 Falta D, L', '0 7 Sin competencias', '3 0 2 logran']))
