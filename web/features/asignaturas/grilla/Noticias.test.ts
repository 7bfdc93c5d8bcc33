import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { tallerVacio } from './historia.ts'
import { Noticias } from './Noticias.tsx'

const dicho = (error: string | null, porCorregir: number): string =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(Noticias, {
        en: { taller: tallerVacio, recuperado: null, perdidas: 0, actuar: () => {} },
        guardar: { error, porCorregir, intento: 1, limpiar: () => {} },
      }),
    ),
  )

it.each([
  ['for one cell', null, 1, 'No se guardó: 1 celda por corregir.'],
  ['for several', null, 12, 'No se guardó: 12 celdas por corregir.'],
  ['for something else', 'El plan está cesado.', 0, 'No se guardó. El plan está cesado.'],
])('that nothing was saved is told, %s', (_case, error, porCorregir, texto) =>
  expect(dicho(error, porCorregir)).toMatch(new RegExp(`role="alert".*${texto}`)),
)

it('nothing is told where nothing was refused', () => expect(dicho(null, 0)).not.toContain('alert'))

it('where the changes of an older version went, and what was not undone, is told', () => {
  const html = renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(Noticias, {
        en: {
          taller: { ...tallerVacio, aviso: 'No se deshizo «pegar».', conVersion: ['Física', 'Química'] },
          recuperado: null,
          perdidas: 0,
          actuar: () => {},
        },
        guardar: { error: null, porCorregir: 0, intento: 0, limpiar: () => {} },
      }),
    ),
  )
  expect(html).toContain('No se deshizo «pegar».')
  expect(html).toContain('Hay versiones nuevas de «Física» y «Química»')
})
