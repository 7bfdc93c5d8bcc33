import sharp from 'sharp'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { readImagen } from '../imagenes/imagenes.queries.ts'
import { avatarDe } from './avatar.ts'
import { countTry, IMAGEN } from './intentos.ts'
import { selectOptionalCuenta } from './usuario.queries.ts'

/** Pixels of a side. */
const LADO = 128

/** A person's own picture, small; null when it is gone or its service does not answer with one. */
async function pictureOf(platform: Platform, url: string): Promise<string | null> {
  const kept = await readImagen(platform.db.global, platform, url)
  const small =
    kept &&
    (await sharp(kept.bytes)
      .resize(LADO, LADO, { fit: 'cover' })
      .webp()
      .toBuffer()
      .catch(() => null))
  return small && `data:image/webp;base64,${small.toString('base64')}`
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
