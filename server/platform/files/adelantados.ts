import { fewAtATime } from '../cadaEmpresa.ts'
import { enLotes } from '../lotes.ts'
import type { Storage } from './storage.ts'

/** All the files of a copy together may be gigabytes: only so many of their bytes are in memory at a time. */
export const BYTES_A_LA_VEZ = 32 * 1024 * 1024

/** A kept file to copy: where its bytes lie, and how many they are. */
export interface Original {
  readonly clave: string
  readonly bytes: number
}

/** What is put where it is kept ahead of the write that keeps it: bytes, or those of a kept file once more. */
export type PorAdelantar = Uint8Array | Original

/** What was put ahead, with its key: a bucket may take seconds, for which nobody holds a connection to the database. */
const adelantados = new WeakMap<PorAdelantar, string>()

/** The key of what was put ahead; it is the caller's from now on. Null when it was not, or somebody took it. */
export function takeAdelantado(one: PorAdelantar): string | null {
  const clave = adelantados.get(one) ?? null
  adelantados.delete(one)
  return clave
}

/** Puts bytes where they are kept, unless they were put ahead, and answers their key. For whoever is in a transaction. */
export const putOrTake = async (storage: Storage, bytes: Uint8Array): Promise<string> =>
  takeAdelantado(bytes) ?? storage.put(bytes)

/** A file whose bytes are lost is put nowhere. */
async function adelantar(storage: Storage, one: PorAdelantar): Promise<void> {
  const bytes = one instanceof Uint8Array ? one : await storage.get(one.clave)
  if (bytes) adelantados.set(one, await storage.put(bytes))
}

/** What it takes in memory to put it: bytes that were sent are there already. */
const peso = (one: PorAdelantar): number => (one instanceof Uint8Array ? 0 : one.bytes)

/** Puts bytes and copies of files ahead of `run`, the write that keeps them. What it does not take goes again: it was refused, or had been done already. */
export async function conAdelantados<T>(
  storage: Storage,
  things: readonly PorAdelantar[],
  run: () => Promise<T>,
): Promise<T> {
  try {
    for (const lote of enLotes(things, peso, BYTES_A_LA_VEZ))
      await fewAtATime(lote, one => adelantar(storage, one))
    return await run()
  } finally {
    const left = things.map(takeAdelantado).filter(clave => clave !== null)
    // Where that fails, the chore takes them that takes what no row names (features/archivos/limpiar.ts).
    await Promise.allSettled(left.map(clave => storage.remove(clave)))
  }
}
