import type { Ctx, Platform } from '../../platform/context.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { and, count, eq, gt, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { getExterno, isExterno } from './externo.ts'
import { imagenUrl, publicIdOf } from './usos.ts'

const { imagenes } = schema

export type ImagenRow = typeof imagenes.$inferSelect

/** The picture of somebody who works in this institution. */
const ofSomebodyHere = (empresaId: number): SQL => sql`exists (
  select 1 from personas p join usuarios u on u.persona_id = p.id join accesos a on a.usuario_id = u.id
  where p.imagen_url = ${imagenUrl('')} || imagenes.public_id and u.deleted_at is null and a.empresa_id = ${empresaId})`

const mine = (sesion: SesionActiva): SQL =>
  or(
    eq(imagenes.usuario_id, sesion.usuario_id),
    sql`${sesion.persona.imagen_url ?? ''} = ${imagenUrl('')} || imagenes.public_id`,
  )!

/**
 * Who sees which picture. Of people: oneself, root, and whoever works in the institution where that person works too. Logos: root and the
 * people of the institution. Pictures in texts: only those who work in that institution now.
 */
function visibleTo({ sesion, empresaId }: Pick<Ctx, 'sesion' | 'empresaId'>): SQL {
  const { root } = sesion.persona
  const empresas = [...new Set([empresaId, ...sesion.accesos.map(a => a.empresa_id)])]
  const logo = sql`imagenes.de_empresa_id = any(${sql.param(empresas)}::bigint[])`
  return or(
    and(eq(imagenes.uso, 'contenido'), eq(imagenes.de_empresa_id, empresaId)),
    and(eq(imagenes.uso, 'logo'), root ? undefined : or(logo, mine(sesion))),
    and(eq(imagenes.uso, 'perfil'), root ? undefined : or(mine(sesion), ofSomebodyHere(empresaId))),
  )!
}

/** A picture that the person may see; 404 otherwise. */
export async function selectImagen(ctx: Ctx, publicId: string): Promise<ImagenRow> {
  const [row] = await ctx.tx
    .select()
    .from(imagenes)
    .where(and(eq(imagenes.public_id, publicId), visibleTo(ctx)))
  if (!row) throw notFound()
  return row
}

/** How many pictures a person uploaded in the last hour. */
export async function countRecientes(db: Tx, usuarioId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(imagenes)
    .where(
      and(
        eq(imagenes.usuario_id, usuarioId),
        gt(imagenes.created_at, sql`clock_timestamp() - interval '1 hour'`),
      ),
    )
  return row!.n
}

/** The bytes of a kept picture, from wherever they are; null when they are gone. */
export const bytesOf = ({ storage }: Pick<Platform, 'storage'>, clave: string): Promise<Uint8Array | null> =>
  isExterno(clave) ? getExterno(clave) : storage.get(clave)

/**
 * The bytes of a picture that an address of ours names, for what the server itself draws with it (the header of a report); null when it is
 * none of ours or gone. Asks no permission: the caller shows what it belongs to. They are fetched while this goes on, so `tx` is no
 * transaction unless `bytesDe` leaves that for later.
 */
export async function readImagen(
  tx: Tx,
  platform: Pick<Platform, 'storage'>,
  url: string | null,
  bytesDe: (
    platform: Pick<Platform, 'storage'>,
    clave: string,
  ) => Uint8Array | Promise<Uint8Array | null> = bytesOf,
): Promise<{ bytes: Uint8Array; tipo: string } | null> {
  const publicId = publicIdOf(url)
  if (!publicId) return null
  const [row] = await tx
    .select({ clave: imagenes.clave, formato: imagenes.formato })
    .from(imagenes)
    .where(eq(imagenes.public_id, publicId))
  const bytes = row && (await bytesDe(platform, row.clave))
  return bytes ? { bytes, tipo: `image/${row.formato}` } : null
}
