import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../app/query.ts'
import { useOrigen } from './useOrigen.ts'

vi.mock('virtual:calls', () => ({ table: {} }))
afterEach(() => queryClient.clear())

const ESTE = 1
const conFilas = [
  { plan_origen_id: 20, plan_origen: 'Plan 20' },
  { plan_origen_id: 30, plan_origen: 'Plan 30' },
]
const seVe = (id: number) =>
  queryClient.setQueryData(callKey('planes.show', { id }), {
    data: { id, full_name: `Plan ${id}`, programa: 'Derecho' },
  } as never)

interface Caso {
  pedido: number | undefined
  tabla: typeof conFilas
  visto: (origen: unknown) => void
}
function Ver({ pedido, tabla, visto }: Caso) {
  visto(useOrigen(ESTE, pedido, tabla).origen)
  return null
}

function origenDe(pedido: number | undefined, tabla: typeof conFilas): unknown {
  const vistos: unknown[] = []
  const ver = createElement(Ver, { pedido, tabla, visto: origen => vistos.push(origen) })
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, ver))
  return vistos.at(-1)
}

it('is the plan of the address that the person may see, also one without rows', () => {
  seVe(99)
  expect(origenDe(99, [])).toMatchObject({ id: 99, full_name: 'Plan 99', programa: 'Derecho' })
  expect(origenDe(99, conFilas)).toMatchObject({ id: 99 })
})

it('is not known before it is asked for', () => expect(origenDe(99, conFilas)).toBeUndefined())

it('of a plan that has rows the table knows the name', () =>
  expect(origenDe(30, conFilas)).toEqual({ id: 30, full_name: 'Plan 30' }))

it('is the first of the table where none is asked for, or the plan itself', () => {
  seVe(ESTE)
  expect(origenDe(undefined, conFilas)).toMatchObject({ id: 20 })
  expect(origenDe(ESTE, conFilas)).toMatchObject({ id: 20 })
  expect(origenDe(ESTE, [])).toBeNull()
})
