import { deflateRawSync } from 'node:zlib'
import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import { describe, expect, it } from 'vitest'
import { filasAMano, type LibroAMano, libroAMano, libroDe, partesAMano } from '../../testing/libros.ts'
import { READ_LIMITS } from './parseWorkbook.ts'
import { readWorkbook } from './readWorkbook.ts'
import { zip } from './zip.ts'

const fila = (body: string, attributes = 'r="1"'): string => `<row ${attributes}>${body}</row>`

const compound = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

const hoja = (xml: string): LibroAMano => ({
  hojas: [{ datos: '' }],
  partes: { 'xl/worksheets/sheet1.xml': xml },
})
const billion = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'abcdefghij'[i + 1]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`).join('')}]>`
const empty = (parts: Record<string, string>): Promise<Uint8Array> =>
  zip(new Map(Object.entries(parts).map(([k, v]) => [k, new TextEncoder().encode(v)])))

/** A zip whose one sheet unpacks to so many bytes of XML and is packed a thousand times smaller. */
async function bomb(megabytes: number): Promise<Uint8Array> {
  const sheet = Buffer.alloc(megabytes * 1024 * 1024, ' ')
  sheet.write('<worksheet><sheetData>')
  sheet.write('</sheetData></worksheet>', sheet.length - 24)
  return libroAMano({ hojas: [{ datos: '' }], partes: { 'xl/worksheets/sheet1.xml': sheet } })
}

