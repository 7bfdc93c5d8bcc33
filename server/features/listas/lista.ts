import type { Call, OutputOf } from '@malla/contracts/call.ts'
import type { CellToWrite } from '../../platform/excel/bookToWrite.ts'
import { enLima } from '../../platform/horaLocal.ts'
import type { EmpresaActual } from '../../platform/session/active.ts'

/** What a list is in a workbook: the call that answers it, where its rows stand in the answer, and what each column of a row says. */
export interface ListaEnExcel {
  call: Call
  filas(answer: unknown): readonly { id?: number }[]
  /** By the names that the columns have on the screen. */
  columnas: Readonly<Record<string, Columna<never>>>
}

/** What a column says of a row, in the words of the institution in which one works, if in any. */
type Columna<F> = (fila: F, empresa: EmpresaActual | null) => CellToWrite

type FilaDe<C extends Call> = OutputOf<C> extends { data: (infer F)[] } ? F : never
type Columnas<F> = Readonly<Record<string, Columna<F>>>

/** A list whose rows stand elsewhere in its answer than in `data`. */
export const listaEn = <C extends Call, F extends { id?: number }>(
  call: C,
  filas: (answer: OutputOf<C>) => readonly F[],
  columnas: Columnas<F>,
): ListaEnExcel => ({ call, filas: answer => filas(answer as OutputOf<C>), columnas })

/** A list that its call answers as `data`, by pages or whole. */
export const lista = <C extends Call>(call: C, columnas: Columnas<FilaDe<C>>): ListaEnExcel => ({
  call,
  filas: answer => (answer as { data: { id: number }[] }).data,
  columnas,
})

/** A day, of «2026-11-21» or of an instant, as the institutions have it; an empty cell when there is none. */
export function dia(iso: string | null): CellToWrite {
  if (!iso) return null
  return { date: iso.length > 10 ? enLima(iso).slice(0, 10) : iso }
}

/** An instant with hour and minute, as the clocks of the institutions have it; an empty cell when there is none. */
export const momento = (iso: string | null): CellToWrite => (iso ? { moment: enLima(iso) } : null)

/** Several things in one cell. */
export const varios = (textos: readonly string[]): CellToWrite => textos.join('; ') || null
