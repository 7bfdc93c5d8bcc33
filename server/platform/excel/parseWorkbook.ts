import { MAYOR_ARCHIVO } from '@malla/contracts/archivos.ts'
import type { Sheet } from './book.ts'
import {
  type BookIndex,
  type Relation,
  readBookIndex,
  readFormats,
  readRelations,
  readSharedTexts,
  relationsPath,
} from './bookParts.ts'
import { ExcelError } from './excelError.ts'
import { readSheetXml, type SheetContext } from './sheetXml.ts'
import { openZip, type Zip } from './unzip.ts'
import { decodeXml } from './xml.ts'

/** How much a workbook may ask of us. Rows, cells and characters count what is filled, over all sheets. */
export interface ReadLimits {
  /** Size of the file. */
  bytes: number
  /** What its parts may unpack to. */
  unpacked: number
  rows: number
  cells: number
  characters: number
  /** Time for the whole reading, in milliseconds. */
  ms: number
}

/** Room for any plan of studies and for large exports, not for an attack. */
export const READ_LIMITS: ReadLimits = {
  bytes: MAYOR_ARCHIVO,
  unpacked: 200 * 1024 * 1024,
  rows: 50_000,
  cells: 1_000_000,
  characters: 50_000_000,
  ms: 30_000,
}

const byType = (relations: Map<string, Relation>, type: string): string | null =>
  [...relations.values()].find(r => r.type === type)?.target ?? null

/** Other kinds of zip that people upload by mistake. */
function refuseOthers(zip: Zip): void {
  if (zip.names.has('xl/workbook.bin')) throw new ExcelError('xlsb')
  if (zip.names.has('word/document.xml')) throw new ExcelError('word')
  if (zip.names.has('mimetype') && zip.names.has('content.xml')) throw new ExcelError('ods')
}

function readText(zip: Zip, path: string | null): string | null {
  const bytes = path === null ? null : zip.read(path)
  return bytes && decodeXml(bytes)
}

function relationsOf(zip: Zip, part: string): Map<string, Relation> {
  const xml = readText(zip, relationsPath(part))
  return xml === null ? new Map() : readRelations(xml, part)
}

function contextOf(
  zip: Zip,
  relations: Map<string, Relation>,
  index: BookIndex,
  limits: ReadLimits,
): SheetContext {
  const texts = readText(zip, byType(relations, 'sharedStrings') ?? 'xl/sharedStrings.xml')
  const styles = readText(zip, byType(relations, 'styles') ?? 'xl/styles.xml')
  return {
    texts: texts === null ? [] : readSharedTexts(texts, limits.cells),
    formats: styles === null ? [] : readFormats(styles),
    is1904: index.is1904,
    left: { rows: limits.rows, cells: limits.cells, characters: limits.characters },
  }
}

/**
 * Sheets of a workbook, on the calling thread; bounded by everything but the time. readWorkbook is what others call.
 * Throws ExcelError only.
 */
export function parseWorkbook(bytes: Uint8Array, limits: ReadLimits): Sheet[] {
  const zip = openZip(bytes, limits.unpacked)
  refuseOthers(zip)
  const part = byType(relationsOf(zip, ''), 'officeDocument') ?? 'xl/workbook.xml'
  const xml = readText(zip, part)
  if (xml === null)
    throw new ExcelError(zip.names.has('[content_types].xml') ? 'otro' : 'danado', `no ${part}`)
  const index = readBookIndex(xml)
  if (index.sheets.length === 0) throw new ExcelError('otro', 'no sheets')
  const relations = relationsOf(zip, part)
  const context = contextOf(zip, relations, index, limits)
  return index.sheets.flatMap(({ name, relation, hidden }) => {
    const target = relations.get(relation)
    if (target && target.type !== 'worksheet') return []
    const sheet = readText(zip, target?.target ?? null)
    if (sheet === null) throw new ExcelError('danado', `no sheet ${relation}`)
    return [{ name, hidden, ...readSheetXml(sheet, context) }]
  })
}

/** The reader (`Lector`) of a book as it is. */
export const hojasDe = (libro: Sheet[]): Sheet[] => libro
