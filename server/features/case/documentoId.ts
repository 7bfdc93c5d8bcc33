import { createHmac } from 'node:crypto'

/**
 * The identifier of a plan's CFDocument without a row for it: publishing only reads. It is different in every installation (its key says
 * so), always the same for a plan, and tells which plan it is; a plan that took an identifier over from a package has it in case_documentos.
 */

const PLAN = 28n
const MAS_PLAN = (1n << PLAN) - 1n

interface Clave {
  /** The first 64 bits, as a UUID of version 4 begins. */
  antes: string
  mascara: bigint
}

const claves = new Map<string, Clave>()

function claveDe(secreto: string): Clave {
  const ya = claves.get(secreto)
  if (ya) return ya
  const h = createHmac('sha256', secreto).update('case').digest('hex')
  const clave = {
    antes: `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(12, 15)}-a${h.slice(15, 18)}`,
    mascara: BigInt(`0x${h.slice(20, 32)}`),
  }
  claves.set(secreto, clave)
  return clave
}

/** The identifier of a plan of this installation, whose key is `secreto`. */
export function documentoIdDe(secreto: string, empresaId: number, planId: number): string {
  const { antes, mascara } = claveDe(secreto)
  const nodo = ((BigInt(empresaId) << PLAN) | BigInt(planId)) ^ mascara
  return `${antes}-${nodo.toString(16).padStart(12, '0')}`
}

/** Which plan such an identifier names; null when it was not made here. */
export function planDeDocumento(secreto: string, uuid: string): { empresaId: number; planId: number } | null {
  const { antes, mascara } = claveDe(secreto)
  if (uuid.slice(0, -13) !== antes) return null
  const nodo = BigInt(`0x${uuid.slice(-12)}`) ^ mascara
  return { empresaId: Number(nodo >> PLAN), planId: Number(nodo & MAS_PLAN) }
}
