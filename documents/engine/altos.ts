import type { Bloque, Celda, Fila, Tabla, Tramo } from '../document.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'
import { enColumnas, esTexto } from './celdas.ts'

/** Width of the text on an upright page, in millimetres. */
export const ANCHO_DE_TEXTO = 166
/** Of a line, of a letter, and of the room over and under what a cell holds, in millimetres. */
const medidas = {
  densa: { renglon: 4.1, letra: 1.55, aire: 2.6 },
  suelta: { renglon: 4.6, letra: 1.75, aire: 3 },
}
/** Half of the highest picture: a row that is kept whole with one in it (half a page) then has room on a page, however high it is. */
const ALTO_DE_FIGURA = 100

/** Where a text stands: how wide it may be, and what its letters and lines take, in millimetres. */
interface Sitio {
  ancho: number
  letra: number
  renglon: number
}

/** About how high a table will be, in millimetres, where it is as wide as this: enough to decide what may break, not to place anything. */
export const altoEstimado = (t: Tabla, ancho = ANCHO_DE_TEXTO): number =>
  altoConFilas(altosDeFilas(t.filas, t, ancho))

/** The same of a table whose rows are this high: its header, and the room around it, are counted as usual. */
export const altoConFilas = (altos: readonly number[]): number => 14 + sumaDe(altos)

/** About how high these rows of a table will be, in millimetres: each as its cell with the most lines. */
export const altosDeFilas = (filas: readonly Fila[], t: Tabla, ancho = ANCHO_DE_TEXTO): number[] => {
  const { aire, ...letras } = t.densa ? medidas.densa : medidas.suelta
  const puestas = puestasDe(filas, t, ancho).map(p => ({
    ...p,
    alto: altoDeContenido(p.celda, { ...letras, ancho: p.ancho }) + aire,
  }))
  const altos = filas.map(() => letras.renglon + aire)
  for (const p of puestas) if (p.filas === 1) altos[p.y] = Math.max(altos[p.y]!, p.alto)
  // What reaches down makes its last row higher, where its rows are less high than it.
  for (const p of puestas) {
    const falta = p.alto - sumaDe(altos.slice(p.y, p.y + p.filas))
    if (falta > 0) altos[p.y + p.filas - 1]! += falta
  }
  return altos
}

/** Every cell with its row, the rows it takes and the room inside it. */
const puestasDe = (filas: readonly Fila[], t: Tabla, ancho: number) => {
  const anchos = anchosDeCeldas(
    filas.map(f => f.celdas),
    t,
    ancho,
  )
  return filas.flatMap((f, y) =>
    f.celdas.map((celda, i) => {
      const alcance = Math.min(celda.filas ?? 1, filas.length - y)
      return { celda, y, filas: alcance, ancho: Math.max(4, anchos[y]![i]! - 3) }
    }),
  )
}

/** How wide each cell of these rows is, with the blank at its sides, in millimetres; `ancho`: the table's. */
export const anchosDeCeldas = (
  celdas: readonly (readonly Celda[])[],
  t: Tabla,
  ancho: number,
): number[][] => {
  const anchos = anchosDe(t, ancho)
  const columnas = enColumnas(celdas, anchos.length)
  return celdas.map((fila, y) =>
    fila.map((celda, i) => {
      const x = columnas[y]![i]!
      return sumaDe(anchos.slice(x, x + (celda.columnas ?? 1)))
    }),
  )
}

/** These heights or widths together. */
export const sumaDe = (altos: readonly number[]): number => altos.reduce((suma, a) => suma + a, 0)

const anchosDe = ({ columnas }: Tabla, ancho: number): number[] => {
  const partes = sumaDe(columnas.map(c => ('parte' in c.ancho ? c.ancho.parte : 0)))
  const fijo = sumaDe(columnas.map(c => ('mm' in c.ancho ? c.ancho.mm : 0)))
  const libre = Math.max(20, ancho - fijo)
  return columnas.map(({ ancho: a }) => ('mm' in a ? a.mm : (libre * a.parte) / partes))
}

const altoDeContenido = ({ contenido }: Celda, s: Sitio): number =>
  esTexto(contenido) ? renglones(contenido, s) * s.renglon : altoDeBloques(contenido, s)

const altoDeBloques = (bloques: readonly Bloque[], s: Sitio): number =>
  sumaDe(bloques.map(b => altoDeBloque(b, s)))

/** The same place with so many millimetres taken off its side. */
const menosAncho = (s: Sitio, mm: number): Sitio => ({ ...s, ancho: Math.max(4, s.ancho - mm) })

const altoDeBloque = (b: Bloque, s: Sitio): number => {
  switch (b.tipo) {
    case 'parrafo':
      return (renglones(b.texto, s) + 0.5) * s.renglon
    case 'titulo':
      return (renglones([b], s) + 1) * s.renglon
    case 'lista':
      return altoDeBloques(b.elementos.flat(), menosAncho(s, 5))
    case 'cita':
      return altoDeBloques(b.bloques, menosAncho(s, 8))
    case 'textoRico':
      return altoDeBloques(bloquesDeTextoRico(b.doc, b.nivel), s)
    case 'tabla':
      return altoEstimado(b, s.ancho)
    case 'separador':
      return 2 * s.renglon
    case 'figura':
      return Math.min(ALTO_DE_FIGURA, 1.5 * Math.min(s.ancho, (b.ancho ?? Infinity) * 10))
    default:
      return ALTO_DE_FIGURA
  }
}

const mayuscula = /\p{Lu}/gu

/** Lines that a text takes: capitals are wider than small letters. */
const renglones = (tramos: readonly Pick<Tramo, 'texto'>[], s: Sitio): number => {
  const letras = s.ancho / s.letra
  return tramos
    .map(t => t.texto)
    .join('')
    .split('\n')
    .reduce((suma, linea) => {
      const ancho = linea.length + 0.5 * (linea.match(mayuscula)?.length ?? 0)
      return suma + Math.max(1, Math.ceil(ancho / letras))
    }, 0)
}
