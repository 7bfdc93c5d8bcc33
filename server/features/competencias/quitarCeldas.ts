import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { selectVigentes } from '../asignaturas/asignaturas.queries.ts'
import { ambitoDePlan, type PlanRow } from '../planes/planes.guard.ts'
import { enVigor, selectCeldas } from './competencias.queries.ts'

const { competencia_cursos } = schema

const cursosDe = (celdas: readonly CeldaDeCompetencia[]) =>
  celdas.map(({ asignatura_id, nivel }) => ({ asignatura_id, nivel }))

/**
 * Takes courses that go out of the matrix: what they served loses them, and says so in its history by one `competencia.cursos` record a
 * competency (docs/decisions/0026-competencias-en-documentos-y-copias.md). The plan is locked by the caller.
 */
export async function quitarCeldasDe(ctx: Ctx, plan: PlanRow, cursos: ReadonlySet<number>): Promise<void> {
  const celdas = await selectCeldas(ctx, plan.id)
  const tocadas = new Set(celdas.filter(c => cursos.has(c.asignatura_id)).map(c => c.competencia_id))
  if (tocadas.size === 0) return
  const vigentes = await selectVigentes(ctx, plan.id)
  await ctx.tx
    .delete(competencia_cursos)
    .where(
      and(
        eq(competencia_cursos.empresa_id, ctx.empresaId),
        eq(competencia_cursos.planestudio_id, plan.id),
        inArray(competencia_cursos.asignatura_id, [...cursos]),
      ),
    )
  for (const id of tocadas) {
    const antes = celdas.filter(c => c.competencia_id === id)
    const quedan = antes.filter(c => !cursos.has(c.asignatura_id))
    ctx.record({
      evento: 'competencia.cursos',
      objeto_id: id,
      ambito: ambitoDePlan(plan),
      antes: { cursos: cursosDe(enVigor(antes, vigentes)) },
      despues: { cursos: cursosDe(enVigor(quedan, vigentes)) },
    })
  }
}
