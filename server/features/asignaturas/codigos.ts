import { clave } from '@malla/domain/texto/normalizar.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import type { Reasons } from './reasons.ts'
import { baseOf, ultimas } from './ultimas.ts'

/**
 * A code stands once in a plan, whatever its capitals, accents and blanks: of each course that of the version in force counts, which is the one that people
 * see. Only codes that change are refused: a file may have brought one in twice, and such courses can still be edited and have new versions.
 */
export function assertCodes(
  before: ReadonlyMap<number, AsignaturaRow>,
  after: ReadonlyMap<number, AsignaturaRow>,
  ids: number[],
  reasons: Reasons,
): void {
  const enVigor = new Map(ultimas(before.values()).map(row => [baseOf(row), row]))
  const owners = Map.groupBy(ultimas(after.values()), row => clave(row.codigo ?? ''))
  for (const [i, id] of ids.entries()) {
    const row = after.get(id)!
    // A new version begins with the code of the one in force.
    const era = before.get(id) ?? enVigor.get(baseOf(row))
    if (!row.codigo || clave(row.codigo) === clave(era?.codigo ?? '')) continue
    if (owners.get(clave(row.codigo))?.some(otro => baseOf(otro) !== baseOf(row)))
      reasons.at(i)('codigo', `Ya hay otro curso con el código «${row.codigo}» en el plan.`)
  }
}

/**
 * The course of which an earlier version would be in force again under a code that another one has by now, and why that cannot be; null where there is none. A
 * code that stood twice before may stand so again.
 */
export function codigoQueVuelve(
  before: readonly AsignaturaRow[],
  after: readonly AsignaturaRow[],
): { curso: AsignaturaRow; motivo: string } | null {
  const quedan = new Set(after.map(row => row.id))
  const idas = new Map(ultimas(before).flatMap(row => (quedan.has(row.id) ? [] : [[baseOf(row), row]])))
  const enVigor = ultimas(after)
  const owners = Map.groupBy(enVigor, row => clave(row.codigo ?? ''))
  for (const row of enVigor) {
    const ida = idas.get(baseOf(row))
    if (!ida || !row.codigo || clave(row.codigo) === clave(ida.codigo ?? '')) continue
    const otro = owners.get(clave(row.codigo))!.find(o => o !== row)
    if (otro)
      return {
        curso: row,
        motivo: `No se puede eliminar la versión ${ida.version} de «${ida.nombre}»: volvería el código «${row.codigo}», que ya tiene «${otro.nombre}».`,
      }
  }
  return null
}
