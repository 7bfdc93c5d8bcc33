import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { desc, eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { forbidden } from '../../platform/errors.ts'
import { insertRows } from '../../platform/rows.ts'
import { parametroEntidad, whyNotAnadir } from '../parametros/parametros.service.ts'

const { parametros } = schema

const llave = (p: { tipo: string; nombre: string }): string => `${p.tipo} ${clave(p.nombre)}`

async function selectPropios(ctx: Ctx): Promise<Map<string, number>> {
  const rows = await ctx.tx
    .select({ id: parametros.id, tipo: parametros.tipo, nombre: parametros.nombre })
    .from(parametros)
    .where(eq(parametros.empresa_id, ctx.empresaId))
    // Of two from before that differ in an accent the older one stands, each time.
    .orderBy(desc(parametros.id))
  return new Map(rows.map(r => [llave(r), r.id]))
}

/**
 * From the catalogue rows of a content to those of the institution, by kind and name; what it does not have is made, as when courses come from
 * a file. Two who bring the same new area at once take turns. 403 naming what is missing, by who may not add to the catalogues.
 */
export async function catalogosPropios(
  ctx: Ctx,
  { parametros: suyos }: ContenidoDePlan,
): Promise<Map<number, number>> {
  if (suyos.length === 0) return new Map()
  await takeTurn(ctx.tx, 'catalogos', ctx.empresaId)
  const propios = await selectPropios(ctx)
  const faltan = new Map(suyos.filter(p => !propios.has(llave(p))).map(p => [llave(p), p]))
  const reason = whyNotAnadir(
    ctx,
    [...faltan.values()].map(p => p.nombre),
  )
  if (reason) throw forbidden(reason)
  const hechos = await insertRows(
    ctx,
    parametroEntidad,
    [...faltan.values()].map(({ tipo, nombre, abreviatura, color }) => ({
      tipo,
      nombre,
      abreviatura,
      color,
    })),
  )
  for (const row of hechos) propios.set(llave(row), row.id)
  return new Map(suyos.map(p => [p.id, propios.get(llave(p))!]))
}
