import { hash, verify } from '@node-rs/argon2'
import { QUICK } from '../../platform/session/claves.ts'

/** Hashes to verify against in place of what an account has not, so that the time taken tells nothing: of a password of one's own, and of one made up here. */
const decoys = Promise.all([hash('no existe'), hash('no existe', QUICK)])

/** Memory and passes that a hash asks for. */
const costOf = (encoded: string): string | undefined => encoded.split('$')[3]

/**
 * Whether this is the password of the hash. Always verifies a slow hash and then a quick one: takes the same time without a hash (no such account, or one that
 * never had a password) and with one that is cheaper to verify (made-up temporary passwords).
 */
export async function isClave(
  claveHash: string | null,
  clave: string,
  verifica: (hashed: string, clave: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const [slow, quick] = await decoys
  const given = claveHash && costOf(claveHash) ? claveHash : null
  const isQuick = given !== null && costOf(given) === costOf(quick)
  const isSlowRight = await verifica(isQuick ? slow : (given ?? slow), clave)
  const isQuickRight = await verifica(isQuick ? given : quick, clave)
  return given !== null && (isQuick ? isQuickRight : isSlowRight)
}
