import type { PlanRelacionado } from '@malla/contracts/versiones.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, isNull, ne, or, sql } from '../../platform/db/drizzle.ts'
import { assertPlan } from '../planes/planes.guard.ts'

const { planes, programas } = schema

/** Most plans that one is compared with through its ancestors. */
const GENERACIONES = 20

interface Copia {
  desde: number
  plan: number
  version_de: number
  origenes: [number, number][]
}

/** What of a plan its copies are traced by: what its record calls the pairs [new, old]. */
export type Rastro = 'origenes' | 'origenes_competencias'

/** Ancestors of these plans with what their copying said, the nearest first; one query. */
async function selectLinaje(ctx: Ctx, ids: number[], rastro: Rastro): Promise<Copia[]> {
  const { rows } = await ctx.tx.execute(sql`
    with recursive linaje as (
      select id as desde, id, version_de_id, 1 as n from planes
        where empresa_id = ${ctx.empresaId} and id in (${sql.join(
          ids.map(i => sql`${i}`),
          sql`, `,
        )})
      union all
      select l.desde, p.id, p.version_de_id, l.n + 1 from linaje l
        join planes p on p.empresa_id = ${ctx.empresaId} and p.id = l.version_de_id where l.n < ${GENERACIONES})
    select l.desde, l.id as plan, l.version_de_id as version_de, c.despues -> ${rastro}::text as origenes
    from linaje l join cambios c on c.empresa_id = ${ctx.empresaId} and c.objeto_id = l.id and c.evento = 'plan_estudio.created'
    where l.version_de_id is not null and c.despues ? ${rastro}::text order by l.desde, l.n`)
  return rows as unknown as Copia[]
}

/** From a course of `de` to the course of its ancestor `a` that it was copied from, over every generation; null when `a` is no ancestor. */
function camino(linaje: readonly Copia[], de: number, a: number): Map<number, number> | null {
  let mapa = new Map<number, number>()
  for (const [n, { version_de, origenes }] of linaje.filter(c => c.desde === de).entries()) {
    const paso = new Map(origenes)
    mapa = n === 0 ? paso : new Map([...mapa].flatMap(([x, y]) => (paso.has(y) ? [[x, paso.get(y)!]] : [])))
    if (version_de === a) return mapa
  }
  return null
}

/**
 * From base courses (or competencies) of `despues` to those of `antes` that they are copies of, whichever of the two plans is the older; empty
 * when neither is.
 */
export async function selectOrigenes(
  ctx: Ctx,
  antes: number,
  despues: number,
  rastro: Rastro = 'origenes',
): Promise<Map<number, number>> {
  const linaje = await selectLinaje(ctx, [antes, despues], rastro)
  const hacia = camino(linaje, despues, antes)
  if (hacia) return hacia
  return new Map([...(camino(linaje, antes, despues) ?? [])].map(([x, y]) => [y, x]))
}

/** Plans that one is usually compared with: the one it was copied from, its versions, then those of its programme; 50 at the most. */
export async function selectRelacionados(ctx: Ctx, id: number): Promise<PlanRelacionado[]> {
  const plan = await assertPlan(ctx, id)
  const relacion = sql<
    PlanRelacionado['relacion']
  >`case when ${planes.id} = ${plan.version_de_id}::bigint then 'origen'
    when ${planes.version_de_id} = ${id} then 'version' else 'programa' end`
  return ctx.tx
    .select({
      id: planes.id,
      full_name: planes.full_name,
      programa: programas.nombre,
      relacion,
      fechacese: planes.fechacese,
    })
    .from(planes)
    .innerJoin(programas, and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, planes.programa_id)))
    .where(
      and(
        eq(planes.empresa_id, ctx.empresaId),
        isNull(planes.deleted_at),
        ne(planes.id, id),
        programaInAlcance(ctx, programas.facultad_id, planes.programa_id),
        or(
          eq(planes.programa_id, plan.programa_id),
          eq(planes.version_de_id, id),
          sql`${planes.id} = ${plan.version_de_id}::bigint`,
        ),
      ),
    )
    .orderBy(
      sql`array_position(array['origen', 'version', 'programa'], ${relacion})`,
      sql`${planes.created_at} desc`,
    )
    .limit(50)
}
