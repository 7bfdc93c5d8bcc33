import {
  guardable,
  HONDURA,
  type MarcaRica,
  type NodoRico,
  nodos,
  ordenDeMarcas,
  type TipoDeMarca,
  type TipoDeNodo,
} from './esquema.ts'
import { sinFilasVacias } from './filasVacias.ts'

interface Abierto {
  /** Tag that closes it; null for what was opened by itself. */
  tag: string | null
  nodo: NodoRico
}

/** What must stand between a holder and a node that may not lie in it directly. */
const puente: Partial<Record<TipoDeNodo, TipoDeNodo>> = {
  listItem: 'bulletList',
  tableRow: 'table',
  tableCell: 'tableRow',
  tableHeader: 'tableRow',
}

function cabe(dentro: TipoDeNodo, type: TipoDeNodo): boolean {
  const contenido = nodos[dentro]
  if (contenido === 'listItem' || contenido === 'tableRow') return type === contenido
  if (contenido === 'celdas') return type === 'tableCell' || type === 'tableHeader'
  if (contenido === 'linea') return type === 'text' || type === 'hardBreak'
  return (
    contenido === 'bloques' && !(type in puente) && type !== 'text' && type !== 'hardBreak' && type !== 'doc'
  )
}

/** What holds a node that is said alone: a list item in a list, text in a cell. */
const interior: Partial<Record<TipoDeNodo, TipoDeNodo>> = {
  bulletList: 'listItem',
  orderedList: 'listItem',
  table: 'tableRow',
  tableRow: 'tableCell',
}

/**
 * Most characters that the addresses of links may take in one text: an open link goes on from paragraph to paragraph, and a long address said
 * once would be written a hundred thousand times.
 */
const MOST_HREF = 200_000

/** Builds a text out of what a reader of HTML tells, so that each node lies only where it may. */
export class Constructor {
  readonly #doc: NodoRico = { type: 'doc', content: [] }
  #pila: Abierto[] = [{ tag: null, nodo: this.#doc }]
  /** What each open tag marks, and each kind of mark as the tags that are open say it: a mark more costs the same however many there are. */
  readonly #abiertas = new Map<string, MarcaRica[][]>()
  readonly #activas = new Map<TipoDeMarca, MarcaRica[]>()
  #ahora: MarcaRica[] = []
  #hrefs = 0

