import { describe, expect, it } from 'vitest'
import { type Cambio, diferencia, filtrar, palabraDe } from './filtrar.ts'

const curso = (nombre: string, cambio: string, movido = false) =>
  ({ cambio, movido, antes: null, despues: { nombre, codigo: 'X1' }, campos: [] }) as never
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
    ['by code', { texto: 'x1 redes' }, ['Redes']],
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
