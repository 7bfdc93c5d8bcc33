import { plegar } from '../texto/normalizar.ts'
import type { Id, ModoRequisito, Requisito } from './asignatura.ts'
import { codigosJuntos } from './codigosJuntos.ts'
import { MAX_CREDITOS, parseCreditos } from './creditos.ts'
import type { Lexico } from './lexico.ts'

/** An operator behind a term: a sign, or a word between blanks. «e» and «u» are «y» and «o» before their own sound. */
const operador = /^(?: ?([;|,)])| (y\/o|[yeou])(?=[ ("“«]|$))/
const creditos = /^(\d{1,3}(?:[.,]\d+)?) ?(?:creditos?(?: aprobados)?|cred|cr)\b\.?/
const comillas: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }

/** A term that was read, and the place behind it. */
export interface Lectura {
  r: Requisito
  fin: number
}

/** An operator that was read: its sign, or `y` / `o`. */
export interface Operador {
  signo: ';' | ',' | ')' | 'y' | 'o'
  fin: number
}

/** The place behind a term and its star, and what the star makes of it. */
interface Cierre {
  fin: number
  modo: ModoRequisito
}

const conModo = (id: Id | null, texto: string, modo: ModoRequisito): Requisito =>
  id === null ? { tipo: 'texto', texto, modo } : { tipo: 'curso', asignatura_id: id, modo }

/** Reads single terms of a written requisite at a place of it. Texts have their blanks joined and no line breaks. */
export class Lector {
  readonly texto: string
  readonly lexico: Lexico
  /** The same text without accents and case, place for place. */
  readonly llano: string
  /** What was found at each place: a list of commas is looked at again and again from its front. */
  readonly #conocidos = new Map<number, Lectura | null>()
  /** Whether a term may end at each place: every place before it asks. */
  readonly #cierres: (Cierre | null)[] = []

  constructor(texto: string, lexico: Lexico) {
    this.texto = texto
    this.lexico = lexico
    this.llano = plegar(texto)
  }

  /** The operator at a place, or null. */
  operador(pos: number): Operador | null {
    const hallado = operador.exec(this.llano.slice(pos, pos + 6))
    if (!hallado) return null
    const escrito = hallado[1] ?? hallado[2]!
    const fin = pos + hallado[0].length
    if (escrito === ';' || escrito === ',' || escrito === ')') return { signo: escrito, fin }
    return { signo: escrito === 'y' || escrito === 'e' ? 'y' : 'o', fin }
  }

  /** The place behind a blank. */
  saltar(pos: number): number {
    return this.texto[pos] === ' ' ? pos + 1 : pos
  }

  /** The prefix `co:` of a corequisite; the place behind it, or null. */
  prefijo(pos: number): number | null {
    return this.llano.startsWith('co:', pos) ? this.saltar(pos + 3) : null
  }

  /** A known course (the longest that fits: names may contain «y»), or an amount of credits. */
  conocido(pos: number): Lectura | null {
    let hallado = this.#conocidos.get(pos)
    if (hallado === undefined) this.#conocidos.set(pos, (hallado = this.#conocer(pos)))
    return hallado
  }

  #conocer(pos: number): Lectura | null {
    const curso = this.#curso(pos)
    const cantidad = this.#creditos(pos)
    return cantidad && (!curso || cantidad.fin > curso.fin) ? cantidad : curso
  }

  /** Any term; a text that nobody knows is a term too. A string says why there is none. */
  termino(pos: number): Lectura | string {
    return this.conocido(pos) ?? this.#citado(pos) ?? this.#desconocido(pos)
  }

  /** A term ends where an operator or the end follows, perhaps behind the star of a corequisite. */
  #cierre(fin: number): Cierre | null {
    const hallado = this.#cierres[fin]
    return hallado === undefined ? (this.#cierres[fin] = this.#cerrar(fin)) : hallado
  }

  #cerrar(fin: number): Cierre | null {
    const estrella = /^ ?\*/.exec(this.texto.slice(fin, fin + 2))
    const tras = fin + (estrella?.[0].length ?? 0)
    if (tras < this.texto.length && !this.operador(tras)) return null
    return { fin: tras, modo: estrella ? 'simultaneo' : 'previo' }
  }

  #curso(pos: number): Lectura | null {
    const largo = this.lexico.largoEn(this.llano.slice(pos))
    for (let fin = pos + largo; fin > pos; fin--) {
      const cierre = this.texto[fin - 1] === ' ' ? null : this.#cierre(fin)
      const id = cierre && this.lexico.buscarLlano(this.llano.slice(pos, fin))
      if (cierre && id !== null) return { r: conModo(id, '', cierre.modo), fin: cierre.fin }
    }
    return null
  }

  #creditos(pos: number): Lectura | null {
    const hallado = creditos.exec(this.llano.slice(pos, pos + 40))
    const cantidad = hallado && parseCreditos(hallado[1]!)
    if (!hallado || !cantidad || cantidad > MAX_CREDITOS) return null
    const cierre = this.#cierre(pos + hallado[0].length)
    return cierre?.modo === 'previo' ? { r: { tipo: 'creditos', creditos: cantidad }, fin: cierre.fin } : null
  }

  /** A term in quotation marks; the closing mark is written twice to stand inside. Null when there are none here. */
  #citado(pos: number): Lectura | string | null {
    const cierra = comillas[this.texto[pos] ?? '']
    if (!cierra) return null
    let dentro = ''
    let i = pos + 1
    while (i < this.texto.length && (this.texto[i] !== cierra || this.texto[i + 1] === cierra)) {
      dentro += this.texto[i]
      i += this.texto[i] === cierra ? 2 : 1
    }
    if (i >= this.texto.length) return 'Faltan las comillas que cierran.'
    const cierre = this.#cierre(i + 1)
    return cierre && { r: conModo(this.lexico.buscar(dentro), dentro, cierre.modo), fin: cierre.fin }
  }

  /** What nobody knows goes on to the next operator that surely is one; where it is nothing but codes, all of them are asked for. */
  #desconocido(pos: number): Lectura | string {
    const fin = this.#finDeDesconocido(pos)
    if (fin === null) return 'Falta cerrar un paréntesis.'
    const escrito = this.texto.slice(pos, fin).trim()
    const texto = escrito.replace(/ ?\*$/, '')
    if (texto === '') return 'Falta un requisito.'
    const juntos = codigosJuntos(plegar(escrito), this.lexico)
    if (juntos && !juntos.conBarra) return { r: { tipo: 'y', de: juntos.cursos }, fin }
    return { r: conModo(null, texto, texto === escrito ? 'previo' : 'simultaneo'), fin }
  }

  #finDeDesconocido(pos: number): number | null {
    let abiertos = 0
    for (let fin = pos; fin < this.texto.length; fin++) {
      const signo = this.texto[fin]!
      if (signo === '(') abiertos++
      else if (signo === ')' && abiertos > 0) abiertos--
      else if (abiertos === 0 && this.#isLimite(fin)) return fin
    }
    return abiertos > 0 ? null : this.texto.length
  }

  /** A sign always ends an unknown text; a comma or a word only before something that can be read: «Ética y Sociedad». */
  #isLimite(pos: number): boolean {
    const op = this.operador(pos)
    if (!op) return this.texto[pos] === '|'
    if (/[;|)]/.test(this.texto.slice(pos, op.fin))) return true
    const tras = this.saltar(op.fin)
    const signo = this.texto[tras] ?? ''
    return signo === '(' || signo in comillas || this.prefijo(tras) !== null || this.conocido(tras) !== null
  }
}
