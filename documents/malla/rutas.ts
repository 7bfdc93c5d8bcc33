import { type Carriles, carrilesDe, type Tramo } from '@malla/domain/malla/carriles.ts'
import type { ClaseLinea, LineaMalla } from './malla.ts'
import { type Puesto, type Rejilla, xDeColumna, yDeFila } from './rejilla.ts'

export type Punto = readonly [x: number, y: number]

/** All lines of one kind that leave one course: they share a trunk and a colour. */
interface Red {
  desde: number
  clase: ClaseLinea
  trazos: readonly (readonly Punto[])[]
}

export interface Rutas {
  redes: readonly Red[]
  /** Lines side by side in the fullest gap between columns. */
  carriles: number
}

/** A line on its way: out of its course into gap `sale`, along a street (when it goes further), into gap `entra`, to its end. */
interface Via {
  red: number
  linea: LineaMalla
  sale: number
  entra: number
  calle: number | null
  ySale: number
  yEntra: number
}

/**
 * Lays the requisite lines of a malla without crossing any card: sideways out of the course, up or down in the gap between two
 * columns, along the street between two rows, and into the next course from its left. Lines of one course share their way;
 * lines of different courses get lanes of their own. Lines whose ends are not on the grid are left out.
 *
 * The screen lights the lines of one course at a time (domain/malla/lineas.ts); paper shows all at once and for good. So here
 * lines also arrive apart from one another, keep off the height at which a neighbour leaves, and share streets evenly.
 */
export const trazarRutas = (
  lineas: readonly LineaMalla[],
  puestos: ReadonlyMap<number, Puesto>,
  r: Rejilla,
): Rutas => {
  const claves: string[] = []
  const vias = lineas.flatMap(l => {
    const via = abrirVia(l, puestos, claves)
    return via ? [via] : []
  })
  ponerSalidas(vias, puestos, r)
  ponerEntradas(vias, puestos, r)
  elegirCalles(vias, r)
  const calles = carrilesDe(vias.flatMap(enCalles))
  const yCalle = (v: Via): number => yDeCalle(r, v.calle ?? 0, calles, v.red)
  const tramos = vias.flatMap(v => enPasillos(v, yCalle(v)))
  const pasillos = carrilesDe(tramos)
  const redes = claves.map((_, red) => ({
    ...primeraLinea(vias, red),
    trazos: vias.filter(v => v.red === red).map(v => trazo(v, puestos, r, yCalle(v), pasillos)),
  }))
  return { redes, carriles: Math.max(0, ...tramos.map(t => pasillos.cuantos(t.canal))) }
}

const orden = (a: number, b: number) => ({ desde: Math.min(a, b), hasta: Math.max(a, b) })

const primeraLinea = (vias: readonly Via[], red: number) => {
  const linea = vias.find(v => v.red === red)?.linea
  return { desde: linea?.desde ?? 0, clase: linea?.clase ?? ('previo' as const) }
}

const abrirVia = (l: LineaMalla, puestos: ReadonlyMap<number, Puesto>, claves: string[]): Via | null => {
  const de = puestos.get(l.desde)
  const a = puestos.get(l.hasta)
  if (!de || !a || l.desde === l.hasta) return null
  const sale = a.columna > de.columna ? de.columna + 1 : de.columna
  const clave = `${l.desde} ${l.clase} ${sale}`
  if (!claves.includes(clave)) claves.push(clave)
  return { red: claves.indexOf(clave), linea: l, sale, entra: a.columna, calle: null, ySale: 0, yEntra: 0 }
}

const centro = (p: Puesto, r: Rejilla): number => yDeFila(r, p.fila) + r.altoTarjeta / 2
const salePorDerecha = (v: Via, puestos: ReadonlyMap<number, Puesto>): boolean =>
  v.sale === (puestos.get(v.linea.desde)?.columna ?? 0) + 1

/** Lines leave from the middle of the right edge; those that turn back, from low on the left. Kinds keep apart. */
const ponerSalidas = (vias: readonly Via[], puestos: ReadonlyMap<number, Puesto>, r: Rejilla): void => {
  for (const v of vias) {
    const de = puestos.get(v.linea.desde)
    if (!de) continue
    const otras = new Set(
      vias.filter(o => o.linea.desde === v.linea.desde && o.sale === v.sale).map(o => o.red),
    )
    const lugar = [...otras].indexOf(v.red)
    const desvio = salePorDerecha(v, puestos) ? lugar * 0.1 : 0.36 + lugar * 0.06
    v.ySale = centro(de, r) + desvio * r.altoTarjeta
  }
}

const DESVIOS = [0, -0.17, 0.17, -0.28, 0.28, -0.38, 0.38, -0.1, 0.1, -0.23, 0.23, -0.33, 0.33]

/**
 * Lines arrive on the left edge, apart from one another, those from above higher. The middle stays free where the card at the
 * left sends a line of its own out at that height: the two would look like one.
 */
