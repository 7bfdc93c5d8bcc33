import { hash } from '@node-rs/argon2'
import type pg from 'pg'

/** The password of whoever can sign in within a test. */
export const CLAVE = 'una clave larga'
let hecha: Promise<string> | undefined

/** Lets an account sign in with CLAVE; answers its name. */
export async function ponerClave(owner: pg.Client, usuario: number): Promise<string> {
  hecha ??= hash(CLAVE)
  const { rows } = await owner.query('update usuarios set clave_hash = $1 where id = $2 returning usuario', [
    await hecha,
    usuario,
  ])
  return rows[0].usuario
}
