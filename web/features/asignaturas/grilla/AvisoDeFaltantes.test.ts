import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AvisoDeFaltantes } from './AvisoDeFaltantes.tsx'
import type { PorCrear } from './porCrear.ts'

const de = (tipo: PorCrear['tipo'], ...nombres: string[]): PorCrear => ({ tipo, nombres, celdas: [] })

const dicho = (whyNot: string | null, ...faltan: PorCrear[]): string =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(AvisoDeFaltantes, { faltan, haciendo: null, whyNot, onCrear: () => {} }),
    ),
  )

it('what no catalogue has is named and offered, by catalogue', () => {
  const areas = ['PC', 'FI', 'HUM', 'MAT', 'QUI', 'ETI', 'ART', 'LEN', 'TIC']
  const html = dicho(null, de('areascursos', ...areas), de('tiposcursos', 'Electivo'))
  expect(html).toContain('Faltan en los catálogos 9 áreas: PC, FI, HUM y 6 más.')
  expect(html).toContain('PC, FI, HUM, MAT, QUI, ETI, ART, LEN y TIC.')
  expect(html).toContain('Crear 9 áreas')
  expect(html).toContain('Falta en los catálogos 1 tipo de curso: Electivo.')
  expect(html).toContain('Crear 1 tipo de curso')
  expect(html).toContain('Son de toda la institución: compruebe que los nombres estén bien escritos.')
})

it('of one thing it speaks as of one', () =>
  expect(dicho(null, de('areascursos', 'oblig'))).toContain(
    'Es de toda la institución: compruebe que el nombre esté bien escrito.',
  ))

it('who may not add to the catalogues is told why, and whom to ask', () => {
  const html = dicho('Su rol (Operador Básico) no permite crear.', de('areascursos', 'PC'))
  expect(html).toContain('Falta en los catálogos 1 área: PC.')
  expect(html).toContain(
    'Su rol (Operador Básico) no permite crear. Pídalo al administrador o a un operador de toda la institución.',
  )
  expect(html).not.toContain('Crear')
})
