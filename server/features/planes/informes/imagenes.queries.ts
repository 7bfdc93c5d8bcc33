import type { NodoRico } from '@malla/documents/document.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq, inArray } from '../../../platform/db/drizzle.ts'
import { bytesParaInforme } from '../../imagenes/porTraer.ts'
import { imagenUrl, publicIdOf } from '../../imagenes/usos.ts'

const { imagenes } = schema

/** Addresses of the pictures in these texts. */
export function* sourcesIn(nodes: readonly NodoRico[]): Generator<string> {
  for (const n of nodes) {
    if (n.type === 'image' && typeof n.attrs?.src === 'string') yield n.attrs.src
    yield* sourcesIn(n.content ?? [])
  }
}

/** Our own pictures at these addresses, wherever they are kept; their bytes come when the report is drawn. An address that is none of ours is left out: a report never fetches it. */
export async function selectImagenesEn(
  ctx: Ctx,
  addresses: Iterable<string>,
): Promise<Record<string, Uint8Array>> {
  const ids = [...new Set([...addresses].flatMap(src => publicIdOf(src) ?? []))]
  if (ids.length === 0) return {}
  const rows = await ctx.tx
    .select({ public_id: imagenes.public_id, clave: imagenes.clave })
    .from(imagenes)
    .where(
      and(
        inArray(imagenes.public_id, ids),
        eq(imagenes.uso, 'contenido'),
        eq(imagenes.de_empresa_id, ctx.empresaId),
      ),
    )
  return Object.fromEntries(
    rows.map(r => [imagenUrl(r.public_id), bytesParaInforme(ctx.platform, r.clave)] as const),
  )
}

/** Our own pictures that texts of this institution name, by address. */
export const selectImagenesDe = (ctx: Ctx, texts: readonly NodoRico[]): Promise<Record<string, Uint8Array>> =>
  selectImagenesEn(ctx, sourcesIn(texts))
