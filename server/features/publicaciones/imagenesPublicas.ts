import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/context.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { likeOf } from '../../platform/page.ts'
import { bytesOf, readImagen } from '../imagenes/imagenes.queries.ts'
import { publicIdOf } from '../imagenes/usos.ts'
import { NoEsPublico } from './noEsta.ts'
import type { PlanPublicado } from './planPublico.queries.ts'
import type { Publicadora } from './publicadoras.queries.ts'

const { imagenes } = schema

/** A picture of a public page. Its content never changes: another one has another name. */
export interface ImagenPublica {
  etag: string
  /** Fetches it, from an outside service in seconds; null when that one does not answer. Who has it already need not wait for it. */
  leer: () => Promise<{ bytes: Uint8Array; tipo: string } | null>
}

const firmaDe = (secret: string, publicacionId: number, publicId: string): string =>
  createHmac('sha256', secret)
    .update(`imagen publica:${publicacionId}:${publicId}`)
    .digest('base64url')
    .slice(0, 22)

/**
 * Name under which a plan's pages show a picture of its texts: only a page that shows it can say it, so that no other picture of the institution
 * is public. Null for a picture that is not kept here.
 */
export function nombreDeImagen(secret: string, publicacionId: number, url: string): string | null {
  const publicId = publicIdOf(url)
  return publicId && `${publicId}.${firmaDe(secret, publicacionId, publicId)}`
}

/** Whether a text that the plan's pages may show still names the picture: whoever takes it out of the text takes it from the public. */
async function isMostrada(
  tx: Tx,
  { casa, plan_id, con_silabos }: PlanPublicado,
  publicId: string,
): Promise<boolean> {
  const nombrada = likeOf(`imagenes/${publicId}`)
  const { rows } = await tx.execute<{ si: boolean }>(sql`select exists (
      select 1 from carta_claves k where k.empresa_id = ${casa.id} and k.planestudio_id = ${plan_id}
        and k.valor::text like ${nombrada})
    or (${con_silabos} and exists (
      select 1 from silabos s left join silabo_claves k on k.empresa_id = s.empresa_id and k.silabo_id = s.id
      where s.empresa_id = ${casa.id} and s.planestudio_id = ${plan_id}
        and (k.valor::text like ${nombrada} or s.congelado::text like ${nombrada}))) as si`)
  return rows[0]!.si
}

/** The picture of such a name. Throws `NoEsPublico` for one that no page of the plan said, or that its texts show no more. */
export async function selectImagenDeTexto(
  platform: Platform,
  publicado: PlanPublicado,
  nombre: string,
): Promise<ImagenPublica> {
  const { casa, publicacion_id } = publicado
  const [publicId = '', firma = ''] = nombre.split('.')
  const [dicha, buena] = [firma, firmaDe(platform.secret, publicacion_id, publicId)].map(f => Buffer.from(f))
  if (dicha!.length !== buena!.length || !timingSafeEqual(dicha!, buena!)) throw new NoEsPublico()
  if (!(await platform.db.read(casa.id, tx => isMostrada(tx, publicado, publicId)))) throw new NoEsPublico()
  const [row] = await platform.db.global
    .select({ clave: imagenes.clave, formato: imagenes.formato })
    .from(imagenes)
    .where(
      and(
        eq(imagenes.public_id, publicId),
        eq(imagenes.uso, 'contenido'),
        eq(imagenes.de_empresa_id, casa.id),
      ),
    )
  if (!row) throw new NoEsPublico()
  return {
    etag: `"imagen-${publicId}"`,
    leer: async () => {
      const bytes = await bytesOf(platform, row.clave)
      return bytes && { bytes, tipo: `image/${row.formato}` }
    },
  }
}

/** The logo of an institution that publishes; no connection is held while it is fetched. */
export const logoDe = (platform: Platform, casa: Publicadora): ImagenPublica => ({
  etag: `"logo-${publicIdOf(casa.imagen_url)}"`,
  leer: () => readImagen(platform.db.global, platform, casa.imagen_url),
})
