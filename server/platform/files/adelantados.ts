import { fewAtATime } from '../cadaEmpresa.ts'
import type { Storage } from './storage.ts'

/** Bytes that were put where they are kept ahead of the write that keeps them, with their keys: a bucket may take seconds, for which nobody holds a connection to the database. */
const adelantados = new WeakMap<Uint8Array, string>()

/** The key of bytes that were put ahead; they are the caller's from now on. Null when they were not, or somebody took them. */
function takeAdelantado(bytes: Uint8Array): string | null {
  const clave = adelantados.get(bytes) ?? null
  adelantados.delete(bytes)
  return clave
}

/** Puts bytes where they are kept, unless they were put ahead, and answers their key. For whoever is in a transaction. */
export const putOrTake = async (storage: Storage, bytes: Uint8Array): Promise<string> =>
  takeAdelantado(bytes) ?? storage.put(bytes)

/** Puts bytes ahead of `run`, the write that keeps them. What it does not take goes again: it was refused, or had been done already. */
export async function conAdelantados<T>(
  storage: Storage,
  bytes: readonly Uint8Array[],
  run: () => Promise<T>,
): Promise<T> {
  try {
    await fewAtATime(bytes, async one => void adelantados.set(one, await storage.put(one)))
    return await run()
  } finally {
    const left = bytes.map(takeAdelantado).filter(clave => clave !== null)
    // Where that fails, the chore takes them that takes what no row names (features/archivos/limpiar.ts).
    await Promise.allSettled(left.map(clave => storage.remove(clave)))
  }
}
