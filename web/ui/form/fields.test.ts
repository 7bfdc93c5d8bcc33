import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { theme } from '../theme.ts'
import { DateField } from './DateField.tsx'
import { MultiSelectField, NumberField, SelectField, TextField } from './fields.tsx'

const campo = <T>(value: T) => ({ id: 'campo', name: 'campo', value, onChange: () => {} })
const entrada = (field: React.ReactElement): string =>
  /<input[^>]*>/.exec(renderToStaticMarkup(createElement(MantineProvider, { theme }, field)))![0]

it.each(['email', 'password', 'search', 'tel', 'text', 'url'] as const)('a field for %s says so (§5)', type =>
  expect(entrada(createElement(TextField, { field: campo(''), label: 'x', type }))).toContain(
    ` type="${type}"`,
  ),
)

it('a line of text is one unless said otherwise', () =>
  expect(entrada(createElement(TextField, { field: campo(''), label: 'x' }))).toContain(' type="text"'))

it('a field for a number brings up the keys of numbers', () =>
  expect(entrada(createElement(NumberField, { field: campo(3), label: 'x' }))).toMatch(
    / inputMode="(numeric|decimal)"/i,
  ))

it('a number keeps its sign also where only those from 0 on are taken: it is refused, not read as another', () =>
  expect(entrada(createElement(NumberField, { field: campo(-3), label: 'x', min: 0 }))).toContain(
    ' value="-3"',
  ))

it.each([
  [4.5, '4,5'],
  [1.25, '1,25'],
])('a number keeps its decimals where fewer are taken: %s is refused, not read as another', (n, visto) =>
  expect(entrada(createElement(NumberField, { field: campo(n), label: 'x' }))).toContain(` value="${visto}"`),
)

const requerido = { label: 'x', required: true }
it.each([
  ['a line of text', createElement(TextField, { field: campo(''), ...requerido })],
  ['a number', createElement(NumberField, { field: campo(3), ...requerido })],
  ['a day', createElement(DateField, { field: campo(null), ...requerido })],
  ['one of several', createElement(SelectField<string>, { field: campo(null), options: [], ...requerido })],
  [
    'any of several',
    createElement(MultiSelectField<string>, { field: campo([]), options: [], ...requerido }),
  ],
])('%s that has to be filled says so to who does not see its mark', (_campo, field) =>
  expect(entrada(field)).toContain(' aria-required="true"'),
)
