import { randomBytes } from 'node:crypto'
import { parrafo, tabla, titulo, tramo } from '@malla/documents/bloques.ts'
import { closeWord, renderWord } from '@malla/documents/engine/word.ts'
import { documentoCon } from '@malla/documents/testing/documento.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { zip } from '../excel/zip.ts'
import { LIMITES_DE_WORD, leerDocx } from './leerDocx.ts'
import { cuerpoDeWord, docxCon, p } from './testing/docx.ts'
import { WordError } from './wordError.ts'

afterAll(closeWord)

const leer = async (cuerpo: string, partes?: Record<string, string>) =>
  leerDocx(await docxCon(cuerpoDeWord(cuerpo), partes))

const codigo = async (bytes: Uint8Array | Promise<Uint8Array>): Promise<string> => {
  try {
    leerDocx(await bytes)
  } catch (error) {
    return error instanceof WordError ? error.code : `${error}`
  }
  return 'leído'
}

describe('a document', () => {
  it('made by our own writer comes back: headings, paragraphs, lists, tables', async () => {
    const bytes = await renderWord(
      documentoCon([
        titulo(1, 'seccion', 'Sumilla'),
        parrafo([{ texto: 'Curso ' }, { texto: 'teórico', negrita: true }, { texto: ' & práctico' }]),
        {
          tipo: 'lista',
          ordenada: false,
          inicio: 1,
          elementos: [[parrafo(tramo('uno'))], [parrafo(tramo('dos'))]],
        },
        tabla(
          [
            { rotulo: 'Criterio', ancho: { parte: 1 }, alineacion: 'izquierda' },
            { rotulo: 'Peso', ancho: { parte: 1 }, alineacion: 'izquierda' },
          ],
          [{ clase: 'dato', celdas: [{ contenido: tramo('Examen') }, { contenido: tramo('40 %') }] }],
        ),
      ]),
    )
    const { html } = leerDocx(bytes)
    expect(html).toContain('<p>Curso <strong>teórico</strong> &amp; práctico</p>')
    expect(html).toMatch(/<h1>.*Sumilla.*<\/h1>/)
    expect(html).toContain('<ul>\n<li><p>uno</p></li>\n<li><p>dos</p></li>\n</ul>')
    expect(html).toContain('<td><p>Examen</p></td><td><p>40 %</p></td>')
  })

  it.each([
    [
      'marks, breaks and tabs',
      p('a', '<w:b/><w:i/>') + p('x<w:br/>y<w:tab/>z'),
      '<p><em><strong>a</strong></em></p>\n<p>x<br>y z</p>',
    ],
    [
      'tracked changes: what was added, not what was deleted',
      '<w:p><w:ins><w:r><w:t>nuevo</w:t></w:r></w:ins><w:del><w:r><w:delText>viejo</w:delText></w:r></w:del></w:p>',
      '<p>nuevo</p>',
    ],
    [
      'tracked changes: how it looks now, not how it looked',
      `<w:p><w:pPr><w:pPrChange><w:pPr><w:outlineLvl w:val="0"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange></w:pPr><w:r><w:t>normal</w:t></w:r></w:p>${p('llano', '<w:i/><w:rPrChange><w:rPr><w:b/><w:vanish/></w:rPr></w:rPrChange>')}`,
      '<p>normal</p>\n<p><em>llano</em></p>',
    ],
    [
      'tracked changes: cells as they are joined now',
      `<w:tbl><w:tblPr><w:tblPrChange><w:tblPr/></w:tblPrChange></w:tblPr><w:tr><w:trPr><w:trPrChange><w:trPr/></w:trPrChange></w:trPr><w:tc><w:tcPr><w:tcPrChange><w:tcPr><w:gridSpan w:val="2"/></w:tcPr></w:tcPrChange></w:tcPr>${p('a')}</w:tc></w:tr></w:tbl>`,
      '<table><tr><td><p>a</p></td></tr></table>',
    ],
    ['hidden words are not on the page', p('se ve') + p('no se ve', '<w:vanish/>'), '<p>se ve</p>'],
    [
      'a text box once, although it is written twice',
      '<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent><w:p><w:r><w:t>caja</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:p><w:r><w:t>caja</w:t></w:r></w:p></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>',
      '<p>caja</p>',
    ],
    [
      'content controls are seen through',
      `<w:sdt><w:sdtContent>${p('dentro')}</w:sdtContent></w:sdt>`,
      '<p>dentro</p>',
    ],
    [
      'an instruction of a field is no text',
      '<w:p><w:r><w:instrText>HYPERLINK x</w:instrText></w:r><w:r><w:t>ver</w:t></w:r></w:p>',
      '<p>ver</p>',
    ],
    [
      'a fraction and a power of a formula',
      '<w:p><w:r><w:t>PF=</w:t></w:r><m:oMath><m:f><m:fPr/><m:num><m:r><m:t>EP+EF</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>',
      '<p>PF=(EP+EF)/2x<sup>2</sup></p>',
    ],
    [
      'signs of fonts of pictures',
      p(
        'a<w:sym w:font="Symbol" w:char="F0B3"/>b<w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Symbol" w:char="F0E5"/><w:sym w:font="Symbol" w:char="F0F2"/><w:sym w:font="Wingdings" w:char="F0FC"/>',
      ),
      '<p>a≥bα∑∫✓</p>',
    ],
    [
      'the prompt of an empty content control is no text; its cell stays',
      `<w:tbl><w:tr><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:tc>${p('Haga clic aquí')}</w:tc></w:sdtContent></w:sdt><w:tc>${p('b')}</w:tc></w:tr></w:tbl>`,
      '<table><tr><td></td><td><p>b</p></td></tr></table>',
    ],
    [
      'a table of contents is none',
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${p('I. SUMILLA 2')}</w:sdtContent></w:sdt>${p('I. SUMILLA')}`,
      '<p>I. SUMILLA</p>',
    ],
    [
      'a row that begins further in',
      `<w:tbl><w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr><w:tc>${p('a')}</w:tc></w:tr></w:tbl>`,
      '<table><tr><td colspan="2"></td><td><p>a</p></td></tr></table>',
    ],
    [
      'a heading by its outline',
      '<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:r><w:t>Sumilla</w:t></w:r></w:p>',
      '<h2>Sumilla</h2>',
    ],
    [
      'markup in a text stays text',
      p('&lt;script&gt;alert(1)&lt;/script&gt;'),
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
  ])('%s', async (_caso, cuerpo, html) => expect((await leer(cuerpo)).html).toBe(html))

  it('knows headings by their styles, in Spanish too, and what styles are based on', async () => {
    const estilos = `<w:styles><w:style w:type="paragraph" w:styleId="T2"><w:name w:val="Título 2"/></w:style>
      <w:style w:type="paragraph" w:styleId="Mio"><w:basedOn w:val="T2"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`
    const { html } = await leer(
      '<w:p><w:pPr><w:pStyle w:val="Mio"/></w:pPr><w:r><w:t>Sumilla</w:t></w:r></w:p>',
      {
        'word/styles.xml': estilos,
      },
    )
    expect(html).toBe('<h2><strong>Sumilla</strong></h2>')
  })

  it('a heading that Word numbers is no item of a list; items are', async () => {
    const lista = (texto: string, rPr = '') =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:rPr>${rPr}</w:rPr><w:t>${texto}</w:t></w:r></w:p>`
    const numeracion = `<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="upperRoman"/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
    const { html } = await leer(
      lista('SUMILLA') + lista('Metodología', '<w:b/>') + lista('un punto') + lista('otro'),
      {
        'word/numbering.xml': numeracion,
      },
    )
    expect(html).toBe(
      '<p>SUMILLA</p>\n<p><strong>Metodología</strong></p>\n<ol>\n<li><p>un punto</p></li>\n<li><p>otro</p></li>\n</ol>',
    )
  })

  it('cells that span say so', async () => {
    const tc = (texto: string, tcPr = '') => `<w:tc><w:tcPr>${tcPr}</w:tcPr>${p(texto)}</w:tc>`
    const { html } = await leer(
      `<w:tbl><w:tr>${tc('U', '<w:vMerge w:val="restart"/>')}${tc('ab', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${tc('', '<w:vMerge/>')}${tc('a')}${tc('b')}</w:tr></w:tbl>`,
    )
    expect(html).toBe(
      '<table><tr><td rowspan="2"><p>U</p></td><td colspan="2"><p>ab</p></td></tr><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
    )
  })

  it('counts what it does not bring', async () => {
    const leido = await leer(
      '<w:p><w:r><w:t>x</w:t></w:r><w:r><w:drawing/></w:r><w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:sym w:font="Wingdings" w:char="F021"/></w:r></w:p>',
    )
    expect(leido).toMatchObject({ imagenes: 1, notas: 1, simbolos: 1 })
  })
})

describe('a hostile file', () => {
  const compuesto = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)])
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => new Uint8Array(), 'vacio'],
    ['a PDF by another name', () => Buffer.from('%PDF-1.7 …'), 'pdf'],
    ['an old .doc', () => compuesto, 'doc'],
    [
      'one with a password',
      () => Buffer.concat([compuesto, Buffer.from('EncryptedPackage', 'utf16le')]),
      'cifrado',
    ],
    ['a web page', () => Buffer.from('<html>'), 'otro'],
    ['noise', () => Buffer.concat([Buffer.from('PK'), randomBytes(5000)]), 'danado'],
    [
      'a sheet',
      () => zip(new Map([['[Content_Types].xml', Buffer.from('<Types>spreadsheetml</Types>')]])),
      'otro',
    ],
    [
      'a text of LibreOffice',
      () =>
        zip(
          new Map([
            ['mimetype', Buffer.from('x')],
            ['content.xml', Buffer.from('x')],
          ]),
        ),
      'odt',
    ],
    [
      'macros, by the type of the document',
      () =>
        docxCon(cuerpoDeWord(p('x')), {
          '[Content_Types].xml': '<Types>wordprocessingml macroEnabled</Types>',
        }),
      'macros',
    ],
    [
      'macros, by what lies in it',
      () => docxCon(cuerpoDeWord(p('x')), { 'word/vbaProject.bin': 'x' }),
      'macros',
    ],
    [
      'an external entity',
      () => docxCon(`<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>${cuerpoDeWord(p('&x;'))}`),
      'danado',
    ],
    [
      'entities that grow',
      () => docxCon(`<!DOCTYPE w [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${cuerpoDeWord(p('&b;'))}`),
      'danado',
    ],
    ['a bomb', () => docxCon(cuerpoDeWord(' '.repeat(LIMITES_DE_WORD.unpacked + 1))), 'pesado'],
    ['a million paragraphs', () => docxCon(cuerpoDeWord('<w:p/>'.repeat(1_000_000))), 'largo'],
    ['a book', () => docxCon(cuerpoDeWord(p('palabra '.repeat(90_000)))), 'largo'],
    [
      'tables in tables without end',
      () => docxCon(cuerpoDeWord('<w:tbl><w:tr><w:tc>'.repeat(5000))),
      'danado',
    ],
    ['a document that is cut', async () => (await docxCon(cuerpoDeWord(p('x')))).subarray(0, 300), 'danado'],
    ['unclosed parts', () => docxCon('<w:document><w:body>'), 'danado'],
  ])('%s is refused in words, and soon', async (_caso, bytes, code) => {
    const hecho = await bytes()
    const antes = process.cpuUsage()
    expect(await codigo(hecho)).toBe(code)
    expect(process.cpuUsage(antes).user / 1000).toBeLessThan(30_000)
  })

  it('marks that are said again and again in one run are written once', async () => {
    const { html } = await leer(p('a<w:br/>b', '<w:i/>'.repeat(50_000)))
    expect(html).toBe('<p><em>a</em><br><em>b</em></p>')
  })

  it('a long address is not written around each of a hundred thousand texts', async () => {
    const enlace = (adonde: string) => ({
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="h" Type="x/hyperlink" Target="${adonde}"/></Relationships>`,
    })
    const textos = `<w:p><w:hyperlink r:id="h">${'<w:r><w:t>a</w:t></w:r>'.repeat(100_000)}</w:hyperlink></w:p>`
    expect((await leer(textos, enlace(`https://a.pe/${'x'.repeat(5000)}`))).html).not.toContain('href')
    expect(await codigo(docxCon(cuerpoDeWord(textos), enlace(`https://a.pe/${'x'.repeat(1500)}`)))).toBe(
      'largo',
    )
  })

  it('a list has nine levels, however many it says for however many lists', async () => {
    const niveles = Array.from(
      { length: 40_000 },
      (_, i) => `<w:lvl w:ilvl="${i}"><w:numFmt w:val="decimal"/></w:lvl>`,
    )
    const listas = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'.repeat(40_000)
    const partes = {
      'word/numbering.xml': `<w:numbering><w:abstractNum w:abstractNumId="0">${niveles.join('')}</w:abstractNum>${listas}</w:numbering>`,
    }
    const bytes = await docxCon(cuerpoDeWord(p('x')), partes)
    const antes = process.cpuUsage()
    expect(leerDocx(bytes).html).toBe('<p>x</p>')
    expect(process.cpuUsage(antes).user / 1000).toBeLessThan(30_000)
  })

  it('a document as large as may be is read while nobody notices', async () => {
    const cuerpo = cuerpoDeWord(
      Array.from({ length: 9000 }, (_, i) => p(`Párrafo ${i} de un documento muy largo`)).join(''),
    )
    const bytes = await docxCon(cuerpo)
    const antes = process.cpuUsage()
    expect(leerDocx(bytes).html.length).toBeGreaterThan(300_000)
    expect(process.cpuUsage(antes).user / 1000).toBeLessThan(30_000)
  })
})
