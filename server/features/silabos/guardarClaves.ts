import { isDeepStrictEqual } from 'node:util'
import type { ClaveGuardada } from './claves.queries.ts'

/** What a save changes of a thing that is kept key by key. */
export interface CambioDeClaves {
  /** Keys whose value differs, as they are written. */
  escribir: Record<string, unknown>
  antes: Record<string, unknown>
  /** Keys that the person saw in an older revision. */
  viejas: string[]
}

/**
 * Of the given values those that differ from what is kept. A key that was written since the person saw it is named in `viejas`, unless what
 * comes is what is there already.
 */
export function cambioDeClaves(
  hay: readonly ClaveGuardada[],
  valores: Readonly<Record<string, unknown>>,
  revisiones: Readonly<Record<string, number>> = {},
): CambioDeClaves {
  const cambio: CambioDeClaves = { escribir: {}, antes: {}, viejas: [] }
  for (const [clave, valor] of Object.entries(valores)) {
    if (valor === undefined) continue
    const kept = hay.find(c => c.clave === clave)
    if (kept ? isDeepStrictEqual(kept.valor, valor) : valor === null) continue
    if (revisiones[clave] !== undefined && revisiones[clave] !== (kept?.revision ?? 0))
      cambio.viejas.push(clave)
    cambio.escribir[clave] = valor
    cambio.antes[clave] = kept?.valor ?? null
  }
  return cambio
}
