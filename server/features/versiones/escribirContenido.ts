import { type ContenidoDePlan, type IdsNuevos, reubicar } from '@malla/domain/planes/copiar.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { insertRows } from '../../platform/rows.ts'
import { syncPrerequisitos } from '../asignaturas/requisitosDePlan.ts'
import { cicloEntidad } from '../ciclos/ciclos.service.ts'
import { ambitoDePlan, type PlanRow } from '../planes/planes.guard.ts'
import { seccionEntidad } from '../secciones/secciones.service.ts'

const { asignaturas, perfil_egreso, plan_secciones } = schema

/**
 * Writes a content into a plan that was just made and holds nothing yet; `parametros` leads from the content's catalogue rows to those of the
 * institution. Each kind in one statement. No record is made of the rows: whoever made the plan records once where it all came from
 * (docs/decisions/0022-copia-de-planes.md). Answers from which id of the content to which row.
 */
export async function escribirContenido(
  ctx: Ctx,
  plan: PlanRow,
  contenido: ContenidoDePlan,
  parametros: IdsNuevos['parametros'],
): Promise<IdsNuevos> {
  const ids = { ...(await reserveIds(ctx, contenido)), parametros }
  const filas = reubicar(contenido, ids)
  const planestudio_id = plan.id
  const delPlan = <R extends object>(rows: R[]) => rows.map(row => ({ ...row, planestudio_id }))
  const callado = { ...ctx, record: () => {} }
  const parte = { evento: 'plan_estudio', ambito: () => ambitoDePlan(plan) }
  await insertRows(callado, cicloEntidad(plan), delPlan(filas.ciclos))
  await insertRows(callado, seccionEntidad(plan), delPlan(filas.secciones))
  const cursos = await insertRows(callado, { ...parte, table: asignaturas }, delPlan(filas.asignaturas))
  await syncPrerequisitos(ctx, plan.id, cursos)
  await insertRows(callado, { ...parte, table: plan_secciones }, delPlan(filas.textos))
  await insertRows(callado, { ...parte, table: perfil_egreso }, delPlan(filas.perfil_egreso))
  return ids
}

/** New ids for all rows that others point at, in one query: a version names its base before either is written. */
async function reserveIds(
  ctx: Ctx,
  c: ContenidoDePlan,
): Promise<Pick<IdsNuevos, 'ciclos' | 'secciones' | 'asignaturas'>> {
  const next = (
    tabla: string,
    n: number,
  ) => sql`(select coalesce(array_agg(nextval(pg_get_serial_sequence(${tabla}, 'id'))), '{}')
    from generate_series(1, ${n}::int))::float8[]`
  const { rows } = await ctx.tx.execute<Record<'ciclos' | 'secciones' | 'asignaturas', number[]>>(
    sql`select ${next('ciclos', c.ciclos.length)} as ciclos, ${next('secciones', c.secciones.length)} as secciones,
      ${next('asignaturas', c.asignaturas.length)} as asignaturas`,
  )
  const given = rows[0]!
  const pair = (de: { id: number }[], a: number[]) => new Map(de.map((row, i) => [row.id, a[i]!]))
  return {
    ciclos: pair(c.ciclos, given.ciclos),
    secciones: pair(c.secciones, given.secciones),
    asignaturas: pair(c.asignaturas, given.asignaturas),
  }
}
