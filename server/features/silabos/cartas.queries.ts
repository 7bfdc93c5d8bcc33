import type { Carta } from '@malla/contracts/cartas.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  CLAVES_DE_CARTA,
  type ClaveGuardada,
  porClave,
  selectClaves,
  selectClavesDeCada,
} from './claves.queries.ts'
import type { CursoAbierto } from './curso.guard.ts'

type DeCarta = Pick<CursoAbierto, 'base' | 'plan'>

function toCarta({ base, plan }: DeCarta, claves: readonly ClaveGuardada[]): Carta {
  const { valores, revisiones } = porClave(claves)
  return { asignatura_id: base, planestudio_id: plan.id, carta: valores as Carta['carta'], revisiones }
}

/** The carta of a course, in wire form. Permission is the caller's. */
export const selectCarta = async (ctx: Ctx, curso: DeCarta): Promise<Carta> =>
  toCarta(curso, await selectClaves(ctx, CLAVES_DE_CARTA, curso.base))

/** The cartas of these courses in one query, as `selectCarta` has that of one. */
export async function selectCartas(ctx: Ctx, cursos: readonly DeCarta[]): Promise<(curso: DeCarta) => Carta> {
  const claves = await selectClavesDeCada(
    ctx,
    CLAVES_DE_CARTA,
    cursos.map(c => c.base),
  )
  return curso => toCarta(curso, claves.get(curso.base) ?? [])
}
