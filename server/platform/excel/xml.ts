import { ExcelError } from './excelError.ts'

/**
 * Hears a document. Names come without their prefix; `attributes` is the raw text of the tag, parsed by attributesOf only
 * where somebody wants it. An element without content opens and closes.
 */
export interface XmlListener {
  open?(name: string, attributes: string): void
  close?(name: string): void
  text?(text: string): void
}

/** No part of a workbook nests deeper; what does is an attack. */
const MAX_DEPTH = 200
const GT = 62
const SLASH = 47
const QUOTES = new Map([
  [34, '"'],
  [39, "'"],
])

const damaged = (cause: string): ExcelError => new ExcelError('danado', `xml: ${cause}`)

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function entity(whole: string, body: string): string {
  if (!body.startsWith('#')) return named[body] ?? whole
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

/** Text with its five named and its numeric entities resolved; others (there is no DTD) stay as written. */
export const unescapeXml = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[\da-f]{1,8}|#\d{1,9}|[a-z]{1,8});/gi, entity) : text

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Attributes of a tag by local name, entities resolved. Namespace declarations are left out. */
export function attributesOf(raw: string): Map<string, string> {
  const found = new Map<string, string>()
  let at = 0
  for (let eq = raw.indexOf('=', at); eq >= 0; eq = raw.indexOf('=', at)) {
    const name = raw.slice(at, eq).trim()
    let start = eq + 1
    while (raw.charCodeAt(start) <= 32) start++
    const quote = QUOTES.get(raw.charCodeAt(start))
    const end = quote ? raw.indexOf(quote, start + 1) : -1
    if (end < 0) throw damaged('attribute without value')
    if (!name.startsWith('xmlns')) found.set(localName(name), unescapeXml(raw.slice(start + 1, end)))
    at = end + 1
  }
  return found
}

function mustFind(xml: string, what: string, from: number): number {
  const at = xml.indexOf(what, from)
  if (at < 0) throw damaged(`no ${what}`)
  return at
}

/** Where the `>` of a tag stands: the first one outside of quotes. */
function tagEnd(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (code === GT) return at
    const quote = QUOTES.get(code)
    if (quote) at = mustFind(xml, quote, at + 1)
  }
  throw damaged('open tag')
}

/** Skips a comment or instruction, or hands over CDATA; returns where to go on. A DTD is refused: no workbook has one. */
function special(xml: string, at: number, listener: XmlListener): number {
  if (xml.startsWith('<?', at)) return mustFind(xml, '?>', at) + 2
  if (xml.startsWith('<!--', at)) return mustFind(xml, '-->', at + 4) + 3
  if (!xml.startsWith('<![CDATA[', at)) throw damaged('DTD')
  const end = mustFind(xml, ']]>', at)
  listener.text?.(xml.slice(at + 9, end))
  return end + 3
}

function nameEnd(xml: string, from: number, end: number): number {
  let at = from
  while (at < end && xml.charCodeAt(at) > 32 && xml.charCodeAt(at) !== SLASH) at++
  return at
}

/**
 * Walks through a document once, in linear time and without recursion.
 * Throws ExcelError `danado` where it is not well-formed, nests absurdly or brings a DTD.
 */
export function scanXml(xml: string, listener: XmlListener): void {
  const open: string[] = []
  let at = 0
  for (let lt = xml.indexOf('<'); lt >= 0; lt = xml.indexOf('<', at)) {
    if (lt > at && open.length > 0 && listener.text) listener.text(unescapeXml(xml.slice(at, lt)))
    const next = xml[lt + 1]
    if (next === '!' || next === '?') {
      at = special(xml, lt, listener)
      continue
    }
    const end = tagEnd(xml, lt)
    at = end + 1
    if (next === '/') {
      const name = localName(xml.slice(lt + 2, end).trimEnd())
      if (open.pop() !== name) throw damaged(`</${name.slice(0, 40)}> closes nothing`)
      listener.close?.(name)
      continue
    }
    const isEmpty = xml.charCodeAt(end - 1) === SLASH
    const stop = nameEnd(xml, lt + 1, end)
    const name = localName(xml.slice(lt + 1, stop))
    listener.open?.(name, xml.slice(stop, isEmpty ? end - 1 : end))
    if (isEmpty) listener.close?.(name)
    else if (open.push(name) > MAX_DEPTH) throw damaged('too deep')
  }
  if (open.length > 0) throw damaged('cut')
}

/** XML in whatever encoding a workbook may have (UTF-8, or UTF-16 with its mark). */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-fA-F]{4}_)/g

/** Text for an element or attribute: XML signs escaped, and what XML cannot hold in the way of workbooks (`_x0007_`). */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, c => `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Undoes the workbooks' way of writing what XML cannot hold. */
export const unescapeControls = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
