import type { AsignaturaRow } from './asignaturas.queries.ts'

/** Versions of a course share its base. */
export const baseOf = (row: AsignaturaRow): number => row.base_id ?? row.id

/** Of each course its highest version: the one in force, which people see and mean (§4). */
export function ultimas(rows: Iterable<AsignaturaRow>): AsignaturaRow[] {
  const best = new Map<number, AsignaturaRow>()
  for (const row of rows) {
    const other = best.get(baseOf(row))
    if (!other || row.version > other.version) best.set(baseOf(row), row)
  }
  return [...best.values()]
}
