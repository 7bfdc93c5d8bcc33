import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../../app/query.ts'
import { PlazosField } from './PlazosField.tsx'

vi.mock('virtual:calls', () => ({ table: {} }))
afterEach(() => queryClient.clear())

const programa = (id: number, nombre: string, estado: string) => ({ id, nombre, estado })
const arbol = {
  cepre: null,
  posgrado: null,
  facultades: [
    {
      id: 1,
      nombre: 'Ingeniería',
      estado: 'Activado',
      niveles: [
        {
          nombre: 'Pregrado',
          modalidades: [
            {
              nombre: 'Presencial',
              programas: [programa(1, 'Sistemas', 'Activado'), programa(2, 'Minas', 'Desactivado')],
            },
          ],
        },
      ],
    },
  ],
}

it('names a programme that has a date of its own, also once it is switched off', () => {
  queryClient.setQueryData(callKey('facultades.arbol', {}), { data: arbol } as never)
  const value = [1, 2].map(programa_id => ({ programa_id, fechaentrega: '2026-04-01' }))
  const dicho = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(
        MantineProvider,
        null,
        createElement(PlazosField, {
          field: { id: 'plazos', name: 'plazos', value, onChange: () => {} },
          disabled: false,
        }),
      ),
    ),
  )
  const nombres = [...dicho.matchAll(/<input[^>]*>/g)]
    .map(([campo]) => campo)
    .filter(campo => campo.includes('aria-label="Programa del plazo'))
    .map(campo => / value="([^"]*)"/.exec(campo)?.[1])
  expect(nombres).toEqual(['Sistemas · Ingeniería', 'Minas · Ingeniería'])
})
