import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormSection } from './FormSection.tsx'
import type { Form } from './useForm.ts'

const nada = () => {}
const enteros = {
  values: {},
  errors: {},
  dirty: true,
  recovered: false,
  faltan: [],
  files: [],
  lost: [],
  conflict: null,
  idOf: (name: string) => name,
  discard: nada,
}

/** The button that gives up what was typed. */
function descartar(saving: boolean): string {
  const props = {
    form: { ...enteros, saving } as unknown as Form<object>,
    label: 'Estructura',
    children: null,
  }
  const html = renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(FormSection<object>, props)),
  )
  return html.match(/<button.*?<\/button>/g)!.find(b => b.includes('Descartar cambios'))!
}

it('what is being saved is not discarded meanwhile', () => {
  expect(descartar(true)).toContain(' disabled=""')
  expect(descartar(false)).not.toContain(' disabled=""')
})
