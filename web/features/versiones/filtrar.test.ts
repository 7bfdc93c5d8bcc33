import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Cambio, diferencia, filtrar, impreso, palabraDe } from './filtrar.ts'
import { SumasComparadas } from './SumasComparadas.tsx'

const curso = (nombre: string, cambio: string, movido = false) =>
  ({ cambio, movido, antes: null, despues: { nombre, codigo: 'X-1' }, campos: [] }) as never
const cursos = [
  curso('Ética', 'igual'),
  curso('Física', 'nuevo'),
  curso('Lógica', 'igual', true),
  curso('Redes', 'cambiado', true),
]
const de = (filtro: { cambio?: Cambio; todos?: boolean; texto?: string }) =>
  filtrar(cursos, { todos: false, texto: '', ...filtro }).map(c => c.despues!.nombre)

describe('filtrar', () => {
  it.each([
    ['only what changed', {}, ['Física', 'Lógica', 'Redes']],
    ['everything', { todos: true }, ['Ética', 'Física', 'Lógica', 'Redes']],
    ['moved', { cambio: 'movido' }, ['Lógica', 'Redes']],
    ['unchanged', { cambio: 'igual' }, ['Ética']],
    ['by name without accents', { todos: true, texto: 'etica' }, ['Ética']],
    ['by code, without its signs', { texto: 'x1 redes' }, ['Redes']],
  ] as [string, Parameters<typeof de>[0], string[]][])('%s', (_case, filtro, expected) =>
    expect(de(filtro)).toEqual(expected),
  )
})

it.each([
  [4, 4.5, '+0,5'],
  [6, 3, '−3'],
  [0.1 + 0.2, 0.3, '='],
  [null, 4, '+4'],
  [4, undefined, '−4'],
  [0, null, '='],
  [null, undefined, '–'],
])('diferencia %s → %s: %s', (antes, despues, expected) => expect(diferencia(antes, despues)).toBe(expected))

it('says both when a course changed and moved', () =>
  expect(palabraDe({ cambio: 'cambiado', movido: true }).palabra).toBe('Cambiado y movido'))

it('what is printed is what the screen shows: only the changes, or everything', () => {
  expect(impreso(3, 7, undefined)).toEqual({ id: 3, otro: 7, soloCambios: true })
  expect(impreso(3, 7, 'todo')).toEqual({ id: 3, otro: 7, soloCambios: false })
})

it.each([
  [[], ['Total']],
  [
    [{ nombre: 'Electivos', antes: null, despues: null }],
    ['Electivos', 'Cursos y horas de los ciclos; créditos con los electivos exigidos'],
  ],
])('sums say what their totals add up: with sections %j', (secciones, dichos) => {
  const comparacion = { ciclos: [], secciones, totales: { antes: null, despues: null } } as never
  const escrito = renderToStaticMarkup(createElement(SumasComparadas, { comparacion }))
  expect([...escrito.matchAll(/<th scope="row">([^<]*)/g)].map(m => m[1])).toEqual(dichos)
})
