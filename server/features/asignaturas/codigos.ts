import type { AsignaturaRow } from './asignaturas.queries.ts'
import type { Fila } from './guardar.service.ts'
import type { Reasons } from './reasons.ts'

/** Versions of a course share its base. */
export const baseOf = (row: AsignaturaRow): number => row.base_id ?? row.id

const key = (codigo: string): string => codigo.trim().toLocaleUpperCase('es')

/** A code stands once in a plan, whatever its capitals; versions of one course share it. Only codes being written are refused. */
export function assertCodes(
  after: ReadonlyMap<number, AsignaturaRow>,
  filas: Fila[],
  ids: number[],
  reasons: Reasons,
): void {
  const written = new Map(ids.map((id, i) => [id, i]))
  const owners = new Map<string, Set<number>>()
  for (const row of after.values()) {
    if (!row.codigo) continue
    const bases = owners.get(key(row.codigo)) ?? new Set()
    owners.set(key(row.codigo), bases.add(baseOf(row)))
  }
  for (const [id, i] of written) {
    const { codigo } = after.get(id)!
    if (filas[i]!.codigo && codigo && owners.get(key(codigo))!.size > 1)
      reasons.at(i)('codigo', `Ya hay otro curso con el código «${codigo}» en el plan.`)
  }
}
