import type { Bloque, Celda, Columna, Fila, NodoRico } from './document.ts'
import { numeroDe, todoElTexto } from './nodoRico.ts'

const COLUMNAS_MAXIMAS = 50
const extension = (valor: unknown, maximo: number): number => numeroDe(valor, 1, maximo) ?? 1

/**
 * A table of the editor as a table of the document; none when it has no cells. Its first rows of header cells are its header.
 * Whatever its spans say, every place of the answer is covered exactly once. `hijos` turns a cell into blocks.
 */
export const tablaRica = (n: NodoRico, hijos: (celda: NodoRico) => Bloque[]): Bloque[] => {
  const filas = (n.content ?? []).filter(f => f.type === 'tableRow' && f.content?.length)
  if (!filas.length) return []
  const primera = filas.findIndex(f => !f.content?.every(celda => celda.type === 'tableHeader'))
  const cabeceras = primera === -1 ? 1 : primera
  const ancho = Math.min(COLUMNAS_MAXIMAS, Math.max(...filas.map(columnasPedidas)))
  const acomodar = (unas: NodoRico[]): Puesta[][] => enRejilla(unas, ancho)
  const puestas = [...acomodar(filas.slice(0, cabeceras)), ...acomodar(filas.slice(cabeceras))]
  const celdas = puestas.map(fila =>
    fila.map(
      p => ({ contenido: p.nodo ? hijos(p.nodo) : [], columnas: p.columnas, filas: p.filas }) satisfies Celda,
    ),
  )
  return [
    {
      tipo: 'tabla',
      columnas: columnasDe(puestas, ancho),
      cabecera: celdas.slice(0, cabeceras),
      filas: celdas.slice(cabeceras).map((fila): Fila => ({ clase: 'dato', celdas: fila })),
      junta: false,
      densa: false,
    },
  ]
}

const columnasPedidas = (fila: NodoRico): number =>
  (fila.content ?? []).reduce((suma, celda) => suma + extension(celda.attrs?.colspan, COLUMNAS_MAXIMAS), 0)

/** A cell at its place; without a node it fills a hole. */
interface Puesta {
  nodo: NodoRico | undefined
  x: number
  columnas: number
  filas: number
}

/** Puts the cells on a grid, cutting spans that leave it and filling its holes: no engine then meets an impossible table. */
const enRejilla = (filas: readonly NodoRico[], ancho: number): Puesta[][] => {
  const ocupadas = filas.map(() => new Set<number>())
  return filas.map((fila, y) => {
    const pendientes = [...(fila.content ?? [])]
    const puestas: Puesta[] = []
    for (let x = 0; x < ancho; x++) {
      if (ocupadas[y]?.has(x)) continue
      const nodo = pendientes.shift()
      const columnas = columnasLibres(
        ocupadas[y],
        x,
        ancho,
        extension(nodo?.attrs?.colspan, COLUMNAS_MAXIMAS),
      )
      const alto = extension(nodo?.attrs?.rowspan, filas.length - y)
      for (const abajo of ocupadas.slice(y, y + alto)) marcar(abajo, x, columnas)
      puestas.push({ nodo, x, columnas, filas: alto })
    }
    return puestas
  })
}

/** How many of the columns that a cell wants are free and inside the table; the first one is. */
const columnasLibres = (
  ocupadas: ReadonlySet<number> | undefined,
  x: number,
  ancho: number,
  quiere: number,
): number => {
  let columnas = 1
  while (columnas < quiere && x + columnas < ancho && !ocupadas?.has(x + columnas)) columnas++
  return columnas
}

const marcar = (fila: Set<number>, x: number, columnas: number): void => {
  for (let k = x; k < x + columnas; k++) fila.add(k)
}

/** Width that the person drew for a column, in pixels of the editor. */
const anchoDibujado = (p: Puesta): number | null => {
  const anchos = p.nodo?.attrs?.colwidth
  return p.columnas === 1 && Array.isArray(anchos) ? numeroDe(anchos[0], 20, 2000) : null
}

/** Letters count less the more there are, so that a long column starves no short one. */
const pesoDe = (p: Puesta): number =>
  p.nodo && p.columnas === 1 ? Math.sqrt(Math.min(600, Math.max(12, todoElTexto(p.nodo).length))) : 0

/** Columns as wide as they were drawn; where one was not, all by what they hold. */
const columnasDe = (puestas: readonly Puesta[][], ancho: number): Columna[] => {
  const suyas = Array.from({ length: ancho }, (_, x) => puestas.flat().filter(p => p.x === x))
  const dibujados = suyas.map(celdas => celdas.map(anchoDibujado).find(a => a !== null) ?? null)
  const partes = dibujados.every(a => a !== null)
    ? dibujados
    : suyas.map(celdas => Math.max(3.5, ...celdas.map(pesoDe)))
  return partes.map(parte => ({ ancho: { parte }, alineacion: 'izquierda' }))
}
