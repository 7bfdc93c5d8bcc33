import type { Plan } from '@malla/contracts/plan.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../app/query.ts'

// What lies over the page is drawn by a browser alone; what is in it, anywhere.
const { partes } = vi.hoisted(() => {
  const dentro = ({ children }: { children?: ReactNode }) => children
  return { partes: { Root: dentro, Content: dentro, Title: dentro, Overlay: dentro, Body: 'section' } }
})
vi.mock('@mantine/core', async original => ({ ...(await original<object>()), Drawer: partes }))
vi.mock('virtual:calls', () => ({ table: {} }))
const { NuevaVersionForm } = await import('./NuevaVersionForm.tsx')
afterEach(() => queryClient.clear())

const plan = (id: number, full_name: string, carrera_id: number) => ({ id, full_name, carrera_id }) as Plan
const programa = (id: number, planes_estudios: Plan[]) => ({ id, nombre: `P${id}`, planes_estudios })
const DEL_PLAN = plan(9, 'Plan 2026', 1)

const propuesto = (): string | undefined => {
  const dicho = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(
        MantineProvider,
        null,
        createElement(NuevaVersionForm, { plan: DEL_PLAN, onSaved: () => {}, onClose: () => {} }),
      ),
    ),
  )
  return / value="(Plan [^"]*)"/.exec(dicho)?.[1]
}

it('proposes a name that no plan of the programme has, as soon as these are known', () => {
  expect(propuesto()).toBe('Plan 2027')
  const programas = [
    programa(1, [DEL_PLAN, plan(10, 'Plan 2027', 1)]),
    programa(2, [plan(11, 'Plan 2028', 2)]),
  ]
  const facultad = {
    id: 1,
    nombre: 'F',
    niveles: [{ nombre: 'N', modalidades: [{ nombre: 'M', programas }] }],
  }
  const data = { cepre: null, posgrado: null, facultades: [facultad] }
  queryClient.setQueryData(callKey('facultades.arbol', {}), { data } as never)
  expect(propuesto()).toBe('Plan 2028')
})
