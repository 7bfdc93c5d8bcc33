import type { ParsedOf } from '@malla/contracts/call.ts'
import type { historial as calls, Version } from '@malla/contracts/historial.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { conHistorial } from './conHistorial.ts'
import { type De, selectVersion, selectVersiones } from './versiones.queries.ts'

type Pedido = Pick<ParsedOf<typeof calls.list>, 'tipo' | 'id' | 'key' | 'periodo_id'>

/** What to look for, once the person may read the thing; a section must be named where there are several. */
async function deQue(ctx: Ctx, { tipo, id, key, periodo_id }: Pedido): Promise<De> {
  const { eventos, porSeccion, assertVer, de } = conHistorial[tipo]
  await assertVer(ctx, id)
  if (porSeccion && key === undefined) throw invalidField('key', 'Elija la sección.')
  if (de) return { eventos, ...(await de(ctx, { id, key, periodo_id })) }
  return { eventos, id, ...(porSeccion ? { key } : {}) }
}

const SIN_SITIO = 'Lo que cambió es demasiado largo para verlo en esta lista'

/** A page of the versions of a thing that the person may read, the last first. */
export async function selectHistorial(
  ctx: Ctx,
  input: ParsedOf<typeof calls.list>,
): Promise<{ rows: Version[]; total: number }> {
  const { rows, total } = await selectVersiones(ctx, await deQue(ctx, input), input)
  const { leer = v => v } = conHistorial[input.tipo]
  const leida = (v: Version): Version =>
    v.despues === null ? { ...v, nota: SIN_SITIO } : leer(v, input.key ?? '')
  return { rows: rows.map(leida), total }
}

/** Writes what there was after a version again, as a new save. 404 for a version of something else, 409 ceased or stale. */
export async function restaurarVersion(ctx: Ctx, input: ParsedOf<typeof calls.restaurar>): Promise<void> {
  const { tipo, id, key, periodo_id, change_id, revision } = input
  const version = await selectVersion(ctx, await deQue(ctx, input), change_id)
  await conHistorial[tipo].restaurar(ctx, { id, key, periodo_id, version, revision })
}
