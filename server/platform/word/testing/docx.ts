import { zip } from '../../excel/zip.ts'

/** Word documents for tests, part by part. */

/** A paragraph of one run; `texto` is XML inside a text, whose `<w:…/>` stand between texts. */
export const p = (texto: string, rPr = ''): string => {
  const dentro = texto
    .split(/(<w:[^>]*\/>)/)
    .map(t => (t.startsWith('<w:') ? t : `<w:t xml:space="preserve">${t}</w:t>`))
  return `<w:p><w:r><w:rPr>${rPr}</w:rPr>${dentro.join('')}</w:r></w:p>`
}

/** `word/document.xml` around a body. */
export const cuerpoDeWord = (cuerpo: string): string => `<w:document><w:body>${cuerpo}</w:body></w:document>`

const RELACIONES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A .docx of these parts: content types, relations and the document are there already. */
export const docxCon = (documento: string, partes: Record<string, string> = {}): Promise<Uint8Array> => {
  const relaciones = ['styles', 'numbering'].map(
    t => `<Relationship Id="${t}" Type="${RELACIONES}/${t}" Target="${t}.xml"/>`,
  )
  const todas = {
    '[Content_Types].xml':
      '<Types>application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml</Types>',
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${RELACIONES}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships>${relaciones.join('')}</Relationships>`,
    'word/document.xml': documento,
    ...partes,
  }
  return zip(new Map(Object.entries(todas).map(([n, x]) => [n, Buffer.from(x)])))
}
