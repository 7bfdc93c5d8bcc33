import { hash, verify } from '@node-rs/argon2'

/** A hash to verify against when there is none, so that the time taken tells nothing. */
const decoy = hash('no existe')

/** Memory and passes that a hash asks for. */
const costOf = (encoded: string): string | undefined => encoded.split('$')[3]

/**
 * Whether this is the password of the hash. Takes the same time without a hash (no such account) and with one that is cheaper to verify (made-up
 * temporary passwords).
 */
export async function isClave(claveHash: string | null, clave: string): Promise<boolean> {
  const slow = await decoy
  const given = claveHash ?? slow
  if (costOf(given) !== costOf(slow)) await verify(slow, clave)
  return (await verify(given, clave)) && claveHash !== null
}
