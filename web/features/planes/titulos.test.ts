import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { cifrasDePlan, creditosDeLey, estadoDePlan, sumasDe, tituloDePlan } from './titulos.ts'

it.each([
  ['Ingeniería de Sistemas', 'Plan 2026', 'Ingeniería de Sistemas · Plan 2026'],
  ['Ingeniería de Sistemas', 'Plan de INGENIERIA DE SISTEMAS 2026', 'Plan de INGENIERIA DE SISTEMAS 2026'],
])('%s, %s', (programa, full_name, titulo) => expect(tituloDePlan({ programa, full_name })).toBe(titulo))

it.each([
  [null, 'Vigente'],
  ['2026-03-01', 'Cesado con fecha 01/03/2026'],
])('%s: %s', (fechacese, estado) => expect(estadoDePlan({ fechacese })).toBe(estado))

describe('cifrasDePlan', () => {
  type Cifras = Parameters<typeof cifrasDePlan>[0]
  const plan: Cifras = { creditos: 204, creditos_totales: 200, creditos_generales: null, horas: 286 }
  it.each<[string, Partial<Cifras>, number | null, string]>([
    ['against what is required', {}, null, 'Créditos 204 de 200 · Suma de horas semanales 286'],
    ['nothing required', { creditos_totales: null }, null, 'Créditos 204 · Suma de horas semanales 286'],
    [
      'general studies',
      { creditos_generales: 35 },
      38,
      'Créditos 204 de 200 · Generales 38 de 35 · Suma de horas semanales 286',
    ],
    [
      'all their decimals, as what is said against them',
      { creditos_generales: 35 },
      34.96,
      'Créditos 204 de 200 · Generales 34,96 de 35 · Suma de horas semanales 286',
    ],
    ['half credits', { creditos: 1.5 }, null, 'Créditos 1,5 de 200 · Suma de horas semanales 286'],
    [
      'a school has none and is not told so',
      { creditos: 0, creditos_totales: null },
      null,
      'Suma de horas semanales 286',
    ],
    ['an empty plan', { creditos: 0, creditos_totales: null, horas: 0 }, null, ''],
  ])('%s', (_case, cambios, generales, dicho) =>
    expect(
      cifrasDePlan({ ...plan, ...cambios }, generales === null ? null : { creditos: 204, generales })
        .map(c => `${c.nombre} ${c.valor}${c.de === null ? '' : ` de ${c.de}`}`)
        .join(' · '),
    ).toBe(dicho),
  )

  const nota = (creditos: number, deLey: number) =>
    cifrasDePlan({ ...plan, creditos, creditos_totales: null }, { creditos: deLey, generales: 30 })[0]!.nota
  it('another total of the law is said beside that of the plan, of which its general studies are no part', () => {
    expect([nota(10, 40), nota(0, 40)]).toEqual(['40 como los cuenta la ley', '40 como los cuenta la ley'])
    expect([nota(40, 40.001), nota(0.3, 0.1 + 0.2)]).toEqual([null, null])
  })
})

it('sums over courses that are being edited are those that the server makes of saved ones', () => {
  const horas = { horasteoria: 2, horaspractica: 4, horasvirtual: 0 }
  const cursos = [
    curso(1, 10, null, { credits: 4, ...horas }),
    curso(2, 10, null, { credits: 1.5, horasteoria: 1, horaspractica: 0, horasvirtual: 0.5 }),
    curso(3, 0, null, { credits: 3, seccion_id: 501, ...horas }),
  ]
  expect(sumasDe(cursos, [seccion(501, 6.5)])).toEqual({ creditos: 12, horas: 7.5 })
  expect(sumasDe([curso(1, 10, null, { credits: null, ...horas })], [])).toEqual({ creditos: 0, horas: 6 })
})

describe('credits of general studies', () => {
  const regla = { semanas: 16, horas_credito_teoria: 16, horas_credito_practica: 32 }
  const de = (credits: number, mas: object = {}) => ({
    ...curso(1, 10, null, { credits }),
    tipoestudio: 'general' as const,
    ...mas,
  })
  const electivo = de(5, { ciclo_id: null, seccion_id: 501 })

  it('are those that the law counts: with what sections require of theirs', () => {
    const cursos = [de(30), de(9, { tipoestudio: null }), electivo, electivo]
    expect(creditosDeLey(regla, cursos, [seccion(501, 5)])).toEqual({ creditos: 44, generales: 35 })
  })
  it('are none where no course says that it is one', () =>
    expect(creditosDeLey(regla, [de(30, { tipoestudio: 'especifico' })], []).generales).toBeNull())
})
