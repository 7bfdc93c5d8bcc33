import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Cuadricula } from './cuadricula.ts'
import { leerNumero } from './valores.ts'

const ROTULO =
  /^(n(\.? ?[°º]|\.? ?o\.?|ro\.?|umero)? de )?semanas( (por|del?) (periodo|ciclo|semestre)( academico)?)?:?$/
/** No year has more. */
const MAX_SEMANAS = 53

/** The weeks of a period as a sheet says them above a row: «Semanas por periodo» with a number beside it. Null where it does not. */
export function semanasEn(grid: Cuadricula, antesDe: number): number | null {
  for (const row of grid.rows) {
    if (row.number >= antesDe) break
    const rotulo = row.cells.findIndex(
      c => c.kind === 'text' && c.text.length < 60 && ROTULO.test(clave(c.text)),
    )
    const leido = rotulo < 0 ? null : leerNumero(row.cells[rotulo + 1])
    const semanas = leido && 'valor' in leido ? leido.valor : null
    if (semanas !== null && Number.isInteger(semanas) && semanas > 0 && semanas <= MAX_SEMANAS) return semanas
  }
  return null
}
