import type { Client } from 'pg'
import { hastaQueEsperen } from './esperan.ts'

/** What these ask at once, with the table held until several (three, or all of fewer) have asked whatever they ask first and want to write. */
export async function juntas<T>(
  owner: Pick<Client, 'query'>,
  tabla: string,
  pedir: () => readonly Promise<T>[],
): Promise<T[]> {
  await owner.query(`begin; lock table ${tabla} in share mode`)
  const pedidas = pedir()
  await hastaQueEsperen(owner, Math.min(3, pedidas.length)).finally(() => owner.query('commit'))
  return Promise.all(pedidas)
}
