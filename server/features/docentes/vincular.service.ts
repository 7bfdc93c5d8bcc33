import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { lockRows, updateRows } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { insertAccesos } from '../usuarios/escribirAccesos.ts'
import { accesoDeDocente, docenteEntidad } from './acceso.ts'
import { cartaDeDocente } from './cartas.ts'
import type { Conocido } from './porCorreo.ts'

const { accesos } = schema

/** Someone whom the installation knows, and the courses that they are to give here. */
export interface Vinculo {
  conocido: Conocido
  cursos_ids: number[]
}

/** Whether one of these users is a lecturer of the institution, seen by whoever asks or not. */
async function isAlgunoDocente(ctx: Ctx, tipo: number, ids: readonly number[]): Promise<boolean> {
  const rows = await ctx.tx
    .select({ id: accesos.usuario_id })
    .from(accesos)
    .where(
      and(
        eq(accesos.empresa_id, ctx.empresaId),
        inArray(accesos.usuario_id, [...ids]),
        eq(accesos.tipopersona_id, tipo),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Whom of these a mail tells that they are lecturers here: who comes from elsewhere and can sign in, once a day, so that whoever adds and takes off again has
 * nobody written to each time. Nobody where root adds them: root gives anybody any role, and no role is told by mail.
 */
async function selectPorAvisar(
  { tx, empresaId, sesion }: Ctx,
  conocidos: readonly Conocido[],
): Promise<Conocido[]> {
  const deFuera = conocidos.filter(c => !c.esDeAqui && c.estado === '1')
  if (deFuera.length === 0 || sesion.persona.root) return []
  const { rows } = await tx.execute(sql`select distinct objeto_id as id from cambios
    where empresa_id = ${empresaId} and objeto_id = any(${sql.param(deFuera.map(c => c.id))}::bigint[])
      and evento = 'docente.created' and cuando > clock_timestamp() - interval '1 day'`)
  const avisados = new Set((rows as unknown as { id: number }[]).map(r => r.id))
  return deFuera.filter(c => !avisados.has(c.id))
}

/** Writes to them; a rehearsal writes to nobody. */
async function avisar(ctx: Ctx, conocidos: readonly Conocido[], isRehearsal: boolean): Promise<void> {
  if (isRehearsal) return
  const { persona, empresa } = ctx.sesion
  await queueMails(
    ctx,
    conocidos.map(c => ({ para: c.correo, carta: cartaDeDocente(c, persona, empresa!.razonsocial) })),
  )
}

/**
 * People whom the installation knows become lecturers here too, in a few statements however many they are: nothing of them is changed, nor told here. Who comes
 * from elsewhere hears of it by mail: answers the ids of those. 422 when one is a lecturer here already.
 */
export async function linkDocentes(
  ctx: Ctx,
  tipo: number,
  vinculos: readonly Vinculo[],
  isRehearsal = false,
): Promise<Set<number>> {
  if (vinculos.length === 0) return new Set()
  const cursosDe = new Map(vinculos.map(v => [v.conocido.id, v.cursos_ids]))
  const ids = [...cursosDe.keys()]
  const rows = await lockRows(ctx, docenteEntidad, ids)
  if (rows.some(r => r.deleted_at !== null)) throw notFound()
  if (await isAlgunoDocente(ctx, tipo, ids)) throw invalidField('correo', 'Ya hay un docente con ese correo.')
  const porAvisar = await selectPorAvisar(
    ctx,
    vinculos.map(v => v.conocido),
  )
  await insertAccesos(
    ctx,
    vinculos.map(v => ({ ...accesoDeDocente(ctx, tipo, v.cursos_ids), usuario_id: v.conocido.id })),
  )
  const hechos = rows.map(row => ({
    row,
    values: {},
    partes: { antes: {}, despues: { cursos_ids: cursosDe.get(row.id)! } },
  }))
  await updateRows(ctx, docenteEntidad, hechos, 'docente.created')
  await avisar(ctx, porAvisar, isRehearsal)
  ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, ids))
  return new Set(porAvisar.map(c => c.id))
}
