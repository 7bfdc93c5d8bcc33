import type { ParsedOf } from '@malla/contracts/call.ts'
import type {
  recordatorios as calls,
  Recordados,
  RecordatorioPrevio,
} from '@malla/contracts/recordatorios.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { textoDe } from '../../platform/mail/carta.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { cartaDeRecordatorio } from './cartaDeRecordatorio.ts'
import { selectPeriodoAbierto } from './periodoAbierto.queries.ts'
import {
  type CursoQueFalta,
  type DocenteDeCurso,
  lockRecordatorios,
  type Recordado,
  selectPorRecordar,
  selectRecordados,
} from './recordatorios.queries.ts'

type Pedido = ParsedOf<typeof calls.enviar>

/** So many lecturers are written to at a time. */
const DOCENTES_MAXIMOS = 500

/** One lecturer and all of the own courses that lack something. */
export interface PorDocente {
  docente: DocenteDeCurso
  cursos: CursoQueFalta[]
}

/** Courses by lecturer, each lecturer once, by name. A course of two lecturers is told to both. */
export function porDocente(cursos: readonly CursoQueFalta[]): PorDocente[] {
  const found = new Map<number, PorDocente>()
  for (const curso of cursos)
    for (const docente of curso.docentes) {
      const suyo = found.get(docente.id) ?? { docente, cursos: [] }
      suyo.cursos.push(curso)
      found.set(docente.id, suyo)
    }
  return [...found.values()].sort(
    (a, b) => a.docente.nombres.localeCompare(b.docente.nombres, 'es') || a.docente.id - b.docente.id,
  )
}

/** Somebody who gets a mail, about what; `repetido`: although one was sent within the hour. */
interface Envio extends PorDocente {
  repetido: boolean
}

interface Plan extends Recordados {
  envios: Envio[]
}

type Fuera = Recordados['fuera'][number]

/** So many of those who are left out are named. */
const NOMBRADOS = 100

/** The courses, when the person may remind there; 404 when one of them is not there or out of reach, 403 when the scope does not allow it. */
async function selectPedidos(
  ctx: Ctx,
  { asignaturas_ids, periodo_id, donde }: Pedido,
): Promise<CursoQueFalta[]> {
  if (periodo_id) await selectPeriodoAbierto(ctx, periodo_id)
  const ids = asignaturas_ids && [...new Set(asignaturas_ids)]
  if (!ids && !donde) throw invalidField('asignaturas_ids', 'Elija al menos un curso.')
  const filtros = ids ? { periodo_id } : { ...donde, periodo_id, faltan: true }
  const cursos = await selectPorRecordar(ctx, ids, filtros)
  if (ids && cursos.length < ids.length) throw notFound()
  for (const { facultad_id, programa_id } of new Map(cursos.map(c => [c.programa_id, c])).values())
    assertMay(ctx, 'revision.observar', { facultad_id, programa_id })
  return cursos
}

/** Why somebody is left out, or null: once more within the hour only where it is asked for, and then once a day, whoever asks. */
function whyFuera(
  { docente }: PorDocente,
  recordados: readonly Recordado[],
  otraVez: boolean,
): Fuera['motivo'] | null {
  if (docente.correo === null) return 'sin_correo'
  const suyos = recordados.filter(r => r.usuario === docente.id)
  if (!suyos.some(r => r.reciente)) return null
  if (!otraVez) return 'reciente'
  return suyos.some(r => r.repetido) ? 'repetido' : null
}

/** Who gets a mail and who does not. */
async function repartir(
  ctx: Ctx,
  todos: readonly PorDocente[],
  otraVez: boolean,
): Promise<{ envios: Envio[]; fuera: Fuera[] }> {
  const recordados = await selectRecordados(
    ctx,
    todos.map(d => d.docente.id),
  )
  const envios: Envio[] = []
  const fuera: Fuera[] = []
  for (const d of todos) {
    const motivo = whyFuera(d, recordados, otraVez)
    const { id, nombres } = d.docente
    if (motivo) fuera.push({ id, nombres, motivo })
    else envios.push({ ...d, repetido: recordados.some(r => r.usuario === id && r.reciente) })
  }
  return { envios, fuera }
}

