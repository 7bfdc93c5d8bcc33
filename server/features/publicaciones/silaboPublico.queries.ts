import type { DatosSilabo, HojaDeSilabos } from '@malla/documents/silabos/datos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectSilabosDePlan } from '../silabos/informes/datosSilabos.queries.ts'
import { masVigente } from '../silabos/vigencia.ts'

/** A syllabus that anybody may read, and the sheet that it is printed on. */
export interface SilaboPublico {
  hoja: HojaDeSilabos
  silabo: DatosSilabo
}

/** isCompletado of a syllabus that lacks nothing (§4). */
const COMPLETO = 3

/**
 * The period of the syllabus of a course that is complete and that its lecturer gave out of hand: handed in, approved, or of a period that is over (null:
 * that without a period); undefined: none. What is a draft still changes with every letter.
 */
async function selectPeriodoPublico(ctx: Ctx, cursoId: number): Promise<number | null | undefined> {
  const { rows } = await ctx.tx.execute<{ periodo_id: number | null }>(sql`
    select s.periodo_id from silabos s
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = ${cursoId}
      and s.completado = ${COMPLETO}
      and (s.estado in ('entregado', 'aprobado') or (s.congelado is not null and s.estado <> 'observado'))
    order by ${masVigente('p')}, s.id desc limit 1`)
  return rows[0]?.periodo_id
}

/** The syllabus of a course that its public sheet shows, with the names of its lecturers and nothing else of people; null: none. */
export async function selectSilaboPublico(
  ctx: Ctx,
  planId: number,
  cursoId: number,
): Promise<SilaboPublico | null> {
  const periodo = await selectPeriodoPublico(ctx, cursoId)
  if (periodo === undefined) return null
  const plan = await assertPlan(ctx, planId)
  const curso = (await selectAsignaturas(ctx, planId)).find(c => c.id === cursoId)
  if (!curso) return null
  const { silabos } = await selectSilabosDePlan(ctx, { plan, cursos: [curso], periodo, emitido: '' })
  // Who approved it is part of its review.
  const { hoja, datos } = silabos[0]!
  return { hoja, silabo: { ...datos, aprobado: null } }
}
