import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfCartas } from '../asignaturas/pdfCarta.ts'
import { parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, NodoRico } from '../document.ts'
import { pdfPlan } from '../planes/pdfPlan.ts'
import { documentoCon, pixel } from '../testing/documento.ts'
import { leerWord, type WordLeido } from '../testing/leerWord.ts'
import { monstruo } from '../testing/otros.ts'
import { universidad } from '../testing/universidad.ts'
import { InformeError } from './cuadrilla.ts'
import { closeWord, renderWord } from './word.ts'

afterAll(closeWord)

const con = async (bloques: readonly Bloque[], mas = {}): Promise<WordLeido> =>
  leerWord(await renderWord(documentoCon(bloques, mas)))

const rico = (...content: NodoRico[]): Bloque => ({
  tipo: 'textoRico',
  nivel: 2,
  doc: { type: 'doc', content },
})
const p = (text: string, ...marks: string[]): NodoRico => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: marks.map(type => ({ type })) }],
})

describe('a plan in Word', () => {
  let leido: WordLeido
  let avances: number[]
  beforeAll(async () => {
    avances = []
    leido = leerWord(await renderWord(pdfPlan(universidad), a => avances.push(a)))
  })

  it('has every course with its code, in tables whose header repeats', () => {
    for (const a of universidad.asignaturas) {
      expect(leido.texto).toContain(a.nombre)
      expect(leido.texto).toContain(a.codigo)
    }
    expect(leido.tablas).toBeGreaterThan(15)
    expect(leido.repetidas).toBeGreaterThan(20)
  })
  it('has real headings, none jumped over, and the same in its index with page numbers', () => {
    expect(leido.esquema).toContain('1 Datos generales')
    expect(leido.esquema).toContain('2 Ciclo I')
    const niveles = leido.esquema.map(e => Number(e[0]))
    for (const [i, n] of niveles.entries()) expect(n).toBeLessThanOrEqual((niveles[i - 1] ?? 0) + 1)
    expect(leido.xml).toMatch(/TOC [^<]*1-2/)
    expect(leido.texto).toMatch(/Datos generales \d/)
  })
  it('numbers its pages, says who and what in its properties, and is Spanish', () => {
    const pies = [...leido.partes].filter(([n]) => n.startsWith('word/footer')).map(([, x]) => x)
    expect(pies.some(x => x.includes('PAGE') && x.includes('NUMPAGES') && x.includes('Página'))).toBe(true)
    expect(leido.partes.get('docProps/core.xml')).toContain('Universidad Andina')
    expect(leido.partes.get('word/styles.xml')).toContain('es-PE')
  })
  it('tells how much is done, never less than before', () => {
    expect(avances.length).toBeGreaterThan(1)
    expect(avances).toEqual([...avances].sort((a, b) => a - b))
  })
  it('turns the malla to a landscape page', () => expect(leido.xml).toMatch(/w:orient="landscape"/))
})

it('holds the longest of plans, and all cartas', async () => {
  expect(leerWord(await renderWord(pdfPlan(monstruo))).texto).toContain('Electivo número 11')
  const cartas = leerWord(await renderWord(pdfCartas(universidad, [])))
  for (const a of universidad.asignaturas) expect(cartas.esquema).toContain(`2 ${a.nombre}`)
})