  get #arriba(): NodoRico {
    return this.#pila.at(-1)!.nodo
  }

  /** A tag that opens a block; 'separador': only what stands in a line ends here. */
  abrir(tag: string, nodo: NodoRico | 'separador'): void {
    this.#finDeLinea()
    if (nodo === 'separador' || this.#pila.length >= HONDURA) return
    const celda = nodo.type === 'tableCell' || nodo.type === 'tableHeader'
    if (celda) this.#hasta(['tableRow', 'table'])
    else if (nodo.type === 'tableRow') this.#hasta(['table'])
    else if (nodo.type === 'listItem') this.#hasta(['bulletList', 'orderedList'])
    else if (isLista(nodo.type)) this.#alUltimoPunto()
    this.#acomodar(nodo.type)
    this.#poner(nodo)
    this.#pila.push({ tag, nodo })
  }

  /** A tag that marks the text in it. */
  marcar(tag: string, marcas: MarcaRica[]): void {
    const suyas = this.#abiertas.get(tag)
    if (suyas) suyas.push(marcas)
    else this.#abiertas.set(tag, [marcas])
    for (const marca of marcas) {
      const iguales = this.#activas.get(marca.type)
      if (iguales) iguales.push(marca)
      else this.#activas.set(marca.type, [marca])
    }
    if (marcas.length > 0) this.#ahora = this.#marcasAhora()
  }

  cerrar(tag: string): void {
    const marcas = this.#abiertas.get(tag)?.pop()
    if (marcas) {
      for (const { type } of marcas) this.#activas.get(type)?.pop()
      if (marcas.length > 0) this.#ahora = this.#marcasAhora()
      return
    }
    const abierto = this.#pila.findLastIndex(a => a.tag === tag)
    if (abierto > 0) {
      this.#pila.length = abierto
    } else this.#finDeLinea()
  }

  /** A node without content that stands among blocks. */
  suelto(nodo: NodoRico): void {
    this.#finDeLinea()
    this.#acomodar(nodo.type)
    this.#poner(nodo)
  }

  texto(crudo: string): void {
    const texto = guardable(crudo).replace(/[\s\u00a0]+/g, ' ')
    if (texto === '' || (texto === ' ' && nodos[this.#arriba.type] !== 'linea')) return
    const marks = this.#permitidas()
    this.enLinea({ type: 'text', text: texto, ...(marks.length > 0 && { marks }) })
  }

  enLinea(nodo: NodoRico): void {
    this.#acomodar(nodo.type)
    this.#poner(nodo)
  }

  fin(): NodoRico {
    return pulido(this.#doc)
  }

  #marcasAhora(): MarcaRica[] {
    return ordenDeMarcas.flatMap(type => this.#activas.get(type)?.at(-1) ?? [])
  }

  #permitidas(): MarcaRica[] {
    const href = this.#ahora.find(m => m.type === 'link')?.attrs?.href
    if (href === undefined) return this.#ahora
    this.#hrefs += href.length
    return this.#hrefs > MOST_HREF ? this.#ahora.filter(m => m.type !== 'link') : this.#ahora
  }

  /** Ends the paragraph that is open, if one is. */
  #finDeLinea(): void {
    if (nodos[this.#arriba.type] === 'linea') this.#pila.pop()
  }

  /** Closes what lies inside the nearest of these, so that a new row ends the old cell. */
  #hasta(tipos: TipoDeNodo[]): void {
    const donde = this.#pila.findLastIndex(a => tipos.includes(a.nodo.type))
    if (donde > 0 && !this.#pila.slice(donde + 1).some(a => a.nodo.type === 'table' || isLista(a.nodo.type)))
      this.#pila.length = donde + 1
  }

  /** Google Docs writes the list that lies in an item behind that item, straight in the list: it belongs into it. */
  #alUltimoPunto(): void {
    const ultimo = isLista(this.#arriba.type) ? this.#arriba.content?.at(-1) : undefined
    if (ultimo) this.#pila.push({ tag: null, nodo: ultimo })
  }

  /** Opens by itself what must stand between the holder and a node of this type. */
  #acomodar(type: TipoDeNodo): void {
    for (let i = 0; i < 4 && !cabe(this.#arriba.type, type); i++) {
      const dentro = this.#arriba.type
      const falta = interior[dentro] ?? (type === 'text' || type === 'hardBreak' ? 'paragraph' : puente[type])
      if (!falta) break
      const paso = falta === 'tableRow' && !cabe(dentro, 'tableRow') ? 'table' : falta
      const nodo: NodoRico = { type: cabe(dentro, paso) ? paso : 'paragraph' }
      if (!cabe(dentro, nodo.type)) break
      this.#poner(nodo)
      this.#pila.push({ tag: null, nodo })
    }
  }

  #poner(nodo: NodoRico): void {
    if (!cabe(this.#arriba.type, nodo.type)) return
    ;(this.#arriba.content ??= []).push(nodo)
  }
}

const isLista = (type: TipoDeNodo): boolean => type === 'bulletList' || type === 'orderedList'

const mismasMarcas = (a: NodoRico, b: NodoRico): boolean =>
  a.marks === b.marks || JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? [])

/** Blanks at the ends of a line are nothing, neighbours with the same marks are one. */
function pulirLinea(hijos: NodoRico[]): NodoRico[] {
  const linea: NodoRico[] = []
  // The pieces of the text that is last: joined once, for a line may come in half a million of them.
  let partes: string[] = []
  const cerrarTexto = (alFinal = false): void => {
    const ultimo = linea.at(-1)
    if (ultimo?.type !== 'text' || partes.length === 0) return
    ultimo.text = partes.join('')
    if (alFinal) ultimo.text = ultimo.text.replace(/ $/, '')
    partes = []
  }
  for (const hijo of hijos) {
    const ultimo = linea.at(-1)
    if (hijo.type !== 'text') {
      cerrarTexto(hijo.type === 'hardBreak')
      linea.push(hijo)
      continue
    }
    const trasBlanco = !ultimo || ultimo.type === 'hardBreak' || partes.at(-1)?.endsWith(' ')
    const texto = trasBlanco ? hijo.text!.replace(/^ /, '') : hijo.text!
    if (texto === '') continue
    if (ultimo?.type !== 'text' || !mismasMarcas(hijo, ultimo)) {
      cerrarTexto()
      linea.push(hijo)
    }
    partes.push(texto)
  }
  cerrarTexto(true)
  return linea.filter(n => n.type !== 'text' || n.text !== '')
}

/** Without what holds nothing where something must be: rows without cells, lists without items. */
function pulido(nodo: NodoRico): NodoRico {
  const contenido = nodos[nodo.type]
  if (contenido === 'nada') return nodo
  const hijos = nodo.content ?? []
  if (contenido === 'linea') {
    const linea = pulirLinea(hijos)
    const { content: _, ...solo } = nodo
    return linea.length > 0 ? { ...solo, content: linea } : solo
  }
  const pulidos = hijos.map(pulido)
  if (nodo.type === 'table') return { ...nodo, content: sinFilasVacias(pulidos) }
  const content = pulidos.filter(h => !isHueco(h))
  if (nodo.type === 'listItem') return { ...nodo, content: conCabeza(content) }
  const bloque = contenido === 'bloques' && nodo.type !== 'doc'
  return { ...nodo, content: bloque && content.length === 0 ? [{ type: 'paragraph' }] : content }
}

/** An item begins with a paragraph, as the editor has it: else opening the text would change it. A heading there is one. */
function conCabeza([primero, ...resto]: NodoRico[]): NodoRico[] {
  if (primero?.type === 'paragraph') return [primero, ...resto]
  if (primero?.type !== 'heading') return [{ type: 'paragraph' }, ...(primero ? [primero] : []), ...resto]
  const { level: _, ...attrs } = primero.attrs ?? {}
  const { attrs: _attrs, ...solo } = primero
  return [{ ...solo, type: 'paragraph', ...(Object.keys(attrs).length > 0 && { attrs }) }, ...resto]
}

const isHueco = (n: NodoRico): boolean =>
  ['listItem', 'tableRow', 'celdas'].includes(nodos[n.type]) && (n.content ?? []).length === 0
