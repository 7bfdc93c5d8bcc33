import type { BloqueMedido, FilaMedida, ParrafoMedido, SeccionMedida } from './medidos.ts'
import type { Renglon } from './renglones.ts'

/** On which page each bookmark stands, and how many pages there are; the first is 1. */
export interface Paginas {
  marcas: Map<string, number>
  total: number
}

/** Twips that reckoning may be off by. */
const HOLGURA = 1

const altoDe = (renglones: readonly { alto: number }[]): number => renglones.reduce((n, r) => n + r.alto, 0)
const bajoDe = (renglones: readonly Renglon[]): number => renglones.at(-1)?.bajo ?? 0

/** Where one writes: what is taken of the page, and the room asked for after what stands last on it. */
class Hoja {
  pagina = 0
  alto = 0
  y = 0
  despues = 0
  /** Nothing stands on the page yet. */
  vacia = true
  /** The page begins a section: room before its first paragraph is kept. */
  isInicio = true
  readonly marcas = new Map<string, number>()

  seccion(alto: number): void {
    this.alto = alto
    this.saltar()
    this.isInicio = true
  }
  saltar(): void {
    this.pagina++
    this.y = 0
    this.despues = 0
    this.vacia = true
    this.isInicio = false
  }
  /** Room above something that asks for this much before it. */
  encima(antes: number): number {
    if (this.vacia) return this.isInicio ? antes : 0
    return Math.max(this.despues, antes)
  }
  cabe(alto: number, bajo = 0): boolean {
    return this.y + alto - bajo <= this.alto + HOLGURA
  }
  poner(alto: number): void {
    this.y += alto
    this.despues = 0
    this.vacia = false
  }
  marcar(marcas: readonly string[]): void {
    for (const m of marcas) if (!this.marcas.has(m)) this.marcas.set(m, this.pagina)
  }
}

/** Lays measured blocks out on pages by Word's rules: what is kept with what follows, lines left alone, rows not cut, repeated headers. */
export function paginar(secciones: readonly SeccionMedida[]): Paginas {
  const hoja = new Hoja()
  for (const s of secciones) {
    hoja.seccion(s.alto)
    s.bloques.forEach((b, i) => {
      if (b.tipo === 'tabla') ponerTabla(hoja, b.filas)
      else ponerParrafo(hoja, b, s.bloques, i)
    })
  }
  return { marcas: hoja.marcas, total: hoja.pagina }
}

function ponerParrafo(hoja: Hoja, p: ParrafoMedido, bloques: readonly BloqueMedido[], i: number): void {
  if (!hoja.vacia) {
    if (p.paginaNueva) hoja.saltar()
    else if (p.sigue) apartar(hoja, bloques, i)
  }
  let desde = 0
  let encima = hoja.encima(p.antes)
  while (desde < p.renglones.length) {
    let n = cuantosCaben(p, desde, hoja.alto - hoja.y - encima)
    if (n === 0 && !hoja.vacia) {
      hoja.saltar()
      encima = 0
      continue
    }
    n = Math.max(1, n)
    hoja.poner(encima)
    if (desde === 0) hoja.marcar(p.marcas)
    for (let k = desde; k < desde + n; k++) hoja.poner(p.renglones[k]!.alto)
    desde += n
    encima = 0
    if (desde < p.renglones.length) hoja.saltar()
  }
  hoja.despues = p.despues
}

/** How many lines, from one on, go on a page with this much room: neither the first nor the last of a paragraph is left alone. */
function cuantosCaben(p: ParrafoMedido, desde: number, lugar: number): number {
  const total = p.renglones.length - desde
  let caben = 0
  let y = 0
  while (caben < total) {
    const r = p.renglones[desde + caben]!
    if (y + r.alto - r.bajo > lugar + HOLGURA) break
    y += r.alto
    caben++
  }
  if (caben === total) return caben
  if (p.entero && desde === 0) return 0
  if (total < 2) return caben
  const sinViuda = total - caben === 1 ? caben - 1 : caben
  return desde === 0 && sinViuda === 1 ? 0 : Math.max(0, sinViuda)
}

