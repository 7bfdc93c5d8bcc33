import type { ParsedOf } from '@malla/contracts/call.ts'
import { type vistas as calls, MAX_VISTAS, type Vista } from '@malla/contracts/vistas.ts'
import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { conflict, forbidden, notFound } from '../../platform/errors.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { differing } from '../../platform/writeRows.ts'
import { assertMayList, isDeAdministracion } from '../listas/permiso.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'
import { contarVistas, selectCambiada, selectVista, selectVistas } from './vistas.queries.ts'

type Fila = typeof schema.vistas.$inferSelect

const entidad: Entidad<typeof schema.vistas> = {
  table: schema.vistas,
  evento: 'vista',
  ambito: row => ({ usuario_id: row.usuario_id }),
}

/** A view of one's own is told to its owner alone; that there is another one for all, to the institution (without what is in it: changes/visible.ts). */
const entidadDe = (lista: string, paraTodos: boolean): Entidad<typeof schema.vistas> => ({
  ...entidad,
  ...(isDeAdministracion(lista as NombreDeLista) && { evento: 'vista_administrativa' }),
  ...(paraTodos && { ambito: () => ({}) }),
})

/** For all: an offer to the whole institution, made by those who configure its curriculum. */
function assertMayOfrecer(ctx: Ctx): void {
  const reason = whyNot(ctx.sesion.quien, 'curricular.editar')
  if (reason) throw forbidden(`Una vista para todos no la puede guardar: ${reason}`)
}

/** 409 when there are too many already. Those who keep one at once take turns, so that none slips through. */
async function assertCabe(
  ctx: Ctx,
  lista: string,
  { propia, paraTodos }: { propia: boolean; paraTodos: boolean },
) {
  if (propia) await takeTurn(ctx.tx, 'vistas', ctx.sesion.usuario_id)
  if (paraTodos) await takeTurn(ctx.tx, 'vistas.paraTodos', ctx.empresaId)
  const son = await contarVistas(ctx, lista)
  if (propia && son.propias >= MAX_VISTAS)
    throw conflict(`Ya guarda ${MAX_VISTAS} vistas, que es el máximo. Elimine alguna que no use.`)
  if (paraTodos && son.para_todos >= MAX_VISTAS)
    throw conflict(`Esta lista ya tiene ${MAX_VISTAS} vistas para todos, que es el máximo.`)
}

/** The views of a list: one's own and those for all. 403 where the list may not be seen. */
export function listVistas(ctx: Ctx, lista: NombreDeLista): Promise<Vista[]> {
  assertMayList(ctx, lista)
  return selectVistas(ctx, lista)
}

/** Keeps a view. 403 for all without the right, 409 when there are too many, 422 for a name that one's views of the list have already. */
export async function createVista(ctx: Ctx, input: ParsedOf<typeof calls.create>): Promise<Vista> {
  const { lista, nombre, consulta, para_todos = false } = input
  assertMayList(ctx, lista)
  assertPropio(ctx.platform, ctx.sesion)
  if (para_todos) assertMayOfrecer(ctx)
  await assertCabe(ctx, lista, { propia: true, paraTodos: para_todos })
  const usuario_id = ctx.sesion.usuario_id
  const row = await insertRow(ctx, entidadDe(lista, para_todos), {
    empresa_id: ctx.empresaId,
    usuario_id,
    lista,
    nombre,
    consulta,
    para_todos,
  })
  return selectVista(ctx, row.id)
}

/** The row, locked: one's own, or one for all that root tidies up. 404 for what the person does not see, 403 for what another keeps for all. */
async function lockVista(ctx: Ctx, id: number): Promise<Fila> {
  assertPropio(ctx.platform, ctx.sesion)
  const row = await lockRow(ctx, entidad, id)
  if (row.usuario_id === ctx.sesion.usuario_id) return row
  if (!row.para_todos) throw notFound()
  if (ctx.sesion.quien.rol !== 'root') throw forbidden('Solo quien guardó esta vista puede cambiarla.')
  return row
}

/** Changes name, query or reach of a view; 409 stale, and as `createVista`: what is offered to all stays as it is unless the person may offer. */
export async function saveVista(ctx: Ctx, input: ParsedOf<typeof calls.update>): Promise<Vista> {
  const { id, revision, ...values } = input
  const row = await lockVista(ctx, id)
  await assertFresh(row, revision, () => selectVista(ctx, id))
  const ofrece = values.para_todos === true && !row.para_todos
  const isDeTodos = values.para_todos ?? row.para_todos
  if (isDeTodos && Object.keys(differing<typeof schema.vistas>(row, values)).length > 0) assertMayOfrecer(ctx)
  if (ofrece) await assertCabe(ctx, row.lista, { propia: false, paraTodos: true })
  // Whoever saw it until now hears that it is not for all any more.
  await updateRow(ctx, entidadDe(row.lista, row.para_todos || ofrece), row, values)
  return selectCambiada(ctx, id)
}

/** Deletes a view; 404, 403 as `saveVista`. */
export async function deleteVista(ctx: Ctx, id: number): Promise<void> {
  const row = await lockVista(ctx, id)
  await deleteRows(ctx, entidadDe(row.lista, row.para_todos), [row])
}
