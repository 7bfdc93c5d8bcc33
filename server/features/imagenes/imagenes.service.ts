import { randomBytes } from 'node:crypto'
import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { ImagenSubida, UsoDeImagen } from '@malla/contracts/imagenes.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { type Ctx, empresaOf, type Platform } from '../../platform/context.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { forbidden, HttpError, invalidField } from '../../platform/errors.ts'
import { putOrTake } from '../../platform/files/adelantados.ts'
import { removeUnlessNamed } from '../../platform/files/conFila.ts'
import { cleanImagen, type ImagenLimpia, ImagenNoValida } from '../../platform/files/imagen.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import { onceOutside } from '../../platform/http/onceOutside.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { selectAjustesDeInstalacion } from '../ajustes/instalacion.service.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'
import { putExterno } from './externo.ts'
import { countRecientes, type ImagenRow } from './imagenes.queries.ts'
import { imagenUrl, publicIdOf, usos } from './usos.ts'

const { imagenes } = schema

/** Far more than a person needs; a script that fills the disk stops here. */
const MOST_AN_HOUR = 200

type Subir = ParsedOf<typeof calls.imagenes.upload>

/** A picture drawn anew, and where an outside service keeps it; null: our own storage will. */
export interface ImagenPreparada {
  limpia: ImagenLimpia
  externa: string | null
}

async function assertPocas(tx: Tx, { usuario_id }: SesionActiva): Promise<void> {
  if ((await countRecientes(tx, usuario_id)) >= MOST_AN_HOUR)
    throw new HttpError(429, mensajesDeError.demasiadosIntentos)
}

/**
 * Checks that the person may upload a picture for this use, and draws it anew, before any connection is taken. 403 by role, 422 for what is no
 * picture, 429 for too many; 503 while another node hands this very upload to the outside service.
 */
export async function prepareImagen(
  platform: Platform,
  { upload_preset, file }: Subir,
  sesion: SesionActiva,
  attempt: Attempt | null,
): Promise<ImagenPreparada> {
  const { db } = platform
  assertPropio(platform, sesion)
  const reason = whyNot(sesion.quien, usos[upload_preset].accion)
  if (reason) throw forbidden(reason)
  await assertPocas(db.global, sesion)
  const limpia = await cleanImagen(file.data, usos[upload_preset].medida).catch((e: unknown) => {
    throw e instanceof ImagenNoValida ? invalidField('file', e.message) : e
  })
  const { imagenes: servicio } = await selectAjustesDeInstalacion(db.global)
  if (servicio.servicio !== 'externo') return { limpia, externa: null }
  return { limpia, externa: await onceOutside(db, attempt, () => putExterno(servicio, limpia)) }
}

const tagsOf = (tags = ''): string[] =>
  tags
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)

/**
 * Keeps a picture that was drawn anew. Until something names it, only who uploaded it sees it (pictures of people and logos). 429 for too many, counted once
 * more: of those that were drawn at the same time each sees those before it.
 */
export async function keepImagen(
  ctx: Ctx,
  input: Subir,
  { limpia, externa }: ImagenPreparada,
): Promise<ImagenSubida> {
  await takeTurn(ctx.tx, 'imagenes', ctx.sesion.usuario_id)
  await assertPocas(ctx.tx, ctx.sesion)
  const clave = externa ?? (await putBytes(ctx, limpia.bytes))
  const [row] = await ctx.tx
    .insert(imagenes)
    .values({
      public_id: randomBytes(18).toString('base64url'),
      de_empresa_id: usos[input.upload_preset].deLaInstitucion ? empresaOf(ctx.sesion) : null,
      usuario_id: ctx.sesion.usuario_id,
      clave,
      formato: limpia.tipo.replace('image/', ''),
      bytes: limpia.bytes.length,
      ancho: limpia.ancho,
      alto: limpia.alto,
      uso: input.upload_preset,
      tags: tagsOf(input.tags),
    })
    .returning()
  return toSubida(ctx.platform, row!)
}

/** Puts the bytes of a picture where they are kept, unless its route has done so; when the transaction fails, they go again. */
export async function putBytes(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const clave = await putOrTake(ctx.platform.storage, bytes)
  const { platform, empresaId } = ctx
  ctx.afterFailure(e => removeUnlessNamed(platform, { tabla: 'imagenes', empresaId }, clave, e))
  return clave
}

const toSubida = ({ config }: Platform, row: ImagenRow): ImagenSubida => ({
  public_id: row.public_id,
  format: row.formato as ImagenSubida['format'],
  secure_url: imagenUrl(row.public_id),
  url: config.publicUrl + imagenUrl(row.public_id),
  width: row.ancho,
  height: row.alto,
  bytes: row.bytes,
  resource_type: 'image',
  tags: row.tags,
  created_at: new Date(row.created_at).toISOString(),
})

const NO_ES_NUESTRA = 'Suba la imagen con «Elegir imagen».'

/**
 * Lets something name a picture: call it wherever a form sends `imagen_url`, with what it was before. 422 under `field` for an address that is no
 * picture of ours for this use, or somebody else's upload. `empresaId`: the institution whose logo it becomes, and whose people see it from now on.
 */
export async function assertImagen(
  ctx: Ctx,
  wanted: { field: string; uso: UsoDeImagen; before: string | null; now: string | null | undefined },
  empresaId?: number,
): Promise<void> {
  const { field, uso, before, now } = wanted
  if (now == null || now === before) return
  const publicId = publicIdOf(now)
  const [row] = publicId
    ? await ctx.tx.select().from(imagenes).where(eq(imagenes.public_id, publicId)).for('update')
    : []
  if (row?.uso !== uso || row.usuario_id !== ctx.sesion.usuario_id) throw invalidField(field, NO_ES_NUESTRA)
  if (empresaId !== undefined && row.de_empresa_id !== empresaId)
    await ctx.tx
      .update(imagenes)
      .set({ de_empresa_id: empresaId })
      .where(eq(imagenes.public_id, row.public_id))
}
