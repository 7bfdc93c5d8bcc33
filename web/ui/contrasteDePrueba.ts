import { readFileSync } from 'node:fs'

type Rgb = readonly [number, number, number]

const deHex = (hex: string): Rgb => {
  const largo = hex.length === 4 ? [...hex.slice(1)].map(c => c + c).join('') : hex.slice(1)
  return [0, 2, 4].map(i => Number.parseInt(largo.slice(i, i + 2), 16)) as unknown as Rgb
}

/** `parte` of a colour over another: 0.16 for `color-mix(in srgb, a 16%, b)`, and for what is drawn with that opacity. */
export const sobre = (a: string, parte: number, b: string): string => {
  const [x, y] = [deHex(a), deHex(b)]
  const mezcla = x.map((n, i) => Math.round(n * parte + y[i]! * (1 - parte)))
  return `#${mezcla.map(n => n.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of a colour (WCAG 2): 0 to 1. */
export function luz(hex: string): number {
  const [r, g, b] = deHex(hex).map(n => {
    const c = n / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** How far two colours stand apart (WCAG 2): 1 to 21. */
export const contraste = (a: string, b: string): number => {
  const [x, y] = [luz(a), luz(b)].sort((p, q) => q - p)
  return (x! + 0.05) / (y! + 0.05)
}

const hojaDeEstilo = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The colours that a sheet names for a theme, by name without dashes. */
export function coloresDe(path: string, tema: 'light' | 'dark'): (nombre: string) => string {
  const [claro = '', oscuro = ''] = hojaDeEstilo(path)
    .split('prefers-contrast')[0]!
    .split('[data-mantine-color-scheme="dark"]')
  return nombre => {
    const de = (bloque: string) => new RegExp(`--${nombre}: (#[0-9a-f]{3,6});`).exec(bloque)?.[1]
    const color = (tema === 'dark' && de(oscuro)) || de(claro)
    if (!color) throw new Error(`${path}: no color ${nombre}`)
    return color
  }
}

/** What a sheet says of a property in the rule of this selector; null when it says nothing. */
export function dicho(path: string, selector: string, propiedad: string): string | null {
  for (const [, selectores, cuerpo] of hojaDeEstilo(path).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const suyos = selectores!.replaceAll(/\/\*.*?\*\//gs, '').trim()
    if (suyos.replaceAll(/\s+/g, ' ') !== selector) continue
    for (const linea of cuerpo!.split(';')) {
      const [nombre, valor] = linea.split(/:(.*)/s)
      if (nombre!.trim() === propiedad) return valor!.trim()
    }
  }
  return null
}
