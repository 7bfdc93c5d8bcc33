import type { Letra } from './letras.ts'

/** A run of a paragraph: text, or a picture of this size. Sizes in twips. */
export type Trozo =
  | { tipo: 'texto'; texto: string; letra: Letra; tamano: number }
  | { tipo: 'salto'; letra: Letra; tamano: number }
  | { tipo: 'imagen'; ancho: number; alto: number }

/** A line: how high it is, and how much of that lies under its text and may hang below the page. */
export interface Renglon {
  alto: number
  bajo: number
}

/** Where and how lines are set: width of the first and of the others, and their spacing as a multiple. */
export interface Caja {
  primero: number
  otros: number
  multiplo: number
  /** Height of an empty line: that of the paragraph's mark. */
  vacio: number
}

const BLANCO = 0x20
const DURO = 0xa0
/** After these a line may end: hyphen, dashes, the break that is not seen. */
const cortaTras = (codigo: number): boolean =>
  codigo === 0x2d || codigo === 0x2013 || codigo === 0x2014 || codigo === 0x2010 || codigo === 0x200b

/**
 * The lines of a paragraph as Word breaks them: as many words as fit, blanks at the end hang, a word longer than the line is cut. Each letter
 * is looked at once.
 */
export function renglonesDe(trozos: readonly Trozo[], caja: Caja): Renglon[] {
  const hechos: Renglon[] = []
  // Of the line: width up to the last place where it may end, and of what stands after it; the heights of both.
  let puesto = 0
  let palabra = 0
  let altoPuesto = 0
  let altoPalabra = 0
  let imagen = 0

  const ancho = (): number => (hechos.length === 0 ? caja.primero : caja.otros)
  const cerrar = (alto: number): void => {
    const texto = alto || (imagen ? 0 : caja.vacio)
    const mas = (caja.multiplo - 1) * texto
    hechos.push({ alto: Math.max(imagen, texto) + mas, bajo: Math.max(0, mas) })
    imagen = 0
  }
  const soldar = (): void => {
    puesto += palabra
    altoPuesto = Math.max(altoPuesto, altoPalabra)
    palabra = 0
    altoPalabra = 0
  }
  /** Makes room for something this wide at the end of the word: ends the line before the word, or within it where the word is all there is. */
  const hacerLugar = (mas: number, alto: number): void => {
    if (puesto + palabra + mas <= ancho()) return
    if (altoPuesto > 0) {
      cerrar(altoPuesto)
      puesto = 0
      altoPuesto = 0
    }
    if (palabra + mas > ancho() && palabra > 0) {
      cerrar(altoPalabra || alto)
      palabra = 0
      altoPalabra = 0
    }
  }

  for (const t of trozos) {
    if (t.tipo === 'imagen') {
      hacerLugar(t.ancho, 0)
      palabra += t.ancho
      imagen = Math.max(imagen, t.alto)
      continue
    }
    const alto = t.letra.alto * t.tamano
    if (t.tipo === 'salto') {
      soldar()
      cerrar(Math.max(altoPuesto, altoPuesto ? 0 : alto))
      puesto = 0
      altoPuesto = 0
      continue
    }
    for (let i = 0; i < t.texto.length; i++) {
      const codigo = t.texto.charCodeAt(i)
      const suyo = t.letra.anchoDe(codigo) * t.tamano
      if (codigo === BLANCO) {
        // A blank never begins a line: at its end it hangs over.
        altoPalabra = Math.max(altoPalabra, alto)
        soldar()
        puesto += suyo
        continue
      }
      hacerLugar(suyo, alto)
      palabra += suyo
      altoPalabra = Math.max(altoPalabra, alto)
      if (codigo !== DURO && cortaTras(codigo)) soldar()
    }
  }
  soldar()
  // What is left, or the line of the paragraph's mark: Word gives it one where nothing stands, also behind a break at the end.
  cerrar(altoPuesto)
  return hechos
}
