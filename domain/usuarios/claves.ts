/** Letters and digits that nobody mistakes for others when a password is read aloud or copied by hand: no 0, O, o, 1, l, i. */
export const LEGIBLES = 'abcdefghjkmnpqrstuvwxyz23456789'

const GRUPOS = 3
const POR_GRUPO = 4
/** Bytes that one password takes at most: those that would favour some letters are passed over. */
export const BYTES_DE_CLAVE = 64

/**
 * A temporary password out of random bytes (at least BYTES_DE_CLAVE): three groups of four, «kf7m-x3hr-qwtz», 59 bits. The bytes come from
 * outside, for rules know no chance.
 */
export function claveLegible(azar: Uint8Array): string {
  const fair = 256 - (256 % LEGIBLES.length)
  const letters = [...azar].filter(b => b < fair).map(b => LEGIBLES[b % LEGIBLES.length]!)
  if (letters.length < GRUPOS * POR_GRUPO) throw new Error('too few random bytes')
  return Array.from({ length: GRUPOS }, (_, g) =>
    letters.slice(g * POR_GRUPO, (g + 1) * POR_GRUPO).join(''),
  ).join('-')
}
