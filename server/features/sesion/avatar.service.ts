import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { avatarDe } from './avatar.ts'
import { countTry, IMAGEN } from './intentos.ts'
import { selectOptionalCuenta } from './usuario.queries.ts'

/** Pixels of a side. */
const LADO = 128

const { imagenes } = schema

/** The last part of a picture's address is its public_id (contracts/imagenes.ts). */
const publicIdOf = (url: string): string => url.split(/[?#]/)[0]!.split('/').at(-1)!

async function pictureOf({ db, storage }: Platform, url: string): Promise<string | null> {
  const [row] = await db.global
    .select({ clave: imagenes.clave })
    .from(imagenes)
    .where(eq(imagenes.public_id, publicIdOf(url)))
  const bytes = row && (await storage.get(row.clave))
  if (!bytes) return null
  const small = await sharp(bytes).resize(LADO, LADO, { fit: 'cover' }).webp().toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/**
 * The picture beside the typed name (§4): the person's own where this account signed in at this browser before (`known`), else one made of
 * the name, the same whether the account exists or not. 429 after too many.
 */
export async function showAvatar(
  { platform, ip }: GlobalCtx,
  usuario: string,
  known: number[],
): Promise<string> {
  await countTry(platform.db, usuario, ip, IMAGEN)
  const cuenta = await selectOptionalCuenta(platform.db, usuario)
  const url = cuenta && known.includes(cuenta.id) ? cuenta.imagen_url : null
  return (url && (await pictureOf(platform, url))) || avatarDe(usuario)
}
