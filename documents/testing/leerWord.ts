import { inflateRawSync } from 'node:zlib'

/** The files in a zip by name. Reads what our own writers make: a plain one with a central directory. */
export const archivosDeZip = (zip: Uint8Array): Map<string, Uint8Array> => {
  const b = Buffer.from(zip)
  const fin = b.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const archivos = new Map<string, Uint8Array>()
  let i = b.readUInt32LE(fin + 16)
  for (let n = b.readUInt16LE(fin + 10); n > 0; n--) {
    const [metodo, largo] = [b.readUInt16LE(i + 10), b.readUInt32LE(i + 20)]
    const [nombre, extra, nota] = [b.readUInt16LE(i + 28), b.readUInt16LE(i + 30), b.readUInt16LE(i + 32)]
    const lugar = b.readUInt32LE(i + 42)
    const desde = lugar + 30 + b.readUInt16LE(lugar + 26) + b.readUInt16LE(lugar + 28)
    const bytes = b.subarray(desde, desde + largo)
    archivos.set(b.toString('utf8', i + 46, i + 46 + nombre), metodo === 8 ? inflateRawSync(bytes) : bytes)
    i += 46 + nombre + extra + nota
  }
  return archivos
}

/** The parts of a .docx by name, as text. */
export const partesDeWord = (archivo: Uint8Array): Map<string, string> =>
  new Map([...archivosDeZip(archivo)].map(([nombre, bytes]) => [nombre, Buffer.from(bytes).toString('utf8')]))

export interface WordLeido {
  xml: string
  /** What a person reads in the body, a line a paragraph. */
  texto: string
  /** Headings with their level before them: «1 Presentación». */
  esquema: string[]
  tablas: number
  /** Header rows that repeat. */
  repetidas: number
  partes: Map<string, string>
}

const signos: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const desescapar = (s: string): string =>
  s.replace(/&(amp|lt|gt|quot|apos);/g, (_t, n: string) => signos[n] ?? '')

/** Text of a piece of the body: breaks and tabs are blanks. */
const textoDe = (xml: string): string =>
  desescapar(
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(br|tab)\/>/g)].map(m => m[1] ?? ' ').join(''),
  )

/** Reads a Word file back: text, outline, tables. */
export const leerWord = (archivo: Uint8Array): WordLeido => {
  const partes = partesDeWord(archivo)
  const xml = partes.get('word/document.xml') ?? ''
  const parrafos = [...xml.matchAll(/<w:p(?: [^>]*)?>(.*?)<\/w:p>/gs)].map(m => m[1] ?? '')
  return {
    xml,
    texto: parrafos.map(textoDe).join('\n'),
    esquema: parrafos.flatMap(p => {
      const nivel = /<w:pStyle w:val="Heading(\d)"\/>/.exec(p)?.[1]
      return nivel ? [`${nivel} ${textoDe(p)}`] : []
    }),
    tablas: (xml.match(/<w:tbl>/g) ?? []).length,
    repetidas: (xml.match(/<w:tblHeader\/>/g) ?? []).length,
    partes,
  }
}
