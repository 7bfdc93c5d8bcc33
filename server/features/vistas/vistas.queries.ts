import type { Vista } from '@malla/contracts/vistas.ts'
import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

/** The views of whoever asks, and those that are for all. */
const visible = (ctx: Ctx): SQL =>
  sql`v.empresa_id = ${ctx.empresaId} and (v.usuario_id = ${ctx.sesion.usuario_id} or v.para_todos)`

const select = (ctx: Ctx): SQL => sql`select v.id, v.lista, v.nombre, v.consulta, v.para_todos,
  v.usuario_id = ${ctx.sesion.usuario_id} as mia, p.nombres as quien, v.revision, ${instante(sql`v.created_at`)} as created_at
  from vistas v join usuarios u on u.id = v.usuario_id join personas p on p.id = u.persona_id`

/** The views of a list that the person may use, by name. */
export async function selectVistas(ctx: Ctx, lista: NombreDeLista): Promise<Vista[]> {
  const { rows } = await ctx.tx.execute(
    sql`${select(ctx)} where ${visible(ctx)} and v.lista = ${lista} order by v.nombre collate "es-x-icu", v.id`,
  )
  return rows as unknown as Vista[]
}

/** A view that the person may use; 404 when it is not there or is somebody's own. */
export async function selectVista(ctx: Ctx, id: number): Promise<Vista> {
  const { rows } = await ctx.tx.execute(sql`${select(ctx)} where ${visible(ctx)} and v.id = ${id}`)
  if (!rows[0]) throw notFound()
  return rows[0] as unknown as Vista
}

/** A view that was just changed: also one that is its owner's alone again, which root saw until then. */
export async function selectCambiada(ctx: Ctx, id: number): Promise<Vista> {
  const { rows } = await ctx.tx.execute(
    sql`${select(ctx)} where v.empresa_id = ${ctx.empresaId} and v.id = ${id}`,
  )
  return rows[0] as unknown as Vista
}

/** How many views whoever asks keeps in the institution, and how many of a list are for all. */
export async function contarVistas(
  ctx: Ctx,
  lista: string,
): Promise<{ propias: number; para_todos: number }> {
  const { rows } = await ctx.tx.execute(sql`
    select count(*) filter (where usuario_id = ${ctx.sesion.usuario_id})::int as propias,
      count(*) filter (where lista = ${lista} and para_todos)::int as para_todos
    from vistas where empresa_id = ${ctx.empresaId}`)
  return rows[0] as unknown as { propias: number; para_todos: number }
}
