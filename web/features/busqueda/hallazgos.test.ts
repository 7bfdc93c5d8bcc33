import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import {
  type Hallazgo,
  hrefDe,
  hrefDePersona,
  isNombreDeUna,
  partir,
  porTipo,
  queSiguen,
} from './hallazgos.ts'

const h = (tipo: Hallazgo['tipo'], id: number, titulo: string, detalle = '', plan_id: number | null = null) =>
  ({ tipo, id, titulo, detalle, plan_id }) satisfies Hallazgo

it.each([
  [h('facultad', 2, 'x'), paths.facultades({ vista: 'programas', facultad: 2 })],
  [h('programa', 3, 'x'), paths.facultades({ vista: 'programas', id: 3 })],
  [h('plan', 7, 'x', '', 7), paths.plan(7)],
  [h('asignatura', 40, 'x', '', 7), paths.plan(7, { curso: 40 })],
  [h('silabo', 40, 'x', '', 7), paths.silabo(40)],
  [{ ...h('silabo', 40, 'x', '', 7), periodo_id: 3 }, paths.silabo(40, { periodo: 3 })],
  [h('competencia', 50, 'x', '', 7), paths.plan(7, { tab: 'competencias', competencia: 50 })],
  [h('laboratorio', 60, 'x'), paths.equipos({ id: 60 })],
])('%o', (hallazgo, href) => expect(hrefDe(hallazgo)).toBe(href))

const hallazgos = [
  h('asignatura', 1, 'Cálculo I', 'MAT-101 · Plan 2026'),
  h('asignatura', 2, 'Cálculo II', 'MAT-201 · Plan 2026'),
  h('programa', 3, 'Matemática', 'Ciencias'),
]

it('by kind, in the order in which the kinds come', () =>
  expect(porTipo(hallazgos).map(([tipo, los]) => [tipo, los.length])).toEqual([
    ['asignatura', 2],
    ['programa', 1],
  ]))

it.each([
  ['calculo ii', [2]],
  ['mat-201', [2]],
  ['cálculo', [1, 2]],
  ['física', []],
])('while the answer for «%s» is on its way', (texto, ids) =>
  expect(queSiguen(hallazgos, texto).map(x => x.id)).toEqual(ids),
)

it.each([
  ['plan de estudios', true],
  [' PLAN DE ESTUDIOS', true],
  ['plan', false],
  ['', false],
])('a screen that is called just as was typed: %s', (texto, es) =>
  expect(isNombreDeUna([{ label: 'Docentes' }, { label: 'Plan de Estudios' }], texto)).toBe(es),
)

it.each<[string, string, [string, string, string]]>([
  ['Álgebra Lineal', 'algebra', ['', 'Álgebra', ' Lineal']],
  ['Álgebra Lineal', ' LINEAL ', ['Álgebra ', 'Lineal', '']],
  ['A\u0301lgebra', 'al', ['', 'Ál', 'gebra']],
  ['Álgebra', 'física', ['Álgebra', '', '']],
  ['Álgebra', ' ', ['Álgebra', '', '']],
])('partir %s por %s', (texto, buscado, partes) => expect(partir(texto, buscado)).toEqual(partes))

it('a person leads an administrator to the user, others to the lecturers, and nowhere who is none', () => {
  const docente = { id: 7, nombres: 'Ana Ruiz', is_docente: true }
  const otra = { ...docente, is_docente: false }
  expect([docente, otra].map(p => hrefDePersona(p, true))).toEqual(Array(2).fill('/form/24042018114601?id=7'))
  expect([docente, otra].map(p => hrefDePersona(p, false))).toEqual(['/docentes?filtro=Ana+Ruiz', null])
})
