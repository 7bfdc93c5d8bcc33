import type { FastifyReply } from 'fastify'

/** Public pages load our own files and nothing else: no script but the one of the malla, no style of their own. */
const reglas = (ancestros: string, isHttps: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestros}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** Headers of a public page. Only a page that was asked for reduced may stand in pages of others. */
export function guardarPagina(
  reply: FastifyReply,
  { incrustado, publicUrl }: { incrustado: boolean; publicUrl: string },
): void {
  reply.header('content-security-policy', reglas(incrustado ? '*' : "'self'", publicUrl.startsWith('https:')))
  if (!incrustado) return
  // Set by helmet for all; a browser that knows frame-ancestors does not ask for it.
  reply.raw.removeHeader('x-frame-options')
  reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin')
}
