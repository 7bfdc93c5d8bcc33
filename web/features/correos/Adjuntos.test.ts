import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Adjuntos } from './Adjuntos.tsx'

it('a file of a mail is saved from its address; one that is not kept is only named', () => {
  const adjuntos = [
    { nombre: 'a "b".pdf', tipo: 'application/pdf', url: '/api/v1/correos/7/adjuntos/1' },
    { nombre: 'c.pdf', tipo: 'application/pdf', url: null },
  ]
  const dibujo = renderToStaticMarkup(createElement(Adjuntos, { adjuntos }))
  expect(dibujo).toContain('<a href="/api/v1/correos/7/adjuntos/1" download="a &quot;b&quot;.pdf">')
  expect(dibujo.match(/<a /g)).toHaveLength(1)
  expect(dibujo).toContain('c.pdf (ya no se guarda)')
})