/** Begins a page where a paragraph and what it is kept with do not fit on this one, but on a fresh one. */
function apartar(hoja: Hoja, bloques: readonly BloqueMedido[], i: number): void {
  const { alto, bajo } = loAtado(hoja, bloques, i)
  if (!hoja.cabe(alto, bajo) && alto - bajo <= hoja.alto) hoja.saltar()
}

/** How high a paragraph is with all that must stand on its page, and how much of that may hang below it; stops counting past a page. */
function loAtado(hoja: Hoja, bloques: readonly BloqueMedido[], i: number): { alto: number; bajo: number } {
  let alto = 0
  let despues = 0
  for (let k = i; k < bloques.length && alto <= 2 * hoja.alto; k++) {
    const b = bloques[k]!
    if (b.tipo === 'tabla')
      return { alto: alto + despues + altoDe(b.filas.slice(0, finDeAtadas(b.filas, 0) + 1)), bajo: 0 }
    if (b.paginaNueva && k > i) break
    alto += k === i ? hoja.encima(b.antes) : Math.max(despues, b.antes)
    const renglones = b.sigue && k < bloques.length - 1 ? b.renglones : primeros(b)
    alto += altoDe(renglones)
    if (!b.sigue) return { alto, bajo: bajoDe(renglones) }
    despues = b.despues
  }
  return { alto, bajo: 0 }
}

/** The lines of a paragraph that stay together at its beginning. */
const primeros = (p: ParrafoMedido): Renglon[] =>
  p.entero || p.renglones.length <= 3 ? p.renglones : p.renglones.slice(0, 2)

/** The last of the rows that are kept with this one; headers do not stand alone at the foot of a page. */
function finDeAtadas(filas: readonly FilaMedida[], desde: number): number {
  let hasta = desde
  while (hasta < filas.length - 1 && (filas[hasta]!.sigue || filas[hasta]!.cabecera)) hasta++
  return hasta
}

function ponerTabla(hoja: Hoja, filas: readonly FilaMedida[]): void {
  const cabeceras = filas.findIndex(f => !f.cabecera)
  const repetido = cabeceras > 0 ? altoDe(filas.slice(0, cabeceras)) : 0
  if (!hoja.vacia) hoja.poner(hoja.despues)
  let y = 0
  while (y < filas.length) {
    const hasta = finDeAtadas(filas, y)
    const juntas = filas.slice(y, hasta + 1)
    const alto = altoDe(juntas)
    const encabeza = y > 0 && y >= cabeceras ? repetido : 0
    if (!hoja.vacia && !hoja.cabe(alto) && alto + encabeza <= hoja.alto) pasar(hoja, encabeza)
    for (const f of juntas) ponerFila(hoja, f, encabeza)
    y = hasta + 1
  }
}

function pasar(hoja: Hoja, encabeza: number): void {
  hoja.saltar()
  if (encabeza > 0) hoja.poner(encabeza)
}

/** A row that may be cut, or is higher than a page, goes on overleaf. */
function ponerFila(hoja: Hoja, f: FilaMedida, encabeza: number): void {
  if (!hoja.cabe(f.alto) && f.entera && !hoja.vacia && f.alto + encabeza <= hoja.alto) pasar(hoja, encabeza)
  hoja.marcar(f.marcas)
  let resto = f.alto
  while (!hoja.cabe(resto)) {
    const lugar = Math.max(0, hoja.alto - hoja.y)
    // A header as high as the page would leave no room for ever.
    resto -= lugar > 0 ? lugar : hoja.alto
    pasar(hoja, encabeza < hoja.alto / 2 ? encabeza : 0)
  }
  hoja.poner(Math.max(0, resto))
}
