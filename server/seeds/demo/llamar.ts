import type { Call, InputOf, OutputOf } from '@malla/contracts/call.ts'
import type { FastifyInstance } from 'fastify'

/** Asks a declared call of the running server, as a client would: what the demonstration makes went through every rule. */
export type Llamar = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** Calls as the bearer of this token. Throws what the server refused, word for word: a demonstration that breaks a rule must not start. */
export const llamarComo =
  (app: FastifyInstance, token: string): Llamar =>
  async (call, input) => {
    const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = String(rest[key])
      delete rest[key]
      return value
    })
    const query = new URLSearchParams(
      Object.entries(rest).map(([k, v]): [string, string] => [
        k,
        typeof v === 'object' ? JSON.stringify(v) : String(v),
      ]),
    )
    const r = await app.inject({
      method: call.verb,
      url: `/api${path}${call.verb === 'GET' && query.size > 0 ? `?${query}` : ''}`,
      headers: { authorization: `Bearer ${token}` },
      ...(call.verb === 'GET' ? {} : { payload: rest }),
    })
    if (r.statusCode !== 200) throw new Error(`${call.verb} ${call.path}: ${r.statusCode} ${r.body}`)
    return r.json()
  }
