import type { Carta } from '@malla/contracts/cartas.ts'
import type { Ctx } from '../../platform/context.ts'
import { CLAVES_DE_CARTA, porClave, selectClaves } from './claves.queries.ts'
import type { CursoAbierto } from './curso.guard.ts'

/** The carta of a course, in wire form. Permission is the caller's. */
export async function selectCarta(
  ctx: Ctx,
  { base, plan }: Pick<CursoAbierto, 'base' | 'plan'>,
): Promise<Carta> {
  const { valores, revisiones } = porClave(await selectClaves(ctx, CLAVES_DE_CARTA, base))
  return { asignatura_id: base, planestudio_id: plan.id, carta: valores as Carta['carta'], revisiones }
}
