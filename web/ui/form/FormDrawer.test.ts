import { MantineProvider } from '@mantine/core'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Form } from './useForm.ts'

// What lies over the page is drawn by a browser alone; what is in it, anywhere.
const { partes } = vi.hoisted(() => {
  const dentro = ({ children }: { children?: ReactNode }) => children
  return { partes: { Root: dentro, Content: dentro, Title: dentro, Overlay: dentro, Body: 'section' } }
})
vi.mock('@mantine/core', async original => ({
  ...(await original<object>()),
  Drawer: partes,
  Modal: partes,
}))
const { FormDrawer } = await import('./FormDrawer.tsx')
const { FormDialog } = await import('./FormDialog.tsx')

const form = { values: {}, errors: {}, faltan: [], lost: [], files: [], conflict: null }
const props = { title: 'Área', onClose: () => {}, children: 'los campos' }
const dibujado = (Marco: typeof FormDrawer | typeof FormDialog, saving: boolean): string =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(Marco as typeof FormDialog, {
        ...props,
        form: { ...form, saving } as unknown as Form<object>,
      }),
    ),
  )

it.each([
  ['drawer', FormDrawer],
  ['dialog', FormDialog],
])('a form in a %s takes nothing more while it saves, and says why it does not close', (_case, Marco) => {
  const [quieto, guardando] = [dibujado(Marco, false), dibujado(Marco, true)]
  const inertes = (html: string) => html.match(/ inert=""(?=.*los campos)/g)?.length ?? 0
  expect(inertes(guardando)).toBe(inertes(quieto) + 1)
  // Its session may end with the answer: who is writing is known by it (session.ts).
  expect(guardando).toMatch(/<form[^>]* aria-busy="true"/)
  const noCierran = (html: string) =>
    (html.match(/<button[^>]*>/g) ?? []).filter(
      b => b.includes('aria-disabled="true"') && b.includes('="Se está guardando…"'),
    ).length
  expect([noCierran(quieto), noCierran(guardando)]).toEqual([0, 2])
})
