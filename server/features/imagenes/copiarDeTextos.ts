import { randomBytes } from 'node:crypto'
import { conImagenesEn, imagenesEn } from '@malla/domain/texto/imagenes.ts'
import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { enLotes } from '../../platform/lotes.ts'
import { ARCHIVOS_A_LA_VEZ } from '../archivos/copiarArchivos.ts'
import { isExterno } from './externo.ts'
import type { ImagenRow } from './imagenes.queries.ts'
import { putBytes } from './imagenes.service.ts'
import { imagenUrl, publicIdOf } from './usos.ts'

const { imagenes } = schema

/** An entry of a section of text, of which only the rich text is looked at. */
const textoDe = (item: unknown): string => {
  const { descripcion } = item as { descripcion?: unknown }
  return typeof descripcion === 'string' ? descripcion : ''
}

/**
 * Sections of another institution (`deEmpresa`) with pictures of our own: pictures in texts are seen only where they were uploaded, so each is
 * copied, its bytes too, and named by its new address. One that is not that institution's, or whose bytes are lost, is taken out of the text.
 * That the person may read the texts there was asked by the caller.
 */
export async function conImagenesPropias<T extends { items: unknown[] }>(
  ctx: Ctx,
  deEmpresa: number,
  secciones: readonly T[],
): Promise<T[]> {
  const named = secciones.flatMap(s => s.items.flatMap(item => imagenesEn(textoDe(item))))
  const ids = [...new Set(named.flatMap(src => publicIdOf(src) ?? []))]
  const nuestra = await copiarImagenes(ctx, deEmpresa, ids)
  const otra = (src: string): string | null => {
    const id = publicIdOf(src)
    return id === null ? src : (nuestra.get(id) ?? null)
  }
  return secciones.map(s => ({
    ...s,
    items: s.items.map(item =>
      textoDe(item) ? { ...(item as object), descripcion: conImagenesEn(textoDe(item), otra) } : item,
    ),
  }))
}

/** Copies these pictures of texts; answers the address of each copy by what is copied. */
async function copiarImagenes(ctx: Ctx, deEmpresa: number, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx
    .select()
    .from(imagenes)
    .where(
      and(
        inArray(imagenes.public_id, ids),
        eq(imagenes.uso, 'contenido'),
        eq(imagenes.de_empresa_id, deEmpresa),
      ),
    )
  const nuestra = new Map<string, string>()
  for (const lote of enLotes(rows, () => 1, ARCHIVOS_A_LA_VEZ)) {
    const copias = (await fewAtATime(lote, row => copiar(ctx, row))).filter(c => c !== null)
    if (copias.length > 0) await ctx.tx.insert(imagenes).values(copias.map(c => c.nueva))
    for (const { era, nueva } of copias) nuestra.set(era, imagenUrl(nueva.public_id))
  }
  return nuestra
}

/** The row of a picture's copy, its bytes copied already, and what the picture was named; null when its bytes are lost. */
async function copiar(
  ctx: Ctx,
  { created_at: _, ...row }: ImagenRow,
): Promise<{ era: string; nueva: typeof imagenes.$inferInsert } | null> {
  const clave = await copiarBytes(ctx, row.clave)
  if (clave === null) return null
  const propia = { de_empresa_id: ctx.empresaId, usuario_id: ctx.sesion.usuario_id, clave }
  const public_id = randomBytes(18).toString('base64url')
  return { era: row.public_id, nueva: { ...row, ...propia, public_id } }
}

/** An outside service keeps its pictures for good, so its address serves both; null when the bytes are lost. */
async function copiarBytes(ctx: Ctx, clave: string): Promise<string | null> {
  if (isExterno(clave)) return clave
  const bytes = await ctx.platform.storage.get(clave)
  return bytes && putBytes(ctx, bytes)
}
