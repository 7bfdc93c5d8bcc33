import { readFileSync } from 'node:fs'
import { MantineProvider } from '@mantine/core'
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PdfToolbar } from './PdfToolbar.tsx'

const nada = () => undefined
const propsDe = (blobUrl: string | null, onOutside = nada) => ({
  page: 1,
  pages: blobUrl ? 3 : 0,
  goTo: nada,
  zoom: 1,
  onZoom: nada,
  onFit: nada,
  fileName: 'plan.pdf',
  blobUrl,
  onOutside,
  onPrint: nada,
})
const dibujo = (blobUrl: string | null) =>
  renderToStaticMarkup(createElement(MantineProvider, null, createElement(PdfToolbar, propsDe(blobUrl))))

type Elemento = ReactElement<Record<string, unknown> & { children?: ReactNode }>
/** An element and all that stand in it. */
const todos = (nodo: ReactNode): Elemento[] =>
  Children.toArray(nodo)
    .filter(hijo => isValidElement<Elemento['props']>(hijo))
    .flatMap(hijo => [hijo, ...todos(hijo.props.children)])

it('a report is opened in a tab of its own, and that tab knows nothing of ours (§7)', () => {
  const [enlace] = /<a [^>]*target="_blank".*?<\/a>/.exec(dibujo('blob:x')) ?? []
  expect(enlace).toContain('href="blob:x"')
  expect(enlace).toContain('rel="noopener"')
  expect(enlace).toContain('Abrir en otra pestaña')
})

it('a page is brought nearer on a phone, too: nothing of the viewer is left out there', () => {
  expect(dibujo('blob:x')).toContain('aria-label="Acercar"')
  const estilo = readFileSync(new URL('PdfViewer.module.css', import.meta.url), 'utf8')
  expect(estilo).not.toMatch(/(display: none|visibility: hidden)/)
})

it('what is not there yet is opened nowhere', () => expect(dibujo(null)).not.toContain('<a '))

it.each(['onClick', 'onAuxClick', 'onContextMenu'])('whoever opens it by %s keeps the file', gesto => {
  const onOutside = vi.fn()
  const enlace = todos(PdfToolbar(propsDe('blob:x', onOutside))).find(e => e.props.target === '_blank')!
  const oye = enlace.props[gesto] as (() => void) | undefined
  oye?.()
  expect(onOutside).toHaveBeenCalledOnce()
})
