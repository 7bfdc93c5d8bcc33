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

/** One of its buttons. */
function boton(nombre: string, como: { saving: boolean; dirty?: boolean }): string {
  const props = {
    form: { ...enteros, ...como } as unknown as Form<object>,
    label: 'Estructura',
    children: null,
  }
  const html = renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(FormSection<object>, props)),
  )
  return html.match(/<button.*?<\/button>/g)!.find(b => b.includes(nombre))!
}

it('what is being saved is not discarded meanwhile', () => {
  expect(boton('Descartar cambios', { saving: true })).toContain(' disabled=""')
  expect(boton('Descartar cambios', { saving: false })).not.toContain(' disabled=""')
})

it.each([
  ['is being saved', { saving: true }, ' aria-disabled="true"'],
  ['has nothing to save', { saving: false, dirty: false }, ' aria-description="No hay cambios que guardar."'],
])('who saves stays on the button of a form that %s', (_caso, como, dice) => {
  expect(boton('Guardar', como)).toContain(dice)
  expect(boton('Guardar', como)).not.toContain(' disabled=""')
})
