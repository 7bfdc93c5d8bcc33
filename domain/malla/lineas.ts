import type { Arista } from '../asignaturas/grafo.ts'
import type { Carriles, Tramo } from './carriles.ts'
import { carrilesDe } from './carriles.ts'
import type { Rejilla, Tarjeta } from './rejilla.ts'
import { alturaLibre, pasillo, rejillaDe } from './rejilla.ts'

export type Punto = readonly [x: number, y: number]

/** A requisite line as it is drawn: corners of a path of level and upright pieces; the arrow stands at the last one. */
export interface LineaTrazada extends Arista {
  puntos: readonly Punto[]
}

/** Which side of a card a line touches. */
type Lado = 'izquierda' | 'derecha'

/** A line on its way: out of its card into gap `sale`, level at `altura` past the columns between, through gap `entra`. */
interface Via {
  arista: Arista
  y1: number
  y2: number
  lado1: Lado
  lado2: Lado
  sale: number
  entra: number
  /** Null when both ends lie on the same gap. */
  altura: number | null
  red1: string
  red2: string
}

const medio = (t: Tarjeta): number => t.y + t.alto / 2

/** Which gaps and sides a line takes: forwards right to left, back left to right, in one column round its right side. */
function lados(de: number, a: number): Pick<Via, 'lado1' | 'lado2' | 'sale' | 'entra'> {
  if (de < a) return { lado1: 'derecha', lado2: 'izquierda', sale: de + 1, entra: a }
  if (de > a) return { lado1: 'izquierda', lado2: 'derecha', sale: de, entra: a + 1 }
  return { lado1: 'derecha', lado2: 'derecha', sale: de + 1, entra: de + 1 }
}

function viaDe(r: Rejilla, arista: Arista): Via | null {
  const de = r.pilaDe.get(arista.de)
  const a = r.pilaDe.get(arista.a)
  if (de === undefined || a === undefined || arista.de === arista.a) return null
  const y1 = medio(r.tarjeta.get(arista.de)!)
  const y2 = medio(r.tarjeta.get(arista.a)!)
  const { lado1, lado2, sale, entra } = lados(de, a)
  const [desde, hasta] = [Math.min(sale, entra), Math.max(sale, entra) - 1]
  return {
    arista,
    y1,
    y2,
    lado1,
    lado2,
    sale,
    entra,
    altura: sale === entra ? null : alturaLibre(r, desde, hasta, y1, y2),
    // What leaves one card shares its way out, what reaches one card its way in.
    red1: `de ${arista.de}`,
    red2: sale === entra ? `de ${arista.de}` : `a ${arista.a}`,
  }
}

const tramo = (canal: number, red: string, p: number, q: number): Tramo => ({
  canal,
  red,
  desde: Math.min(p, q),
  hasta: Math.max(p, q),
})

/** Upright pieces of a line in the gaps; a level line has none. */
function tramosEnPasillos(v: Via): Tramo[] {
  const tramos =
    v.altura === null
      ? [tramo(v.sale, v.red1, v.y1, v.y2)]
      : [tramo(v.sale, v.red1, v.y1, v.altura), tramo(v.entra, v.red2, v.altura, v.y2)]
  return tramos.filter(t => t.hasta - t.desde >= 1)
}

/** Level pieces between cards, by their height in tenths; those at the height of a card's middle need no lane. */
const calle = (altura: number): number => Math.round(altura * 10)
const isEnCalle = (v: Via): boolean => v.altura !== null && v.altura !== v.y1 && v.altura !== v.y2

/** Most room between two lanes. */
const MAX_PASO = 5
/** Half of what lines may spread to between two rows of cards. */
const MEDIA_CALLE = 3

function xDe(r: Rejilla, carriles: Carriles, i: number, red: string): number {
  const { desde, hasta } = pasillo(r, i)
  const n = carriles.cuantos(i)
  const paso = Math.min(MAX_PASO, (hasta - desde) / (n + 1))
  return (desde + hasta) / 2 + (carriles.carril(i, red) - (n - 1) / 2) * paso
}

function yDe(v: Via, calles: Carriles): number {
  if (!isEnCalle(v)) return v.altura!
  const n = calles.cuantos(calle(v.altura!))
  const paso = Math.min(3, (2 * MEDIA_CALLE) / (n + 1))
  return v.altura! + (calles.carril(calle(v.altura!), v.red1) - (n - 1) / 2) * paso
}

const orilla = (t: Tarjeta, lado: Lado): number => (lado === 'izquierda' ? t.x : t.x + t.ancho)

/** Points without those on the way between their neighbours. */
function sinSobrantes(puntos: readonly Punto[]): Punto[] {
  const igual = (a: number, b: number): boolean => Math.abs(a - b) < 0.05
  const distintos = puntos.filter(
    (p, i) => i === 0 || !igual(p[0], puntos[i - 1]![0]) || !igual(p[1], puntos[i - 1]![1]),
  )
  return distintos.filter((p, i) => {
    const [a, b] = [distintos[i - 1], distintos[i + 1]]
    if (!a || !b) return true
    return !((igual(a[0], p[0]) && igual(p[0], b[0])) || (igual(a[1], p[1]) && igual(p[1], b[1])))
  })
}

function trazar(r: Rejilla, v: Via, pasillos: Carriles, calles: Carriles): LineaTrazada {
  const { de, a } = v.arista
  const inicio: Punto = [orilla(r.tarjeta.get(de)!, v.lado1), v.y1]
  const fin: Punto = [orilla(r.tarjeta.get(a)!, v.lado2), v.y2]
  const x1 = xDe(r, pasillos, v.sale, v.red1)
  if (v.altura === null) return { ...v.arista, puntos: sinSobrantes([inicio, [x1, v.y1], [x1, v.y2], fin]) }
  const x2 = xDe(r, pasillos, v.entra, v.red2)
  const y = yDe(v, calles)
  return { ...v.arista, puntos: sinSobrantes([inicio, [x1, v.y1], [x1, y], [x2, y], [x2, v.y2], fin]) }
}

/**
 * Paths of the requisite lines between cards that stand in columns: out of one card, up or down in the gap beside it, past
 * the columns between where no card is in the way, and into the other card. Lines of different courses keep beside each
 * other. Lines from or to a card that is not there, or to itself, are left out. Linear in lines times columns passed.
 */
export function trazarLineas(tarjetas: readonly Tarjeta[], aristas: readonly Arista[]): LineaTrazada[] {
  const r = rejillaDe(tarjetas)
  const vias = aristas.map(a => viaDe(r, a)).filter(v => v !== null)
  const pasillos = carrilesDe(vias.flatMap(tramosEnPasillos))
  const calles = carrilesDe(vias.filter(isEnCalle).map(v => tramo(calle(v.altura!), v.red1, v.sale, v.entra)))
  return vias.map(v => trazar(r, v, pasillos, calles))
}
