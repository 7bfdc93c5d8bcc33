import { attributesOf } from '../excel/xml.ts'

/** Signs that Word keeps as the place of a letter in a font of pictures (`w:sym`). */

/** Letters of the font Symbol from A to z, in its order, and signs behind them; a blank stands where it has none that one writes. */
const MAYUSCULAS = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const MINUSCULAS = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
const DESDE_A0 = ' ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…   ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇   ∏√⋅¬∧∨⇔⇐⇑⇒⇓◊    ∑            ∫'
const SUELTOS: Readonly<Record<number, string>> = {
  34: '∀',
  36: '∃',
  39: '∋',
  42: '∗',
  45: '−',
  64: '≅',
  92: '∴',
  94: '⊥',
}
/** Bullets, ticks and boxes. */
const WINGDINGS: Readonly<Record<number, string>> = {
  108: '●',
  110: '■',
  111: '☐',
  118: '❖',
  167: '▪',
  168: '☐',
  216: '➢',
  224: '→',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

function deSymbol(n: number): string {
  if (n >= 0x41 && n <= 0x5a) return MAYUSCULAS[n - 0x41]!
  if (n >= 0x61 && n <= 0x7a) return MINUSCULAS[n - 0x61]!
  if (n >= 0xa0) return (DESDE_A0[n - 0xa0] ?? '').trim()
  return SUELTOS[n] ?? (n > 0x20 && n < 0x60 ? String.fromCodePoint(n) : '')
}

/** The sign that `w:sym` shows, as one writes it; '' for one that is not known. */
export function leerSimbolo(raw: string): string {
  const a = attributesOf(raw)
  const char = Number.parseInt(a.get('char') ?? '', 16)
  const fuente = a.get('font') ?? ''
  // Fonts of pictures have theirs from F000 on.
  const n = char >= 0xf000 && char <= 0xf0ff ? char - 0xf000 : char
  if (/^symbol$/i.test(fuente) && n <= 0xff) return deSymbol(n)
  if (/^wingdings$/i.test(fuente) && n <= 0xff) return WINGDINGS[n] ?? ''
  const isLetra = char > 0x20 && (char < 0xd800 || (char > 0xf8ff && char <= 0xffff))
  return isLetra && !/^(wingdings|webdings)/i.test(fuente) ? String.fromCodePoint(char) : ''
}
