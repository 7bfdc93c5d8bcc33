import { type Call, type OutputOf, type ParsedOf, type Verb, writes } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { enEspanol, errorsByField, motivo } from '@malla/contracts/errores.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { decode, fieldsTooDeep } from '@malla/contracts/wire.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Ctx, empresaOf, type GlobalCtx, type Platform, readingCtx } from '../context.ts'
import { forbidden, invalid, notFound, unauthorized } from '../errors.ts'
import { withOutcome } from '../outcome.ts'
import type { SesionActiva } from '../session/active.ts'
import { authenticate } from './authenticate.ts'
import { readBody } from './body.ts'
import { idempotencyKey, once } from './idempotency.ts'
import { createQuotas, gastoOf, hasFile, type Quotas } from './quotas.ts'

const DEFAULT_FILE = 10 * 1024 * 1024

/** A file as an answer: shown in place (`inline`) under a name a person would give it. */
export interface FileAnswer {
  bytes: Uint8Array
  name: string
  type: string
}

/**
 * A file that is made after the transaction has ended: what takes long never holds a connection. With an `etag` the browser may keep it
 * and ask whether it is still the same; it is then not made again.
 */
export interface DeferredFile {
  /** `onProgress` hears how much is done, 0 to 1. */
  render(onProgress?: (part: number) => void): Promise<FileAnswer>
  /** What people call it, where it is known before it is made. */
  title?: string
  etag?: string
}

/** An answer that PostgreSQL has already written as JSON text. `T` says what is in it. */
export interface JsonText<T> {
  jsonText: string
  readonly _type?: T
}
export const jsonText = <T>(text: string): JsonText<T> => ({ jsonText: text })

type Answer<C extends Call> =
  | OutputOf<C>
  | JsonText<OutputOf<C>>
  | (C extends { file?: boolean } ? FileAnswer | DeferredFile : never)
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

/** Whether an answer is a file as it stands. */
export const isFile = (a: unknown): a is FileAnswer => (a as FileAnswer | null)?.bytes instanceof Uint8Array
/** Whether an answer is JSON text that PostgreSQL wrote. */
export const isJsonText = (a: unknown): a is JsonText<unknown> =>
  typeof (a as JsonText<unknown> | null)?.jsonText === 'string'

/** Whether an answer is a file still to be made. */
export const isDeferred = (a: unknown): a is DeferredFile =>
  typeof (a as DeferredFile | null)?.render === 'function'

/** Kept by the person's own browser, and asked about each time: who may see it can change. */
const KEPT = 'private, no-cache'

