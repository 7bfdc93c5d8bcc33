import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PdfToolbar } from './PdfToolbar.tsx'

const nada = () => undefined
const dibujo = (blobUrl: string | null) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(PdfToolbar, {
        page: 1,
        pages: blobUrl ? 3 : 0,
        goTo: nada,
        zoom: 1,
        onZoom: nada,
        onFit: nada,
        fileName: 'plan.pdf',
        blobUrl,
        onOutside: nada,
        onPrint: nada,
      }),
    ),
  )

it('a report is opened in a tab of its own, and that tab knows nothing of ours (§7)', () => {
  const [enlace] = /<a [^>]*target="_blank".*?<\/a>/.exec(dibujo('blob:x')) ?? []
  expect(enlace).toContain('href="blob:x"')
  expect(enlace).toContain('rel="noopener"')
  expect(enlace).toContain('Abrir en otra pestaña')
})

it('what is not there yet is opened nowhere', () => expect(dibujo(null)).not.toContain('<a '))
