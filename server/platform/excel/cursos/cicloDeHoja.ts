import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import type { CeldaMala } from './hallazgos.ts'
import type { Hoja } from './hoja.ts'
import { type Omitida, omitida } from './omitidas.ts'

/** The cycle that a sheet says once for all of its courses. */

type Titulo = Extract<Omitida, { que: 'titulo' }>

/** A title stands right above its header. */
const MAX_FILAS = 3

const isTitulo = (o: Omitida | null): o is Titulo => o?.que === 'titulo'

/** The cycle of the courses below a header that has no column of cycles: a title above it («PRIMER CICLO»), or the name of the sheet. */
export function cicloDeHoja({ nombre, grid, encabezado }: Hoja): Titulo | null {
  const { fila, columnas } = encabezado
  if (columnas.ciclo !== undefined) return null
  const arriba = grid.rows.filter(r => r.number < fila && r.number >= fila - MAX_FILAS)
  const titulo = arriba.map(r => omitida(r, grid, encabezado)).findLast(isTitulo)
  const ciclo = leerCiclo(nombre)
  return titulo ?? (ciclo?.isNamed ? { que: 'titulo', ciclo, texto: nombre } : null)
}

/** Whether a sheet says of its courses in which cycle they are: in a column, in titles, or once for all. */
export const diceCiclos = (hoja: Hoja): boolean =>
  hoja.encabezado.columnas.ciclo !== undefined ||
  cicloDeHoja(hoja) !== null ||
  hoja.grid.rows.some(
    r => r.number >= hoja.encabezado.siguiente && isTitulo(omitida(r, hoja.grid, hoja.encabezado)),
  )

/** Sheets of one cycle each: of all but the first nothing would come. Null where there are none. */
export function errorDeHojas(hoja: Hoja, otras: readonly Hoja[]): CeldaMala | null {
  const suyas = [hoja, ...otras].filter(h => cicloDeHoja(h) !== null)
  if (suyas.length < 2 || suyas[0] !== hoja) return null
  const hojas = suyas.map(h => `«${h.nombre}»`).join(', ')
  return {
    fila: hoja.encabezado.fila,
    columna: '',
    valor: hojas,
    motivo: `Los cursos de cada ciclo están en una hoja aparte: póngalos todos en «${hoja.nombre}», con su ciclo en la columna CICLO.`,
  }
}
