import { describe, expect, it } from 'vitest'
import { previo } from '../asignaturas/requisitosDePrueba.ts'
import { evaluar, type Hallazgo } from './evaluar.ts'
import { normaDe } from './norma.ts'
import { base, cambiar, confirmando, HOY, SIN_AJUSTES } from './planesDeMuestra.ts'
import { type Caso, datos } from './testing/caso.ts'
import { combinadas } from './testing/combinadas.ts'
import { faltasDeLey } from './testing/faltasDeLey.ts'
import { faltasDePlan } from './testing/faltasDePlan.ts'
import { licitos } from './testing/licitos.ts'
import { propias } from './testing/propias.ts'

const faltas = [...faltasDeLey, ...faltasDePlan]

/** A finding in short: rule, place, and the figures or ids found. */
const dicho = ({ regla, lugar, hallado }: Hallazgo): string =>
  [regla, lugar, ...Object.values(hallado).map(v => (Array.isArray(v) ? v.join(',') : v))]
    .filter(x => x !== '')
    .join(' ')

const halla = ([, cual, plantar, esperado, ajustes = SIN_AJUSTES]: Caso): void => {
  const p = base(cual)
  plantar(p)
  expect(evaluar(p, ajustes, HOY).map(dicho).toSorted()).toEqual(esperado.toSorted())
}

describe('lawful plans', () => {
  it.each(licitos)('%s: nothing', (...caso) => halla(caso as Caso))
})
describe('planted faults, all found and nothing else', () => {
  it.each(faltas)('%s', (...caso) => halla(caso as Caso))
})
describe('confirmed rules and own limits', () => {
  it.each(propias)('%s', (...caso) => halla(caso as Caso))
})
describe('several faults', () => {
  it.each(combinadas)('%s', (...caso) => halla(caso as Caso))
})

it('at least sixty of them have faults', () =>
  expect(faltas.length + propias.length + combinadas.length).toBeGreaterThanOrEqual(60))

it('says what, where, by how much and which article', () => {
  const p = base('pregrado')
  cambiar(p, 301, { horasteoria: 2 })
  cambiar(p, 101, { tipoestudio: 'especifico' })
  expect(evaluar(p, SIN_AJUSTES, HOY)).toMatchObject([
    {
      gravedad: 'falta',
      articulo: 'Ley 30220, art. 41',
      mensaje: 'Los estudios generales suman 32 créditos; como mínimo se piden 35: faltan 3.',
    },
    {
      gravedad: 'aviso',
      articulo: 'Ley 30220, art. 39',
      seguridad: 'secundaria',
      lugar: 'curso:301',
      mensaje:
        'Curso 301 tiene 4 créditos y sus horas alcanzan para 3: faltan 16 horas de teoría o 32 de práctica en el periodo.',
    },
  ])
})

it.each([
  [
    '17 weeks',
    { semanas: 17 },
    { credits: 2, horasteoria: 1 },
    '1,06: faltan 15 horas de teoría o 30 de práctica',
  ],
  [
    '15 weeks',
    { semanas: 15 },
    { credits: 2, horasteoria: 1 },
    '0,94: faltan 17 horas de teoría o 34 de práctica',
  ],
  [
    'an hour',
    { semanas: 15 },
    { credits: 1, horasteoria: 1 },
    '0,94: falta 1 hora de teoría o 2 de práctica',
  ],
])('lacking hours are told to the hour, whatever the weeks: %s', (_case, plan, curso, dicho) => {
  const p = base('pregrado')
  datos(plan)(p)
  cambiar(p, 301, { ...curso, horaspractica: 0 })
  const hallado = evaluar(p, SIN_AJUSTES, HOY).find(h => h.lugar === 'curso:301')
  expect(hallado?.mensaje).toContain(`y sus horas alcanzan para ${dicho} en el periodo.`)
})

it('weeks are told side by side', () => {
  const p = base('maestria')
  datos({ semanas: 17, semanas_de_silabos: 1 })(p)
  expect(evaluar(p, SIN_AJUSTES, HOY).find(h => h.regla === 'plan-semanas')).toMatchObject({
    gravedad: 'aviso',
    mensaje: 'Un periodo tiene 17 semanas según el plan, y 1 semana según la estructura de sus sílabos.',
  })
})

it('a resolution of the 29th of February falls due on a day that there is', () => {
  const p = base('maestria')
  datos({ fecha_resolucion: '2020-02-29' })(p)
  expect(evaluar(p, SIN_AJUSTES, HOY)[0]!.mensaje).toContain(
    'a más tardar el 28/02/2023, hace 3 años y 8 meses',
  )
})

it.each([
  ['2023-11-21', null],
  ['2023-11-20', 'hace 1 día'],
  ['2023-10-22', 'hace 30 días'],
  ['2023-10-21', 'hace 1 mes'],
  ['2022-11-21', 'hace 1 año'],
  ['2022-11-22', 'hace 11 meses'],
])('how long ago a resolution of %s fell due: %s', (fecha_resolucion, dicho) => {
  const p = base('pregrado')
  datos({ fecha_resolucion })(p)
  const hallado = evaluar(p, SIN_AJUSTES, HOY).map(h => / hace [^.:;,]*/.exec(h.mensaje)?.[0].trim() ?? null)
  expect(hallado).toEqual(dicho === null ? [] : [dicho])
})

it('faults before notices, whichever rule comes first', () => {
  const p = base('pregrado')
  cambiar(p, 301, { horasteoria: 2 })
  cambiar(p, 501, { requisitos: previo(501) })
  expect(evaluar(p, SIN_AJUSTES, HOY).map(h => h.gravedad)).toEqual(['falta', 'aviso'])
})

it.each([
  [205, 'declara 205 créditos y sus cursos suman 206: sobra 1'],
  [209.5, 'declara 209,5 créditos y sus cursos suman 206: faltan 3,5'],
])('declared credits, %s: how many are too many or too few', (creditos_totales, dicho) => {
  const p = base('pregrado')
  datos({ creditos_totales })(p)
  expect(evaluar(p, SIN_AJUSTES, HOY).map(h => h.mensaje)).toEqual([expect.stringContaining(dicho)])
})

it('years are those of its cycles, to the hundredth', () => {
  const p = base('pregrado')
  datos({ ciclosporanio: 3 })(p)
  const [hallado] = evaluar(p, confirmando(['pe-pregrado-anios', 6]), HOY).filter(
    h => h.regla === 'pe-pregrado-anios',
  )
  expect(hallado!.hallado).toEqual({ valor: 3.33, limite: 6 })
  expect(hallado!.mensaje).toContain('El plan dura 3,33 años (10 ciclos, 3 por año)')
})

it.each([
  ['Ley 30220, art. 41', 'Ley', 'primaria', 'Ley 30220, art. 41'],
  ['', 'Coherencia del propio plan', 'primaria', 'Coherencia del propio plan'],
  ['Art. 7', 'Ley', 'secundaria', 'Art. 7 (según fuente secundaria)'],
  ['Art. 7', 'Ley', 'sin_confirmar', 'Art. 7 (confirmada por la institución)'],
] as const)('the norm of «%s», «%s», %s: «%s»', (articulo, fuente, seguridad, dicho) =>
  expect(normaDe({ articulo, fuente, seguridad })).toBe(dicho),
)
