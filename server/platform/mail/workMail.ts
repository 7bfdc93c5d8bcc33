import type { Platform } from '../context.ts'
import { type Db, schema } from '../db/db.ts'
import { and, eq, sql } from '../db/drizzle.ts'
import type { Adjunto } from '../db/schema/instalacion.ts'
import type { Storage } from '../files/storage.ts'
import type { Tarea } from '../jobs/jobs.ts'
import { conEnlace, respuestaDe } from './carta.ts'
import { isForGood, motivoDe } from './motivo.ts'
import type { EnlacePersonal, TareaDeCorreo } from './queueMail.ts'
import { createMailTransport, type Mensaje } from './transport.ts'

/** What asked for a personal link: `id` of queueMail, the address that its mail goes to, and when it was asked for. */
export interface PideEnlace {
  id: number
  para: string
  pedidoAt: string
}

/** Makes the personal links of one kind when their mail goes out; null: nobody is to get one there any more. */
export type HaceEnlace = (db: Db, pedido: PideEnlace) => Promise<string | null>

const { correos } = schema
type Row = typeof correos.$inferSelect

/** What is done when a mail went out or was kept (error null), or was given up with this reason. */
export type MailEnd = (
  correo: Pick<Row, 'id' | 'de_empresa_id' | 'quien' | 'estado'>,
  error: string | null,
) => Promise<void>

/** Said of a mail whose link is not made any more: its account was closed meanwhile, or has another address or password, or what it was for was given up. */
const SIN_ENLACE = 'El enlace ya no hace falta, o la cuenta ya no puede recibirlo.'
/** Said of one whose link was asked for again before it went out: of two only the later one is good, and it alone goes. */
const PEDIDO_OTRA_VEZ =
  'El enlace se pidió otra vez antes de que este correo saliera: solo vale el del último.'

class Caduco extends Error {}

const readAdjuntos = (storage: Storage, adjuntos: Adjunto[]) =>
  Promise.all(
    adjuntos.map(async ({ nombre, tipo, clave }) => {
      const bytes = await storage.get(clave)
      if (!bytes) throw new Caduco(`El adjunto «${nombre}» ya no está.`)
      return { filename: nombre, contentType: tipo, content: Buffer.from(bytes) }
    }),
  )

/** Whether a mail with the same link was asked for after this one: the queue remembers what it sent for days. */
async function isPedidoOtraVez(db: Db, id: number, enlace: EnlacePersonal): Promise<boolean> {
  const { rows } = await db.global.execute(sql`
    select 1 from pgboss.job where name = 'correo' and (data ->> 'id')::bigint > ${id}
      and data -> 'enlace' = ${JSON.stringify(enlace)}::jsonb limit 1`)
  return rows.length > 0
}

async function bodyOf(
  db: Db,
  row: Row,
  enlace: EnlacePersonal | undefined,
  enlaces: Readonly<Record<string, HaceEnlace>>,
): Promise<{ texto: string; html: string }> {
  if (!enlace) return row
  const url = await enlaces[enlace.clase]?.(db, { id: enlace.id, para: row.para, pedidoAt: row.created_at })
  if (!url) throw new Caduco((await isPedidoOtraVez(db, row.id, enlace)) ? PEDIDO_OTRA_VEZ : SIN_ENLACE)
  return conEnlace(row, url)
}

/**
 * Does the work of the queue «correo»: reads the mail, sends it, notes what became of it. What is tried in vain is noted with its reason; a
 * refusal for good, or the last try, leaves it `fallido`. A mail that went out already is left alone: a job that comes twice sends once.
 */
export function workMail(
  platform: Platform,
  enlaces: Readonly<Record<string, HaceEnlace>>,
  onEnd: MailEnd = async () => {},
): void {
  const { db, config, storage, jobs } = platform
  const transport = createMailTransport(config)
  const set = (id: number, values: Partial<typeof correos.$inferInsert>) =>
    db.global.update(correos).set(values).where(eq(correos.id, id))

  const deliver = async (row: Row, enlace: EnlacePersonal | undefined) => {
    const body = await bodyOf(db, row, enlace, enlaces)
    const mensaje: Mensaje = {
      from: config.mailFrom,
      to: { address: row.para, name: '' },
      replyTo: respuestaDe(row.texto),
      subject: row.asunto,
      text: body.texto,
      html: body.html,
      textEncoding: 'quoted-printable',
      messageId: row.message_id,
      date: new Date(row.created_at),
      attachments: await readAdjuntos(storage, row.adjuntos),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    return transport.deliver(row.id, mensaje)
  }

  jobs.work<TareaDeCorreo>('correo', async ({ data: { id, enlace }, isLast }: Tarea<TareaDeCorreo>) => {
    const [row] = await db.global
      .update(correos)
      .set({ intentos: sql`${correos.intentos} + 1` })
      .where(and(eq(correos.id, id), eq(correos.estado, 'pendiente')))
      .returning()
    if (!row) return
    const end = async (estado: Row['estado'], error: string | null): Promise<void> => {
      const enviado_at = error === null ? { enviado_at: new Date().toISOString() } : {}
      await set(id, { estado, error, ...enviado_at })
      await onEnd({ ...row, estado }, error)
    }
    let estado: Row['estado']
    try {
      estado = await deliver(row, enlace)
    } catch (e) {
      const isOver = isLast || e instanceof Caduco || isForGood(e as object)
      if (isOver) await end('fallido', motivoDe(e as object))
      else await set(id, { error: motivoDe(e as object) })
      if (!isOver || isLast) throw e
      return
    }
    // What fails from here on says nothing against the mail: it is out.
    await end(estado, null)
  })
}

/** Said of a mail that a crash at its last try left behind: whether it went out is not known. */
const PERDIDO = 'El servidor se detuvo mientras lo enviaba. Puede que haya llegado: reenvíelo si hace falta.'
/** Said of one that nobody ever tried: the queue forgets what waits for two weeks, for which the server must have been off. */
const SIN_TURNO =
  'No llegó a enviarse: su turno se perdió mientras el servidor estaba apagado. Reenvíelo si todavía hace falta.'

/** Mails that wait although nobody will try them any more are shown as failed, so that the administrator can send them again. */
export const noteLostMails = (db: Db): Promise<unknown> =>
  db.global.execute(sql`
    update correos set estado = 'fallido', error = case when intentos = 0 then ${SIN_TURNO} else ${PERDIDO} end
    where estado = 'pendiente' and created_at < clock_timestamp() - interval '10 minutes' and not exists (
      select 1 from pgboss.job where name = 'correo' and state in ('created', 'retry', 'active')
        and (data ->> 'id')::bigint = correos.id)`)
