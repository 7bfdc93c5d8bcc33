import { createMeter } from '../realtime/limits.ts'
import { redDe } from './redDe.ts'

/** What one address may ask of what is open to everybody, on this node: a reader in a hurry is not stopped, a script that runs away is. */
const POR_SEGUNDO = 10
const DE_GOLPE = 300
/** Addresses remembered at most: the least recent are forgotten. */
const MOST = 10_000

/** Counts what an address asks; answers whether `n` more are within the limit. */
export type PublicQuota = (ip: string, n?: number) => boolean

/** `now`: ms that only go forward; a clock that somebody sets back must not shut readers out until it has caught up. */
export function createPublicQuota(now: () => number = () => performance.now()): PublicQuota {
  const meters = new Map<string, (now: number) => boolean>()
  return (ip, n = 1) => {
    const red = redDe(ip)
    const meter = meters.get(red) ?? createMeter(POR_SEGUNDO, DE_GOLPE)
    meters.delete(red)
    meters.set(red, meter)
    const [oldest] = meters.keys()
    if (meters.size > MOST && oldest !== undefined) meters.delete(oldest)
    return Array.from({ length: n }, () => meter(now())).every(Boolean)
  }
}
