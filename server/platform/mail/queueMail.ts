import { randomUUID } from 'node:crypto'
import { mailHost } from '../config.ts'
import type { Platform } from '../context.ts'
import { schema, type Tx } from '../db/db.ts'
import { eq } from '../db/drizzle.ts'
import type { Adjunto } from '../db/schema/instalacion.ts'
import type { Effects } from '../outcome.ts'
import { portions } from '../portions.ts'
import { type Carta, htmlDe, textoDe } from './carta.ts'

/** What queueing a mail needs: a service's Ctx has all of it; without `afterCommit` the caller wakes the queue, or it is a little slower. */
export interface MailCtx extends Partial<Pick<Effects, 'afterCommit'>> {
  platform: Platform
  tx: Tx
  /** Who asks, and for which institution; null: the installation. */
  sesion?: { usuario_id: number; empresa: { id: number } | null } | null
}

/** A personal link that is made when the mail goes out, by who registered this kind of link (`workMail`). */
export interface EnlacePersonal {
  clase: string
  /** Of whom, or of what. */
  id: number
}

export interface CorreoNuevo {
  /** One address, already checked. */
  para: string
  carta: Carta
  adjuntos?: Adjunto[]
  /** Institution it speaks for, when it is not that of the session. */
  empresaId?: number | null
  enlace?: EnlacePersonal
}

/** What the queue knows of a mail: everything else is its row. */
export interface TareaDeCorreo {
  id: number
  enlace?: EnlacePersonal
}

const { correos, empresas } = schema

async function nombreDe(tx: Tx, empresaId: number | null): Promise<string | null> {
  if (empresaId === null) return null
  const [row] = await tx
    .select({ nombre: empresas.razonsocial })
    .from(empresas)
    .where(eq(empresas.id, empresaId))
  return row?.nombre ?? null
}

/** Rows of mails that one institution sends, or the installation. */
async function filasDe(
  { platform, tx, sesion }: MailCtx,
  varios: readonly CorreoNuevo[],
): Promise<(typeof correos.$inferInsert)[]> {
  const { publicUrl } = platform.config
  const dicha = varios[0]?.empresaId
  const empresaId = dicha === undefined ? (sesion?.empresa?.id ?? null) : dicha
  const de = { institucion: await nombreDe(tx, empresaId), publicUrl }
  return varios.map(({ para, carta, adjuntos = [] }) => ({
    de_empresa_id: empresaId,
    quien: sesion?.usuario_id ?? null,
    para,
    asunto: carta.asunto.replace(/\s+/g, ' ').trim(),
    texto: textoDe(carta, de),
    html: htmlDe(carta, de),
    adjuntos,
    message_id: `<${randomUUID()}@${mailHost(publicUrl)}>`,
  }))
}

/**
 * Writes a mail and asks for its sending, both in the caller's transaction: it goes out when that commits, and never when not. It is
 * delivered at least once: after a crash a mail may come twice, never not at all. It goes before those of `queueMails`. Answers the id of its row in
 * `correos`.
 */
export async function queueMail(ctx: MailCtx, correo: CorreoNuevo): Promise<number> {
  const filas = await filasDe(ctx, [correo])
  const [row] = await ctx.tx.insert(correos).values(filas).returning({ id: correos.id })
  const tarea: TareaDeCorreo = { id: row!.id, enlace: correo.enlace }
  await askToSend(ctx, tarea)
  return tarea.id
}

/**
 * Writes many mails of one institution without personal links and asks for their sending, as `queueMail` does for one, in a few statements
 * whatever their number. Answers their ids, in the same order.
 */
export async function queueMails(ctx: MailCtx, varios: readonly CorreoNuevo[]): Promise<number[]> {
  if (varios.length === 0) return []
  const { jobs } = ctx.platform
  const filas = await filasDe(ctx, varios)
  const ids: number[] = []
  for (const parte of portions(filas, 8)) {
    const rows = await ctx.tx.insert(correos).values(parte).returning({ id: correos.id })
    ids.push(...rows.map(r => r.id))
  }
  const tareas = ids.map((id): TareaDeCorreo => ({ id }))
  await jobs.sendAll(ctx.tx, 'correo', tareas)
  ctx.afterCommit?.(async () => jobs.wake('correo'))
  return ids
}

/** A mail by itself is one that somebody waits for: it goes before those of a batch, of which there may be thousands. */
const POR_SI_SOLO = 10

/** Asks once more for a mail that is kept (again `pendiente`). */
export async function askToSend(ctx: MailCtx, tarea: TareaDeCorreo): Promise<void> {
  const { jobs } = ctx.platform
  await jobs.send(ctx.tx, 'correo', tarea, POR_SI_SOLO)
  ctx.afterCommit?.(async () => jobs.wake('correo'))
}
