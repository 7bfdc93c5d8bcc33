import type { Bloque, Celda, Fila, Tabla } from '../document.ts'
import { ANCHO_DE_TEXTO, altoConFilas, altosDeFilas, sumaDe } from './altos.ts'
import { desplegada, esTexto } from './celdas.ts'
import { conPalabraAncha, letraDe, lineasDe } from './sitio.ts'
import { prepararTramos } from './tramos.ts'

/** How the blocks inside a cell are prepared; `linea`: the room of a line in it, in ems. */
type Hijos = (bloques: readonly Bloque[], linea: number) => object[]

/** A row higher than this (millimetres, half a page) has to be allowed to break. */
const ALTO_ENTERA = 120
/** A table higher than this is not kept on one page: the blank before it would be worse than the cut. */
export const ALTO_JUNTA = 95

/**
 * A table as the template reads it. Rows that belong together (a group's head with its first row, a total with the row above
 * it, the first two and the last two rows) are tied: `ataduras` lists [first row, how many]. `ancho`: the room for it, in millimetres.
 */
export const prepararTabla = (dada: Tabla, hijos: Hijos, ancho = ANCHO_DE_TEXTO): object => {
  const t = conCabeceraQueCabe(desplegada(dada), ancho)
  const filas = t.filas.filter(f => f.celdas.length > 0)
  const conExtension = filas.some(f => f.celdas.some(celda => (celda.filas ?? 1) > 1))
  const altos = altosDeFilas(filas, t, ancho)
  const junta = t.junta && altoConFilas(altos) <= ALTO_JUNTA
  const cabe = (i: number, n: number): boolean => sumaDe(altos.slice(i, i + n)) <= ALTO_ENTERA
  const repite = t.repiteGrupos === true && !junta && !conExtension
  const enteras = enterasDe(filas, cabe)
  const letra = letraDe(t, ancho)
  const enCabecera = lineasDe(t.cabecera, t, ancho, letra.cabecera)
  const enFilas = lineasDe(
    filas.map(f => f.celdas),
    t,
    ancho,
    letra.cuerpo,
  )
  return {
    tipo: 'tabla',
    columnas: t.columnas,
    cabecera: t.cabecera.map((fila, y) =>
      fila.map((celda, i) => prepararCelda(celda, hijos, enCabecera[y]![i]!)),
    ),
    filas: filas.map((f, y) => ({
      clase: f.clase,
      entera: cabe(y, 1),
      celdas: f.celdas.map((celda, i) => ({
        ...prepararCelda(celda, hijos, enFilas[y]![i]!),
        ...((celda.filas ?? 1) > 1 && { entera: enteras[y] }),
      })),
    })),
    junta,
    densa: t.densa,
    letra,
    repite,
    // A head that stands again is never last on its page, and no cell may reach over it.
    ataduras: junta || conExtension || repite ? [] : ataduras(filas).filter(([i, n]) => cabe(i, n)),
  }
}

/** A header too high to stand again on every page is the beginning of the table: the engine cuts no header, and would lose what is below the page. */
const conCabeceraQueCabe = (t: Tabla, ancho: number): Tabla => {
  const cabecera = t.cabecera.map((celdas): Fila => ({ clase: 'grupo', celdas }))
  return sumaDe(altosDeFilas(cabecera, t, ancho)) <= ALTO_ENTERA
    ? t
    : { ...t, cabecera: [], filas: [...cabecera, ...t.filas] }
}

/**
 * Whether what reaches down from each row may be kept whole. It then keeps all rows that it passes on one page, and those that cells of these pass:
 * one that takes forty rows would hold them together past the end of the page.
 */
const enterasDe = (filas: readonly Fila[], cabe: (i: number, n: number) => boolean): boolean[] => {
  const enteras: boolean[] = []
  for (let inicio = 0; inicio < filas.length; ) {
    let fin = inicio + 1
    for (let y = inicio; y < fin; y++)
      for (const celda of filas[y]!.celdas)
        fin = Math.max(fin, Math.min(filas.length, y + (celda.filas ?? 1)))
    const juntas = cabe(inicio, fin - inicio)
    while (enteras.length < fin) enteras.push(juntas)
    inicio = fin
  }
  return enteras
}

const prepararCelda = (celda: Celda, hijos: Hijos, linea: number): object => ({
  columnas: celda.columnas ?? 1,
  filas: celda.filas ?? 1,
  alineacion: celda.alineacion,
  guiones: conPalabraAncha(celda, linea),
  ...(esTexto(celda.contenido)
    ? { texto: prepararTramos(celda.contenido, linea) }
    : { bloques: hijos(celda.contenido, linea) }),
})

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
