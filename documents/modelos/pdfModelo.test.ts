import { describe, expect, it } from 'vitest'
import type { NodoRico } from '../document.ts'
import { renderPdf } from '../engine/pdf.ts'
import { documentoComoTexto } from '../testing/comoTexto.ts'
import { leerPdf } from '../testing/leer.ts'
import { type DatosModelo, pdfModelo } from './pdfModelo.ts'

const parrafoDe = (text: string): NodoRico => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const datos: DatosModelo = {
  institucion: { razonsocial: 'Universidad Andina', tipo: 'Universidad', imagen: null },
  nombre: 'Modelo por competencias',
  fechavigencia: '2026-03-01',
  fechacese: null,
  texto: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Fundamentos' }] },
      parrafoDe('Aprender haciendo, #let x = 1 y $100.'),
    ],
  },
  imagenes: {},
  emitido: '2026-11-21',
}
const textoDe = async (d: DatosModelo) =>
  (await leerPdf(await renderPdf(pdfModelo(d)))).paginas.map(p => p.texto).join('\n')

describe('the educational model on paper', () => {
  it('says what it is called, from when it holds, and its text as it was written', async () => {
    const texto = await textoDe(datos)
    for (const parte of [
      'Modelo por competencias',
      'Vigente desde el 1 de marzo de 2026',
      'Fundamentos',
      'Aprender haciendo, #let x = 1 y $100.',
      'Universidad Andina',
    ])
      expect(texto).toContain(parte)
    expect(texto.toLowerCase()).not.toContain('cesado')
  })

  it.each([
    ['2026-03-01', 'Vigente del 1 de marzo de 2026 al 31 de octubre de 2026'],
    [null, 'Vigente hasta el 31 de octubre de 2026'],
  ])('one that ceased says so on its pages (from %s)', async (fechavigencia, dicho) => {
    const texto = await textoDe({ ...datos, fechavigencia, fechacese: '2026-10-31' })
    expect(texto.toLowerCase()).toContain('cesado')
    expect(texto).toContain(dicho)
  })

  it('headings that begin at the second level print as those that begin at the first', () => {
    const con = (...niveles: number[]) =>
      pdfModelo({
        ...datos,
        texto: {
          type: 'doc',
          content: niveles.map(level => ({
            type: 'heading',
            attrs: { level },
            content: [{ type: 'text', text: 'X' }],
          })),
        },
      }).secciones[0]!.bloques
    expect(con(2, 3, 2)).toEqual(con(1, 2, 1))
  })

  it('without a text is still a document', async () =>
    expect(await textoDe({ ...datos, texto: { type: 'doc' } })).toContain('Pendiente'))
})

it('all that the page says', () =>
  expect(
    documentoComoTexto(pdfModelo(datos)),
  ).toBe(`Modelo por competencias · Universidad Andina [Modelo educativo - Modelo por competencias] Modelo educativo, de Universidad Andina
cabecera: UA Universidad Andina | Modelo por competencias
pie: Modelo educativo · emitido el 21/11/2026
=== a4
# Modelo por competencias
(subtitulo) Modelo educativo · Vigente desde el 1 de marzo de 2026
## Fundamentos
Aprender haciendo, #let x = 1 y $100.`))
