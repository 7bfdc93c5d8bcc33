import '@fastify/cookie'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { forbidden } from '../errors.ts'
import type { SesionActiva, Sessions } from '../session/active.ts'

export const COOKIE = 'malla_sesion'
/** As long as browsers keep any cookie. It is written once: when a session ends is said by its row, which each use begins anew. */
const COOKIE_SECONDS = 400 * 24 * 3600

/** The session's cookie: unreadable for scripts, sent along from links in mails, never from other sites' forms. */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: COOKIE_SECONDS,
  })
}

/** Has the browser forget its session. */
export const clearSessionCookie = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' })

/** An unsafe request that rides on the cookie, or would get one, must come from our own pages. */
function assertSameOrigin(req: FastifyRequest, config: Config): void {
  if (req.method === 'GET' || req.method === 'HEAD') return
  const { origin } = req.headers
  const site = req.headers['sec-fetch-site']
  const foreign = origin
    ? origin !== config.publicUrl && !(URL.canParse(origin) && new URL(origin).host === req.headers.host)
    : site !== undefined && site !== 'same-origin' && site !== 'none'
  if (foreign) throw forbidden(mensajesDeError.origenNoPermitido)
}

const bearerOf = (req: FastifyRequest): string | null =>
  /^Bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null

/** The token of a request: the bearer's, else on reports `?token=`, else the cookie's; unsafe requests without a bearer from our own pages only. */
function tokenOf(req: FastifyRequest, config: Config, isReport: boolean): string | null {
  const bearer = bearerOf(req)
  if (bearer) return bearer
  const inQuery = (req.query as { token?: unknown } | undefined)?.token
  if (isReport && req.method === 'GET' && typeof inQuery === 'string' && inQuery) return inQuery
  // Also without a cookie: a form of another site must not sign people in to an account that is not theirs.
  assertSameOrigin(req, config)
  return req.cookies[COOKIE] || null
}

/** The session of a request, or null. */
export async function authenticate(
  req: FastifyRequest,
  config: Config,
  sessions: Sessions,
  isReport: boolean,
): Promise<SesionActiva | null> {
  const token = tokenOf(req, config, isReport)
  return token ? sessions.find(token) : null
}
