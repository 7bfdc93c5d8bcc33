import { expect, it } from 'vitest'
import { type CeldaDeOrigen, COLUMNAS_MAXIMAS, expandirTabla } from './bloques.ts'

const celdas = (n: number): CeldaDeOrigen[] => Array.from({ length: n }, (_, i) => ({ html: `c${i}` }))

it('cells that span are repeated where they cover', () => {
  expect(
    expandirTabla([
      [
        { html: 'U', rowspan: 2 },
        { html: 'a', colspan: 2 },
      ],
      [{ html: 'b' }, { html: 'c' }],
    ]).filas,
  ).toEqual([
    ['U', 'a', 'a'],
    ['U', 'b', 'c'],
  ])
  expect(expandirTabla([[{ html: 'x', colspan: 1e9, rowspan: 1e9 }]]).filas[0]).toHaveLength(60)
})

it('does not repeat a long cell over more places than memory holds, and loses no cell', () => {
  const largo = 'x'.repeat(100_000)
  const { filas } = expandirTabla([
    [{ html: largo, colspan: 50, rowspan: 500 }, { html: 'a' }],
    ...Array.from({ length: 499 }, () => [{ html: 'b' }]),
  ])
  expect(filas.flat().filter(c => c === largo).length).toBeLessThan(25)
  expect(filas[0]).toContain(largo)
  expect(filas.every((f, i) => f.includes(i === 0 ? 'a' : 'b'))).toBe(true)
  expect(expandirTabla(Array.from({ length: 200_000 }, () => [{ html: 'a' }])).filas).toHaveLength(200_000)
})

it.each<[string, CeldaDeOrigen[][], boolean]>([
  ['as wide as is read', [celdas(60)], false],
  ['a column more', [celdas(61)], true],
  ['many more, in one row of two', [celdas(2), celdas(200)], true],
  ['behind cells that span', [[{ html: 'ancha', colspan: 500 }, { html: 'detrás' }]], true],
  [
    'beside a cell that reaches down',
    [[{ html: 'a', colspan: 60, rowspan: 2 }], [{ html: 'b' }, { html: 'c' }]],
    true,
  ],
  ['only empty ones more', [[...celdas(60), { html: ' ' }]], false],
])('no cell past the last column is lost, and it is said: %s', (_caso, filas, apretada) => {
  const hecha = expandirTabla(filas)
  expect(hecha.apretada).toBe(apretada)
  expect(hecha.filas.every(f => f.length <= 60)).toBe(true)
  hecha.filas.forEach((fila, f) => {
    for (const { html } of filas[f]!) expect(fila.join(' ')).toContain(html.trim())
  })
})

it('what is covered from above is said, and nothing where no cell reaches down', () => {
  const filas = [
    [
      { html: 'a', rowspan: 2 },
      { html: 'b', colspan: 2 },
    ],
    [{ html: 'c' }, { html: 'd' }],
  ]
  expect(expandirTabla(filas).cubiertas).toEqual([
    [false, false, false],
    [true, false, false],
  ])
  expect(expandirTabla([celdas(2), celdas(2)]).cubiertas).toBeNull()
})

it('cells past the last column stand in it once, also where it is covered from above', () => {
  const anchas = [...celdas(COLUMNAS_MAXIMAS - 1), { html: 'abajo', rowspan: 2 }, { html: 'uno' }]
  const { filas, cubiertas } = expandirTabla([anchas, [...celdas(COLUMNAS_MAXIMAS - 1), { html: 'dos' }]])
  expect(filas.map(f => f.at(-1))).toEqual(['<p>abajo</p><p>uno</p>', '<p>dos</p>'])
  expect(cubiertas).toBeNull()
})
