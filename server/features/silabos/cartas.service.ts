import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Carta, cartas as calls } from '@malla/contracts/cartas.ts'
import { conIdsUnicos } from '@malla/domain/silabos/idsUnicos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { stale } from '../../platform/errors.ts'
import { selectCarta } from './cartas.queries.ts'
import { CLAVES_DE_CARTA, selectClaves, upsertClaves } from './claves.queries.ts'
import { congelarPasados } from './congelarPasados.ts'
import { assertCurso, assertCursoEditable, lugarDeCambio } from './curso.guard.ts'
import { cambioDeClaves } from './guardarClaves.ts'
import { remedirPorCarta } from './medir.service.ts'

/** The carta of a course whose syllabus the person may see. */
export const showCarta = async (ctx: Ctx, id: number): Promise<Carta> =>
  selectCarta(ctx, await assertCurso(ctx, id, 'silabos.ver'))

/** First writers of one carta take turns: its rows are not there yet to be locked. */
const lockCarta = (ctx: Ctx, base: number) =>
  ctx.tx.execute(
    sql`select id from asignaturas where empresa_id = ${ctx.empresaId} and id = ${base} for no key update`,
  )

/**
 * Keeps the named keys of a carta, the others stay. Every syllabus of the course inherits it and is measured anew. 409 when a key was
 * written since the person saw it, with the carta as it is now; 409 ceased.
 */
export async function saveCarta(
  ctx: Ctx,
  { id, carta, revisiones }: ParsedOf<typeof calls.save>,
): Promise<Carta> {
  const curso = await assertCursoEditable(ctx, id, 'carta.editar')
  await lockCarta(ctx, curso.base)
  const { escribir, antes, viejas } = cambioDeClaves(
    await selectClaves(ctx, CLAVES_DE_CARTA, curso.base, true),
    conIdsUnicos(carta),
    revisiones,
  )
  if (viejas.length > 0) throw stale(await selectCarta(ctx, curso))
  if (Object.keys(escribir).length === 0) return selectCarta(ctx, curso)
  await congelarPasados(ctx, sql`coalesce(a.base_id, a.id) = ${curso.base}`)
  await upsertClaves(ctx, CLAVES_DE_CARTA, curso.base, escribir, { planestudio_id: curso.plan.id })
  const after = await selectCarta(ctx, curso)
  ctx.record({
    evento: 'carta.updated',
    objeto_id: curso.base,
    ambito: lugarDeCambio(curso),
    antes,
    despues: { ...escribir, revisiones: after.revisiones },
  })
  await remedirPorCarta(ctx, curso.plan, curso.base)
  return after
}
