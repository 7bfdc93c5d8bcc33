import type { Ctx } from '../context.ts'
import { schema, type Tx } from '../db/db.ts'
import { and, count, eq, inArray, isNull, type SQL, sql } from '../db/drizzle.ts'

const { trabajos } = schema

export type TrabajoRow = typeof trabajos.$inferSelect

/**
 * What a work keeps of its asking: its input, who asked (session, and the role in which), where it is mailed and by which mail; that this mail was kept for
 * want of a mail server; and that its owner took it off the list, where it still counts (cuotaDeCorreos.ts).
 */
export interface EntradaDeTrabajo {
  input: unknown
  sesion_id: number
  acceso_id: number | null
  correo?: string
  correo_id?: number
  guardado?: boolean
  quitado?: true
}

/** Whether its owner has not taken it off the list. */
export const isEnLista = sql`not ${trabajos.entrada} ? 'quitado'`

/** What the queue knows of a work: everything else is its row. */
export interface TareaDeInforme {
  empresaId: number
  id: number
}

export interface TrabajoNuevo {
  /** Path of the report's call; its producer makes the file. */
  llamada: string
  input: unknown
  titulo: string
  /** Where the file is mailed, already checked. */
  correo?: string
}

/** What asking needs: a write of the person's institution. */
export type PideTrabajo = Pick<Ctx, 'platform' | 'tx' | 'sesion' | 'empresaId' | 'afterCommit'>

/** How many works of this person are still to be made: one that has its file and waits for its mail is. */
async function countAbiertos({ tx, empresaId, sesion }: PideTrabajo): Promise<number> {
  const [row] = await tx
    .select({ cuantos: count() })
    .from(trabajos)
    .where(
      and(
        eq(trabajos.empresa_id, empresaId),
        eq(trabajos.usuario_id, sesion.usuario_id),
        inArray(trabajos.estado, ['pendiente', 'en_curso']),
        isNull(trabajos.clave),
      ),
    )
  return row!.cuantos
}

/**
 * Notes a report to be made and asks for its making, both in the caller's transaction: it begins when that commits, on any node, and again
 * when that node dies; after the first one of everybody if it is the person's second that waits, and so on. Answers its id.
 */
export async function askTrabajo(ctx: PideTrabajo, nuevo: TrabajoNuevo): Promise<number> {
  const { sesion, empresaId, platform, tx } = ctx
  const antes = await countAbiertos(ctx)
  const entrada: EntradaDeTrabajo = {
    input: nuevo.input,
    sesion_id: sesion.id,
    acceso_id: sesion.acceso?.id ?? null,
    ...(nuevo.correo ? { correo: nuevo.correo } : {}),
  }
  const [row] = await tx
    .insert(trabajos)
    .values({
      empresa_id: empresaId,
      usuario_id: sesion.usuario_id,
      llamada: nuevo.llamada,
      titulo: nuevo.titulo,
      entrada,
    })
    .returning({ id: trabajos.id })
  await platform.jobs.send(tx, 'informe', { empresaId, id: row!.id } satisfies TareaDeInforme, -antes)
  ctx.afterCommit(async () => platform.jobs.wake('informe'))
  return row!.id
}

/** A work as its owner sees it. */
export const toTrabajo = (row: TrabajoRow) => ({
  id: row.id,
  titulo: row.titulo,
  estado: row.estado as 'pendiente' | 'en_curso' | 'listo' | 'fallido',
  progreso: row.progreso,
  error: row.error,
  correo: (row.entrada as EntradaDeTrabajo).correo ?? null,
  guardado: (row.entrada as EntradaDeTrabajo).guardado ?? false,
  nombre: row.nombre,
  tipo: row.tipo,
  created_at: new Date(row.created_at).toISOString(),
  ended_at: row.ended_at && new Date(row.ended_at).toISOString(),
})

/** Changes a work while its state is one of these and `also` holds, and answers it; null when it is another, or gone. */
export async function setTrabajo(
  tx: Tx,
  { empresaId, id }: TareaDeInforme,
  estados: readonly TrabajoRow['estado'][],
  values: Partial<TrabajoRow>,
  also?: SQL,
): Promise<TrabajoRow | null> {
  const [row] = await tx
    .update(trabajos)
    .set(values)
    .where(
      and(
        eq(trabajos.empresa_id, empresaId),
        eq(trabajos.id, id),
        inArray(trabajos.estado, [...estados]),
        also,
      ),
    )
    .returning()
  return row ?? null
}