describe('what is refused', () => {
  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', 'vacio', () => new Uint8Array()],
    ['a CSV with another name', 'otro', () => Buffer.from('CODIGO;NOMBRE\n1;Cálculo')],
    ['an HTML table with another name', 'otro', () => Buffer.from('<html><table><tr><td>a')],
    ['a PDF', 'pdf', () => Buffer.from('%PDF-1.7')],
    ['an old .xls', 'xls', () => compound('Workbook')],
    ['an encrypted book', 'cifrado', () => compound('EncryptedPackage')],
    ['two letters', 'danado', () => Buffer.from('PK')],
    ['a zip of something else', 'danado', () => empty({ 'foto.txt': 'x' })],
    [
      'a Word document',
      'word',
      () => empty({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<d/>' }),
    ],
    ['a LibreOffice sheet', 'ods', () => empty({ mimetype: 'application/vnd.oasis', 'content.xml': '<a/>' })],
    ['a binary book', 'xlsb', () => empty({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' })],
    ['a book without sheets', 'otro', () => libroAMano({ hojas: [] })],
    [
      'a sheet that is not there',
      'danado',
      () =>
        libroAMano({
          hojas: [{ datos: '' }],
          partes: { 'xl/worksheets/sheet1.xml': null },
        }),
    ],
    ['broken XML', 'danado', () => libroAMano(hoja('<worksheet><sheetData><row>'))],
    ['no XML', 'danado', () => libroAMano(hoja('\u0000\u0001<'))],
    ['entities in entities', 'danado', () => libroAMano(hoja(`${billion}<worksheet>&j;</worksheet>`))],
    [
      'an outside entity',
      'danado',
      () => libroAMano(hoja('<!DOCTYPE a SYSTEM "file:///etc/passwd"><worksheet/>')),
    ],
    ['a row beyond Excel', 'danado', () => libroAMano({ hojas: [{ datos: fila('', 'r="99999999"') }] })],
    ['a row that is no number', 'danado', () => libroAMano({ hojas: [{ datos: fila('', 'r="-1"') }] })],
    [
      'a cell beyond Excel',
      'danado',
      () => libroAMano({ hojas: [{ datos: fila('<c r="ZZZ1"><v>1</v></c>') }] }),
    ],
    ['too many sheets of one part', 'danado', () => repeated()],
  ])('%s: %s', async (_, code, make) => {
    await expect(readWorkbook(await make())).rejects.toMatchObject({ name: 'ExcelError', code })
  })

  /** Two sheets that name the same part. */
  async function repeated(): Promise<Uint8Array> {
    const parts = partesAMano({ hojas: [{ datos: '' }, { datos: '' }] })
    const path = 'xl/_rels/workbook.xml.rels'
    const rels = new TextDecoder().decode(parts.get(path)).replace('sheet2.xml', 'sheet1.xml')
    return zip(parts.set(path, new TextEncoder().encode(rels)))
  }

  it.each([
    ['bytes', { bytes: 100 }, 'pesado'],
    ['rows', { rows: 9 }, 'filas'],
    ['cells', { cells: 19 }, 'celdas'],
    ['characters', { characters: 99 }, 'celdas'],
    ['unpacked bytes', { unpacked: 1000 }, 'pesado'],
  ])('more %s than allowed', async (_, limits, code) => {
    const bytes = await libroDe(Array.from({ length: 10 }, () => ['cinco', 'cinco']))
    await expect(readWorkbook(bytes, { ...READ_LIMITS, ...limits })).rejects.toMatchObject({ code })
    const enough = { ...READ_LIMITS, rows: 10, cells: 20, characters: 100 }
    expect((await readWorkbook(bytes, enough))[0]!.rows).toHaveLength(10)
  })

  it('every message is a Spanish sentence', async () => {
    await expect(readWorkbook(compound('Workbook'))).rejects.toThrow(
      'El archivo es un libro de Excel antiguo (.xls). Ábralo en Excel o LibreOffice, guárdelo como «Libro de Excel (.xlsx)» y vuelva a subirlo.',
    )
    await expect(readWorkbook(Buffer.from('%PDF-1.7'))).rejects.toThrow(
      'El archivo es un PDF, y solo se puede importar un libro de Excel (.xlsx). Copie su tabla a una hoja de Excel, guárdela y súbala.',
    )
    // Of whatever is imported: courses, users, lecturers.
    await expect(readWorkbook(new Uint8Array(101), { ...READ_LIMITS, bytes: 100 })).rejects.toThrow(
      'El archivo es demasiado grande. Deje solo la hoja que va a importar y vuelva a subirlo.',
    )
  })

  it('never fails otherwise, whatever bytes are changed', async () => {
    const good = Buffer.from(
      await libroDe([
        ['CODIGO', 'NOMBRE'],
        ['0021', 'Cálculo'],
      ]),
    )
    for (let i = 0; i < 600; i++) {
      const bytes = Buffer.from(good)
      for (let n = 0; n <= i % 3; n++) bytes[(i * 7919 + n * 104729) % bytes.length] = (i * 31 + n) % 256
      const error = await readWorkbook(bytes).then(
        () => null,
        e => e,
      )
      if (error) expect(error).toMatchObject({ name: 'ExcelError' })
    }
  })
})

describe('large files', () => {
  it('are read in a thread: the main one goes on', async () => {
    const bytes = await libroDe(
      Array.from({ length: 20_000 }, (_, i) => [`C${i}`, `Curso número ${i}`, 'III', 4]),
    )
    let beats = 0
    const beat = setInterval(() => beats++, 5)
    const [sheet] = await readWorkbook(bytes)
    clearInterval(beat)
    expect(sheet!.rows).toHaveLength(20_000)
    expect(sheet!.rows.at(-1)!.cells.map(c => c.text)).toEqual(['C19999', 'Curso número 19999', 'III', '4'])
    expect(beats).toBeGreaterThan(4)
  })

  it('errors come back from the thread', async () => {
    const bytes = await libroAMano({ hojas: [{ datos: `${filasAMano([['a']])}${' '.repeat(1e6)}<row>` }] })
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ name: 'ExcelError', code: 'danado' })
  })

  it('end when their time is over', async () => {
    const limits = { ...READ_LIMITS, ms: 1 }
    await expect(readWorkbook(await bomb(8), limits)).rejects.toMatchObject({ code: 'tiempo' })
  })

  it('a bomb of 201 MB in 200 kB ends before it is unpacked', async () => {
    const bytes = await bomb(READ_LIMITS.unpacked / 1024 / 1024 + 1)
    const before = procesadorMs()
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'pesado' })
    expect(procesadorMs() - before).toBeLessThan(20_000)
  })

  it('a million rows end at the limit', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(1_000_000)
    await expect(readWorkbook(await libroAMano({ hojas: [{ datos: rows }] }))).rejects.toMatchObject({
      code: 'filas',
    })
  })

  it('one long text used by many cells ends at the limit', async () => {
    const libro = {
      textos: `<si><t>${'x'.repeat(32_000)}</t></si>`,
      hojas: [{ datos: `<row>${'<c t="s"><v>0</v></c>'.repeat(10_000)}</row>` }],
    }
    await expect(readWorkbook(await libroAMano(libro))).rejects.toMatchObject({ code: 'celdas' })
  })

  it('many at once all end', async () => {
    const bytes = await bomb(1)
    const sheets = await Promise.all(Array.from({ length: 6 }, () => readWorkbook(bytes)))
    expect(sheets.map(s => s.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('a packed megabyte that is no deflate ends as damaged', async () => {
    const parts = partesAMano({ hojas: [{ datos: filasAMano([['a']]) }] })
    const bytes = Buffer.from(await zip(parts.set('xl/worksheets/sheet1.xml', Buffer.alloc(3e6, 'x'))))
    const packed = deflateRawSync(Buffer.alloc(3e6, 'x'))
    bytes.fill(0xff, bytes.indexOf(packed), bytes.indexOf(packed) + packed.length)
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'danado' })
  })
})
