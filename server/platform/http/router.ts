import { type Call, isInforme, type ParsedOf, type Verb, writes } from '@malla/contracts/call.ts'
import { enEspanol, errorsByField, motivo } from '@malla/contracts/errores.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { decode, fieldsTooDeep } from '@malla/contracts/wire.ts'
import { enNombreDe } from '@malla/documents/engine/turnos.ts'
import { QUIEN_ESCRIBE, quienEscribe } from '@malla/domain/sesion/quienEscribe.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Ctx, empresaOf, type GlobalCtx, type Platform, readingCtx } from '../context.ts'
import type { Tx } from '../db/db.ts'
import { HttpError, invalid, notFound, unauthorized } from '../errors.ts'
import { conAdelantados, type PorAdelantar } from '../files/adelantados.ts'
import { withOutcome } from '../outcome.ts'
import type { SesionActiva } from '../session/active.ts'
import { type Answer, send } from './answer.ts'
import { authenticate } from './authenticate.ts'
import { readBody } from './body.ts'
import { type Attempt, attemptOf, inTurn, keepAnswer, once, orRecalled, recalled } from './idempotency.ts'
import { assertMayCall, assertMayCallAny } from './mayCall.ts'
import { behindOutside } from './onceOutside.ts'
import { createQuotas, gastoOf, hasFile, type Quotas } from './quotas.ts'
import { redDe } from './redDe.ts'
import { verbOf } from './verb.ts'

const DEFAULT_FILE = 10 * 1024 * 1024

/** Runs in one transaction of the person's institution. `wantsJson`: asked with Accept: application/json (reports then answer an address). */
export type Handler<C extends Call> = (ctx: Ctx, input: ParsedOf<C>, wantsJson: boolean) => Promise<Answer<C>>
/** Runs without a transaction or an institution of its own. */
export type GlobalHandler<C extends Call> = (
  ctx: GlobalCtx,
  input: ParsedOf<C>,
  http: { req: FastifyRequest; reply: FastifyReply },
) => Promise<Answer<C>>

