import { MantineProvider } from '@mantine/core'
import { Children, createElement, type FormEvent, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Form } from './useForm.ts'

// What lies over the page is drawn by a browser alone; what is in it, anywhere.
const { visto } = vi.hoisted(() => ({ visto: { dentro: null as ReactNode } }))
vi.mock('../Dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => {
    visto.dentro = children
    return null
  },
}))
const { FormDialog } = await import('./FormDialog.tsx')

/** Whether it saves when a browser sends it: with Enter in its only field it does so also where it has no button for that. */
async function guarda(muestra: boolean, dirty: boolean): Promise<boolean> {
  const save = vi.fn(async () => true)
  const form = { values: {}, errors: {}, faltan: [], lost: [], files: [], conflict: null, dirty, save }
  const dialogo = createElement(FormDialog, {
    ...{ form: form as unknown as Form<object>, title: 'Plan publicado', muestra },
    ...{ onClose: () => {}, children: 'los campos' },
  })
  renderToStaticMarkup(createElement(MantineProvider, null, dialogo))
  const elForm = Children.toArray(visto.dentro).find(e => isValidElement<object>(e) && e.type === 'form')
  const { onSubmit } = (elForm as { props: { onSubmit: (e: FormEvent) => void } }).props
  onSubmit({ preventDefault() {}, stopPropagation() {} } as FormEvent)
  await Promise.resolve()
  return save.mock.calls.length > 0
}

it.each([
  ['what only shows something', true, false, false],
  ['what shows it and was changed', true, true, true],
  ['a form as it was proposed', false, false, true],
])('Enter in %s: saved %s, %s → %s', async (_case, muestra, dirty, isGuardado) =>
  expect(await guarda(muestra, dirty)).toBe(isGuardado),
)
