import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { type Ctx, readingCtx } from './context.ts'
import { HttpError } from './errors.ts'
import { type DeferredFile, type FileAnswer, globalRoute, type Router, route } from './http/router.ts'

/**
 * Reports: a call that answers a file, or the address of one. The address carries what was asked, by whom and until when, signed: any node
 * can answer it, and nothing is kept. It is good for ten minutes (docs/decisions/0006-direcciones-de-documentos.md).
 */
export const GOOD_FOR_MS = 10 * 60 * 1000

type Producer = (ctx: Ctx, input: never) => Promise<FileAnswer | DeferredFile>

interface Asked {
  /** Path of the call. */
  c: string
  /** Its input. */
  i: unknown
  /** Institution, session and until when (ms). */
  e: number
  s: number
  x: number
}

const sign = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`documento:${text}`).digest()

export function makeKey(secret: string, asked: Asked): string {
  const text = Buffer.from(JSON.stringify(asked)).toString('base64url')
  return `${text}.${sign(secret, text).toString('base64url')}`
}

/** What a key asks for; null when it was not made here or its time is over. */
export function readKey(secret: string, key: string, now: number): Asked | null {
  const [text = '', signature = ''] = key.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const asked = JSON.parse(Buffer.from(text, 'base64url').toString()) as Asked
  return asked.x > now ? asked : null
}

/** Producers by path of their call. */
export type Reports = Map<string, Producer>

/**
 * A report's route. A GET call answers the file itself, or `{ url }` when asked with Accept: application/json; a POST one always the address.
 * The service runs again for each, so what is printed is what holds when it is opened.
 */
export function report<C extends Call>(
  r: Router,
  reports: Reports,
  call: C,
  produce: (ctx: Ctx, input: ParsedOf<C>) => Promise<FileAnswer | DeferredFile>,
): void {
  reports.set(call.path, produce as Producer)
  const address = (ctx: Ctx, input: ParsedOf<C>) => {
    const { secret } = ctx.platform
    const asked: Asked = {
      c: call.path,
      i: input,
      e: ctx.empresaId,
      s: ctx.sesion.id,
      x: Date.now() + GOOD_FOR_MS,
    }
    return { url: `/api/v1/documentos/${makeKey(secret, asked)}` }
  }
  route(r, call, (async (ctx: Ctx, input: ParsedOf<C>, wantsJson: boolean) => {
    // What may not be seen, or is not there, is refused now and not when the address is opened.
    const made = await produce(ctx, input)
    return call.verb === 'GET' && !wantsJson ? made : address(ctx, input)
  }) as never)
}

/** GET /v1/documentos/{clave}: the file of an address. 404 when its time is over or the session behind it ended. */
export function documentosRoute(r: Router, reports: Reports): void {
  globalRoute(r, calls.sistema.documento, async ({ platform }, { clave }) => {
    const asked = readKey(platform.secret, clave, Date.now())
    const produce = asked && reports.get(asked.c)
    const sesion = asked && (await platform.sessions.byId(asked.s))
    if (!asked || !produce || sesion?.empresa?.id !== asked.e)
      throw new HttpError(404, mensajesDeError.direccionVencida)
    return platform.db.read(asked.e, tx =>
      produce(readingCtx({ platform, tx, sesion, empresaId: asked.e }), asked.i as never),
    )
  })
}
