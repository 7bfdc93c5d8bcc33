import { type Bloque, type CeldaDeOrigen, distintas, isVacio, llano, type Tabla, tablaDe } from './bloques.ts'
import { partirEnSaltos } from './saltos.ts'

/** Cells of a table that hold more than a line: the blocks and the lines that stand in them. */

/** An outermost block of some HTML; without a tag, text that stands in none. */
interface Pieza {
  tag: string
  atributos: string
  dentro: string
}

const SUELTA = { tag: '', atributos: '' }
const ETIQUETA = /<(\/?)(p|h[1-6]|ul|ol|li|table|tbody|thead|tfoot|tr|td|th|blockquote)\b([^<>]*)>/gi

/** HTML cut at its outermost blocks. It is written in one way, as texts are kept: each block is closed. */
function piezasDe(html: string): Pieza[] {
  const piezas: Pieza[] = []
  let abierta: Omit<Pieza, 'dentro'> = SUELTA
  let hondura = 0
  let desde = 0
  for (const { 0: todo, 1: cierra, 2: nombre, 3: atributos, index } of html.matchAll(ETIQUETA)) {
    const tag = nombre!.toLowerCase()
    if (hondura === 0 ? cierra : tag !== abierta.tag) continue
    const isBorde = hondura === (cierra ? 1 : 0)
    hondura += cierra ? -1 : 1
    if (!isBorde) continue
    piezas.push({ ...abierta, dentro: html.slice(desde, index) })
    abierta = cierra ? SUELTA : { tag, atributos: atributos! }
    desde = index + todo.length
  }
  return [...piezas, { ...abierta, dentro: html.slice(desde) }]
}

const llenas = (html: string): Pieza[] => piezasDe(html).filter(p => !isVacio(p.dentro))

/** What a cell holds, as blocks: most hold one line. */
export const bloquesDeCelda = (html: string): Bloque[] => llenas(html).flatMap(bloquesDePieza)

function bloquesDePieza({ tag, dentro }: Pieza): Bloque[] {
  switch (tag) {
    case '':
    case 'p':
      return [{ tipo: 'parrafo', html: dentro }]
    case 'ul':
    case 'ol':
      return [{ tipo: 'lista', ordenada: tag === 'ol', items: llenas(dentro).map(i => enLinea(i.dentro)) }]
    case 'table':
      return [tablaDe(filasDe(dentro))]
    default:
      return /^h\d$/.test(tag)
        ? [{ tipo: 'titulo', nivel: Number(tag[1]), html: dentro }]
        : bloquesDeCelda(dentro)
  }
}

/** A single paragraph as the line that it is; '' for nothing. */
function enLinea(html: string): string {
  const [unica, ...mas] = llenas(html)
  if (!unica) return ''
  return unica.tag === 'p' && mas.length === 0 ? unica.dentro : html
}

/** Rows of a table, through what holds them together. */
const filasDe = (html: string): CeldaDeOrigen[][] =>
  piezasDe(html).flatMap(({ tag, dentro }) => {
    if (tag === 'tr') return [celdasDe(dentro)]
    return tag.startsWith('t') ? filasDe(dentro) : []
  })

const celdasDe = (html: string): CeldaDeOrigen[] =>
  piezasDe(html)
    .filter(p => p.tag === 'td' || p.tag === 'th')
    .map(({ atributos, dentro }) => ({
      html: enLinea(dentro),
      colspan: abarca(atributos, 'colspan'),
      rowspan: abarca(atributos, 'rowspan'),
    }))

const abarca = (atributos: string, que: string): number =>
  Number(new RegExp(`\\b${que}="(\\d{1,4})"`).exec(atributos)?.[1] ?? 1)

/** Says whether a text that breaks is as many lines, by what its parts say. */
export type SonLineas = (partes: readonly string[]) => boolean

/** Says whether a part of a text that breaks goes on with the line before it. */
export type Sigue = (parte: string, anterior: string) => boolean

/**
 * The lines of a block, in HTML: a paragraph is one, or one a break in it where `sonLineas` says so, a list has one an item, a table those of
 * its rows. Parts that go on with a line (`sigue`) are put together before that.
 */
export function lineasDe(
  b: Bloque,
  sonLineas: SonLineas = cadaUnaEntera,
  sigue: Sigue = () => false,
): string[] {
  if (b.tipo === 'tabla') return lineasDeTabla(b, sonLineas, sigue)
  return (b.tipo === 'lista' ? b.items : [b.html]).flatMap(html => {
    const partes = unidas(partirEnSaltos(html), sigue)
    return partes.length > 1 && sonLineas(partes.map(llano)) ? partes : [html]
  })
}

function unidas(partes: readonly string[], sigue: Sigue): string[] {
  const hechas: string[] = []
  for (const parte of partes) {
    const anterior = hechas.at(-1)
    if (anterior !== undefined && sigue(llano(parte), llano(anterior)))
      hechas.push(`${hechas.pop()}<br>${parte}`)
    else hechas.push(parte)
  }
  return hechas
}

/** Whether each part ends as a line does, or the next says what it is: «40 %», «Uno.», «Código: …». A part in lower case goes on with the one before. */
const cadaUnaEntera: SonLineas = partes =>
  partes.every(
    (t, i) =>
      i === 0 || (!/^\p{Ll}/u.test(t) && (/[.;:%)\d]$/.test(partes[i - 1]!) || /^[^:]{1,60}:/.test(t))),
  )

/** The lines of the rows of a table. Of a cell over several rows only one line, as a number or a name is, stands beside each of them. */
function lineasDeTabla({ filas, cubiertas }: Tabla, sonLineas: SonLineas, sigue: Sigue): string[] {
  // Each cell once, however many rows it covers: tables in tables would multiply.
  const lineas = new Map(
    [...new Set(filas.flat())].map(c => [c, bloquesDeCelda(c).flatMap(b => lineasDe(b, sonLineas, sigue))]),
  )
  return filas.flatMap((fila, f) => {
    const dichas = fila.map((c, i) => (cubiertas?.[f]?.[i] && lineas.get(c)!.length > 1 ? '' : c))
    return lineasDeFila(distintas(dichas).map(c => lineas.get(c)!))
  })
}

/** Letters among which the number of a line stands: «RA1», «N.° 2». */
const LARGO_DE_NUMERO = 8

/** Cells of a line each make one together («RA1 | Analiza»); where one holds several, each is a line, and a number beside it is of the first. */
function lineasDeFila(celdas: readonly string[][]): string[] {
  const [primera, segunda, ...resto] = celdas.flat()
  if (celdas.every(lineas => lineas.length === 1)) return [celdas.flat().join(' ')]
  const isNumerada =
    celdas.length > 1 && celdas[0]!.length === 1 && /\d/.test(llano(primera!).slice(0, LARGO_DE_NUMERO))
  return isNumerada ? [`${primera} ${segunda}`, ...resto] : celdas.flat()
}
