import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const leer = (archivo: string): string => readFileSync(path.join(import.meta.dirname, archivo), 'utf8')
/** The custom properties of the rule that begins with `desde`. */
const propiedades = (css: string, desde: string): string[] => {
  const regla = css.slice(css.indexOf(desde))
  return [...regla.slice(0, regla.indexOf('}')).matchAll(/--[\w-]+: [^;]+;/g)].map(m => m[0])
}

it('public pages are as dark as the rest of the product', () => {
  const oscuros = propiedades(leer('../ui/tokens.css'), '[data-mantine-color-scheme="dark"]')
  expect(oscuros.length).toBeGreaterThan(20)
  expect(propiedades(leer('estilo/marco.css'), '@media screen and (prefers-color-scheme: dark)')).toEqual(
    oscuros,
  )
})

it('and have as much more contrast there for whoever asks for it', () => {
  const tokens = leer('../ui/tokens.css')
  const deMas = tokens.slice(tokens.indexOf('@media screen and (prefers-contrast: more)'))
  const oscuros = propiedades(deMas, '[data-mantine-color-scheme="dark"]')
  expect(oscuros.length).toBeGreaterThan(5)
  const marco = leer('estilo/marco.css')
  const mas = '@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark)'
  expect(propiedades(marco, mas)).toEqual(oscuros)
  // It stands after what it changes.
  expect(marco.indexOf(mas)).toBeGreaterThan(marco.indexOf('(prefers-color-scheme: dark)'))
})
