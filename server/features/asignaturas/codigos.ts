import type { AsignaturaRow } from './asignaturas.queries.ts'
import type { Reasons } from './reasons.ts'
import { baseOf } from './ultimas.ts'

const key = (codigo: string): string => codigo.trim().toLocaleUpperCase('es')

/**
 * A code stands once in a plan, whatever its capitals; versions of one course share it. Only codes that change are refused: a file may have
 * brought one in twice, and such courses can still be edited.
 */
export function assertCodes(
  before: ReadonlyMap<number, AsignaturaRow>,
  after: ReadonlyMap<number, AsignaturaRow>,
  ids: number[],
  reasons: Reasons,
): void {
  const owners = new Map<string, Set<number>>()
  for (const row of after.values()) {
    if (!row.codigo) continue
    const bases = owners.get(key(row.codigo)) ?? new Set()
    owners.set(key(row.codigo), bases.add(baseOf(row)))
  }
  for (const [i, id] of ids.entries()) {
    const { codigo } = after.get(id)!
    if (codigo && codigo !== before.get(id)?.codigo && owners.get(key(codigo))!.size > 1)
      reasons.at(i)('codigo', `Ya hay otro curso con el código «${codigo}» en el plan.`)
  }
}
