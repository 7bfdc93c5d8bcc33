import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { MAX_CLAVE } from '@malla/contracts/cambios.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { TrabajoPedido } from '@malla/contracts/trabajos.ts'
import { enNombreDe } from '@malla/documents/engine/turnos.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { FastifyRequest } from 'fastify'
import { type Ctx, empresaOf, type Platform, readingCtx } from './context.ts'
import { HttpError, invalidField, unauthorized } from './errors.ts'
import { type DeferredFile, type FileAnswer, isFile } from './http/answer.ts'
import { empresaOrNone, globalRoute, type Router } from './http/router.ts'
import { askTrabajo } from './jobs/pedidos.ts'
import type { SesionActiva } from './session/active.ts'

/**
 * Reports: a call that answers a file, or the address of one. The address carries what was asked, by whom and until when, signed: any node
 * can answer it, and nothing is kept. It is good for ten minutes (docs/decisions/0006-direcciones-de-documentos.md).
 */
const GOOD_FOR_MS = 10 * 60 * 1000

type Producer = (ctx: Ctx, input: never) => Promise<FileAnswer | DeferredFile>

/** How the file of a report's call is made, and what one must be allowed. */
export interface Report {
  access: Accion
  produce: Producer
}

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

/** Beyond these bytes what is asked is packed: hundreds of ids would make an address that no proxy takes. */
const PACKED_BEYOND = 1000
/** Before what is packed; no letter of base64url. */
const PACKED = '~'

function packed(asked: Asked): string {
  const json = Buffer.from(JSON.stringify(asked))
  if (json.length <= PACKED_BEYOND) return json.toString('base64url')
  return `${PACKED}${deflateRawSync(json).toString('base64url')}`
}

const unpacked = (text: string): Buffer =>
  text.startsWith(PACKED)
    ? inflateRawSync(Buffer.from(text.slice(PACKED.length), 'base64url'))
    : Buffer.from(text, 'base64url')

function makeKey(secret: string, asked: Asked): string {
  const text = packed(asked)
  return `${text}.${sign(secret, text).toString('base64url')}`
}

/** What a key asks for; null when it was not made here or its time is over. */
function readKey(secret: string, key: string, now: number): Asked | null {
  const [text = '', signature = ''] = key.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  // Only what was signed here is unpacked.
  const asked = JSON.parse(unpacked(text).toString()) as Asked
  return asked.x > now ? asked : null
}

/** Reports by path of their call. */
export type Reports = Map<string, Report>

/** The address under which a session may open a report for ten minutes. 422 when so much is asked that it does not fit into one. */
function addressOf(ctx: Ctx, path: string, input: unknown): { url: string } {
  const asked: Asked = { c: path, i: input, e: ctx.empresaId, s: ctx.sesion.id, x: Date.now() + GOOD_FOR_MS }
  const key = makeKey(ctx.platform.secret, asked)
  if (key.length > MAX_CLAVE) throw invalidField('general', mensajesDeError.informeDemasiadoLargo)
  return { url: `/api/v1/documentos/${key}` }
}

const prefersAsync = ({ headers }: FastifyRequest): boolean =>
  /(^|[\s,])respond-async\b/i.test(String(headers.prefer ?? ''))

/**
 * A report's route. A GET call answers the file itself, or `{ url }` when asked with Accept: application/json; a POST one always the address.
 * The service runs again for each, so what is printed is what holds when it is opened. With `Prefer: respond-async` it is made meanwhile:
 * 202 `{ job }` (contracts/trabajos.ts). What may not be seen, or is not there, is refused at once in each case. `where`: of which institution,
 * as for `installationRoute`; who works in none has no list of works to wait in, and is answered at once.
 */
export function report<C extends Call>(
  r: Router,
  reports: Reports,
  call: C,
  produce: (ctx: Ctx, input: ParsedOf<C>) => Promise<FileAnswer | DeferredFile>,
  where: (sesion: SesionActiva) => number = empresaOf,
): void {
  const { platform } = r
  reports.set(call.path, { access: call.access as Accion, produce: produce as Producer })
  r.add(call, async (sesion, input: ParsedOf<C>, req, reply) => {
    if (!sesion) throw unauthorized()
    const empresaId = where(sesion)
    if (prefersAsync(req) && sesion.empresa) {
      const { id } = await askReport(
        { platform, sesion, empresaId, produce, path: call.path, summary: call.summary },
        input,
      )
      reply
        .code(202)
        .header('preference-applied', 'respond-async')
        .header('location', `/api/v1/trabajos/${id}`)
      return { job: id } satisfies TrabajoPedido
    }
    const wantsJson = /\bapplication\/json\b/.test(req.headers.accept ?? '')
    return platform.db.read(empresaId, async tx => {
      const ctx = readingCtx({ platform, tx, sesion, empresaId })
      const made = await produce(ctx, input)
      return call.verb === 'GET' && !wantsJson ? made : addressOf(ctx, call.path, input)
    })
  })
}

interface AskedReport<I> {
  platform: Platform
  sesion: SesionActiva
  empresaId: number
  path: string
  /** What it is called when its producer does not say. */
  summary: string
  produce: (ctx: Ctx, input: I) => Promise<FileAnswer | DeferredFile>
}

/** Asks for a report in the background, after it is known that the person may have it. */
async function askReport<I>(asked: AskedReport<I>, input: I): Promise<{ id: number }> {
  const { platform, sesion, empresaId, path, produce } = asked
  // What it reads may be much: no write waits for its connection meanwhile.
  const made = await platform.db.read(empresaId, tx =>
    produce(readingCtx({ platform, tx, sesion, empresaId }), input),
  )
  const titulo = ('title' in made && made.title) || asked.summary
  const { result } = await platform.db.write(empresaId, sesion.usuario_id, tx => {
    const afterCommit = () => {}
    return askTrabajo({ platform, tx, sesion, empresaId, afterCommit }, { llamada: path, input, titulo })
  })
  platform.jobs.wake('informe')
  return { id: result }
}

/** It is made in this person's turn, whoever opens the address and from wherever. */
const enTurnoDe = (usuarioId: number, file: DeferredFile): DeferredFile => ({
  ...file,
  render: onProgress => enNombreDe(usuarioId, () => file.render(onProgress)),
})

/** GET /v1/documentos/{clave}: the file of an address. 404 when its time is over or the session behind it ended. */
export function documentosRoute(r: Router, reports: Reports): void {
  globalRoute(r, calls.sistema.documento, async ({ platform }, { clave }) => {
    const asked = readKey(platform.secret, clave, Date.now())
    const report = asked && reports.get(asked.c)
    const sesion = asked && (await platform.sessions.byId(asked.s))
    if (
      !asked ||
      !report ||
      !sesion ||
      empresaOrNone(sesion) !== asked.e ||
      whyNot(sesion.quien, report.access)
    )
      throw new HttpError(404, mensajesDeError.direccionVencida)
    r.quotas.spend(sesion.usuario_id, 'informes')
    const made = await platform.db.read(asked.e, tx =>
      report.produce(readingCtx({ platform, tx, sesion, empresaId: asked.e }), asked.i as never),
    )
    return isFile(made) ? made : enTurnoDe(sesion.usuario_id, made)
  })
}
