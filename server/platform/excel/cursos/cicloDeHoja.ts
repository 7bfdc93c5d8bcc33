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

const hayTitulosDebajo = ({ grid, encabezado }: Hoja): boolean =>
  grid.rows.some(r => r.number >= encabezado.siguiente && isTitulo(omitida(r, grid, encabezado)))

/** Whether a sheet says of its courses in which cycle they are: in a column, in titles, or once for all. */
export const diceCiclos = (hoja: Hoja): boolean =>
  hoja.encabezado.columnas.ciclo !== undefined || cicloDeHoja(hoja) !== null || hayTitulosDebajo(hoja)

/** The cycle of a sheet that has one in all; null for any other. */
function unicoDe(hoja: Hoja): string | null {
  const suyo = cicloDeHoja(hoja)?.ciclo
  return suyo && !hayTitulosDebajo(hoja) ? `${suyo.numero} ${suyo.calificador ?? ''}` : null
}

/** Sheets of one cycle each, and not all of the same: of all but the first nothing would come. Null where there are none. */
export function errorDeHojas(hoja: Hoja, otras: readonly Hoja[]): CeldaMala | null {
  const suyo = unicoDe(hoja)
  if (suyo === null) return null
  const aparte = otras.filter(otra => ![null, suyo].includes(unicoDe(otra)))
  if (aparte.length === 0) return null
  const hojas = [hoja, ...aparte].map(h => `«${h.nombre}»`).join(', ')
  return {
    fila: hoja.encabezado.fila,
    columna: '',
    valor: hojas,
    motivo: `Los cursos de cada ciclo están en una hoja aparte: póngalos todos en «${hoja.nombre}», con su ciclo en la columna CICLO.`,
  }
}
