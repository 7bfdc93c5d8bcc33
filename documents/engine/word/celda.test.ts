import { afterAll, describe, expect, it } from 'vitest'
import { celda, fila, parrafo, tabla, tramo } from '../../bloques.ts'
import type { Bloque, NodoRico, Tabla } from '../../document.ts'
import { documentoDeSilabo } from '../../silabos/documentoDeSilabo.ts'
import { documentoCon } from '../../testing/documento.ts'
import { leerWord } from '../../testing/leerWord.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from '../../testing/silabo.ts'
import { closeWord, renderWord } from '../word.ts'

afterAll(closeWord)

const xmlDe = async (...bloques: Bloque[]): Promise<string> =>
  leerWord(await renderWord(documentoCon(bloques))).xml

/** The paragraph in which this stands. */
const parrafoCon = (xml: string, texto: string): string =>
  xml.match(/<w:p(?: [^>]*)?>.*?<\/w:p>/gs)!.find(p => p.includes(`>${texto}<`))!

const nodo = (text: string): NodoRico => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const lista: NodoRico = {
  type: 'bulletList',
  content: [{ type: 'listItem', content: [nodo('elemento'), nodo('debajo')] }],
}
const rico = (...content: NodoRico[]): Bloque => ({
  tipo: 'textoRico',
  nivel: 3,
  doc: { type: 'doc', content },
})
const columna = { rotulo: 'A', ancho: { parte: 1 }, alineacion: 'centro' } as const
const conCelda = (mas: Partial<Tabla>, ...bloques: Bloque[]): Tabla => ({
  ...tabla([columna], [fila([{ contenido: bloques }])]),
  ...mas,
})

describe('blocks in a cell are written as its text is', () => {
  const codigo = parrafo(tramo('codigo'), 'codigo')
  const aviso: Bloque = { tipo: 'aviso', tono: 'nota', titulo: 'Ojo', texto: tramo('aviso') }

  it.each([
    ['paragraph', 'primero', 17],
    ['list', 'elemento', 17],
    ['paragraph of a list', 'debajo', 17],
    ['quotation', 'cita', 17],
    ['notice', 'aviso', 17],
    ['code', 'codigo', 15],
  ])('in the type of a dense table: a %s', async (_caso, texto, tamano) => {
    const cita: NodoRico = { type: 'blockquote', content: [nodo('cita')] }
    const xml = await xmlDe(conCelda({ densa: true }, rico(nodo('primero'), lista, cita), codigo, aviso))
    expect(parrafoCon(xml, texto)).toContain(`<w:sz w:val="${tamano}"/>`)
  })

  it('in the style of cells, near to each other, at the side of their column', async () => {
    const xml = await xmlDe(conCelda({}, rico(nodo('uno'), nodo('dos'))))
    expect(parrafoCon(xml, 'uno')).toMatch(
      /<w:pStyle w:val="Celda"\/>.*w:after="60".*<w:jc w:val="center"\/>/,
    )
  })

  it('one paragraph has nothing after it', async () => {
    const xml = await xmlDe(conCelda({}, rico(nodo('solo'))))
    expect(parrafoCon(xml, 'solo')).toContain('<w:pStyle w:val="Celda"/>')
    expect(parrafoCon(xml, 'solo')).not.toContain('w:spacing')
  })

  it('bold in a total', async () => {
    const filas = [fila([celda('x')]), fila([{ contenido: [rico(nodo('uno'), lista)] }], 'total')]
    const xml = await xmlDe(tabla([columna], filas))
    for (const texto of ['uno', 'elemento']) expect(parrafoCon(xml, texto)).toContain('<w:b/>')
  })

  it('and out of cells as before', async () => {
    const xml = await xmlDe(conCelda({ densa: true }, rico(lista)), rico(nodo('fuera')))
    expect(parrafoCon(xml, 'fuera')).not.toMatch(/w:sz|Celda|<w:b\/>/)
  })
})

it('the header of a table of the editor is bold, and on the page of what follows', async () => {
  const de = (type: string, ...content: NodoRico[]): NodoRico => ({
    type: 'tableRow',
    content: [{ type, content }],
  })
  const xml = await xmlDe(
    rico({
      type: 'table',
      content: [
        de('tableHeader', nodo('sola')),
        de('tableHeader', nodo('cabeza'), nodo('segunda')),
        de('tableCell', nodo('dato')),
      ],
    }),
  )
  for (const texto of ['sola', 'cabeza', 'segunda'])
    expect(parrafoCon(xml, texto)).toMatch(/<w:keepNext\/>.*<w:b\/>.*<w:sz w:val="17"\/>/)
  expect(parrafoCon(xml, 'dato')).not.toContain('<w:b/>')
})

it('a week of a syllabus has one type, whether it says a paragraph or a list', async () => {
  const unidades = silaboDeEjemplo.contenido.unidadesaprendizaje!.map((u, i) =>
    i > 0
      ? u
      : {
          ...u,
          semanas: u.semanas.map((s, n) => ({
            ...s,
            contenidos: n === 0 ? '<p>de corrido</p>' : '<ul><li>en lista</li></ul>',
          })),
        },
  )
  const contenido = { ...silaboDeEjemplo.contenido, unidadesaprendizaje: unidades }
  const { xml } = leerWord(
    await renderWord(documentoDeSilabo(hojaDeEjemplo, { ...silaboDeEjemplo, contenido })),
  )
  for (const texto of ['de corrido', 'en lista'])
    expect(parrafoCon(xml, texto)).toContain('<w:sz w:val="17"/>')
})
