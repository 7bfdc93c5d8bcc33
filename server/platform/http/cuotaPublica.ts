import { createMeter } from '../realtime/limits.ts'

/** What one address may ask of what is open to everybody, on this node: a reader in a hurry is not stopped, a script that runs away is. */
const POR_SEGUNDO = 10
const DE_GOLPE = 300
/** Addresses remembered at most: the least recent are forgotten. */
const MOST = 10_000

/** Counts requests by address; answers whether one more is within the limit. */
export function createPublicQuota(now: () => number = Date.now): (ip: string) => boolean {
  const meters = new Map<string, (now: number) => boolean>()
  return ip => {
    const meter = meters.get(ip) ?? createMeter(POR_SEGUNDO, DE_GOLPE)
    meters.delete(ip)
    meters.set(ip, meter)
    const [oldest] = meters.keys()
    if (meters.size > MOST && oldest !== undefined) meters.delete(oldest)
    return meter(now())
  }
}