const ponerEntradas = (vias: readonly Via[], puestos: ReadonlyMap<number, Puesto>, r: Rejilla): void => {
  const llegadas = Map.groupBy(vias, v => v.linea.hasta)
  const salidas = new Set(vias.filter(v => salePorDerecha(v, puestos)).map(v => v.linea.desde))
  const ocupa = new Map([...puestos].map(([id, p]) => [`${p.columna} ${p.fila}`, id]))
  for (const [id, entrantes] of llegadas) {
    const a = puestos.get(id)
    if (!a) continue
    const vecino = ocupa.get(`${a.columna - 1} ${a.fila}`)
    const propia = entrantes.filter(v => v.linea.desde === vecino)
    const tomado = vecino !== undefined && salidas.has(vecino) && propia.length === 0
    const redes = [...new Set(entrantes.map(v => v.red))]
    const reservado = propia[0]?.red
    const libres = redes.filter(red => red !== reservado)
    const desvios = DESVIOS.slice(tomado || reservado !== undefined ? 1 : 0)
      .slice(0, libres.length)
      .sort((p, q) => p - q)
    const altura = (red: number) => entrantes.find(v => v.red === red)?.ySale ?? 0
    libres.sort((p, q) => altura(p) - altura(q))
    for (const v of entrantes) {
      const desvio = v.red === reservado ? 0 : (desvios[libres.indexOf(v.red)] ?? 0.4)
      v.yEntra = centro(a, r) + desvio * r.altoTarjeta
    }
  }
}

const yDeBorde = (r: Rejilla, calle: number): number => yDeFila(r, calle) - r.calle / 2

/** Lines that go further than the next column take the street with the shortest way, the emptier one where two are alike. */
const elegirCalles = (vias: readonly Via[], r: Rejilla): void => {
  const usos = new Map<string, Set<number>>()
  const pasa = (calle: number, gap: number) => usos.get(`${calle} ${gap}`)
  for (const v of vias) {
    if (v.sale === v.entra) continue
    const { desde, hasta } = orden(v.sale, v.entra)
    let mejor = { calle: 0, costo: Number.POSITIVE_INFINITY }
    for (let calle = 0; calle <= r.filas; calle++) {
      const y = yDeBorde(r, calle)
      const ajenas = pasa(calle, desde) ?? new Set()
      const propia = ajenas.has(v.red)
      const costo =
        Math.abs(y - v.ySale) +
        Math.abs(y - v.yEntra) +
        (ajenas.size - (propia ? 1 : 0)) * 1.5 -
        (propia ? 6 : 0)
      if (costo < mejor.costo) mejor = { calle, costo }
    }
    v.calle = mejor.calle
    for (let gap = desde; gap < hasta; gap++) {
      const clave = `${mejor.calle} ${gap}`
      usos.set(clave, (usos.get(clave) ?? new Set()).add(v.red))
    }
  }
}

/** Blank between two lines that follow each other in one lane of a gap. */
const AIRE = 0.6

const tramo = (red: number, canal: number, a: number, b: number, aire = 0): Tramo => {
  const { desde, hasta } = orden(a, b)
  return { red: `${red}`, canal, desde, hasta: hasta + aire }
}

const enCalles = (v: Via): Tramo[] => (v.calle === null ? [] : [tramo(v.red, v.calle, v.sale, v.entra)])

const enPasillos = (v: Via, y: number): Tramo[] =>
  v.calle === null
    ? [tramo(v.red, v.sale, v.ySale, v.yEntra, AIRE)]
    : [tramo(v.red, v.sale, v.ySale, y, AIRE), tramo(v.red, v.entra, y, v.yEntra, AIRE)]

const yDeCalle = (r: Rejilla, calle: number, c: Carriles, red: number): number => {
  const n = c.cuantos(calle)
  const paso = Math.min(0.9, r.calle / (n + 1))
  return yDeBorde(r, calle) + (c.carril(calle, `${red}`) - (n - 1) / 2) * paso
}

/** Room that the head of an arrow takes before the card. */
const PUNTA = 1.3

const xDePasillo = (r: Rejilla, pasillo: number, c: Carriles, red: number): number => {
  const n = c.cuantos(pasillo)
  const util = r.pasillo - PUNTA
  const paso = Math.min(0.9, util / (n + 1))
  const medio = xDeColumna(r, pasillo) - r.pasillo + util / 2
  return medio + (c.carril(pasillo, `${red}`) - (n - 1) / 2) * paso
}

const trazo = (
  v: Via,
  puestos: ReadonlyMap<number, Puesto>,
  r: Rejilla,
  y: number,
  pasillos: Carriles,
): Punto[] => {
  const de = puestos.get(v.linea.desde)?.columna ?? 0
  const xInicio = xDeColumna(r, de) + (v.sale === de + 1 ? r.anchoTarjeta : 0)
  const xFin = xDeColumna(r, v.entra)
  const x1 = xDePasillo(r, v.sale, pasillos, v.red)
  if (v.calle === null) {
    return sinRepetir([
      [xInicio, v.ySale],
      [x1, v.ySale],
      [x1, v.yEntra],
      [xFin, v.yEntra],
    ])
  }
  const x2 = xDePasillo(r, v.entra, pasillos, v.red)
  return sinRepetir([
    [xInicio, v.ySale],
    [x1, v.ySale],
    [x1, y],
    [x2, y],
    [x2, v.yEntra],
    [xFin, v.yEntra],
  ])
}

/** Drops points that stand on the straight between their neighbours. */
const sinRepetir = (puntos: Punto[]): Punto[] =>
  puntos.filter((p, i) => {
    const antes = puntos[i - 1]
    const luego = puntos[i + 1]
    if (!antes || !luego) return true
    const igual = (a: number, b: number, c: number) => Math.abs(a - b) < 0.01 && Math.abs(b - c) < 0.01
    return !igual(antes[0], p[0], luego[0]) && !igual(antes[1], p[1], luego[1])
  })
