import type { CampoDeSemana } from '@malla/domain/silabos/contenido.ts'
import { distintas, llano } from '@malla/domain/silabos/reconocer/bloques.ts'
import { type Columna, formaDeSemanas } from '@malla/domain/silabos/reconocer/formaDeSemanas.ts'
import { conSemanasContadas } from '@malla/domain/silabos/reconocer/semanasContadas.ts'
import { leerSemanas } from '@malla/domain/silabos/reconocer/semanasEscritas.ts'
import { isFilaDeSuma } from '@malla/domain/silabos/reconocer/sumas.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import type { Lugar } from './lugares.ts'
import type { TablaPegada } from './tablaPegada.ts'

/** Which rows and columns of a pasted table are weeks, and where each column goes. */

/** Where a column goes; null for one that is not taken. */
export type Destino = CampoDeSemana | 'horas' | null

/** Which rows and columns of a table are taken, and for what. */
export interface Lectura {
  /** All rows; those from `desde` on are taken. */
  filas: readonly (readonly string[])[]
  desde: number
  destinos: Destino[]
  /** What each column holds, also where it is not taken. */
  tipos: (Columna | null)[]
  /** Whether the rows said how many weeks they have, and not which. */
  sonContadas: boolean
  /** Column with the numbers of weeks; −1: none. */
  enSemana: number
  fuera: string[]
}

/** How a table with a header is taken; null where it has none. `previas`: weeks before the one where pasting begins. */
export function conEncabezado(
  tabla: TablaPegada,
  previas: number,
  activas: readonly CampoDeSemana[],
): Lectura | null {
  const forma = formaDeSemanas(tabla.filas)
  if (!forma) return null
  const { columnas, desde } = forma
  const destinos = columnas.map(({ tipo }): Destino => {
    if (tipo === 'horas') return tipo
    return activas.find(c => c === tipo) ?? null
  })
  const contadas = conSemanasContadas(tabla, forma, desde, previas)
  const filas = contadas ?? tabla.filas
  const fuera = columnas.flatMap(({ tipo, titulo }, i) =>
    destinos[i] === null && tipo !== 'semana' && filas.slice(desde).some(f => llano(f[i] ?? '') !== '')
      ? [`la columna «${titulo}»`]
      : [],
  )
  const tipos = columnas.map(c => c.tipo)
  const enSemana = tipos.indexOf('semana')
  return { filas, desde, destinos, tipos, sonContadas: contadas !== null, enSemana, fuera }
}

/** Whether the first cells of rows number weeks; a sum, or one text across the table, has no number. */
function sonNumeradas(filas: TablaPegada['filas']): boolean {
  const numeradas = filas.map(([primera = '']) => isNumeroDeSemana(llano(primera)))
  return (
    filas[0]!.length > 1 &&
    numeradas.includes(true) &&
    filas.every((f, i) => numeradas[i] || isFilaDeSuma(f) || distintas(f).length === 1)
  )
}

const isNumeroDeSemana = (texto: string): boolean =>
  /^\D{0,8}\d{1,2}\D{0,3}$/.test(texto) && leerSemanas(texto) !== null

/** Without a header the columns follow each other from the cell on; a first column of numbers names the weeks. */
export function sinEncabezado(
  { filas }: TablaPegada,
  campo: Lugar['campo'],
  activas: readonly CampoDeSemana[],
): Lectura {
  const isNumerada = sonNumeradas(filas)
  const primero = campo === 'horas' ? activas.length : Math.max(0, activas.indexOf(campo as CampoDeSemana))
  const siguientes: Destino[] = [...activas, 'horas' as const].slice(primero)
  const ancho = filas[0]!.length
  const destinos = Array.from(
    { length: ancho },
    (_, i): Destino => siguientes[isNumerada ? i - 1 : i] ?? null,
  )
  const sobran = destinos.filter((d, i) => d === null && !(isNumerada && i === 0)).length
  return {
    filas,
    desde: 0,
    destinos,
    tipos: destinos.map((d, i) => (isNumerada && i === 0 ? 'semana' : d)),
    sonContadas: false,
    enSemana: isNumerada ? 0 : -1,
    fuera: sobran > 0 ? [contar(sobran, 'columna')] : [],
  }
}
