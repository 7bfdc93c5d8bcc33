import { attributesOf, escapeXml, scanXml } from '../excel/xml.ts'
import { Controles } from './controles.ts'
import { Formulas } from './formulas.ts'
import { Lienzo, type LimitesDeWord } from './lienzo.ts'
import { type Corrida, marcar, type Parrafo, pareceTitulo } from './parrafo.ts'
import { type EstiloDeWord, nivelDeEsquema, prendido, valor } from './partes.ts'
import { leerSimbolo } from './simbolos.ts'

/** What the body of a document is read with. */
export interface EntornoDeCuerpo {
  estilos: ReadonlyMap<string, EstiloDeWord>
  numeradas: ReadonlySet<string>
  enlaces: ReadonlyMap<string, string>
  limites: LimitesDeWord
}

/** The text as HTML, and how many things it has that HTML of ours does not hold. */
export interface CuerpoLeido {
  html: string
  imagenes: number
  notas: number
  simbolos: number
}

/** What is deleted, how something looked before, what is said twice for older programs, or an instruction to Word: nobody reads it on the page. */
const OMITIDOS: ReadonlySet<string> = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delText',
  'rubyBase',
  'pPrChange',
  'rPrChange',
  'tblPrChange',
  'tblPrExChange',
  'trPrChange',
  'tcPrChange',
  'sectPrChange',
])
const MARCAS: Readonly<Record<string, string>> = { i: 'em', u: 'u', strike: 's' }
/** A text box. */
const CAJA = 'txbxContent'
/** Reads `word/document.xml` once, in linear time. Throws what scanXml throws, and WordError `largo`. */
export function leerCuerpo(xml: string, entorno: EntornoDeCuerpo): CuerpoLeido {
  const lector = new Lector(entorno)
  scanXml(xml, lector)
  return lector.fin()
}

class Lector {
  readonly #e: EntornoDeCuerpo
  readonly #lienzo: Lienzo
  /** Open paragraphs: a text box holds some inside another. */
  readonly #parrafos: Parrafo[] = []
  #corrida: Corrida | null = null
  /** What goes on behind each open text box: the run that it stands in, and the link of that one. */
  readonly #alrededor: { corrida: Corrida | null; enlace: string | null }[] = []
  #omite = 0
  #enTexto = false
  #enPropiedades = 0
  #enlace: string | null = null
  #imagenes = 0
  #notas = 0
  #simbolos = 0
  readonly #controles = new Controles()
  readonly #formulas = new Formulas()

  constructor(entorno: EntornoDeCuerpo) {
    this.#e = entorno
    this.#lienzo = new Lienzo(entorno.limites)
  }

