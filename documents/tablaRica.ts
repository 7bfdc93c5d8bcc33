import type { Bloque, Celda, Columna, Fila, NodoRico } from './document.ts'
import { numeroDe, todoElTexto } from './nodoRico.ts'
import { anchoDe, conCabeceraCortada, enRejilla, type Puesta, sinHuecos } from './rejilla.ts'

/** A header of more rows than this is the table itself, which does not stand again on each page. */
const CABECERAS_MAXIMAS = 4

/**
 * A table of the editor as a table of the document; none when it has no cells. Its first rows of header cells are its header.
 * Whatever its spans say, every cell is in the answer and every place of it is covered exactly once. `hijos` turns a cell into blocks.
 */
export const tablaRica = (n: NodoRico, hijos: (celda: NodoRico) => Bloque[]): Bloque[] => {
  const sueltas = enRejilla((n.content ?? []).filter(f => f.type === 'tableRow'))
  if (!sueltas.length) return []
  const ancho = anchoDe(sueltas)
  const cabeceras = cabecerasDe(sueltas)
  const puestas = sinHuecos(conCabeceraCortada(sueltas, cabeceras), ancho)
  const celdas = puestas.map(fila =>
    fila.map(
      p => ({ contenido: p.nodos.flatMap(hijos), columnas: p.columnas, filas: p.filas }) satisfies Celda,
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

/**
 * How many rows the header has: the first ones of header cells, and those that their cells reach down to, for the editor makes header cells of one row
 * alone where a header has two.
 */
const cabecerasDe = (filas: readonly Puesta[][]): number => {
  const primera = filas.findIndex(fila => !fila.every(p => p.nodos[0]?.type === 'tableHeader'))
  const suyas = primera === -1 ? 1 : primera
  let hasta = suyas
  for (let y = 0; y < hasta; y++) for (const p of filas[y]!) hasta = Math.max(hasta, y + p.filas)
  return hasta < filas.length && hasta <= CABECERAS_MAXIMAS ? hasta : suyas
}

/** Width that the person drew for a column, in pixels of the editor. */
const anchoDibujado = (p: Puesta): number | null => {
  const anchos = p.nodos[0]?.attrs?.colwidth
  return p.columnas === 1 && Array.isArray(anchos) ? numeroDe(anchos[0], 20, 2000) : null
}

/** Letters count less the more there are, so that a long column starves no short one. */
const pesoDe = (p: Puesta): number =>
  p.nodos.length > 0 && p.columnas === 1
    ? Math.sqrt(Math.min(600, Math.max(12, p.nodos.map(todoElTexto).join('').length)))
    : 0

/** Columns as wide as they were drawn; where one was not, all by what they hold. */
const columnasDe = (puestas: readonly Puesta[][], ancho: number): Columna[] => {
  const suyas = Array.from({ length: ancho }, (_, x) => puestas.flat().filter(p => p.x === x))
  const dibujados = suyas.map(celdas => celdas.map(anchoDibujado).find(a => a !== null) ?? null)
  const partes = dibujados.every(a => a !== null)
    ? dibujados
    : suyas.map(celdas => Math.max(3.5, ...celdas.map(pesoDe)))
  return partes.map(parte => ({ ancho: { parte }, alineacion: 'izquierda' }))
}
