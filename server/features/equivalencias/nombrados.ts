import type { Ctx } from '../../platform/context.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
import { selectCursoNombrado, selectPlanesQueReconocen } from './equivalencias.queries.ts'

/** 409 when one of the courses that go stands in a table of equivalences, naming it and the two plans. */
export async function assertSinEquivalencias(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const named = await selectCursoNombrado(ctx, ids)
  if (named)
    throw conflict(
      `No se puede eliminar «${named.curso}»: está en la tabla de equivalencias entre «${named.origen}» y «${named.destino}».`,
    )
}

/** 409 naming the plans that recognise courses of a plan that goes. */
export async function assertNoReconocido(ctx: Ctx, planId: number): Promise<void> {
  const planes = await selectPlanesQueReconocen(ctx, planId)
  if (planes.length > 0)
    throw conflict(
      `No se puede eliminar el plan: otros reconocen cursos suyos en su tabla de equivalencias (${enumerar(planes)}).`,
    )
}
