import type { Celda, Creados, Hallados } from '@malla/contracts/importar.ts'
import { enPartes } from '@malla/domain/texto/cuentas.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { cuantos, numero } from '@malla/domain/texto/numero.ts'

/** A row of a file as it would be written. */
export interface FilaLeida {
  fila: number
  /** Its sheet, where the file has rows in several. */
  hoja?: string | undefined
  accion: 'crear' | 'cambiar' | 'igual'
  nombre: string
}

/** What the server read in a file: as a preview, or after it was imported. */
export interface Lectura<F extends FilaLeida = FilaLeida> {
  total: number
  message: string
  avisos: readonly Celda[]
  errores: readonly Celda[]
  hallados: Hallados
  /** What it makes besides its rows. */
  creados?: Creados
  filas: readonly F[]
}

/** What is brought in, in words. */
export interface Cosa {
  uno: string
  varios: string
  /** Where it comes to: «en el plan». */
  donde: string
}
export const CURSOS: Cosa = { uno: 'curso', varios: 'cursos', donde: 'en el plan' }

/** «1 curso», «12 cursos». */
export const cuantasCosas = (n: number, { uno, varios }: Cosa): string => cuantos(n, uno, varios)

/** How many an import would make and change, and how many stay as they are. */
export function contar(filas: readonly FilaLeida[]): Record<FilaLeida['accion'], number> {
  const cuenta = { crear: 0, cambiar: 0, igual: 0 }
  for (const { accion } of filas) cuenta[accion]++
  return cuenta
}

/** «54 cursos: 1 nuevo, 2 con cambios y 51 iguales», «54 cursos, todos nuevos»; '' where there are none, and of a file with bad cells: of its rows only some were understood. */
export function enQueQuedan({ total, filas, hallados }: Lectura, { uno, varios }: Cosa): string {
  if (total === 0 || hallados.errores > 0) return ''
  const { crear, cambiar, igual } = contar(filas)
  const partes = [
    [crear, 'nuevo', 'nuevos'],
    [cambiar, 'con cambios', 'con cambios'],
    [igual, 'igual', 'iguales'],
  ] as const
  return enPartes([total, uno, varios], partes, 'todos')
}

/** «Importar 54 cursos»: those that are made or changed; without any only what it would do. */
export function textoDeImportar(filas: readonly FilaLeida[], cosa: Cosa): string {
  const { crear, cambiar } = contar(filas)
  return crear + cambiar === 0 ? 'Importar' : `Importar ${cuantasCosas(crear + cambiar, cosa)}`
}

/** Why a file that was read cannot be imported, or null when it can. */
export function whyNotImportar({ hallados: { errores }, filas, total }: Lectura, cosa: Cosa): string | null {
  if (errores > 0)
    return errores === 1
      ? 'Corrija la celda señalada en el archivo y vuelva a elegirlo.'
      : `Corrija las ${numero(errores)} celdas señaladas en el archivo y vuelva a elegirlo.`
  if (total === 0) return `El archivo no tiene ${cosa.varios}.`
  const { crear, cambiar } = contar(filas)
  return crear + cambiar === 0 ? `Todo lo que tiene el archivo ya está ${cosa.donde}.` : null
}

/** What is wrong in a file whose import was refused, which comes with its reasons; null when it was refused for something else. */
export function rechazo(
  body: Record<string, unknown> | undefined,
): Pick<Lectura, 'errores' | 'hallados'> | null {
  const { errores, hallados } = body ?? {}
  if (!Array.isArray(errores) || errores.length === 0 || !hallados) return null
  return { errores: errores as Celda[], hallados: hallados as Hallados }
}

/** Cells of one column of which the same is said. */
export interface CeldasIguales extends Omit<Celda, 'fila' | 'valor'> {
  /** What stands in all of them; null where they differ, as «0» and nothing do in a column without hours. */
  valor: string | null
  filas: readonly number[]
}

/** What is said of many cells with the same words, once: a file without hours would say it of each of its courses. */
export function agrupar(celdas: readonly Celda[]): CeldasIguales[] {
  const grupos = Map.groupBy(celdas, c => [c.hoja, c.columna, c.motivo].join('\t'))
  return [...grupos.values()].map(iguales => {
    const { columna, motivo, valor, hoja } = iguales[0]!
    return {
      ...(hoja === undefined ? {} : { hoja }),
      columna,
      motivo,
      valor: iguales.every(c => c.valor === valor) ? valor : null,
      filas: iguales.map(c => c.fila),
    }
  })
}

/** «2», «2 y 5», «2 a 9, 12 y 15»: numbers of rows with those in a row as a range. */
export function enRangos(filas: readonly number[]): string {
  const rangos: [number, number][] = []
  for (const fila of filas.toSorted((a, b) => a - b)) {
    const ultimo = rangos.at(-1)
    if (ultimo && fila <= ultimo[1] + 1) ultimo[1] = fila
    else rangos.push([fila, fila])
  }
  const partes = rangos.flatMap(([de, a]) =>
    a === de ? [`${de}`] : a === de + 1 ? [`${de}`, `${a}`] : [`${de} a ${a}`],
  )
  return enLista(partes)
}

/**
 * Where cells stand, as people look for them: «Fila 7, columna F (HORAS TEORIA)»; of several how many: «54 filas, columna F (HORAS TEORIA)»; of what is
 * wrong with the whole row «Fila 1»; of several sheets with theirs before: «Hoja «II Ciclo», fila 7, columna B (NOMBRE)».
 */
export function lugarDeCeldas({ filas, columna, hoja }: CeldasIguales): string {
  const fila = filas.length === 1 ? `Fila ${filas[0]}` : `${filas.length} filas`
  const donde = hoja ? `Hoja «${hoja}», ${fila.toLowerCase()}` : fila
  return `${donde}${columna && `, columna ${columna}`}`
}

const MAXIMO_DE_NOMBRES = 60

/** The rows of a group with the names in them: «2 Cálculo I · 3 Física I»; of a file whose rows are not read, their numbers as ranges. */
export function filasConNombre({ filas, hoja }: CeldasIguales, leidas: readonly FilaLeida[]): string {
  const nombres = new Map(leidas.filter(f => f.hoja === hoja).map(f => [f.fila, f.nombre]))
  if (!filas.every(fila => nombres.has(fila))) return `Filas ${enRangos(filas)}`
  const partes = filas.slice(0, MAXIMO_DE_NOMBRES).map(fila => `${fila} ${nombres.get(fila)}`)
  const resto = filas.slice(MAXIMO_DE_NOMBRES)
  return [...partes, ...(resto.length > 0 ? [`y las filas ${enRangos(resto)}`] : [])].join(' · ')
}
