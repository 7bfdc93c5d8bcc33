import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Campo } from './Campo.tsx'

const dibujo = (props: Partial<ComponentProps<typeof Campo>>): string =>
  renderToStaticMarkup(
    createElement(Campo, { name: 'x', label: 'Contraseña', autoComplete: 'off', ...props }),
  )
const entrada = (props: Parameters<typeof dibujo>[0]): string => /<input[^>]*>/.exec(dibujo(props))![0]

it('what is exact is neither given capitals nor looked up; a name is', () => {
  expect(entrada({})).toMatch(/autocapitalize="none" spellcheck="false"/i)
  const nombre = entrada({ autoCapitalize: 'words' })
  expect(nombre).toMatch(/autocapitalize="words"/i)
  expect(nombre).not.toMatch(/spellcheck/i)
})

it.each(['email', 'numeric'] as const)('a phone shows the keys for %s', inputMode =>
  expect(entrada({ inputMode })).toMatch(new RegExp(`inputmode="${inputMode}"`, 'i')),
)

it('the button that shows a password says what it does, and no state besides', () => {
  const boton = /<button[^>]*>/.exec(dibujo({ type: 'password' }))![0]
  expect(boton).toContain('aria-label="Mostrar contraseña"')
  expect(boton).not.toContain('aria-pressed')
})
