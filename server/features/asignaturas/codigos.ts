import type { AsignaturaRow } from './asignaturas.queries.ts'
import type { Reasons } from './reasons.ts'
import { baseOf, ultimas } from './ultimas.ts'

const key = (codigo: string): string => codigo.trim().toLocaleUpperCase('es')

/**
 * A code stands once in a plan, whatever its capitals: of each course that of the version in force counts, which is the one that people see. Only codes that
 * change are refused: a file may have brought one in twice, and such courses can still be edited and have new versions.
 */
export function assertCodes(
  before: ReadonlyMap<number, AsignaturaRow>,
  after: ReadonlyMap<number, AsignaturaRow>,
  ids: number[],
  reasons: Reasons,
): void {
  const enVigor = new Map(ultimas(before.values()).map(row => [baseOf(row), row]))
  const owners = Map.groupBy(ultimas(after.values()), row => key(row.codigo ?? ''))
  for (const [i, id] of ids.entries()) {
    const row = after.get(id)!
    // A new version begins with the code of the one in force.
    const era = before.get(id) ?? enVigor.get(baseOf(row))
    if (!row.codigo || row.codigo === era?.codigo) continue
    if (owners.get(key(row.codigo))?.some(otro => baseOf(otro) !== baseOf(row)))
      reasons.at(i)('codigo', `Ya hay otro curso con el código «${row.codigo}» en el plan.`)
  }
}
