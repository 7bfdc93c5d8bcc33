import { AVISOS_DESDE, AVISOS_HASTA, type AvisoDePlazo, avisoDe } from '@malla/domain/silabos/plazos.ts'
import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { type CambioNuevo, schema, type Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { cartaDeRecordatorio } from './cartaDeRecordatorio.ts'
import {
  type CursoQueFalta,
  lockRecordatorios,
  type Recordado,
  selectConPlazo,
  selectRecordados,
} from './recordatorios.queries.ts'
import { type PorDocente, porDocente } from './recordatorios.service.ts'

const { empresas, periodos } = schema

/** A lecturer, the courses that lack, and which reminder of which date is due. */
interface Aviso extends PorDocente {
  aviso: AvisoDePlazo
  periodo_id: number
  fechaentrega: string
}

/** The days between which a date may be for a reminder of it to be due. */
const cercaDe = (hoy: string) => ({
  hoy,
  desde: sumarDias(hoy, AVISOS_DESDE),
  hasta: sumarDias(hoy, AVISOS_HASTA),
})

const sumarDias = (dia: string, dias: number): string =>
  new Date(Date.parse(`${dia}T00:00:00Z`) + dias * 86_400_000).toISOString().slice(0, 10)

/**
 * A chore: reminds lecturers by mail of the syllabi that lack, seven and two days before the date of their programme and on the day after,
 * once each, while the period is not over: what was sent is a change record, written with the mails, and who reminds waits for who does already. Nothing
 * happens in an institution without a period whose date is near, nor in one that nobody can enter. Answers how many mails were asked for. `hoy`: the day where the institutions are.
 */
export async function recordarPlazos(platform: Platform, hoy = hoyAqui()): Promise<number> {
  let sent = 0
  await forEachEmpresa(platform.db, async id => {
    if (!(await platform.db.read(id, tx => hayPlazoCerca(tx, id, hoy)))) return
    const { result, lastChange } = await platform.db.write(id, null, (tx, record) =>
      recordarEn({ platform, tx, empresaId: id, record }, hoy),
    )
    if (lastChange !== null) platform.wake(id, lastChange)
    sent += result
  })
  if (sent > 0) platform.jobs.wake('correo')
  return sent
}

async function hayPlazoCerca(tx: Tx, empresaId: number, hoy: string): Promise<boolean> {
  const { desde, hasta } = cercaDe(hoy)
  const { rows } = await tx.execute(sql`select 1 from ${periodos} p
    join ${empresas} e on e.id = p.empresa_id and e.estado = 'Activado'
    where p.empresa_id = ${empresaId} and p.estado = 'Activado' and p.fechafin >= ${hoy} and (p.fechaentrega between ${desde} and ${hasta}
      or exists (select 1 from periodo_plazos z where z.empresa_id = p.empresa_id and z.periodo_id = p.id
        and z.fechaentrega between ${desde} and ${hasta})) limit 1`)
  return rows.length > 0
}

interface Turno {
  platform: Platform
  tx: Tx
  empresaId: number
  record(change: CambioNuevo): void
}

async function recordarEn(turno: Turno, hoy: string): Promise<number> {
  const { platform, tx, empresaId } = turno
  await lockRecordatorios(turno)
  const cursos = await selectConPlazo(turno, cercaDe(hoy))
  const avisos = avisosDe(cursos, hoy)
  const hechos = await selectRecordados(turno, [...new Set(avisos.map(a => a.docente.id))])
  const nuevos = avisos.filter(a => !hechos.some(h => isMismo(h, a)))
  await queueMails(
    { platform, tx, sesion: null },
    nuevos.map(a => ({
      para: a.docente.correo!,
      empresaId,
      carta: cartaDeRecordatorio({
        ...a,
        mensaje: '',
        de: null,
        hoy,
        publicUrl: platform.config.publicUrl,
      }),
    })),
  )
  for (const { docente, cursos: suyos, aviso, periodo_id, fechaentrega } of nuevos)
    turno.record({
      evento: 'docente.recordado',
      objeto_id: docente.id,
      despues: { periodo_id, fechaentrega, aviso, cursos: suyos.map(c => c.asignatura_id) },
    })
  return nuevos.length
}

const isMismo = (h: Recordado, a: Aviso): boolean =>
  h.usuario === a.docente.id &&
  h.aviso === a.aviso &&
  h.periodo_id === a.periodo_id &&
  h.fechaentrega === a.fechaentrega

/** One reminder a lecturer and date; who has no address gets none. */
function avisosDe(cursos: readonly CursoQueFalta[], hoy: string): Aviso[] {
  const porFecha = Map.groupBy(cursos, c => `${c.periodo_id} ${c.fechaentrega}`)
  return [...porFecha.values()].flatMap(suyos => {
    const { periodo_id, fechaentrega } = suyos[0]!
    const aviso = avisoDe(fechaentrega!, hoy)
    if (!aviso) return []
    return porDocente(suyos)
      .filter(d => d.docente.correo !== null)
      .map(d => ({ ...d, aviso, periodo_id: periodo_id!, fechaentrega: fechaentrega! }))
  })
}