describe('rich text', () => {
  it('keeps marks, lists that begin anew, tables with spans', async () => {
    const item = (t: string): NodoRico => ({ type: 'listItem', content: [p(t)] })
    const celda = (t: string, attrs = {}): NodoRico => ({ type: 'tableCell', attrs, content: [p(t)] })
    const { xml, texto, partes } = await con([
      rico(
        p('negra', 'bold'),
        p('x2', 'superscript'),
        { type: 'orderedList', attrs: { start: 3 }, content: [item('tres'), item('cuatro')] },
        { type: 'orderedList', content: [item('uno')] },
        { type: 'bulletList', content: [item('viñeta')] },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [celda('ancha', { colspan: 2 })] },
            { type: 'tableRow', content: [celda('a', { rowspan: 2 }), celda('b')] },
            { type: 'tableRow', content: [celda('c')] },
          ],
        },
      ),
    ])
    expect(xml).toMatch(/<w:b\/>.*?negra/)
    expect(xml).toContain('superscript')
    expect(xml).toContain('w:gridSpan w:val="2"')
    expect(xml).toContain('w:vMerge')
    expect(texto).toContain('viñeta')
    const numeros = partes.get('word/numbering.xml')!
    expect(numeros).toContain('<w:start w:val="3"/>')
  })

  it.each([
    ['markup', '<w:p><script>alert(1)</script></w:p> & ]]> "x"', '<script>alert(1)</script></w:p> & ]]> "x"'],
    ['controls', 'a\u0000b\u0008c\u200b\u202ed\ud800', 'abcd'],
    ['fields', 'INCLUDETEXT "c:\\secreto" { TOC }', 'INCLUDETEXT'],
  ])('%s stay text', async (_caso, hostil, dice) => {
    const { texto, xml } = await con([rico(p(hostil)), titulo(1, 'seccion', hostil)], {
      titulo: hostil,
      pie: hostil,
    })
    expect(texto).toContain(dice)
    expect(xml).not.toContain('<script>')
    expect(xml).not.toMatch(/<w:instrText[^>]*>[^<]*INCLUDETEXT/)
  })

  it.each([
    ['https://malla.pe/?a=1&b=2', true],
    ['mailto:ana@malla.pe', true],
    ['javascript:alert(1)', false],
    ['file:///etc/passwd', false],
  ])('a link to %s is one: %s', async (enlace, vale) => {
    const { partes, texto } = await con([parrafo([{ texto: 'pulse', enlace }])])
    expect(texto).toContain('pulse')
    expect(partes.get('word/_rels/document.xml.rels')!.includes('hyperlink')).toBe(vale)
  })
})

describe('pictures', () => {
  const figura = (imagen: string): Bloque => ({
    tipo: 'figura',
    imagen,
    alt: 'Un logo',
    pie: 'Pie de foto',
    ancho: 3,
  })
  it('are drawn, with their words for who does not see them', async () => {
    const { xml, partes } = await con([figura('a')], { imagenes: { a: pixel } })
    expect(xml).toContain('descr="Un logo"')
    expect([...partes.keys()].some(n => n.startsWith('word/media/'))).toBe(true)
  })
  it.each([
    ['not there', {}],
    ['broken', { a: new Uint8Array([1, 2, 3]) }],
  ])('%s print their words', async (_caso, imagenes) =>
    expect((await con([figura('a')], { imagenes })).texto).toContain('Un logo'),
  )
})

it('draws in the style of the institution, with its places to sign', async () => {
  const firmas: Bloque = { tipo: 'firmas', firmas: [{ nombre: 'Dra. Ana Núñez', cargo: 'Decana' }] }
  const { texto, partes } = await con([titulo(1, 'seccion', 'Uno'), firmas], {
    estilo: {
      letra: 'sans',
      color: '#7a1f2b',
      logo: true,
      portada: true,
      membrete: null,
      codigo: null,
      pie: 'Vicerrectorado',
      firmas: [],
    },
  })
  expect(texto).toMatch(/Dra\. Ana Núñez\s+Decana/)
  expect(partes.get('word/styles.xml')).toContain('Calibri')
  expect(partes.get('word/document.xml')).toContain('7A1F2B')
  expect([...partes].some(([n, x]) => n.startsWith('word/footer') && x.includes('Vicerrectorado'))).toBe(true)
})

it('an impossible table is left out or made possible, never a broken file', async () => {
  const { texto } = await con([
    tabla([], []),
    tabla(
      [{ rotulo: 'Uno', ancho: { mm: 500 }, alineacion: 'izquierda' }],
      [{ clase: 'dato', celdas: [{ contenido: tramo('larguísima '.repeat(400)), filas: 9, columnas: 7 }] }],
    ),
  ])
  expect(texto).toContain('larguísima')
})

it('what it is given that is no document is refused in Spanish', async () => {
  await expect(renderWord(null as never)).rejects.toThrow(InformeError)
})
