import { esLlano } from './palabras.ts'

/** A run of text as the template reads it: its pieces, between which a line may break, and its marks. */
export type TramoPreparado = { salto: true } | { x: string[] }

/** What a paragraph may weigh, in plain letters, to have its lines weighed against each other: some 400 words. */
const LLEVADERO = 3000
/** What one paragraph may weigh at all: what grows with the square of its length is still little then. */
const TOPE = 20_000
/** A run is handed over in portions of at most this weight. */
const PORCION = 1000
/** A place to break at, or the end of a line, weighs as much as these letters; so does a sign of writing that may run the other way, or comes from another font. */
const CORTE = 20
const EXTRAÑA = 5

/**
 * The runs of one paragraph; where they weigh more than the engine lays out in a moment, in parts that the template sets as paragraphs
 * under each other. No letter is lost. Without this 20,000 letters without a space take a second, 200,000 minutes.
 */
export const enPartes = <T extends TramoPreparado>(tramos: T[]): (T | { partes: T[][] })[] => {
  if (!pesaMas(tramos, LLEVADERO)) return tramos
  const partes: T[][] = [[]]
  let llevado = 0
  for (const trozo of tramos.flatMap(porciones)) {
    const peso = pesoDe(trozo)
    if (llevado && llevado + peso > TOPE) {
      partes.push([])
      llevado = 0
    }
    partes.at(-1)?.push(trozo)
    llevado += peso
  }
  return [{ partes }]
}

const pesaMas = (tramos: readonly TramoPreparado[], tope: number): boolean => {
  let suma = 0
  return tramos.some(t => (suma += pesoDe(t)) > tope)
}

const pesoDe = (t: TramoPreparado): number =>
  'salto' in t ? CORTE : t.x.reduce((suma, pieza) => suma + pesoDePieza(pieza), (t.x.length - 1) * CORTE)

const pesoDePieza = (pieza: string): number => (esLlano(pieza) ? 1 : EXTRAÑA) * pieza.length

/** The same run as several, with its marks: after a space where there is one, never inside a character. */
const porciones = <T extends TramoPreparado>(t: T): T[] => {
  if ('salto' in t) return [t]
  const todas: T[] = []
  let piezas: string[] = []
  let llevado = 0
  for (const pieza of t.x.flatMap(p => [...cortes(p)])) {
    const peso = pesoDePieza(pieza) + CORTE
    if (llevado && llevado + peso > PORCION) {
      todas.push({ ...t, x: piezas })
      piezas = []
      llevado = 0
    }
    piezas.push(pieza)
    llevado += peso
  }
  return [...todas, { ...t, x: piezas }]
}

/** Letters of a piece that is not cut further. */
const LETRAS = 900
const hastaUnBlanco = new RegExp(`.{1,${LETRAS}}(?= )|.{1,${LETRAS}}`, 'gsu')

const cortes = (pieza: string): readonly string[] =>
  pieza.length > LETRAS ? (pieza.match(hastaUnBlanco) ?? []) : [pieza]
