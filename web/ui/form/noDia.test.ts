import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { DateField } from './DateField.tsx'
import { escritoSinDia, NO_ES_DIA, noDia, reparosDe } from './noDia.ts'

it.each([['31/04/2026'], ['15 de mayo'], [' ']])('«%s» is kept as it was typed', escrito =>
  expect(escritoSinDia(noDia(escrito))).toBe(escrito),
)

it.each([['2026-04-30'], [null], [undefined], [''], [{}]])('%s is not taken for what was typed', valor =>
  expect(escritoSinDia(valor)).toBeNull(),
)

it('what is no day is refused wherever it stands, and the checks of the form see nothing there', () => {
  const check = vi.fn(() => ({ inicio: ['Elija el inicio.'], nombre: ['Falta.'] }))
  const plazos = [{ entrega: '2026-05-01' }, { entrega: noDia('31/6/26') }]
  const valores = { nombre: '', inicio: noDia('mañana'), fin: '2026-05-03', plazos }
  expect(reparosDe(valores, check)).toEqual({
    nombre: ['Falta.'],
    inicio: [NO_ES_DIA],
    'plazos.1.entrega': [NO_ES_DIA],
  })
  expect(check).toHaveBeenCalledWith({ ...valores, inicio: null })
  expect(reparosDe({ ...valores, inicio: null, plazos: [] })).toEqual({})
})

it.each([
  ['what is no day, with the reason', noDia('31/04/2026'), '31/04/2026', true],
  ['a day', '2026-04-30', '30/04/2026', false],
  ['nothing', null, '', false],
])('a field of a day shows %s', (_case, value, visto, isRefused) => {
  const field = { id: 'dia', name: 'dia', value, onChange: () => {} }
  const html = renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(DateField, { field, label: 'Cese' })),
  )
  const entrada = /<input[^>]*data-dates-input[^>]*>/.exec(html)![0]
  expect(entrada).toContain(` value="${visto}"`)
  expect([html.includes(NO_ES_DIA), entrada.includes('aria-invalid="true"')]).toEqual([isRefused, isRefused])
})
