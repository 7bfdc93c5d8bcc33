import type { IdsNuevos } from '@malla/domain/planes/copiar.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { PlanRow } from '../planes/planes.guard.ts'

/** The cartas descriptivas of a plan and what its syllabi are made of, which its copy has too; syllabi are each plan's own. */

interface Clave {
  asignatura_id: number
  clave: string
  valor: unknown
}

/** A value that names the copies of competencies; what was not copied keeps its words alone. */
function enLaCopia(valor: unknown, competencias: ReadonlyMap<number, number>): unknown {
  if (!Array.isArray(valor)) return valor
  return valor.map(linea =>
    linea && typeof linea === 'object' && linea.competencia_id
      ? { ...linea, competencia_id: competencias.get(linea.competencia_id) ?? null }
      : linea,
  )
}

/** Copies what is written of each course's carta; answers how many courses have one. Two queries, whatever the size of the plan. */
export async function copiarCartas(
  ctx: Ctx,
  de: PlanRow,
  a: PlanRow,
  { asignaturas, competencias }: Pick<IdsNuevos, 'asignaturas' | 'competencias'>,
): Promise<number> {
  const { rows } = await ctx.tx.execute(sql`select asignatura_id, clave, valor from carta_claves
    where empresa_id = ${ctx.empresaId} and planestudio_id = ${de.id} order by id`)
  const claves = (rows as unknown as Clave[]).flatMap(c => {
    const asignatura_id = asignaturas.get(c.asignatura_id)
    return asignatura_id ? [{ asignatura_id, clave: c.clave, valor: enLaCopia(c.valor, competencias) }] : []
  })
  if (claves.length === 0) return 0
  await ctx.tx.execute(sql`insert into carta_claves (empresa_id, planestudio_id, asignatura_id, clave, valor)
    select ${ctx.empresaId}, ${a.id}, c.asignatura_id, c.clave, c.valor
    from jsonb_to_recordset(${JSON.stringify(claves)}::jsonb) as c(asignatura_id bigint, clave text, valor jsonb)`)
  conocerTras(ctx, ['carta_claves'], claves.length)
  return new Set(claves.map(c => c.asignatura_id)).size
}

/** The structure of syllabi that a plan has of its own; one that it inherits, its copy inherits where it stands. */
export const copiarEstructuraDeSilabos = (ctx: Ctx, de: PlanRow, a: PlanRow): Promise<unknown> =>
  ctx.tx.execute(sql`insert into config_silabos (empresa_id, planestudio_id, contenido)
    select empresa_id, ${a.id}, contenido from config_silabos
    where empresa_id = ${ctx.empresaId} and planestudio_id = ${de.id}`)
