import { type Shown, shownBy } from './cellValue.ts'
import { ExcelError } from './excelError.ts'
import { attributesOf, scanXml, unescapeControls } from './xml.ts'

/** The small parts of a workbook: which sheets there are and where, shared texts, cell formats. */

/** A relation of a part: the last word of its type, and what it points at. */
export interface Relation {
  type: string
  target: string
}

const joinPath = (base: string, target: string): string => {
  const steps = target.startsWith('/') ? [] : base.split('/').slice(0, -1)
  for (const step of target.replaceAll('\\', '/').split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps.join('/')
}

/** Where the relations of a part are kept. */
export const relationsPath = (part: string): string => part.replace(/([^/]*)$/, '_rels/$1.rels')

/** Relations by id. What lies outside of the file (links to other books) is left out and never followed. */
export function readRelations(xml: string, part: string): Map<string, Relation> {
  const relations = new Map<string, Relation>()
  scanXml(xml, {
    open(name, raw) {
      if (name !== 'Relationship') return
      const a = attributesOf(raw)
      if (a.get('TargetMode')?.toLowerCase() === 'external') return
      const type = (a.get('Type') ?? '').split('/').at(-1)!
      relations.set(a.get('Id') ?? '', { type, target: joinPath(part, a.get('Target') ?? '') })
    },
  })
  return relations
}

export interface BookIndex {
  sheets: { name: string; relation: string; hidden: boolean }[]
  is1904: boolean
}

/** Excel gives a sheet at most 31 characters. A name is said with whatever is wrong in its sheet, and is read for its cycle: a hostile one is cut. */
const MAX_NAME = 120

/** Sheets of the book in their order, and which calendar it counts in. */
export function readBookIndex(xml: string): BookIndex {
  const index: BookIndex = { sheets: [], is1904: false }
  scanXml(xml, {
    open(name, raw) {
      if (name === 'workbookPr')
        index.is1904 = ['1', 'true'].includes(attributesOf(raw).get('date1904') ?? '')
      if (name !== 'sheet') return
      const a = attributesOf(raw)
      const hidden = (a.get('state') ?? 'visible') !== 'visible'
      const escrito = (a.get('name') ?? '').slice(0, MAX_NAME)
      index.sheets.push({ name: unescapeControls(escrito), relation: a.get('id') ?? '', hidden })
    },
  })
  return index
}

/** What each cell style (`s="n"`) does to a number. */
export function readFormats(xml: string): Shown[] {
  const codes = new Map<number, string>()
  const formats: Shown[] = []
  let inCells = false
  scanXml(xml, {
    open(name, raw) {
      if (name === 'cellXfs') inCells = true
      if (name !== 'numFmt' && !(name === 'xf' && inCells)) return
      const a = attributesOf(raw)
      const id = Number(a.get('numFmtId') ?? 0)
      if (name === 'numFmt') codes.set(id, a.get('formatCode') ?? '')
      else formats.push(shownBy(id, codes.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

/** Shared texts in their order: rich text joined, phonetic readings left out. At most `max` of them, else ExcelError `celdas`. */
export function readSharedTexts(xml: string, max: number): string[] {
  const texts: string[] = []
  let text = ''
  let inText = false
  let phonetic = false
  scanXml(xml, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic = true
      if (name === 't') inText = !phonetic
    },
    text(part) {
      if (inText) text += part
    },
    close(name) {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
      if (name === 'si' && texts.push(unescapeControls(text)) > max) throw new ExcelError('celdas')
    },
  })
  return texts
}
