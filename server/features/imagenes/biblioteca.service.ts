import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import { finDeImagen, nombreDeImagen } from '@malla/domain/imagenes/biblioteca.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { conPalabras, offsetOf, paginationOf } from '../../platform/page.ts'
import { isExterno } from './externo.ts'
import { selectNombradasPor } from './nombradas.queries.ts'
import { imagenUrl } from './usos.ts'
import { selectUsos, type UsoLeido } from './usosEnTextos.queries.ts'

const { imagenes, personas, usuarios } = schema

type Filtro = ParsedOf<typeof calls.imagenes.list>

const suyas = (ctx: Ctx): SQL =>
  and(eq(imagenes.uso, 'contenido'), eq(imagenes.de_empresa_id, ctx.empresaId))!

/** What narrows the library: a part of a name, of the file or of who uploaded it; and whether anything names it. */
async function conditions(ctx: Ctx, { filtro, uso }: Filtro): Promise<SQL> {
  const nombre = filtro
    ? conPalabras(sql`concat_ws(' ', ${imagenes.tags}::text, ${personas.nombres})`, filtro)
    : undefined
  if (!uso) return and(suyas(ctx), nombre)!
  const nombradas = sql.param([...(await selectNombradasPor(ctx.tx, ctx.empresaId))])
  const named = sql`${imagenes.public_id} = any(${nombradas}::text[])`
  return and(suyas(ctx), nombre, uso === 'con_uso' ? named : sql`not ${named}`)!
}

const campos = {
  public_id: imagenes.public_id,
  tags: imagenes.tags,
  width: imagenes.ancho,
  height: imagenes.alto,
  bytes: imagenes.bytes,
  created_at: imagenes.created_at,
  quien: personas.nombres,
}
const deLaBiblioteca = (ctx: Ctx, where: SQL) =>
  ctx.tx
    .select(campos)
    .from(imagenes)
    .leftJoin(usuarios, eq(usuarios.id, imagenes.usuario_id))
    .leftJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(where)
type Fila = Awaited<ReturnType<typeof deLaBiblioteca>>[number]

const toAnswer = (
  { tags, created_at, ...fila }: Fila,
  usos: readonly UsoLeido[],
  isNamed: boolean,
): ImagenDeBiblioteca => {
  const subida = new Date(created_at).toISOString()
  const deEsta = usos.filter(u => u.imagen === fila.public_id)
  return {
    ...fila,
    nombre: nombreDeImagen(tags),
    url: imagenUrl(fila.public_id),
    miniatura_url: `${imagenUrl(fila.public_id)}/miniatura`,
    created_at: subida,
    usos: deEsta.filter(u => u.suyo).map(({ imagen: _i, suyo: _s, ...uso }) => uso),
    otros_usos: deEsta.filter(u => !u.suyo).length,
    en_versiones: deEsta.length === 0 && isNamed,
    se_elimina_at: isNamed ? null : finDeImagen(subida),
  }
}

/** A page of the pictures of the institution's texts, the last first, with where each is shown. */
export async function listBiblioteca(ctx: Ctx, filtro: Filtro) {
  const where = await conditions(ctx, filtro)
  const rows = await deLaBiblioteca(ctx, where)
    .orderBy(desc(imagenes.created_at), desc(imagenes.public_id))
    .limit(filtro.per_page)
    .offset(offsetOf(filtro))
  const [{ n }] = (await ctx.tx
    .select({ n: sql<number>`count(*)` })
    .from(imagenes)
    .leftJoin(usuarios, eq(usuarios.id, imagenes.usuario_id))
    .leftJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(where)) as [{ n: number }]
  const usos = await selectUsos(
    ctx,
    rows.map(r => r.public_id),
  )
  const shown = new Set(usos.map(u => u.imagen))
  // Older versions are many: they are read only for what no text shows.
  const enAlguno = rows.every(r => shown.has(r.public_id))
    ? shown
    : await selectNombradasPor(ctx.tx, ctx.empresaId)
  return {
    data: rows.map(row => toAnswer(row, usos, enAlguno.has(row.public_id))),
    pagination: paginationOf(filtro, Number(n), rows.length, '/v1/imagenes'),
  }
}

/**
 * Takes a picture that nothing names out of the library, and its bytes with it; with `de_versiones` also one that only older versions of texts show: a
 * face that stands there by mistake must have a way out. 404 for one of another institution or of no text, 409 while a text, a draft or a template names it.
 */
export async function deleteImagen(
  ctx: Ctx,
  { public_id: publicId, de_versiones = false }: ParsedOf<typeof calls.imagenes.delete>,
): Promise<void> {
  assertMay(ctx, 'curricular.editar', DE_LA_INSTITUCION)
  const [row] = await ctx.tx
    .select()
    .from(imagenes)
    .where(and(eq(imagenes.public_id, publicId), suyas(ctx)))
    .for('update')
  if (!row) throw notFound()
  if ((await selectNombradasPor(ctx.tx, ctx.empresaId, { sinVersiones: de_versiones })).has(publicId))
    throw conflict(
      de_versiones
        ? 'No se puede eliminar: un texto, un borrador o una plantilla usa esta imagen.'
        : 'No se puede eliminar: un texto, una versión anterior o un borrador usa esta imagen.',
    )
  await ctx.tx.delete(imagenes).where(eq(imagenes.public_id, publicId))
  if (!isExterno(row.clave)) ctx.afterCommit(() => ctx.platform.storage.remove(row.clave))
}
