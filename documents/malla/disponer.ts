import type { AreaMalla, BloqueMalla, ClaseLinea, CursoMalla } from './malla.ts'
import {
  ALTO_CABECERA,
  columnasDe,
  comodidad,
  elegirRejilla,
  letrasDeNombre,
  type Rejilla,
  repartir,
  xDeColumna,
  yDeFila,
} from './rejilla.ts'
import { type Punto, type Rutas, trazarRutas } from './rutas.ts'

/** The malla with coordinates: millimetres from the upper left corner of the drawing. Engines only paint it. */
export interface MallaDispuesta {
  ancho: number
  alto: number
  cabeceras: readonly {
    x: number
    ancho: number
    alto: number
    nombre: string
    detalle: string
    electivo: boolean
  }[]
  tarjetas: readonly Tarjeta[]
  redes: readonly {
    color: number
    clase: ClaseLinea
    trazos: readonly (readonly Paso[])[]
    puntas: readonly Punto[]
  }[]
  areas: readonly AreaMalla[]
  clases: readonly ClaseLinea[]
}

interface Tarjeta extends Omit<CursoMalla, 'id' | 'area'> {
  x: number
  y: number
  ancho: number
  alto: number
  /** 0: no area. */
  color: number
  hueca: boolean
  siglas: string
}

/** Pieces of a line with rounded corners: go to, straight to, curve to (by a control point). */
export type Paso = ['m' | 'l', number, number] | ['q', number, number, number, number]

/** Room inside the margins of a landscape page, below the title of the malla, in millimetres. */
export const AREA = { a4: { ancho: 273, alto: 157 }, a3: { ancho: 396, alto: 244 } } as const
/** Below this, A4 would ask for a magnifying glass. */
const COMODIDAD_A4 = 0.78
const RADIO = 1.1

const altoLeyenda = (b: BloqueMalla, ancho: number): number => {
  const letras = b.areas.reduce((suma, a) => suma + a.nombre.length + a.siglas.length + 8, 50)
  return 3 + Math.ceil((letras * 1.45) / ancho) * 4.6
}

const rejillaEn = (b: BloqueMalla, papel: 'a4' | 'a3', carriles: number): Rejilla => {
  const { ancho, alto } = AREA[papel]
  return elegirRejilla(b.grupos, ancho, alto - altoLeyenda(b, ancho), carriles)
}

/** The smaller of the two papers on which the cards of this malla still read well, in landscape. */
export const papelDeMalla = (b: BloqueMalla): 'a4' | 'a3' =>
  comodidad(rejillaEn(b, 'a4', 5), letrasDeNombre(b.grupos)) >= COMODIDAD_A4 ? 'a4' : 'a3'

/** Places cards, headers and requisite lines of a malla on one landscape page of this paper. */
export const disponerMalla = (b: BloqueMalla, papel: 'a4' | 'a3'): MallaDispuesta => {
  const ensayo = rejillaEn(b, papel, 4)
  const { carriles } = trazarRutas(b.lineas, repartir(b.grupos, ensayo).puestos, ensayo)
  const r = rejillaEn(b, papel, carriles)
  const { puestos, inicios } = repartir(b.grupos, r)
  const areaDe = new Map(b.grupos.flatMap(g => g.cursos.map(c => [c.id, c.area] as const)))
  const colorDe = (id: number): number => b.areas[areaDe.get(id) ?? -1]?.color ?? 0
  return {
    ancho: AREA[papel].ancho,
    alto: r.arriba + r.filas * (r.altoTarjeta + r.calle),
    cabeceras: b.grupos.map((g, i) => ({
      x: xDeColumna(r, inicios[i] ?? 0),
      ancho: columnasDe(g, r.filas) * (r.anchoTarjeta + r.pasillo) - r.pasillo,
      alto: ALTO_CABECERA,
      nombre: g.nombre,
      detalle: g.detalle,
      electivo: g.electivo,
    })),
    tarjetas: b.grupos.flatMap(g =>
      g.cursos.map(c => {
        const p = puestos.get(c.id) ?? { columna: 0, fila: 0 }
        const { id, area, ...dichos } = c
        return {
          ...dichos,
          x: xDeColumna(r, p.columna),
          y: yDeFila(r, p.fila),
          ancho: r.anchoTarjeta,
          alto: r.altoTarjeta,
          color: colorDe(id),
          hueca: b.areas[area ?? -1]?.hueca ?? false,
          siglas: b.areas[area ?? -1]?.siglas ?? '',
        }
      }),
    ),
    redes: enPasos(trazarRutas(b.lineas, puestos, r), colorDe),
    areas: b.areas,
    clases: [...new Set(b.lineas.map(l => l.clase))],
  }
}

const enPasos = ({ redes }: Rutas, colorDe: (id: number) => number): MallaDispuesta['redes'] =>
  redes.map(red => ({
    color: colorDe(red.desde),
    clase: red.clase,
    trazos: red.trazos.map(redondear),
    puntas: red.trazos.flatMap(t => t.slice(-1)),
  }))

const haciaDe = ([x0, y0]: Punto, [x1, y1]: Punto, largo: number): Punto => {
  const total = Math.hypot(x1 - x0, y1 - y0)
  const parte = total === 0 ? 0 : Math.min(1, largo / total)
  return [x0 + (x1 - x0) * parte, y0 + (y1 - y0) * parte]
}

/** A polyline with its corners rounded, as far as the pieces beside a corner are long enough. */
const redondear = (puntos: readonly Punto[]): Paso[] => {
  const pasos: Paso[] = []
  puntos.forEach((p, i) => {
    const antes = puntos[i - 1]
    const luego = puntos[i + 1]
    if (!antes) pasos.push(['m', p[0], p[1]])
    else if (!luego) pasos.push(['l', p[0], p[1]])
    else {
      const lado = (q: Punto) => Math.hypot(q[0] - p[0], q[1] - p[1]) / 2
      const radio = Math.min(RADIO, lado(antes), lado(luego))
      const entra = haciaDe(p, antes, radio)
      const sale = haciaDe(p, luego, radio)
      pasos.push(['l', entra[0], entra[1]], ['q', p[0], p[1], sale[0], sale[1]])
    }
  })
  return pasos
}
