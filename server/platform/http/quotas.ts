import { type Call, isInforme } from '@malla/contracts/call.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { HttpError } from '../errors.ts'
import { createMeter } from '../realtime/limits.ts'

/** What costs more than an ordinary call: making a document, mailing one, taking in a file, searching. */
export type Gasto = 'informes' | 'correos' | 'archivos' | 'busquedas'

/** How many at once, and how many a second in the long run. No person at work comes near; a script that runs away is stopped. */
const CUOTAS: Readonly<Record<Gasto, { perSecond: number; burst: number }>> = {
  informes: { perSecond: 1, burst: 120 },
  // To any address, in the name of the institution: three a minute in the long run.
  correos: { perSecond: 0.05, burst: 60 },
  archivos: { perSecond: 0.5, burst: 100 },
  busquedas: { perSecond: 5, burst: 150 },
}

/** People remembered at most: the least recent are forgotten, and begin anew. */
const MOST = 20_000

/** Counts what a person spends on this node: kept in memory, so that counting costs nothing. */
export interface Quotas {
  /** One more, or so many; 429 when it is one too many. */
  spend(usuarioId: number, gasto: Gasto, cuantos?: number): void
}

/** `now`: ms that only go forward; a clock that somebody sets back must not stop people until it has caught up. */
export function createQuotas(now: () => number = () => performance.now()): Quotas {
  const meters = new Map<string, (now: number) => boolean>()
  return {
    spend(usuarioId, gasto, cuantos = 1) {
      const key = `${gasto} ${usuarioId}`
      const meter = meters.get(key) ?? createMeter(CUOTAS[gasto].perSecond, CUOTAS[gasto].burst)
      meters.delete(key)
      meters.set(key, meter)
      const [oldest] = meters.keys()
      if (meters.size > MOST && oldest !== undefined) meters.delete(oldest)
      for (let i = 0; i < cuantos; i++)
        if (!meter(now())) throw new HttpError(429, mensajesDeError.demasiadoDeprisa)
    },
  }
}

/** What asking this call spends, told from what it is: a new report or search is under its limit by itself. */
export function gastoOf(call: Call): Gasto | null {
  if (call.mails || (call.access.startsWith('informes.') && 'correo' in call.input.shape)) return 'correos'
  if (call.access.startsWith('informes.') || isInforme(call)) return 'informes'
  // `uso` looks through all texts of the institution for who names a picture.
  return 'q' in call.input.shape || 'uso' in call.input.shape ? 'busquedas' : null
}

/** Whether a body brought a file, by itself or among several. */
export const hasFile = (body: object): boolean =>
  Object.values(body)
    .flat()
    .some(v => (v as { data?: unknown } | null)?.data instanceof Uint8Array)
