import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../app/query.ts'
import { AvisoDeMaximo } from './AvisoDeMaximo.tsx'

vi.mock('virtual:calls', () => ({ table: {} }))
afterEach(() => queryClient.clear())

const dicho = (quedarian: number): string =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(MantineProvider, null, createElement(AvisoDeMaximo, { programaId: 7, quedarian })),
    ),
  )

it('is said as soon as a plan would have more cycles than its programme allows', () => {
  expect(dicho(11)).not.toContain('máximo')
  queryClient.setQueryData(callKey('programas.show', { id: 7 }), { data: { maxciclos: 10 } } as never)
  expect(dicho(10)).not.toContain('máximo')
  expect(dicho(11)).toContain('El programa admite 10 ciclos como máximo')
})