  open(name: string, raw: string): void {
    if (OMITIDOS.has(name)) this.#omite++
    if (this.#omite > 0) return
    this.#controles.open(name, raw)
    if (name === 'pPr') this.#enPropiedades++
    else if (this.#enPropiedades > 0) this.#deParrafo(name, raw)
    else if (name === CAJA) this.#abrirCaja()
    else if (this.#corrida) this.#enCorrida(name, raw)
    else this.#suelto(name, raw)
  }

  close(name: string): void {
    if (OMITIDOS.has(name)) {
      this.#omite--
      return
    }
    if (this.#omite > 0) return
    this.#controles.close(name)
    this.#formulas.close(name)
    if (name === 'pPr') this.#enPropiedades--
    else if (name === 't') this.#enTexto = false
    else if (name === CAJA) this.#cerrarCaja()
    else if (name === 'r') this.#corrida = null
    else if (name === 'hyperlink') this.#enlace = null
    else if (name === 'p') this.#cerrarParrafo()
    else if (name === 'tc') this.#lienzo.cerrarCelda()
    else if (name === 'tbl') this.#lienzo.cerrarTabla()
  }

  text(texto: string): void {
    if (!this.#enTexto || this.#omite > 0) return
    const p = this.#escrito()
    if (!p || texto === '') return
    // An address is written again around each text of its link: a part of it counts each time.
    this.#lienzo.gastar('letras', texto.length + (this.#enlace?.length ?? 0) / 10)
    if (texto.trim() !== '') p.isNegrita &&= this.#isNegrita(p)
    p.letras += texto
    p.html.push(this.#marcado(escapeXml(texto), p))
  }

  fin(): CuerpoLeido {
    return {
      html: this.#lienzo.fin(),
      imagenes: this.#imagenes,
      notas: this.#notas,
      simbolos: this.#simbolos,
    }
  }

  /** The paragraph that a text goes into; none where the text is not on the page, or nobody wrote it. */
  #escrito(): Parrafo | undefined {
    return this.#corrida?.isOculta || this.#controles.isAjeno ? undefined : this.#parrafos.at(-1)
  }

  #isNegrita = (p: Parrafo): boolean =>
    this.#corrida?.negrita ?? this.#e.estilos.get(p.estilo)?.negrita ?? false

  #marcado(html: string, p: Parrafo): string {
    const marcas = [...(this.#isNegrita(p) ? ['strong'] : []), ...(this.#corrida?.marcas ?? [])]
    const dentro = marcas.reduce((texto, tag) => `<${tag}>${texto}</${tag}>`, html)
    return this.#enlace ? `<a href="${escapeXml(this.#enlace)}">${dentro}</a>` : dentro
  }

  #suelto(name: string, raw: string): void {
    if (name === 'p') this.#abrirParrafo()
    else if (name === 'r') this.#corrida = { marcas: [], negrita: null, isOculta: false }
    else if (name === 'hyperlink')
      this.#enlace = this.#e.enlaces.get(attributesOf(raw).get('id') ?? '') ?? null
    else if (name === 'tbl') this.#lienzo.abrirTabla()
    else if (name === 'tr') this.#lienzo.abrirFila()
    else if (name === 'tc') this.#lienzo.abrirCelda()
    else if (name === 'gridSpan') this.#lienzo.abarcar(Number(valor(raw)))
    else if (name === 'gridBefore') this.#lienzo.saltar(Number(valor(raw)))
    else if (name === 'vMerge') this.#lienzo.unir(valor(raw) !== 'restart')
    else this.#formulas.open(name, this.#escrito())
  }

  #enCorrida(name: string, raw: string): void {
    const corrida = this.#corrida!
    if (name === 't') this.#enTexto = true
    // A drawing that is no text box of Word's: its paragraphs have runs of their own.
    else if (name === 'p') {
      this.#corrida = null
      this.#abrirParrafo()
    } else if (name === 'br' || name === 'cr') this.#salto(raw)
    else if (name === 'tab') this.#blanco(' ')
    else if (name === 'noBreakHyphen') this.#blanco('-')
    else if (name === 'sym') this.#simbolo(leerSimbolo(raw))
    else if (name === 'drawing' || name === 'pict' || name === 'object') this.#imagenes++
    else if (name === 'footnoteReference' || name === 'endnoteReference') this.#notas++
    else if (name === 'b') corrida.negrita = prendido(raw)
    else if (name === 'vanish') corrida.isOculta = prendido(raw)
    else if (name === 'vertAlign') {
      if (valor(raw) === 'superscript') marcar(corrida, 'sup')
      if (valor(raw) === 'subscript') marcar(corrida, 'sub')
    } else if (MARCAS[name] && prendido(raw)) marcar(corrida, MARCAS[name])
  }

  #simbolo(signo: string): void {
    if (signo === '') this.#simbolos++
    else {
      this.#enTexto = true
      this.text(signo)
      this.#enTexto = false
    }
  }

  /** A text box holds what a body does, tables too; of the run around it nothing holds inside. */
  #abrirCaja(): void {
    this.#alrededor.push({ corrida: this.#corrida, enlace: this.#enlace })
    this.#corrida = null
    this.#enlace = null
  }

  #cerrarCaja(): void {
    const { corrida, enlace } = this.#alrededor.pop() ?? { corrida: null, enlace: null }
    this.#corrida = corrida
    this.#enlace = enlace
  }

  /** Breaks of pages and columns part nothing in a text. */
  #salto(raw: string): void {
    const tipo = attributesOf(raw).get('type') ?? 'textWrapping'
    if (tipo === 'textWrapping') this.#blanco('<br>')
  }

  #blanco(html: string): void {
    this.#lienzo.gastar('letras')
    const p = this.#escrito()
    if (!p) return
    p.html.push(html)
    p.letras += ' '
  }

  #abrirParrafo(): void {
    this.#lienzo.gastar('parrafos')
    this.#parrafos.push({
      html: [],
      letras: '',
      estilo: '',
      nivel: undefined,
      lista: null,
      ilvl: '0',
      isNegrita: true,
    })
  }

  #deParrafo(name: string, raw: string): void {
    const p = this.#parrafos.at(-1)
    if (!p) return
    if (name === 'pStyle') p.estilo = valor(raw)
    else if (name === 'outlineLvl') p.nivel = nivelDeEsquema(raw)
    else if (name === 'ilvl') p.ilvl = valor(raw)
    else if (name === 'numId') p.lista = valor(raw)
  }

  #cerrarParrafo(): void {
    const p = this.#parrafos.pop()
    this.#corrida = null
    if (!p || p.letras.trim() === '') return
    const estilo = this.#e.estilos.get(p.estilo)
    const html = p.html.join('')
    const nivel = p.nivel === undefined ? (estilo?.nivel ?? null) : p.nivel
    const lista = p.lista ?? estilo?.lista ?? '0'
    if (nivel !== null) this.#lienzo.bloque(`<h${Math.min(nivel, 6)}>${html}</h${Math.min(nivel, 6)}>`)
    // «0» says that a paragraph is of no list, whatever its style says.
    else if (lista === '0' || pareceTitulo(p)) this.#lienzo.bloque(`<p>${html}</p>`)
    else this.#lienzo.item(this.#e.numeradas.has(`${lista} ${p.ilvl}`) ? 'ol' : 'ul', html)
  }
}
