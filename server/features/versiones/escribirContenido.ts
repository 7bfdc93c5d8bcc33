import { type ContenidoDePlan, type IdsNuevos, reubicar } from '@malla/domain/planes/copiar.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { insertRows } from '../../platform/rows.ts'
import { syncPrerequisitos } from '../asignaturas/requisitosDePlan.ts'
import { cicloEntidad } from '../ciclos/ciclos.service.ts'
import { ambitoDePlan, type PlanRow } from '../planes/planes.guard.ts'
import { seccionEntidad } from '../secciones/secciones.service.ts'
import { escribirCompetencias } from './escribirCompetencias.ts'

const { asignaturas, perfil_egreso, plan_secciones } = schema

/**
 * Writes a content into a plan that was just made and holds nothing yet; `propios` leads from the content's catalogue rows and outcomes to those
 * of the institution. Each kind in one statement. No record is made of the rows: whoever made the plan records once where it all came from
 * (docs/decisions/0022-copia-de-planes.md). Answers from which id of the content to which row.
 */
export async function escribirContenido(
  ctx: Ctx,
  plan: PlanRow,
  contenido: ContenidoDePlan,
  propios: Pick<IdsNuevos, 'parametros' | 'resultados'>,
): Promise<IdsNuevos> {
  const ids = { ...(await reserveIds(ctx, contenido)), ...propios }
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
  conocerTras(ctx, ['asignaturas', 'prerequisitos'], cursos.length)
  await escribirCompetencias(ctx, plan, filas.competencias)
  return ids
}

/** New ids for all rows that others point at, in one query: a version names its base before either is written. */
async function reserveIds(
  ctx: Ctx,
  c: ContenidoDePlan,
): Promise<Omit<IdsNuevos, 'parametros' | 'resultados'>> {
  const tablas = {
    ciclos: ['ciclos', c.ciclos],
    secciones: ['secciones', c.secciones],
    asignaturas: ['asignaturas', c.asignaturas],
    perfil: ['perfil_egreso', c.perfil_egreso],
    grupos: ['grupos_competencias', c.competencias.grupos],
    competencias: ['competencias', c.competencias.competencias],
  } as const
  type Kind = keyof typeof tablas
  const kinds = Object.keys(tablas) as Kind[]
  const next = kinds.map(kind => {
    const [tabla, rows] = tablas[kind]
    return sql`(select coalesce(array_agg(nextval(pg_get_serial_sequence(${tabla}, 'id'))), '{}')
      from generate_series(1, ${rows.length}::int))::float8[] as ${sql.identifier(kind)}`
  })
  const { rows } = await ctx.tx.execute<Record<Kind, number[]>>(sql`select ${sql.join(next, sql`, `)}`)
  const given = rows[0]!
  const pair = (kind: Kind) => new Map(tablas[kind][1].map((row, i) => [row.id, given[kind][i]!]))
  return Object.fromEntries(kinds.map(kind => [kind, pair(kind)])) as Record<Kind, Map<number, number>>
}
