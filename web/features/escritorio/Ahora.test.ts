import type { CambioReciente } from '@malla/contracts/escritorio.ts'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Ahora } from './Ahora.tsx'

vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('@tanstack/react-router', async original => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))
const yo = vi.hoisted(() => ({ rol: '' }))
vi.mock('../../app/session.ts', async original => ({
  ...(await original<object>()),
  useUser: () => ({
    id: 1,
    rol: yo.rol,
    persona: { root: false },
    json: { cursos_ids: [], moduloCurriculo: { rol: 1, permisosFacultades: [], permisosProgramas: [] } },
  }),
}))

const cambio = (plan_id: number | null, donde = 'Plan 2026 · Civil') =>
  ({
    id: 1,
    tramos: [{ texto: 'editó' }],
    donde,
    user: null,
    cuando: '2026-11-20T10:00:00Z',
    plan_id,
  }) as CambioReciente
function dicho(rol: string, plan_id: number | null, donde?: string): string {
  yo.rol = rol
  const lista = createElement(Ahora, { cambios: [cambio(plan_id, donde)] })
  return renderToStaticMarkup(createElement(MantineProvider, null, lista))
}

it.each<[rol: string, plan: number | null, enlace: boolean]>([
  ['operador', 7, true],
  ['operador', null, false],
  ['docente', 7, false],
])('%s, plan %s: where it was is said, with a link (%s) only to what can be opened', (rol, plan, enlace) => {
  expect(dicho(rol, plan)).toContain('Plan 2026 · Civil')
  expect(dicho(rol, plan).includes('href=')).toBe(enlace)
})

it('what is said whole in its sentence has no link without words behind it', () =>
  expect(dicho('operador', 7, '')).not.toContain('href='))