type Run = (
  sesion: SesionActiva | null,
  input: never,
  req: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>
interface Entry {
  call: Call
  run: Run
}

/** A call that reads, as something else may ask it: in a transaction of the institution that `where` names. */
export interface Read {
  where(sesion: SesionActiva): number
  run(ctx: Ctx, input: never): Promise<unknown>
}

export interface Router {
  readonly platform: Platform
  /** What reads, by its call: a list is taken away through the very handler that shows it. */
  readonly reads: Map<Call, Read>
  /** What people spend on this node. */
  readonly quotas: Quotas
  add(call: Call, run: Run): void
  /** Registers what was added: one Fastify route a path and verb; POST also answers for `_method`. */
  mount(app: FastifyInstance): void
}

const DEMASIADO_HONDO = motivo('tiene demasiados niveles')

/** Everything a call receives, decoded and checked in one go, so that the answer names every bad field. */
function parseInput(call: Call, body: object, req: FastifyRequest): never {
  const raw = { ...(req.query as object), ...body, ...(req.params as object) }
  const decoded = decode(call.input, raw) as object
  const deep = fieldsTooDeep(decoded)
  if (deep.length > 0) throw invalid(Object.fromEntries(deep.map(k => [k, [DEMASIADO_HONDO({ path: [k] })]])))
  const parsed = call.input.safeParse(decoded, { error: enEspanol })
  if (!parsed.success) throw invalid(errorsByField(parsed.error))
  return parsed.data as never
}

/**
 * A page may say in whose name and institution it asks. Browsers share one cookie among their tabs: one that slept while somebody else signed in would write
 * under the next person's name, and be shown what is theirs alone. 409, and nothing is done.
 */
function assertSameWorker(call: Call, sesion: SesionActiva | null, said: unknown): void {
  if (said === undefined || call.access === 'public' || !sesion) return
  if (said !== quienEscribe(sesion.usuario_id, sesion.empresa?.id ?? null))
    throw new HttpError(409, mensajesDeError.otraSesion, undefined, { otra_sesion: true })
}

/** What costs is counted by person, after it is known that they may: nobody spends for another. */
function spend(quotas: Quotas, call: Call, sesion: SesionActiva | null, body: object): void {
  if (!sesion) return
  const gasto = gastoOf(call)
  if (gasto) quotas.spend(sesion.usuario_id, gasto)
  if (hasFile(body)) quotas.spend(sesion.usuario_id, 'archivos')
}

function mountPath(app: FastifyInstance, router: Router, path: string, table: Map<Verb, Entry>): void {
  const { platform, quotas } = router
  const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
  const entries = [...table.values()]
  const written = entries.map(e => e.call).filter(call => call.verb !== 'GET')
  const isPrivate = entries.every(e => e.call.access !== 'public')
  const isReport = entries.some(e => isInforme(e.call))
  const fileSize = Math.max(...entries.map(e => e.call.maxFile ?? DEFAULT_FILE))

  const handle = async (verb: Verb | null, req: FastifyRequest, reply: FastifyReply) => {
    // Who asks and what they may is known before the body is read: neither a stranger nor an inspector can make us take in 50 MB.
    const sesion = await authenticate(req, platform.config, platform.sessions, isReport)
    if (isPrivate && !sesion) throw unauthorized()
    assertMayCallAny(verb ? [table.get(verb)!.call] : written, sesion)
    const { _method, ...body } =
      verb === 'GET' ? ({} as Record<string, unknown>) : await readBody(req, fileSize)
    const meant = verb ?? verbOf(_method, body, verb => table.get(verb)?.call)
    const entry = meant && table.get(meant)
    if (!entry) throw notFound()
    assertMayCall(entry.call, sesion)
    assertSameWorker(entry.call, sesion, req.headers[QUIEN_ESCRIBE])
    spend(quotas, entry.call, sesion, body)
    // Documents and workbooks are made in turn among those who ask.
    return enNombreDe(sesion?.usuario_id ?? redDe(req.ip), async () =>
      send(reply, await entry.run(sesion, parseInput(entry.call, body, req), req, reply)),
    )
  }
  for (const verb of table.keys()) {
    if (verb !== 'POST') app.route({ method: verb, url, handler: (req, reply) => handle(verb, req, reply) })
  }
  app.route({ method: 'POST', url, handler: (req, reply) => handle(null, req, reply) })
}

/** Collects the calls and mounts them. A call added twice stops the start. */
export function createRouter(platform: Platform): Router {
  const paths = new Map<string, Map<Verb, Entry>>()
  const router: Router = {
    platform,
    reads: new Map(),
    quotas: createQuotas(),
    add(call, run) {
      const table = paths.get(call.path) ?? new Map<Verb, Entry>()
      if (table.has(call.verb)) throw new Error(`two handlers for ${call.verb} ${call.path}`)
      paths.set(call.path, table.set(call.verb, { call, run }))
    },
    mount(app) {
      for (const [path, table] of paths) mountPath(app, router, path, table)
    },
  }
  return router
}

async function runWrite<C extends Call>(
  p: Platform,
  attempt: Attempt | null,
  handler: Handler<C>,
  sesion: SesionActiva,
  input: ParsedOf<C>,
  req: FastifyRequest,
  empresaId: number,
) {
  const report = (err: unknown) => req.log.error({ err }, 'an effect of a write failed')
  return withOutcome(report, async begin => {
    const { result, lastChange } = await p.db.write(empresaId, sesion.usuario_id, async (tx, record) => {
      const ctx: Ctx = { platform: p, tx, sesion, empresaId, record, ...(await begin()) }
      const run = () => handler(ctx, input, true)
      return attempt ? once(tx, attempt, run) : run()
    })
    if (lastChange !== null) p.wake(empresaId, lastChange)
    return result
  })
}

function addRoute<C extends Call>(
  router: Router,
  call: C,
  handler: Handler<C>,
  where: (sesion: SesionActiva) => number,
): void {
  const p = router.platform
  if (!writes(call)) router.reads.set(call, { where, run: (ctx, input) => handler(ctx, input, true) })
  router.add(call, async (sesion, input, req) => {
    if (!sesion) throw unauthorized()
    const empresaId = where(sesion)
    if (writes(call)) {
      const attempt = await attemptOf(p, call, { empresaId, usuarioId: sesion.usuario_id }, input, req)
      return runWrite(p, attempt, handler, sesion, input, req, empresaId)
    }
    const wantsJson = /\bapplication\/json\b/.test(req.headers.accept ?? '')
    return p.db.read(empresaId, tx =>
      handler(readingCtx({ platform: p, tx, sesion, empresaId }), input, wantsJson),
    )
  })
}

/** A call's route: the contract, and the one service that answers it, inside one transaction of the person's institution. */
export const route = <C extends Call>(router: Router, call: C, handler: Handler<C>): void =>
  addRoute(router, call, handler, empresaOf)

/** The institution that a record goes to; 0, the installation's own chain, for who has none. */
export const empresaOrNone = (sesion: SesionActiva): number => sesion.empresa?.id ?? 0

/**
 * As `route`, for what belongs to the installation or to the person (users, institutions, one's profile): it also serves who has no
 * institution yet, and is then recorded in the installation's own chain (institution 0, which has no rows).
 */
export const installationRoute = <C extends Call>(router: Router, call: C, handler: Handler<C>): void =>
  addRoute(router, call, handler, empresaOrNone)

/**
 * As `route`, for a write that has work which takes long and needs no database (a workbook to read, an image to draw anew): `prepare` does it before the
 * transaction begins, so that no connection waits for it; what it refuses, it refuses before. `where`: as for `installationRoute`; `keeps`: what is put ahead of it.
 */
export function preparedRoute<C extends Call, P>(
  router: Router,
  call: C,
  prepare: (input: ParsedOf<C>, sesion: SesionActiva, attempt: Attempt | null) => Promise<P>,
  handler: (ctx: Ctx, input: ParsedOf<C>, prepared: P) => Promise<Answer<C>>,
  where: (sesion: SesionActiva) => number = empresaOf,
  keeps: (prepared: P) => readonly PorAdelantar[] = () => [],
): void {
  const { platform: p } = router
  router.add(call, async (sesion, input: ParsedOf<C>, req) => {
    if (!sesion) throw unauthorized()
    const empresaId = where(sesion)
    const attempt = await attemptOf(p, call, { empresaId, usuarioId: sesion.usuario_id }, input, req)
    return inTurn(attempt, async () => {
      // What was done already is not prepared again: another service would be asked twice.
      const first = attempt && (await recalled(p.db, attempt))
      if (first) return first.respuesta
      const prepared = await prepare(input, sesion, attempt)
      const run: Handler<C> = (ctx, given) => handler(ctx, given, prepared)
      const write = () => runWrite(p, attempt, run, sesion, input, req, empresaId)
      return behindOutside(p.db, attempt, () => conAdelantados(p.storage, keeps(prepared), write))
    })
  })
}

/** Whose a write outside institutions is: what anyone may ask is nobody's, also of who is signed in. */
function whose(call: Call, who: SesionActiva | null): { empresaId: number; usuarioId: number } {
  const sesion = call.access === 'public' ? null : who
  return { empresaId: sesion ? empresaOrNone(sesion) : 0, usuarioId: sesion?.usuario_id ?? 0 }
}

/** The route of a call that stands outside institutions: it opens its own transactions, and keeps there what a repeated one is answered. */
export function globalRoute<C extends Call>(router: Router, call: C, handler: GlobalHandler<C>): void {
  const { platform } = router
  router.add(call, async (sesion, input, req, reply) => {
    const agente = req.headers['user-agent']?.slice(0, 300) ?? null
    const attempt = await attemptOf(platform, call, whose(call, sesion), input, req)
    const keep = async (tx: Tx, answer: unknown) => {
      if (attempt) await keepAnswer(tx, attempt, answer)
    }
    const ctx: GlobalCtx = { platform, sesion, ip: req.ip, agente, clave: attempt?.clave ?? null, keep }
    return orRecalled(platform.db, attempt, () => handler(ctx, input, { req, reply }))
  })
}
