import { isDeepStrictEqual } from 'node:util'
import type { Celda, Hallados } from '@malla/contracts/importar.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../context.ts'
import { HttpError, invalidField } from '../errors.ts'
import { rehearse } from '../rehearse.ts'
import { ExcelError } from './excelError.ts'
import type { Lector } from './lector.ts'
import { READ_LIMITS, type ReadLimits } from './parseWorkbook.ts'
import { lookThrough } from './readWorkbook.ts'

/** How what people bring in a file begins and ends: the book is opened and looked through; what it says is written, or refused cell by cell. */

/** Far more than any plan has courses or a list has people, and little enough to be looked through in its time, though every cell be made to cost. */
export const LIMITS: ReadLimits = { ...READ_LIMITS, rows: 20_000, cells: 400_000, characters: 10_000_000 }

/** A workbook that somebody sent. */
export interface ArchivoDeExcel {
  archivo: { data: Uint8Array }
}

/**
 * What `lector` finds in a workbook that somebody sent. This is what takes long of an import, and it is done in a thread; 422 in words when it is no workbook that
 * can be read.
 */
export async function leerLibro<O extends readonly unknown[], L>(
  { archivo }: ArchivoDeExcel,
  lector: Lector<O, L>,
  con: O,
  limits: ReadLimits = LIMITS,
): Promise<L> {
  try {
    return await lookThrough(archivo.data, lector, con, limits)
  } catch (e) {
    if (e instanceof ExcelError) throw invalidField('archivo', e.message)
    throw e
  }
}

/** What a workbook says to whoever knows `con`. */
export interface LibroLeido<O extends readonly unknown[], L> {
  segun(...con: O): Promise<L>
}

/**
 * A workbook that is read by what the database says (`con`), before the transaction that writes: no connection waits for it. Where the database says something
 * else when it is written, which is seldom, it is read once more.
 */
export async function leerLibroSegun<O extends readonly unknown[], L>(
  subido: ArchivoDeExcel,
  lector: Lector<O, L>,
  con: O,
): Promise<LibroLeido<O, L>> {
  const leido = await leerLibro(subido, lector, con)
  return {
    segun: async (...ahora) => (isDeepStrictEqual(ahora, con) ? leido : leerLibro(subido, lector, ahora)),
  }
}

/** What a file has wrong. */
interface Hallado {
  errores: readonly Celda[]
  avisos: readonly Celda[]
}

/** More cells are not named: a file that is no table of courses has 130 000, which is an answer of 11 MB, and nobody reads them. */
const MOST_CELLS = 2000

/** What was found, with the first cells alone where they are very many, and how many they are in all. */
export const conLasPrimeras = <T extends Hallado>(hallado: T): T & { hallados: Hallados } => {
  const { errores, avisos } = hallado
  return {
    ...hallado,
    errores: errores.slice(0, MOST_CELLS),
    avisos: avisos.slice(0, MOST_CELLS),
    hallados: { errores: errores.length, avisos: avisos.length },
  }
}

/** More bad cells are not said in a sentence each: a form would draw them all. */
const MOST_SENTENCES = 500

/** 422 naming the bad cells of a file. */
export function refusalOf(hallado: Hallado): HttpError {
  const { errores, avisos, hallados } = conLasPrimeras({ errores: hallado.errores, avisos: hallado.avisos })
  const archivo = errores.slice(0, MOST_SENTENCES).map(({ hoja, fila, columna, motivo }) => {
    const donde = `${hoja ? `Hoja «${hoja}», fila` : 'Fila'} ${fila}${columna && `, ${columna}`}`
    return `${donde}: ${motivo}`
  })
  const resto = hallados.errores - archivo.length
  if (resto > 0) archivo.push(`Y ${contar(resto, 'celda')} más por corregir.`)
  return new HttpError(422, archivo[0]!, { archivo }, { errores, avisos, hallados })
}

/** Runs an import; as a preview (`isVista`), which takes everything back and answers what is wrong. 422 when it is none and there are errors. */
export async function writeOrRehearse<T extends Hallado>(
  ctx: Ctx,
  isVista: boolean,
  run: (ctx: Ctx) => Promise<T>,
): Promise<T & { hallados: Hallados }> {
  const hecho = await (isVista ? rehearse(ctx, run) : run(ctx))
  if (!isVista && hecho.errores.length > 0) throw refusalOf(hecho)
  return conLasPrimeras(hecho)
}
