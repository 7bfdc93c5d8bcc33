import { MAX_EN_GRUPO, type Requisito } from './asignatura.ts'
import type { Lector, Operador } from './lector.ts'
import { comoSimultaneos } from './requisitos.ts'

/** Most groups inside each other. */
const MAX_HONDURA = 20

/** Why a written requisite cannot be read, in Spanish. */
export class ErrorDeLectura extends Error {}

/** Reads a whole requisite by recursive descent: `;` binds least, then | and «o», then «y» and the comma. Throws ErrorDeLectura. */
export class Analizador {
  readonly lector: Lector
  pos = 0
  hondura = 0
  /** What each comma means, by the place behind it. */
  readonly #comas = new Map<number, 'y' | 'o'>()

  constructor(lector: Lector) {
    this.lector = lector
  }

  leer(): Requisito {
    const r = this.#lista()
    if (this.pos < this.lector.texto.length) throw new ErrorDeLectura('Sobra un paréntesis.')
    return r
  }

  #lista(): Requisito {
    const de: Requisito[] = []
    do {
      this.pos = this.lector.saltar(this.pos)
      if (!this.#isFinDeTramo()) de.push(this.#alternativas())
    } while (this.#tomar(';'))
    return this.#grupo('y', de)
  }

  /** Between two `;`, and behind the last one, there may be nothing. */
  #isFinDeTramo(): boolean {
    const signo = this.lector.texto[this.pos]
    return (signo === undefined || signo === ';' || signo === ')') && this.lector.conocido(this.pos) === null
  }

  #alternativas(): Requisito {
    const de = [this.#todos()]
    while (this.#tomar('o')) de.push(this.#todos())
    return this.#grupo('o', de)
  }

  #todos(): Requisito {
    const de = [this.#atomo()]
    while (this.#tomar('y')) de.push(this.#atomo())
    return this.#grupo('y', de)
  }

  #grupo(tipo: 'y' | 'o', de: Requisito[]): Requisito {
    if (de.length > MAX_EN_GRUPO) throw new ErrorDeLectura(`Hay más de ${MAX_EN_GRUPO} requisitos juntos.`)
    return de.length === 1 ? de[0]! : { tipo, de }
  }

  /** A comma means what the next word means: «A, B o C» is one of three; «A, B y C» and «A, B» are all of them. */
  #significado(op: Operador): Operador['signo'] {
    if (op.signo !== ',') return op.signo
    const lista: number[] = []
    let siguiente: Operador | null = op
    while (siguiente?.signo === ',' && !this.#comas.has(siguiente.fin)) {
      lista.push(siguiente.fin)
      const leido = this.lector.termino(this.lector.saltar(siguiente.fin))
      siguiente = typeof leido === 'string' ? null : this.lector.operador(leido.fin)
    }
    const signo = this.#comas.get(siguiente?.fin ?? -1) ?? this.#fuera(siguiente)
    for (const fin of lista) this.#comas.set(fin, signo)
    return signo
  }

  /** What follows behind a list of commas: a word decides, anything else means all of them. */
  #fuera(op: Operador | null): 'y' | 'o' {
    return op?.signo === 'o' && this.lector.texto[op.fin - 1] !== '|' ? 'o' : 'y'
  }

  #tomar(signo: ';' | 'y' | 'o'): boolean {
    const op = this.lector.operador(this.pos)
    if (!op || this.#significado(op) !== signo) return false
    this.pos = op.fin
    return true
  }

  #atomo(): Requisito {
    this.pos = this.lector.saltar(this.pos)
    if (this.lector.texto[this.pos] === '(' && this.lector.conocido(this.pos) === null)
      return this.#parentesis()
    const prefijo = this.lector.conocido(this.pos) === null ? this.lector.prefijo(this.pos) : null
    if (prefijo !== null && this.lector.texto[prefijo] === '(' && this.lector.conocido(prefijo) === null) {
      this.pos = prefijo
      const de = this.#parentesis()
      return comoSimultaneos(de) ?? de
    }
    const leido = this.lector.termino(prefijo ?? this.pos)
    if (typeof leido === 'string') throw new ErrorDeLectura(leido)
    this.pos = leido.fin
    const { r } = leido
    return prefijo === null ? r : (comoSimultaneos(r) ?? r)
  }

  #parentesis(): Requisito {
    if (++this.hondura > MAX_HONDURA) throw new ErrorDeLectura('Hay demasiados paréntesis.')
    this.pos++
    const r = this.#lista()
    const op = this.lector.operador(this.pos)
    if (op?.signo !== ')') throw new ErrorDeLectura('Falta cerrar un paréntesis.')
    this.pos = op.fin
    this.hondura--
    if (this.pos < this.lector.texto.length && !this.lector.operador(this.pos))
      throw new ErrorDeLectura('Falta «;», «y» u «o» después de un paréntesis.')
    return r
  }
}
