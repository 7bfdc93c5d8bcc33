import type { Modelo } from '@malla/contracts/modelos.ts'
import { estadoDeModelo, isVigente } from '@malla/domain/modelos/versiones.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, inArray } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { instante } from '../../platform/instante.ts'
import { archivoUrl } from '../archivos/archivos.service.ts'

const { archivos, modelos_educativos: modelos } = schema

const select = (ctx: Ctx) =>
  ctx.tx
    .select({
      id: modelos.id,
      nombre: modelos.nombre,
      descripcion: modelos.descripcion,
      fechavigencia: modelos.fechavigencia,
      fechacese: modelos.fechacese,
      adjunto: { id: archivos.id, nombre: archivos.nombre, tipo: archivos.tipo, bytes: archivos.bytes },
      revision: modelos.revision,
      created_at: instante(modelos.created_at),
    })
    .from(modelos)
    .leftJoin(archivos, and(eq(archivos.empresa_id, ctx.empresaId), eq(archivos.id, modelos.archivo_id)))

type Row = Awaited<ReturnType<typeof select>>[number]

const toAnswer = ({ adjunto, ...row }: Row): Modelo => ({
  ...row,
  status_vigente: isVigente(row),
  adjunto: adjunto && { ...adjunto, url: archivoUrl(adjunto.id)! },
})

/** The versions of the educational model, newest first. */
export const selectModelos = async (ctx: Ctx): Promise<Modelo[]> =>
  (
    await select(ctx)
      .where(eq(modelos.empresa_id, ctx.empresaId))
      .orderBy(desc(modelos.created_at), desc(modelos.id))
  ).map(toAnswer)

/** One version; 404 when it is not there. */
export async function selectModelo(ctx: Ctx, id: number): Promise<Modelo> {
  const [row] = await select(ctx).where(and(eq(modelos.empresa_id, ctx.empresaId), eq(modelos.id, id)))
  if (!row) throw notFound()
  return toAnswer(row)
}

/** The state of versions in words, as it is today, by their ids. */
export async function selectEstados(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ id: modelos.id, fechavigencia: modelos.fechavigencia, fechacese: modelos.fechacese })
    .from(modelos)
    .where(and(eq(modelos.empresa_id, ctx.empresaId), inArray(modelos.id, [...ids])))
  return new Map(rows.map(row => [row.id, estadoDeModelo(row, hoyAqui())]))
}
