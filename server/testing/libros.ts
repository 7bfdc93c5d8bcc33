import type { CellToWrite } from '../platform/excel/bookToWrite.ts'
import { writeWorkbook } from '../platform/excel/writeWorkbook.ts'
import { zip } from '../platform/excel/zip.ts'

/** Workbooks for tests: tidy ones, and parts written by hand as other programs (or nobody) would. */

/** A book of one sheet with these rows from A1 on; strings are text, numbers are numbers. */
export const libroDe = (filas: CellToWrite[][]): Promise<Uint8Array> =>
  writeWorkbook([{ name: 'Hoja1', columns: [], rows: filas }])

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

export interface HojaAMano {
  nombre?: string
  /** What stands inside of <sheetData>. */
  datos: string
  /** What follows it (mergeCells …). */
  despues?: string
  estado?: string
}

export interface LibroAMano {
  hojas: HojaAMano[]
  /** The <si> elements. */
  textos?: string
  /** Number formats by id, and the format of each cell style. */
  formatos?: { codigos?: Record<number, string>; estilos: number[] }
  workbookPr?: string
  /** Parts that replace those made here, or are added to them; null leaves one out. */
  partes?: Record<string, string | Uint8Array | null>
}

const stylesOf = ({ codigos = {}, estilos }: NonNullable<LibroAMano['formatos']>): string => {
  const numFmts = Object.entries(codigos).map(
    ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`,
  )
  const xfs = estilos.map(id => `<xf numFmtId="${id}"/>`)
  return `<styleSheet ${XMLNS}><numFmts>${numFmts.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`
}

/** The parts of a book by hand, for tests that spoil them. */
export function partesAMano({ hojas, textos, formatos, workbookPr = '', partes = {} }: LibroAMano) {
  const sheets = hojas.map(
    (h, i) =>
      `<sheet name="${h.nombre ?? `Hoja${i + 1}`}" sheetId="${i + 1}"${h.estado ? ` state="${h.estado}"` : ''} r:id="rId${i + 1}"/>`,
  )
  const relations = hojas.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${R}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  const made: Record<string, string | Uint8Array | null> = {
    '_rels/.rels': `<Relationships ${PACKAGE}><Relationship Id="a" Type="${R}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${R}">${workbookPr}<sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}>${relations.join('')}<Relationship Id="s" Type="${R}/styles" Target="styles.xml"/><Relationship Id="t" Type="${R}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    ...(textos === undefined ? {} : { 'xl/sharedStrings.xml': `<sst ${XMLNS}>${textos}</sst>` }),
    ...(formatos ? { 'xl/styles.xml': stylesOf(formatos) } : {}),
    ...partes,
  }
  hojas.forEach((h, i) => {
    const path = `xl/worksheets/sheet${i + 1}.xml`
    if (!(path in made))
      made[path] = `<worksheet ${XMLNS}><sheetData>${h.datos}</sheetData>${h.despues ?? ''}</worksheet>`
  })
  const encoder = new TextEncoder()
  const kept = Object.entries(made).filter((part): part is [string, string | Uint8Array] => part[1] !== null)
  return new Map(kept.map(([path, c]) => [path, typeof c === 'string' ? encoder.encode(c) : c]))
}

/** A book whose parts are given as XML. */
export const libroAMano = (libro: LibroAMano): Promise<Uint8Array> => zip(partesAMano(libro))

/** One cell as inline text, for sheets by hand. */
export const celdaDeTexto = (ref: string, texto: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${texto}</t></is></c>`

/** Rows of texts, numbers (as numbers) and blanks from A1 on, as the inside of <sheetData>. */
export const filasAMano = (filas: (string | number | null)[][], desde = 1): string =>
  filas
    .map((celdas, i) => {
      const body = celdas.map((valor, c) => {
        const ref = `${String.fromCharCode(65 + c)}${desde + i}`
        if (valor === null) return ''
        return typeof valor === 'number' ? `<c r="${ref}"><v>${valor}</v></c>` : celdaDeTexto(ref, valor)
      })
      return `<row r="${desde + i}">${body.join('')}</row>`
    })
    .join('')

export const combinadas = (...refs: string[]): string =>
  `<mergeCells>${refs.map(ref => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
