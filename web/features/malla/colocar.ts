import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { ciclosDe, type Malla } from '@malla/domain/malla/malla.ts'
import type { Tarjeta } from '@malla/domain/malla/rejilla.ts'

/** A place on the board, in pixels at 100 %. */
export interface Caja {
  x: number
  y: number
  ancho: number
  alto: number
}

/** Where a column of the malla stands: its head, the room of its cards, and the button that adds one. */
export interface Sitio {
  /** Index in `malla.columnas`. */
  indice: number
  cabeza: Caja
  cuerpo: Caja
  /** Cards side by side in it: 1 in a cycle, several in the band of a section of electives. */
  porFila: number
  mas: Caja
}

/** A whole malla on the board: cycles side by side and sections of electives in bands below them; or, on phones, all in one list. */
export interface Colocacion {
  modo: 'columnas' | 'lista'
  talla: Talla
  /** Top of the row of loads under the cycles; null where there is none. */
  carga: number | null
  ancho: number
  alto: number
  tarjeta: { ancho: number; alto: number }
  sitios: readonly Sitio[]
  /** Same order as `malla.columnas` and their courses. */
  tarjetas: readonly Tarjeta[]
  cajas: ReadonlyMap<Id, Tarjeta>
}

export const HUECO = 8
const MAS = 28
const lista = { alto: 60, hueco: 8, cabeza: 40, entre: 12 }
const columnas = { cabeza: 46, min: 74, max: 220, banda: 36, entre: 16 }
/** Height of the row of loads. */
export const ALTO_DE_CARGA = 40

/** How much a card can show, by its width: code, name in so many lines, hours, initials of its area. */
export type Talla = 'estrecha' | 'angosta' | 'media' | 'ancha'

export const tallaDe = (ancho: number): Talla =>
  ancho < 88 ? 'estrecha' : ancho < 112 ? 'angosta' : ancho < 150 ? 'media' : 'ancha'

/** Four lines of the name where it is narrowest, two where it is wide, else three. */
const altos: Readonly<Record<Talla, number>> = { estrecha: 96, angosta: 82, media: 84, ancha: 72 }

/** From this width on the board stands in columns. */
export const ANCHO_DE_LISTA = 640

const cajasDe = (tarjetas: readonly Tarjeta[]): ReadonlyMap<Id, Tarjeta> =>
  new Map(tarjetas.map(t => [t.id, t]))

/**
 * Puts a malla into so much width; columns never get narrower than text allows, so the board may come out wider. `conCarga` leaves room for the row of
 * loads under the cycles.
 */
export function colocar(malla: Malla, ancho: number, modo: Colocacion['modo'], conCarga = false): Colocacion {
  return modo === 'lista' ? enLista(malla, ancho) : enColumnas(malla, ancho, conCarga)
}

function enLista(malla: Malla, ancho: number): Colocacion {
  const sitios: Sitio[] = []
  const tarjetas: Tarjeta[] = []
  const paso = lista.alto + lista.hueco
  let y = 0
  for (const [indice, columna] of malla.columnas.entries()) {
    const alto = columna.cursos.length * paso
    // The button belongs to the body, so that an empty cycle has room to drop on.
    const cuerpo = { x: 0, y: y + lista.cabeza, ancho, alto: alto + MAS }
    sitios.push({
      indice,
      cabeza: { x: 0, y, ancho, alto: lista.cabeza },
      cuerpo,
      porFila: 1,
      mas: { x: 0, y: cuerpo.y + alto, ancho, alto: MAS },
    })
    for (const [i, curso] of columna.cursos.entries())
      tarjetas.push({ id: curso.id, x: 0, y: cuerpo.y + i * paso, ancho, alto: lista.alto })
    y = cuerpo.y + cuerpo.alto + lista.entre
  }
  const tarjeta = { ancho, alto: lista.alto }
  return {
    modo: 'lista',
    talla: 'ancha',
    carga: null,
    ancho,
    alto: y,
    tarjeta,
    sitios,
    tarjetas,
    cajas: cajasDe(tarjetas),
  }
}

function enColumnas(malla: Malla, disponible: number, conCarga: boolean): Colocacion {
  const ciclos = ciclosDe(malla)
  const cabidos = Math.max(1, ciclos.length)
  const justo = Math.floor((disponible - HUECO * (cabidos - 1)) / cabidos)
  const ancho = Math.min(columnas.max, Math.max(columnas.min, justo))
  const talla = tallaDe(ancho)
  const alto = altos[talla]
  const [pasoX, pasoY] = [ancho + HUECO, alto + HUECO]
  const porFila = Math.max(cabidos, Math.floor((disponible + HUECO) / pasoX), 1)
  const tarjetas: Tarjeta[] = []
  const filas = Math.max(0, ...ciclos.map(c => c.cursos.length))

  const carga = conCarga && ciclos.length > 0 ? columnas.cabeza + filas * pasoY + MAS : null
  let y = columnas.cabeza + filas * pasoY + MAS + (carga === null ? 0 : ALTO_DE_CARGA) + columnas.entre
  const sitios = malla.columnas.map((columna, indice): Sitio => {
    const isCiclo = columna.tipo === 'ciclo'
    const lado = isCiclo ? 1 : porFila
    const x = isCiclo ? indice * pasoX : 0
    const cuerpoY = isCiclo ? columnas.cabeza : y + columnas.banda
    const n = columna.cursos.length
    for (const [i, { id }] of columna.cursos.entries())
      tarjetas.push({
        id,
        x: x + (i % lado) * pasoX,
        y: cuerpoY + Math.floor(i / lado) * pasoY,
        ancho,
        alto,
      })
    if (isCiclo)
      return {
        indice,
        cabeza: { x, y: 0, ancho, alto: columnas.cabeza },
        cuerpo: { x, y: cuerpoY, ancho, alto: Math.max(1, filas) * pasoY },
        porFila: 1,
        mas: { x, y: cuerpoY + n * pasoY, ancho, alto: MAS },
      }
    // The button stands in the next free place of the band.
    const filasDeBanda = Math.ceil((n + 1) / lado)
    const anchoDeBanda = lado * pasoX - HUECO
    const sitio = {
      indice,
      cabeza: { x, y, ancho: anchoDeBanda, alto: columnas.banda },
      cuerpo: { x, y: cuerpoY, ancho: anchoDeBanda, alto: filasDeBanda * pasoY },
      porFila: lado,
      mas: { x: (n % lado) * pasoX, y: cuerpoY + Math.floor(n / lado) * pasoY, ancho, alto: MAS },
    }
    y = sitio.cuerpo.y + sitio.cuerpo.alto + columnas.entre
    return sitio
  })
  const total = Math.max(cabidos, sitios.some(s => s.porFila > 1) ? porFila : 0) * pasoX - HUECO
  return {
    modo: 'columnas',
    talla,
    carga,
    ancho: total,
    alto: y - columnas.entre,
    tarjeta: { ancho, alto },
    sitios,
    tarjetas,
    cajas: cajasDe(tarjetas),
  }
}
