import type { ParsedOf } from '@malla/contracts/call.ts'
import type {
  recordatorios as calls,
  Recordados,
  RecordatorioPrevio,
} from '@malla/contracts/recordatorios.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { textoDe } from '../../platform/mail/carta.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { today } from '../planes/informes/informe.ts'
import { cartaDeRecordatorio } from './cartaDeRecordatorio.ts'
import { selectPeriodoAbierto } from './periodoAbierto.queries.ts'
import {
  type CursoQueFalta,
  type DocenteDeCurso,
  lockRecordatorios,
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

interface Plan extends Recordados {
  /** Who gets a mail, about what. */
  envios: PorDocente[]
}

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

/** Who would be reminded of what, and who is left out and why. */
async function planear(ctx: Ctx, pedido: Pedido): Promise<Plan> {
  const cursos = await selectPedidos(ctx, pedido)
  const faltan = cursos.filter(c => c.falta)
  const todos = porDocente(faltan)
  const conCorreo = todos.filter(d => d.docente.correo !== null)
  const recordados = pedido.otra_vez
    ? []
    : await selectRecordados(
        ctx,
        conCorreo.map(d => d.docente.id),
      )
  const recientes = new Set(recordados.filter(r => r.reciente).map(r => r.usuario))
  const envios = conCorreo.filter(d => !recientes.has(d.docente.id))
  if (envios.length > DOCENTES_MAXIMOS)
    throw invalidField(
      'asignaturas_ids',
      `Son ${envios.length} docentes; se puede escribir a ${DOCENTES_MAXIMOS} a la vez. Elija menos cursos.`,
    )
  return {
    envios,
    docentes: envios.length,
    cursos: new Set(envios.flatMap(d => d.cursos.map(c => c.asignatura_id))).size,
    sin_docente: faltan.filter(c => c.docentes.length === 0).length,
    sin_correo: todos.length - conCorreo.length,
    recientes: conCorreo.length - envios.length,
    sin_faltas: cursos.length - faltan.length,
  }
}

const cartaPara = (ctx: Ctx, { docente, cursos }: PorDocente, mensaje = '') =>
  cartaDeRecordatorio({
    docente,
    cursos,
    mensaje,
    de: { nombres: ctx.sesion.persona.nombres, correo: ctx.sesion.persona.correo ?? null },
    hoy: today(),
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
 * asked (`otra_vez`). 404 for a course out of reach, 409 for a period that is over.
 */
export async function recordar(ctx: Ctx, pedido: Pedido): Promise<Recordados> {
  await lockRecordatorios(ctx)
  const { envios, ...cuantos } = await planear(ctx, pedido)
  await queueMails(
    ctx,
    envios.map(e => ({ para: e.docente.correo!, carta: cartaPara(ctx, e, pedido.mensaje) })),
  )
  for (const { docente, cursos } of envios)
    ctx.record({
      evento: 'docente.recordado',
      objeto_id: docente.id,
      despues: {
        periodo_id: pedido.periodo_id ?? null,
        cursos: cursos.map(c => c.asignatura_id),
        aviso: 'persona',
      },
    })
  return cuantos
}

/** What was done, in a sentence; refused reasons stand beside it. */
export function mensajeDeRecordados(r: Recordados): string {
  if (r.docentes === 0) return 'No se envió ningún recordatorio.'
  const docentes = r.docentes === 1 ? 'un docente' : `${r.docentes} docentes`
  const cursos = r.cursos === 1 ? 'un curso' : `${r.cursos} cursos`
  return `Enviamos el recordatorio a ${docentes}, por ${cursos}.`
}
