import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from './context.ts'
import type { CambioNuevo } from './db/db.ts'

type Fields = Record<string, unknown>

const pick = (from: Fields, keys: string[]): Fields => Object.fromEntries(keys.map(k => [k, from[k] ?? null]))

/**
 * A context whose records tell the fields inside a JSON column as fields of the row, and only those that changed: the log then says «cambió el
 * teléfono», not «cambió el perfil». `before`: how the fields read while nothing was kept of them.
 */
export function unfolding(ctx: Ctx, column: string, before: Fields = {}): Ctx {
  const unfold = (change: CambioNuevo): CambioNuevo => {
    const { [column]: now, ...despues } = change.despues ?? {}
    const { [column]: was, ...antes } = change.antes ?? {}
    if (!now) return change
    const [old, given] = [{ ...before, ...(was as Fields) }, now as Fields]
    const keys = Object.keys(given).filter(k => !isDeepStrictEqual(old[k] ?? null, given[k] ?? null))
    return {
      ...change,
      ...(change.antes ? { antes: { ...antes, ...pick(old, keys) } } : {}),
      despues: { ...despues, ...pick(given, keys) },
    }
  }
  return { ...ctx, record: change => ctx.record(unfold(change)) }
}
