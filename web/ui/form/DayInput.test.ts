import { MantineProvider } from '@mantine/core'
import { type ComponentProps, createElement, isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { DayInput } from './DayInput.tsx'
import { isoConAnio } from './dates.ts'

type Props = ComponentProps<typeof DayInput>

const quitar = { clearButtonProps: { 'aria-label': 'Vaciar' } }
const dibujo = (props: Omit<Props, 'onEscrito'>) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(DayInput, { onEscrito: () => {}, ...quitar, ...props }),
    ),
  )

it.each<[string, Omit<Props, 'onEscrito'>, number]>([
  ['a day', { value: '2026-04-30', escrito: null }, 1],
  ['what is no day', { value: null, escrito: '31/04/2026' }, 1],
  ['nothing', { value: null, escrito: null }, 0],
  ['what is no day, where nothing can be changed', { value: null, escrito: '31/04', disabled: true }, 0],
  ['what is no day, where it is only read', { value: null, escrito: '31/04', readOnly: true }, 0],
])('of a box with %s', (_case, props, botones) =>
  expect(dibujo(props).match(/aria-label="Vaciar"/g) ?? []).toHaveLength(botones),
)

/** The props of the box of the library that is drawn within. */
function dentro(props: Props): Record<string, unknown> {
  const caja = (DayInput(props) as ReactElement<{ children: unknown }>).props.children
  return isValidElement<Record<string, unknown>>(caja) ? caja.props : {}
}

it('what is no day is taken out of the box by the button, which leaves the focus where it is', () => {
  const onChange = vi.fn()
  const { rightSection } = dentro({ value: null, escrito: '31/04', onEscrito: () => {}, onChange })
  const { type: Quitar, props } = rightSection as ReactElement<object, (props: object) => ReactElement>
  const { onClick, onMouseDown } = Quitar(props).props as Record<string, (event: object) => void>
  const preventDefault = vi.fn()
  onMouseDown!({ preventDefault })
  onClick!({})
  expect([preventDefault.mock.calls.length, onChange.mock.calls]).toEqual([1, [[null]]])
})

it.each([
  ['a day as it is being typed, before its list has heard of it', null, '3/5/2026', '3/5/2026'],
  ['a day that counts, as it was typed', '2026-05-03', '3/5/26', '3/5/26'],
  ['nothing of what the library keeps of what was no day, once that is gone', null, '31/04/2026', ''],
  ['nothing of a year that was being typed, once it is gone', null, '03/05/20', ''],
  ['nothing', null, '', ''],
])('the box shows %s', (_case, dia, value, visto) => {
  const caja = { value: dia, escrito: null, leer: isoConAnio, onEscrito: () => {} }
  const { component, escrito, isSinDia, leer } = dentro(caja)
  const html = renderToStaticMarkup(
    createElement(component as string, { value, escrito, isSinDia, leer, readOnly: true } as object),
  )
  expect(html).toContain(` value="${visto}"`)
})
