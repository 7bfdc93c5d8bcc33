/** The looks a cell can have in what we write, and the styles.xml that says so. */

interface Look {
  numFmt: number
  font?: number
  fill?: number
  border?: number
  align: string
}

/** Numbers of number formats: text, general, a day and a moment (declared below). */
const TEXT = 49
const GENERAL = 0
const DAY = 164
const MOMENT = 165

const texto: Look = { numFmt: TEXT, align: 'vertical="center" horizontal="left" indent="1"' }
const parrafo: Look = { numFmt: TEXT, align: 'vertical="center" horizontal="left" indent="1" wrapText="1"' }
const numero: Look = { numFmt: GENERAL, align: 'vertical="center" horizontal="center"' }
const fecha: Look = { numFmt: DAY, align: 'vertical="center" horizontal="center"' }
const momento: Look = { ...fecha, numFmt: MOMENT }

const looks = {
  texto,
  parrafo,
  numero,
  fecha,
  textoEnTabla: { ...texto, border: 1 },
  parrafoEnTabla: { ...parrafo, border: 1 },
  numeroEnTabla: { ...numero, border: 1 },
  fechaEnTabla: { ...fecha, border: 1 },
  momentoEnTabla: { ...momento, border: 1 },
  numeroEntreTextos: { ...parrafo, numFmt: GENERAL, border: 1 },
  fechaEntreTextos: { ...parrafo, numFmt: DAY, border: 1 },
  encabezado: {
    numFmt: TEXT,
    font: 1,
    fill: 2,
    border: 1,
    align: 'vertical="center" horizontal="center" wrapText="1"',
  },
  encabezadoOpcional: {
    numFmt: TEXT,
    font: 2,
    fill: 3,
    border: 1,
    align: 'vertical="center" horizontal="center" wrapText="1"',
  },
  encabezadoGirado: {
    numFmt: TEXT,
    font: 2,
    fill: 3,
    border: 1,
    align: 'vertical="bottom" horizontal="center" textRotation="90"',
  },
  titulo: { numFmt: TEXT, font: 3, align: 'vertical="center"' },
  subtitulo: { numFmt: TEXT, font: 4, align: 'vertical="center"' },
  parrafoFuerte: { ...parrafo, font: 5, border: 1 },
  dato: { numFmt: TEXT, font: 6, align: 'vertical="center"' },
  nota: { numFmt: TEXT, font: 6, align: 'vertical="center" wrapText="1"' },
} satisfies Record<string, Look>

export type StyleName = keyof typeof looks

const names = Object.keys(looks) as StyleName[]

/** Number of a look in styles.xml; 0 is the plain one. */
export const styleIndex = (name: StyleName): number => names.indexOf(name) + 1

/** Colours of the product's look, light (tokens.css): ink, añil and its soft ground, the stronger line. */
const INK = 'FF1B1F2A'
const INK_2 = 'FF4A505F'
const ANIL = 'FF3546B0'
const ANIL_SOFT = 'FFECEEFA'
const LINE = 'FFD5D1C5'
const WHITE = 'FFFFFFFF'

const font = (size: number, color: string, extra = ''): string =>
  `<font>${extra}<sz val="${size}"/><color rgb="${color}"/><name val="Calibri"/><family val="2"/></font>`
const solid = (color: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/></patternFill></fill>`
const side = (name: string): string => `<${name} style="thin"><color rgb="${LINE}"/></${name}>`
const counted = (tag: string, items: string[]): string =>
  `<${tag} count="${items.length}">${items.join('')}</${tag}>`

const xf = ({ numFmt, font = 0, fill = 0, border = 0, align }: Look): string =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" ` +
  `applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment ${align}/></xf>`

const fonts = [
  font(11, INK),
  font(11, WHITE, '<b/>'),
  font(11, ANIL, '<b/>'),
  font(18, ANIL, '<b/>'),
  font(13, ANIL, '<b/>'),
  font(11, INK, '<b/>'),
  font(11, INK_2),
]
/** The first two fills are fixed by the format. */
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  solid(ANIL),
  solid(ANIL_SOFT),
]
const borders = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`,
]

/** styles.xml with every look. */
export const stylesXml = (): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  counted('numFmts', [
    `<numFmt numFmtId="${DAY}" formatCode="dd/mm/yyyy"/>`,
    `<numFmt numFmtId="${MOMENT}" formatCode="dd/mm/yyyy\\ hh:mm"/>`,
  ]) +
  counted('fonts', fonts) +
  counted('fills', fills) +
  counted('borders', borders) +
  counted('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
  counted('cellXfs', [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    ...names.map(name => xf(looks[name])),
  ]) +
  counted('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
  '</styleSheet>'
