import { deflateRawSync } from 'node:zlib'
import { zip } from '../../platform/excel/zip.ts'
import { celdaDeTexto, partesAMano } from '../libros.ts'
import { ADJUNTOS } from '../proof/adjuntos.ts'
import type { Adjunto } from '../proof/fila.ts'

/** Files that nobody sends by accident. */

const xml = (text: string): Uint8Array => new TextEncoder().encode(text)
const BILLION = `<!DOCTYPE a [<!ENTITY l0 "jajajajaja">${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]>`
const XXE = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

async function libroCon(antes: string, dentro: string): Promise<Uint8Array> {
  const partes = partesAMano({ hojas: [{ datos: `<row r="1">${celdaDeTexto('A1', dentro)}</row>` }] })
  const hoja = 'xl/worksheets/sheet1.xml'
  partes.set(hoja, xml(`<?xml version="1.0"?>${antes}${new TextDecoder().decode(partes.get(hoja)!)}`))
  return zip(partes)
}

const docx = (antes: string, dentro: string): Promise<Uint8Array> =>
  zip(
    new Map([
      [
        '[Content_Types].xml',
        xml(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
      ],
      [
        '_rels/.rels',
        xml(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
      ],
      [
        'word/document.xml',
        xml(
          `<?xml version="1.0"?>${antes}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${dentro}</w:t></w:r></w:p></w:body></w:document>`,
        ),
      ],
    ]),
  )

let ceros: Buffer | undefined
/** 200 MB of zeros, packed once: it takes a second. */
function packedZeros(): Buffer {
  ceros ??= deflateRawSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 })
  return ceros
}

/** A zip of one part that says to be small and is not. */
function bomba(nombre: string): Uint8Array {
  const packed = packedZeros()
  const name = Buffer.from(nombre)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(1000, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(1000, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, central, name, end])
}

/** A PNG whose header says 60,000 × 60,000. */
function pngEnorme(): Uint8Array {
  const png = Buffer.from(ADJUNTOS.png.bytes)
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'
const NAMES = [
  '../../etc/passwd',
  'a\\..\\b.pdf',
  '.xlsx',
  `${'n'.repeat(5000)}.pdf`,
  '\u202efdp.exe',
  '=1+1.pdf',
  'CON',
  '%00.pdf',
  "'; drop table archivos; --.pdf",
  '<img src=x>.png',
]

/** Hostile files, each with what it is. */
export async function archivosMalos(): Promise<[que: string, archivo: Adjunto][]> {
  const f = (name: string, bytes: Uint8Array | string): Adjunto => ({ name, bytes: Buffer.from(bytes) })
  const good = ADJUNTOS.cursos.bytes
  const made: [string, Adjunto][] = [
    ['empty', f('vacio.pdf', '')],
    ['wrong magic', f('hoja.pdf', 'MZ\u0090\u0000')],
    ['PDF by its name only', f('hoja.pdf', '<html><script>alert(1)</script>')],
    ['PNG cut', f('a.png', Buffer.from(ADJUNTOS.png.bytes).subarray(0, 40))],
    ['PNG of 60,000 × 60,000', f('a.png', pngEnorme())],
    ['SVG with script', f('a.svg', svg)],
    ['SVG as PNG', f('a.png', svg)],
    ['GIF and script', f('a.gif', 'GIF89a<script>alert(1)</script>')],
    ['XLSX cut', f('a.xlsx', good.subarray(0, good.length >> 1))],
    ['XLSX bomb', f('a.xlsx', bomba('xl/workbook.xml'))],
    ['DOCX bomb', f('a.docx', bomba('word/document.xml'))],
    ['XLSX with entities', f('a.xlsx', await libroCon(BILLION, '&l9;'))],
    ['XLSX with an outside entity', f('a.xlsx', await libroCon(XXE, '&x;'))],
    ['DOCX with entities', f('a.docx', await docx(BILLION, '&l9;'))],
    ['DOCX with an outside entity', f('a.docx', await docx(XXE, '&x;'))],
    ['DOCX nested', f('a.docx', await docx('', `${'<w:p>'.repeat(5000)}`))],
    ['zip with a way out', f('a.xlsx', await zip(new Map([['../../../tmp/fuera', xml('x')]])))],
    ['zip of nothing', f('a.xlsx', `PK\u0005\u0006${'\u0000'.repeat(18)}`)],
    ['JSON deep', f('a.json', '['.repeat(100_000))],
    [
      'JSON odd',
      f(
        'a.json',
        '{"CFItems":[{"identifier":{"a":1},"fullStatement":[[]]}],"CFDocument":7,"CFAssociations":"x"}',
      ),
    ],
    ['JSON null', f('a.json', 'null')],
    ['NULs', f('a.csv', '\u0000'.repeat(5000))],
    ['11 MB', f('a.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(11 * 1024 * 1024, 65)]))],
  ]
  return [
    ...made,
    ...NAMES.map((n): [string, Adjunto] => [`name ${n.slice(0, 30)}`, f(n, ADJUNTOS.pdf.bytes)]),
    ...NAMES.slice(0, 3).map((n): [string, Adjunto] => [`workbook named ${n}`, f(n, good)]),
  ]
}
