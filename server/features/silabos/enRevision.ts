import type { Silabo, SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { SilaboEnRevision } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { CursoAbierto } from './curso.guard.ts'
import { isTerminado, type PeriodoDeSilabo } from './periodo.queries.ts'

/** All versions of a course, the one in force first. While its plan is locked, as in calls that write, none is made. */
export async function selectVersiones(ctx: Ctx, base: number): Promise<SilaboAbierto['versiones']> {
  const { rows } = await ctx.tx.execute(sql`select id, version, nombre from asignaturas
    where empresa_id = ${ctx.empresaId} and (id = ${base} or base_id = ${base}) order by version desc, id desc`)
  return rows as unknown as SilaboAbierto['versiones']
}

/** What the rules of its review look at in a syllabus of this version of a course; `versiones`, where they are read already. */
export async function enRevision(
  ctx: Ctx,
  { curso, base }: CursoAbierto,
  estado: Silabo['estado'],
  periodo: PeriodoDeSilabo | null,
  versiones?: SilaboAbierto['versiones'],
): Promise<SilaboEnRevision> {
  const [vigente] = versiones ?? (await selectVersiones(ctx, base))
  return {
    estado,
    periodoTerminado: isTerminado(periodo),
    reemplazadaPor: vigente && vigente.version > curso.version ? vigente.version : null,
  }
}