/** Who would be reminded of what, and who is left out and why. */
async function planear(ctx: Ctx, pedido: Pedido): Promise<Plan> {
  const cursos = await selectPedidos(ctx, pedido)
  const faltan = cursos.filter(c => c.falta)
  const { envios, fuera } = await repartir(ctx, porDocente(faltan), pedido.otra_vez ?? false)
  if (envios.length > DOCENTES_MAXIMOS)
    throw invalidField(
      'asignaturas_ids',
      `Son ${envios.length} docentes; se puede escribir a ${DOCENTES_MAXIMOS} a la vez. Elija menos cursos.`,
    )
  const cuantosFuera = (motivo: Fuera['motivo']) => fuera.filter(f => f.motivo === motivo).length
  return {
    envios,
    docentes: envios.length,
    cursos: new Set(envios.flatMap(d => d.cursos.map(c => c.asignatura_id))).size,
    sin_docente: faltan.filter(c => c.docentes.length === 0).length,
    sin_correo: cuantosFuera('sin_correo'),
    recientes: cuantosFuera('reciente'),
    repetidos: cuantosFuera('repetido'),
    sin_faltas: cursos.length - faltan.length,
    fuera: fuera.slice(0, NOMBRADOS),
  }
}

const cartaPara = (ctx: Ctx, { docente, cursos }: PorDocente, mensaje = '') =>
  cartaDeRecordatorio({
    docente,
    cursos,
    mensaje,
    de: { nombres: ctx.sesion.persona.nombres, correo: ctx.sesion.persona.correo ?? null },
    hoy: hoyAqui(),
    publicUrl: ctx.platform.config.publicUrl,
  })

/** What `recordar` would do, and the mail of the first lecturer as it would go out. It writes nothing. */
export async function previaDeRecordatorio(ctx: Ctx, pedido: Pedido): Promise<RecordatorioPrevio> {
  const { envios, ...cuantos } = await planear(ctx, pedido)
  const [primero] = envios
  if (!primero) return { ...cuantos, asunto: '', texto: '', para: '' }
  const carta = cartaPara(ctx, primero, pedido.mensaje)
  const de = {
    institucion: ctx.sesion.empresa?.razonsocial ?? null,
    publicUrl: ctx.platform.config.publicUrl,
  }
  return { ...cuantos, asunto: carta.asunto, texto: textoDe(carta, de), para: primero.docente.nombres }
}

/**
 * Reminds by mail, one mail a lecturer, in the transaction's queue: it goes out when this commits. Whoever was reminded within the hour is left out unless
 * asked (`otra_vez`), and then reminded once more a day at most. 404 for a course out of reach, 409 for a period that is over.
 */
export async function recordar(ctx: Ctx, pedido: Pedido): Promise<Recordados> {
  await lockRecordatorios(ctx)
  const { envios, ...cuantos } = await planear(ctx, pedido)
  await queueMails(
    ctx,
    envios.map(e => ({ para: e.docente.correo!, carta: cartaPara(ctx, e, pedido.mensaje) })),
  )
  for (const { docente, cursos, repetido } of envios)
    ctx.record({
      evento: 'docente.recordado',
      objeto_id: docente.id,
      despues: {
        periodo_id: pedido.periodo_id ?? null,
        cursos: cursos.map(c => c.asignatura_id),
        aviso: 'persona',
        ...(repetido && { repetido }),
      },
    })
  return cuantos
}

/** «A Ana Núñez ya se le repitió hoy: se puede una vez al día.» of those whom nobody may remind once more today; '' for none. */
function yaDosVeces({ repetidos, fuera }: Recordados): string {
  const [unico] = fuera.filter(f => f.motivo === 'repetido')
  if (!unico) return ''
  return repetidos === 1
    ? ` A ${unico.nombres} ya se le repitió hoy: se puede una vez al día.`
    : ` A ${repetidos} docentes ya se les repitió hoy: se puede una vez al día.`
}

/** What was done, in a sentence; reasons stand beside it. */
export function mensajeDeRecordados(r: Recordados): string {
  if (r.docentes === 0) return `No se envió ningún recordatorio.${yaDosVeces(r)}`
  const docentes = segun(r.docentes, 'un docente', '# docentes')
  const cursos = segun(r.cursos, 'un curso', '# cursos')
  return `Enviamos el recordatorio a ${docentes}, por ${cursos}.${yaDosVeces(r)}`
}
