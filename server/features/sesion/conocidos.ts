import '@fastify/cookie'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/context.ts'

/** Which accounts signed in at this browser: a signed cookie that only /auth calls get (docs/decisions/0016-imagen-al-ingresar.md). */
export const CONOCIDOS = 'malla_conocidos'
const MOST = 5
const YEAR = 365 * 24 * 3600

const sign = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`conocidos:${text}`).digest()

/** Ids of the accounts that a cookie names, last one first; none when it was not made here. */
export function readConocidos(secret: string, cookie: string | undefined): number[] {
  const [text = '', signature = ''] = (cookie ?? '').split('~')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return []
  return text.split('.').map(Number)
}

/** The cookie with this account in front. */
export function writeConocidos(secret: string, known: number[], id: number): string {
  const text = [id, ...known.filter(k => k !== id)].slice(0, MOST).join('.')
  return `${text}~${sign(secret, text).toString('base64url')}`
}

export const conocidosDe = ({ secret }: Platform, req: FastifyRequest): number[] =>
  readConocidos(secret, req.cookies[CONOCIDOS])

/** Remembers at this browser that the account signed in here. */
export function rememberCuenta(
  platform: Platform,
  req: FastifyRequest,
  reply: FastifyReply,
  id: number,
): void {
  reply.setCookie(CONOCIDOS, writeConocidos(platform.secret, conocidosDe(platform, req), id), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: YEAR,
  })
}
