import { html } from '@malla/documents/engine/html/etiqueta.ts'
import type { FastifyInstance } from 'fastify'
import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { crearRecordados } from '../../platform/recordados.ts'
import { selectPlanesPublicados } from './planPublico.queries.ts'
import { caminoPublico, selectPublicadoras } from './publicadoras.queries.ts'

/** What search engines ask for: which addresses they may read, and which pages there are. */

/** Addresses that one sitemap may hold (sitemaps.org). */
const MAX_DIRECCIONES = 50_000
/** For how long a list is good (ms): making it reads every institution that publishes. */
const MINUTO = 60_000

const robots = (publicUrl: string): string => `User-agent: *
Allow: /$
Allow: /publico/
Allow: /ayuda
Allow: /fotos/
Allow: /assets/
Allow: /malla.svg
Disallow: /

Sitemap: ${publicUrl}/sitemap.xml
`

async function mapaDe(platform: Platform): Promise<string> {
  const { publicUrl } = platform.config
  const casas = await fewAtATime(await selectPublicadoras(platform), async casa => ({
    casa,
    planes: await platform.db.read(casa.id, tx => selectPlanesPublicados(tx, casa.id)),
  }))
  const urls = casas
    .filter(c => c.planes.length > 0)
    .flatMap(({ casa, planes }) => [
      html`<url><loc>${publicUrl + caminoPublico(casa.nombre_corto)}</loc></url>`,
      ...planes.map(
        p => html`<url><loc>${publicUrl + caminoPublico(casa.nombre_corto, p.direccion)}</loc></url>`,
      ),
    ])
  const { texto } = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${publicUrl}/</loc></url>
<url><loc>${publicUrl}/ayuda</loc></url>
${urls.slice(0, MAX_DIRECCIONES - 2)}</urlset>
`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${texto}`
}

/** Registers /robots.txt and /sitemap.xml: the landing, the guide and what is published, nothing of what is behind the sign-in. */
export function publishMapa(app: FastifyInstance, platform: Platform): void {
  const mapas = crearRecordados<string>(1)
  app.get('/robots.txt', (_req, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(platform.config.publicUrl)),
  )
  app.get('/sitemap.xml', async (_req, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .type('application/xml; charset=utf-8')
      .send(await mapas.de(String(Math.floor(Date.now() / MINUTO)), () => mapaDe(platform))),
  )
}
