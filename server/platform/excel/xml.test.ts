import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributesOf, decodeXml, escapeXml, scanXml, unescapeControls, unescapeXml } from './xml.ts'

/** What a listener hears, as one line. */
function heard(xml: string): string {
  const log: string[] = []
  scanXml(xml, {
    open: (name, raw) =>
      log.push(`<${name}${[...attributesOf(raw)].map(([k, v]) => ` ${k}=${v}`).join('')}>`),
    close: name => log.push(`</${name}>`),
    text: text => log.push(text),
  })
  return log.join('')
}

describe('scanXml', () => {
  it.each([
    ['elements and text', '<a><b>x</b></a>', '<a><b>x</b></a>'],
    ['an empty element opens and closes', '<a><b/></a>', '<a><b></b></a>'],
    ['prefixes are dropped', '<x:a x:k="1" r:id="2"><x:b/></x:a>', '<a k=1 id=2><b></b></a>'],
    ['namespaces are no attributes', '<a xmlns="u" xmlns:r="v" r="1"/>', '<a r=1></a>'],
    ['> inside of a value', '<a k="1>2"/>', '<a k=1>2></a>'],
    ['single quotes and blanks', "<a  k = '1'\n j='\"'/>", '<a k=1 j="></a>'],
    ['entities', '<a k="&amp;&#65;">&lt;&#x1F600;&nope;</a>', '<a k=&A><😀&nope;</a>'],
    ['CDATA is text as it is', '<a><![CDATA[<&amp;>]]></a>', '<a><&amp;></a>'],
    ['comments and instructions are skipped', '<?xml v?><a><!-- <b> --><?p >?></a>', '<a></a>'],
  ])('%s', (_, xml, expected) => expect(heard(xml)).toBe(expected))

  it.each([
    ['a DTD', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['a cut document', '<a><b>'],
    ['a cut tag', '<a><b k="'],
    ['a wrong closing tag', '<a></b>'],
    ['a closing tag too much', '<a/></a>'],
    ['an attribute without value', '<a k=1/>'],
    ['absurd depth', '<a>'.repeat(300)],
  ])('refuses %s', (_, xml) => {
    expect(() => heard(xml)).toThrow(expect.objectContaining({ name: 'ExcelError', code: 'danado' }))
  })

  it.each([
    ['a tag of a million letters', `<${'a'.repeat(1e6)}/>`],
    ['attributes without end', `<a ${'k="1" '.repeat(2e5)}/>`],
    ['half an attribute', `<a ${'k'.repeat(1e6)}/>`],
    ['ampersands', `<a>${'&'.repeat(1e6)}</a>`],
    ['open brackets', '<'.repeat(1e6)],
  ])('takes time in proportion: %s', (_, xml) => {
    const before = procesadorMs()
    try {
      heard(xml)
    } catch {
      // Only the time matters here.
    }
    expect(procesadorMs() - before).toBeLessThan(20_000)
  })
})

describe('text in XML', () => {
  it('survives writing and reading, control characters and fake escapes included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const back: string[] = []
        scanXml(`<a>${escapeXml(text)}</a>`, { text: t => back.push(t) })
        expect(unescapeControls(back.join(''))).toBe(text)
      }),
    )
  })

  it.each(['\u0000', '\u0007_x0041_', '_x000D_', 'a\r\nb', '\uffff', '<&>"\''])('survives: %j', text => {
    expect(unescapeControls(unescapeXml(escapeXml(text)))).toBe(text)
  })

  it('replaces what is no character', () => expect(escapeXml('a\ud800b')).toBe('a\ufffdb'))

  it.each([
    ['UTF-8 with mark', [0xef, 0xbb, 0xbf, 0x3c, 0x61]],
    ['UTF-16 little', [0xff, 0xfe, 0x3c, 0, 0x61, 0]],
    ['UTF-16 big', [0xfe, 0xff, 0, 0x3c, 0, 0x61]],
  ])('is decoded: %s', (_, bytes) => expect(decodeXml(new Uint8Array(bytes))).toBe('<a'))
})
