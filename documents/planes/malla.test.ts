import { describe, expect, it } from 'vitest'
import { instituto, monstruo } from '../testing/otros.ts'
import { planDe } from '../testing/plan.ts'
import { universidad } from '../testing/universidad.ts'
import { mallaDePlan } from './malla.ts'

const malla = (ciclos: [string, string][]) =>
  mallaDePlan(planDe({ datos: {}, ciclos, secciones: [] }), '', '')

describe('requisite lines', () => {
  it.each([
    [
      'passed before',
      [
        ['I', 'A|A|1|1|0|0|||'],
        ['II', 'B|B|1|1|0|0|||A'],
      ],
      'previo',
    ],
    ['together', [['I', 'A|A|1|1|0|0|||\nB|B|1|1|0|0|||~A']], 'simultaneo'],
    [
      'one of several',
      [
        ['I', 'A|A|1|1|0|0|||\nC|C|1|1|0|0|||'],
        ['II', 'B|B|1|1|0|0|||A/C'],
      ],
      'alternativa',
    ],
    ['in the same cycle but before', [['I', 'A|A|1|1|0|0|||\nB|B|1|1|0|0|||A']], 'contraria'],
    [
      'together, but later',
      [
        ['I', 'B|B|1|1|0|0|||~A'],
        ['II', 'A|A|1|1|0|0|||'],
      ],
      'contraria',
    ],
  ] satisfies [string, [string, string][], string][])('%s', (_caso, ciclos, clase) => {
    // A requisite written before its course is known by then only in the reader's second pass: both orders are in the table.
    expect(malla(ciclos).lineas.map(l => l.clase)).toContain(clase)
  })

  it('says in words what no line can show', () => {
    const { grupos } = malla([['I', 'A|A|1|1|0|0|||120;MAT-999']])
    expect(grupos[0]?.cursos[0]?.nota).toBe('Pide 120 cr, MAT-999')
  })

  it('draws loops and requisites on oneself without stumbling', () => {
    expect(
      malla([
        ['I', 'A|A|1|1|0|0|||B;A'],
        ['II', 'B|B|1|1|0|0|||A'],
      ]).lineas,
    ).toHaveLength(2)
  })
})

it.each([
  ['A|A|4|2|2|0|||', '4 cr · 4 h'],
  ['A|A|4|0|0|0|||', '4 cr'],
])('beside a cycle stands what it has: %s', (curso, detalle) =>
  expect(
    malla([
      ['I', 'B|B|3|3|0|0|||'],
      ['II', curso],
    ]).grupos[1]?.detalle,
  ).toBe(detalle),
)

it.each([
  ['Universidad', null, 'electivos · 1 curso'],
  ['Universidad', 3, 'electivos · 3 cr'],
  ['Instituto', null, 'electivas · 1 unidad didáctica'],
  ['Instituto', 3, 'electivas · 3 cr'],
] as const)(
  'a section says its electives as the institution calls them: %s, %j',
  (tipo, requeridos, detalle) => {
    const datos = { institucion: { razonsocial: 'Valle', tipo, imagen: null } }
    const secciones: [string, number | null, string][] = [['Libres', requeridos, 'A|A|3|2|2|0|||']]
    expect(mallaDePlan(planDe({ datos, ciclos: [], secciones }), '', '').grupos[0]?.detalle).toBe(detalle)
  },
)

describe('areas', () => {
  it.each([
    ['universidad', universidad],
    ['instituto', instituto],
    ['monstruo', monstruo],
  ])('have initials of their own in %s', (_nombre, plan) => {
    const { areas } = mallaDePlan(plan, '', '')
    expect(new Set(areas.map(a => a.siglas)).size).toBe(areas.length)
    for (const a of areas) expect(a.color).toBeGreaterThanOrEqual(1)
  })

  it('keep the colour and the abbreviation that they were given', () => {
    const plan = {
      ...universidad,
      areas: universidad.areas.map((a, i) => ({ ...a, color: 8 - i, abreviatura: `X${i}` })),
    }
    expect(mallaDePlan(plan, '', '').areas).toMatchObject([
      { siglas: 'X0', color: 8 },
      { siglas: 'X1', color: 7 },
      {},
      {},
      {},
    ])
  })

  it.each([
    ['the abbreviation', { abreviatura: 'ABCDE😀' }, 'ABCDE'],
    ['the initials', { nombre: 'Uno Dos Tres 𝒜lgebra', abreviatura: null }, 'UDT'],
    ['the only word', { nombre: '𝒜𝒷cdef', abreviatura: null }, '𝒜'],
  ])('have %s in whole letters', (_que, dado, siglas) => {
    const plan = { ...universidad, areas: [{ ...universidad.areas[0]!, ...dado }] }
    expect(mallaDePlan(plan, '', '').areas[0]!.siglas).toBe(siglas)
  })
})

it('writes credits with a comma, and none where there are none', () => {
  expect(mallaDePlan(instituto, '', '').grupos[0]?.detalle).toBe('13,5 cr · 21 h')
})

it.each([
  ['a school', 'A|A||4|0|0|||', '4 h'],
  ['theory and practice', 'A|A|1|4|0|0|||\nB|B|1|0|2|0|||', 'T4 P0'],
  ['all three', 'A|A|1|4|0|0|||\nB|B|1|0|2|1|||', 'T4 P0 V0'],
])('a card says the kinds of hours that the plan has, as on the screen: %s', (_caso, cursos, horas) =>
  expect(malla([['I', cursos]]).grupos[0]?.cursos[0]?.horas).toBe(horas),
)

it('says nothing of hours that nobody gave', () => {
  const { grupos } = malla([['I', 'A|A|3|0|0|0|||']])
  expect(grupos[0]).toMatchObject({ detalle: '3 cr', cursos: [{ horas: '' }] })
})

it('tells a ninth area from the first, whose colour it shares', () => {
  const cursos = Array.from({ length: 9 }, (_, i) => `C${i}|C${i}|1|1|0|0|Materia ${i}||`).join('\n')
  const { areas } = malla([['I', cursos]])
  expect(areas.filter(a => a.hueca)).toHaveLength(1)
  expect(new Set(areas.map(a => `${a.color} ${a.hueca}`)).size).toBe(9)
})
