import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { DemoraError, InformeError } from '@malla/documents/engine/cuadrilla.ts'
import { enNombreDe } from '@malla/documents/engine/turnos.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { type Platform, readingCtx } from '../context.ts'
import { schema } from '../db/db.ts'
import { isNull, sql } from '../db/drizzle.ts'
import { forbidden, HttpError } from '../errors.ts'
import { keepWithRow } from '../files/conFila.ts'
import { type DeferredFile, type FileAnswer, isFile } from '../http/answer.ts'
import type { Carta } from '../mail/carta.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { Reports } from '../reports.ts'
import type { SesionActiva } from '../session/active.ts'
import type { Tarea } from './jobs.ts'
import {
  type EntradaDeTrabajo,
  isEnLista,
  setTrabajo,
  type TareaDeInforme,
  type TrabajoRow,
  toTrabajo,
} from './pedidos.ts'

const { trabajos } = schema

const SIN_CUENTA = 'Quien pidió el documento ya no puede trabajar en esta institución.'
const ABIERTOS = ['pendiente', 'en_curso']
/** Progress is told at most this often (ms). */
const CADA_MS = 250
/** Making the file is nearly all; keeping it is the rest. */
const HECHO = 95

/** Tells the owner how the work is, on their own channel (`trabajo.updated`). */
export function tellTrabajo(platform: Platform, row: TrabajoRow): void {
  platform.tell({
    usuarioId: row.usuario_id,
    empresaId: row.empresa_id,
    event: 'trabajo.updated',
    data: { ...toTrabajo(row) },
  })
}

/** Hears parts of 0 to 1 and notes them, never more than one at a time. A note that fails is not worth stopping for. */
function progressOf(platform: Platform, tarea: TareaDeInforme, usuarioId: number) {
  let said = 0
  let at = 0
  let noting = Promise.resolve()
  const note = async (progreso: number) => {
    const { result } = await platform.db.write(tarea.empresaId, usuarioId, tx =>
      setTrabajo(tx, tarea, ['en_curso'], { progreso }),
    )
    if (result) tellTrabajo(platform, result)
  }
  return {
    hear: (part: number) => {
      const progreso = Math.min(HECHO, Math.floor(part * HECHO))
      const now = performance.now()
      if (progreso <= said || now - at < CADA_MS) return
      said = progreso
      at = now
      noting = noting.then(() => note(progreso)).catch(() => {})
    },
    settled: () => noting,
  }
}

const cartaDe = (row: TrabajoRow, sesion: SesionActiva): Carta => ({
  asunto: row.titulo,
  saludo: 'Buenos días:',
  parrafos: [
    `${sesion.persona.nombres} le envía «${row.titulo}», de ${sesion.empresa!.razonsocial}.`,
    'El documento va adjunto a este correo.',
  ],
})

/** The file of a work, as the person who asked for it may have it today. */
async function makeFile(
  platform: Platform,
  reports: Reports,
  row: TrabajoRow,
  sesion: SesionActiva,
  hear: (part: number) => void,
): Promise<FileAnswer> {
  const report = reports.get(row.llamada)
  if (!report) throw new HttpError(404, mensajesDeError.noEncontrado)
  const reason = whyNot(sesion.quien, report.access)
  if (reason) throw forbidden(reason)
  const { input } = row.entrada as EntradaDeTrabajo
  const made: FileAnswer | DeferredFile = await platform.db.read(row.empresa_id, tx =>
    report.produce(readingCtx({ platform, tx, sesion, empresaId: row.empresa_id }), input as never),
  )
  hear(0.05)
  return isFile(made) ? made : made.render(part => hear(0.05 + part * 0.95))
}