async function send(reply: FastifyReply, answered: unknown): Promise<FastifyReply> {
  const etag = isDeferred(answered) ? answered.etag : undefined
  if (etag) {
    reply.header('etag', etag)
    if (reply.request.headers['if-none-match'] === etag)
      return reply.header('cache-control', KEPT).code(304).send()
  }
  const answer = isDeferred(answered) ? await answered.render() : answered
  if (isFile(answer)) {
    // What encodeURIComponent leaves and RFC 8187 does not allow.
    const name = encodeURIComponent(answer.name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16)}`)
    return reply
      .header('content-disposition', `inline; filename*=UTF-8''${name}`)
      .headers(etag ? { 'cache-control': KEPT } : {})
      .header('x-content-type-options', 'nosniff')
      .type(answer.type)
      .send(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength))
  }
  if (isJsonText(answer)) return reply.type('application/json; charset=utf-8').send(answer.jsonText)
  return reply.send(answer)
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

/** All that a person with a temporary password may ask before choosing one of their own, beside what is public (signing out). */
const WITH_TEMPORARY: ReadonlySet<Call> = new Set<Call>([calls.auth.user, calls.auth.changePassword])

function assertMayCall(call: Call, sesion: SesionActiva | null): void {
  if (call.access === 'public') return
  if (!sesion) throw unauthorized()
  if (sesion.debe_cambiar && !WITH_TEMPORARY.has(call)) throw forbidden(mensajesDeError.claveTemporal)
  if (call.access === 'session') return
  const reason = whyNot(sesion.quien, call.access)
  if (reason) throw forbidden(reason)
}

const METHODS: Readonly<Record<string, Verb>> = {
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PUT',
  DELETE: 'DELETE',
}
/** The verb that a POST means; null for a `_method` that is none: a mistyped one must not create. */
const verbOf = (method: unknown): Verb | null =>
  method === undefined ? 'POST' : typeof method === 'string' ? (METHODS[method.toUpperCase()] ?? null) : null

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
  const isPrivate = entries.every(e => e.call.access !== 'public')
  const isReport = entries.some(e => e.call.file)
  const fileSize = Math.max(...entries.map(e => e.call.maxFile ?? DEFAULT_FILE))

  const handle = async (verb: Verb | null, req: FastifyRequest, reply: FastifyReply) => {
    // Who asks is known before the body is read: a stranger cannot make us take in 50 MB.
    const sesion = await authenticate(req, platform.config, platform.sessions, isReport)
    if (isPrivate && !sesion) throw unauthorized()
    const { _method, ...body } =
      verb === 'GET' ? ({} as Record<string, unknown>) : await readBody(req, fileSize)
    const meant = verb ?? verbOf(_method)
    const entry = meant && table.get(meant)
    if (!entry) throw notFound()
    assertMayCall(entry.call, sesion)
    spend(quotas, entry.call, sesion, body)
    return send(reply, await entry.run(sesion, parseInput(entry.call, body, req), req, reply))
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
  call: C,
  handler: Handler<C>,
  sesion: SesionActiva,
  input: ParsedOf<C>,
  req: FastifyRequest,
  empresaId = empresaOf(sesion),
) {
  const clave = idempotencyKey(req.headers['idempotency-key'])
  const report = (err: unknown) => req.log.error({ err }, 'an effect of a write failed')
  return withOutcome(report, async begin => {
    const { result, lastChange } = await p.db.write(empresaId, sesion.usuario_id, async (tx, record) => {
      const ctx: Ctx = { platform: p, tx, sesion, empresaId, record, ...(await begin()) }
      const run = () => handler(ctx, input, true)
      if (!clave || call.secret) return run()
      const llamada = `${call.verb} ${call.path}`
      return once(tx, { empresaId, usuarioId: sesion.usuario_id, clave, llamada, input }, run)
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
    if (writes(call)) return runWrite(p, call, handler, sesion, input, req, empresaId)
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
 * As `route`, for a write that has work which takes long and needs no database (a workbook to read, an image to draw anew): `prepare` does
 * it before the transaction begins, so that no connection waits for it. What it refuses, it refuses before that work. `where`: as for `installationRoute`.
 */
export function preparedRoute<C extends Call, P>(
  router: Router,
  call: C,
  prepare: (input: ParsedOf<C>, sesion: SesionActiva) => Promise<P>,
  handler: (ctx: Ctx, input: ParsedOf<C>, prepared: P) => Promise<Answer<C>>,
  where: (sesion: SesionActiva) => number = empresaOf,
): void {
  router.add(call, async (sesion, input: ParsedOf<C>, req) => {
    if (!sesion) throw unauthorized()
    const empresaId = where(sesion)
    const prepared = await prepare(input, sesion)
    const run: Handler<C> = (ctx, given) => handler(ctx, given, prepared)
    return runWrite(router.platform, call, run, sesion, input, req, empresaId)
  })
}

/** The route of a call that stands outside institutions: it opens its own transactions. */
export function globalRoute<C extends Call>(router: Router, call: C, handler: GlobalHandler<C>): void {
  router.add(call, (sesion, input, req, reply) => {
    const agente = req.headers['user-agent']?.slice(0, 300) ?? null
    return handler({ platform: router.platform, sesion, ip: req.ip, agente }, input, { req, reply })
  })
}
