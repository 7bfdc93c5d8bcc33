import path from 'node:path'
import { folderStorage } from '../../platform/files/storage.ts'
import type { TestApp } from '../app.ts'
import { contador } from '../contador.ts'
import type { Gente } from '../gente.ts'

/** What things are planted into. */
export type Terreno = Pick<TestApp, 'owner' | 'dataDir'> & { gente: Pick<Gente, 'alguien'> }

/** A number that no other thing of the same database has. */
export const nextNumber = contador()

export type Values = Record<string, unknown>

/** Writes a row past the product; answers its `key`. */
export async function insert(t: Terreno, table: string, values: Values, key = 'id'): Promise<number> {
  const names = Object.keys(values)
  const { rows } = await t.owner.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_k, i) => `$${i + 1}`).join(', ')}) returning ${key} as id`,
    Object.values(values),
  )
  return Number(rows[0].id)
}

/** Keeps a file where the product keeps its own; answers its key. */
export const keep = (t: Terreno, bytes: Uint8Array): Promise<string> =>
  folderStorage(path.join(t.dataDir, 'archivos')).put(bytes)