/** Notes the finished file; asked to go by mail, it is queued in the same transaction and the work is done when the mail is. */
async function keep(
  platform: Platform,
  row: TrabajoRow,
  sesion: SesionActiva,
  file: FileAnswer,
): Promise<TrabajoRow | null> {
  const entrada = row.entrada as EntradaDeTrabajo
  const { name: nombre, type: tipo } = file
  const ended = { estado: 'listo', progreso: 100, ended_at: new Date().toISOString() }
  const note = async (clave: string): Promise<TrabajoRow | null> => {
    const { result } = await platform.db.write(row.empresa_id, row.usuario_id, async tx => {
      const values = {
        ...{ clave, nombre, tipo, error: null },
        ...(entrada.correo ? { progreso: HECHO } : ended),
      }
      // One that is mailed is still under way when it has its file: of two that made it one goes out.
      const kept = await setTrabajo(tx, tareaDe(row), ['en_curso'], values, isNull(trabajos.clave))
      if (!kept || !entrada.correo) return kept
      const correo_id = await queueMail(
        { platform, tx, sesion },
        {
          para: entrada.correo,
          carta: cartaDe(row, sesion),
          adjuntos: [{ nombre, tipo, clave }],
          empresaId: row.empresa_id,
        },
      )
      return setTrabajo(tx, tareaDe(row), ['en_curso'], { entrada: { ...entrada, correo_id } })
    })
    return result
  }
  const fila = { tabla: 'trabajos', empresaId: row.empresa_id } as const
  const kept = await keepWithRow(platform, fila, file.bytes, note)
  if (kept && entrada.correo) platform.jobs.wake('correo')
  return kept
}

const tareaDe = (row: TrabajoRow): TareaDeInforme => ({ empresaId: row.empresa_id, id: row.id })

/** What the person reads of a failure: the reason where it is one for people. */
const reasonOf = (e: unknown): string =>
  e instanceof HttpError || e instanceof InformeError ? e.message : mensajesDeError.interno

/**
 * Does the work of the queue «informe»: makes the file and keeps it for a day, or sends it by mail. What is refused is not tried again;
 * what breaks is, and told when nobody tries any more. A job that comes twice makes one file.
 */
export function workTrabajos(platform: Platform, reports: Reports): void {
  const set = async (tarea: TareaDeInforme, usuario: number | null, values: Partial<TrabajoRow>) => {
    const { result } = await platform.db.write(tarea.empresaId, usuario, tx =>
      setTrabajo(tx, tarea, ABIERTOS, values),
    )
    if (result) tellTrabajo(platform, result)
    return result
  }
  const make = async (tarea: TareaDeInforme) => {
    const row = await set(tarea, null, { estado: 'en_curso' })
    // Gone, done already, or its mail is on its way.
    if (!row || row.clave) return
    const { sesion_id, acceso_id } = row.entrada as EntradaDeTrabajo
    const sesion = await platform.sessions.behind(sesion_id, row.empresa_id, acceso_id)
    if (!sesion) throw forbidden(SIN_CUENTA)
    const progress = progressOf(platform, tarea, row.usuario_id)
    const file = await enNombreDe(row.usuario_id, () =>
      makeFile(platform, reports, row, sesion, progress.hear),
    )
    await progress.settled()
    const kept = await keep(platform, row, sesion, file)
    if (kept) tellTrabajo(platform, kept)
  }
  platform.jobs.work<TareaDeInforme>('informe', async ({ data, isLast }: Tarea<TareaDeInforme>) => {
    try {
      await make(data)
    } catch (e) {
      // What took too long takes as long again, while other documents wait.
      const isRefused = (e instanceof HttpError && e.status < 500) || e instanceof DemoraError
      if (isRefused || isLast)
        await set(data, null, { estado: 'fallido', error: reasonOf(e), ended_at: new Date().toISOString() })
      if (!isRefused) throw e
    }
  })
}

/**
 * After a mail ended: whoever had a report sent hears it; `error` says why it was given up. One that was given up and goes out after all, sent again by the
 * administrator, is no failure any more. Never throws.
 */
export async function noteMail(
  platform: Platform,
  correo: { id: number; de_empresa_id: number | null; estado: string },
  error: string | null,
): Promise<void> {
  const empresaId = correo.de_empresa_id
  if (empresaId === null) return
  const estados = error === null ? ['en_curso', 'fallido'] : ['en_curso']
  try {
    const { result } = await platform.db.write(empresaId, null, async tx => {
      const { rows } = await tx.execute(
        sql`select id, entrada from trabajos where empresa_id = ${empresaId} and estado in ${estados} and entrada ->> 'correo_id' = ${String(correo.id)}`,
      )
      const [row] = rows as { id: number; entrada: EntradaDeTrabajo }[]
      if (!row) return null
      const values = {
        entrada: { ...row.entrada, guardado: correo.estado === 'guardado' } satisfies EntradaDeTrabajo,
        ...{ estado: error === null ? 'listo' : 'fallido', error },
        progreso: 100,
        ended_at: new Date().toISOString(),
      }
      return setTrabajo(tx, { empresaId, id: row.id }, estados, values, isEnLista)
    })
    if (result) tellTrabajo(platform, result)
  } catch {
    // The chore notes it (barrerTrabajos.ts).
  }
}
