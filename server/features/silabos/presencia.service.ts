import type { ParsedOf } from '@malla/contracts/call.ts'
import type { presencias as calls, Presente } from '@malla/contracts/presencias.ts'
import type { Ctx } from '../../platform/context.ts'
import { estarEn } from '../../platform/presencia.ts'
import { assertCurso, isDeColega } from './curso.guard.ts'
import { selectPeriodoDe } from './periodo.queries.ts'

/**
 * Notes that the person looks at a syllabus and answers who else does (`presencia.updated`). 404 for who may not see the syllabus; a colleague who reads
 * it is neither seen nor sees anybody.
 */
export async function estar(ctx: Ctx, { id, ...senal }: ParsedOf<typeof calls.estar>): Promise<Presente[]> {
  const periodo_id = senal.periodo_id ?? null
  const curso = await assertCurso(ctx, id, 'silabos.ver')
  await selectPeriodoDe(ctx, periodo_id, curso.plan.programa_id)
  if (isDeColega(ctx, curso)) return []
  const silabo = {
    tabla: 'presencias',
    clave: { asignatura_id: id, periodo_id: periodo_id ?? 0 },
    aviso: 'presencia.updated',
    noticia: { id, periodo_id } as { id: number },
  } as const
  return estarEn(ctx, silabo, senal)
}
