import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NumberField, TextField } from './fields.tsx'

const campo = <T>(value: T) => ({ id: 'campo', name: 'campo', value, onChange: () => {} })
const entrada = (field: React.ReactElement): string =>
  /<input[^>]*>/.exec(renderToStaticMarkup(createElement(MantineProvider, null, field)))![0]

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
