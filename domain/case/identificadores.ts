/** Identifiers of CASE are UUIDs in lower case. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The identifier in its one form; null for what is none. Capitals, braces and `urn:uuid:` are forgiven. */
export function uuidDe(v: unknown): string | null {
  if (typeof v !== 'string' || v.length > 60) return null
  const limpio = v
    .trim()
    .toLowerCase()
    .replace(/^urn:uuid:/, '')
    .replace(/^\{(.*)\}$/, '$1')
  return UUID.test(limpio) ? limpio : null
}

/** What the product names after something else that has an identifier: far apart, so that two never meet. */
export const ASOCIACION = 0x5a31_c0de_77a1n
export const TIPO = 0x2b84_19f0_0000n
export const AGRUPACION = 0x7c1d_e500_0000n

const NODO = 12

/**
 * Another identifier that follows from this one, and leads back to it: deriving twice with the same `sal` (up to 47 bits) answers the first.
 * So what is made of the tree (an association, a type) has a name for good without a row, and is found by it.
 */
export function derivar(uuid: string, sal: bigint): string {
  const nodo = BigInt(`0x${uuid.slice(-NODO)}`) ^ sal
  return uuid.slice(0, -NODO) + nodo.toString(16).padStart(NODO, '0')
}

/** Whether an identifier was derived from another with a `sal` of this kind (`TIPO`, `AGRUPACION`) and a number. */
export function isDerivado(uuid: string, de: string, clase: bigint): boolean {
  if (uuid.slice(0, -NODO) !== de.slice(0, -NODO)) return false
  const sal = BigInt(`0x${uuid.slice(-NODO)}`) ^ BigInt(`0x${de.slice(-NODO)}`)
  return sal >> 24n === clase >> 24n
}
