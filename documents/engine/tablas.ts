import type { Bloque, Celda, Fila, Tabla, Tramo } from '../document.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'
import { altoDeFila, altoEstimado } from './altos.ts'
import { prepararTramos } from './tramos.ts'

/** How the blocks inside a cell are prepared. */
type Hijos = (bloques: readonly Bloque[]) => object[]

/** A row higher than this (millimetres, half a page) has to be allowed to break. */
const ALTO_ENTERA = 120
/** A table higher than this is not kept on one page: the blank before it would be worse than the cut. */
export const ALTO_JUNTA = 95

/**
 * A table as the template reads it. Rows that belong together (a group's head with its first row, a total with the row above
 * it, the first two and the last two rows) are tied: `ataduras` lists [first row, how many].
 */
export const prepararTabla = (t: Tabla, hijos: Hijos): object => {
  const filas = t.filas.filter(f => f.celdas.length > 0)
  const conExtension = filas.some(f => f.celdas.some(celda => (celda.filas ?? 1) > 1))
  const junta = t.junta && altoEstimado(t) <= ALTO_JUNTA
  return {
    tipo: 'tabla',
    columnas: t.columnas,
    cabecera: t.cabecera.map(fila => fila.map(celda => prepararCelda(celda, hijos))),
    filas: filas.map(f => ({
      clase: f.clase,
      entera: altoDeFila(f, t) <= ALTO_ENTERA,
      celdas: f.celdas.map(celda => prepararCelda(celda, hijos)),
    })),
    junta,
    densa: t.densa,
    ataduras:
      junta || conExtension ? [] : ataduras(filas).filter(([i, n]) => cabenJuntas(filas.slice(i, i + n), t)),
  }
}

const prepararCelda = (celda: Celda, hijos: Hijos): object => ({
  columnas: celda.columnas ?? 1,
  filas: celda.filas ?? 1,
  alineacion: celda.alineacion,
  guiones: conPalabraLarga(celda.contenido),
  ...(esTexto(celda.contenido)
    ? { texto: prepararTramos(celda.contenido) }
    : { bloques: hijos(celda.contenido) }),
})

/**
 * Words up to this length stay whole in cells; the narrowest column of our tables holds them. Trying every syllable of a cell that
 * needs none costs the engine a fifth of the layout of a report of cartas.
 */
const LETRAS_SIN_GUION = 15

const conPalabraLarga = (contenido: readonly (Tramo | Bloque)[]): boolean => contenido.some(tienePalabraLarga)

const tienePalabraLarga = (parte: Tramo | Bloque): boolean => {
  if (!('tipo' in parte)) return esLarga(parte.texto)
  if (parte.tipo === 'parrafo') return conPalabraLarga(parte.texto)
  if (parte.tipo === 'titulo') return esLarga(parte.texto)
  if (parte.tipo === 'lista') return conPalabraLarga(parte.elementos.flat())
  if (parte.tipo === 'textoRico') return conPalabraLarga(bloquesDeTextoRico(parte.doc, parte.nivel))
  // What is rarer in cells is not looked into.
  return true
}

const esLarga = (texto: string): boolean =>
  texto.split(/[\s-]+/).some(palabra => palabra.length > LETRAS_SIN_GUION)

const esTexto = (contenido: readonly Tramo[] | readonly Bloque[]): contenido is readonly Tramo[] =>
  contenido.every(parte => !('tipo' in parte))

/** Rows tied together that do not fit on a page would be lost. */
const cabenJuntas = (filas: readonly Fila[], t: Tabla): boolean =>
  filas.reduce((suma, f) => suma + altoDeFila(f, t), 0) <= ALTO_ENTERA

const ataduras = (filas: readonly Fila[]): [number, number][] => {
  const conLaAnterior = (i: number): boolean =>
    filas[i]?.clase === 'subtotal' ||
    filas[i]?.clase === 'total' ||
    filas[i - 1]?.clase === 'grupo' ||
    i === 1 ||
    i === filas.length - 1
  const grupos: [number, number][] = []
  let inicio = 0
  for (let i = 1; i <= filas.length; i++) {
    if (i < filas.length && conLaAnterior(i)) continue
    if (i - inicio > 1) grupos.push([inicio, i - inicio])
    inicio = i
  }
  return grupos
}
