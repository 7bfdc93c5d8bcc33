import { formularios } from '@malla/contracts/formularios.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { EstadoDeSilabo, Paso } from '@malla/domain/silabos/revision.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Carta } from '../../platform/mail/carta.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { selectObservaciones, selectQuienesObservaron } from './observaciones.queries.ts'

/** The mails of the review: lecturers hear what was asked of them and that it is approved; whoever asked hears that it came back. */

/** So many observations are written out in a mail; the rest is counted. */
const ESCRITAS = 20

/** Mails of one step of one syllabus within an hour: enough for every honest back and forth, and nobody floods a mailbox by going to and fro. */
export const AVISOS_POR_HORA = 3

/** A step that was taken: of the course that its record names, from which state. */
export interface PasoDado {
  curso_id: number
  paso: Paso
  desde: EstadoDeSilabo
}

/** Where the syllabus is, as people reach it. */
const enlaceDe = (ctx: Ctx, { silabo }: SilaboAbierto): string => {
  const query = new URLSearchParams({
    curso: String(silabo.asignatura_id),
    ...(silabo.periodo_id ? { periodo: String(silabo.periodo_id) } : {}),
  })
  return `${ctx.platform.config.publicUrl}/form/${formularios.silabos.id}/silabo?${query}`
}

const nombreDe = ({ curso, periodo }: SilaboAbierto): string =>
  `«${curso.nombre}»${periodo ? ` (${periodo.nombre})` : ''}`

/** Addresses of people who work here, each once, without whoever does it: a syllabus is nothing to those who left. */
async function selectCorreos(ctx: Ctx, usuarios: readonly number[]): Promise<string[]> {
  if (usuarios.length === 0) return []
  const { rows } =
    await ctx.tx.execute(sql`select distinct p.correo from usuarios u join personas p on p.id = u.persona_id
    where u.id = any(${sql.param([...usuarios])}::bigint[]) and u.id <> ${ctx.sesion.usuario_id} and u.deleted_at is null
      and u.estado = '1' and (p.root or exists (select 1 from accesos a where a.empresa_id = ${ctx.empresaId} and a.usuario_id = u.id))
      and coalesce(p.correo, '') <> '' order by 1`)
  return (rows as unknown as { correo: string }[]).map(r => r.correo)
}

/** Whether this step of the syllabus was mailed as often as it may be within the hour. Its row is locked: none slips through. */
async function isRepetido(ctx: Ctx, { silabo }: SilaboAbierto, paso: PasoDado): Promise<boolean> {
  const { rows } = await ctx.tx.execute(sql`select count(*)::int as veces from cambios
    where empresa_id = ${ctx.empresaId} and objeto_id = ${paso.curso_id} and evento = 'silabo.updated'
      and cuando > clock_timestamp() - interval '1 hour' and antes ->> 'estado' = ${paso.desde} and despues ->> 'paso' = ${paso.paso}
      and (despues ->> 'periodo_id')::bigint is not distinct from ${silabo.periodo_id}::bigint`)
  return (rows[0] as { veces: number }).veces >= AVISOS_POR_HORA
}

async function pedidos(ctx: Ctx, { silabo, estructura }: SilaboAbierto): Promise<string[]> {
  const abiertas = (await selectObservaciones(ctx, silabo.id)).filter(o => !o.resuelta)
  const seccion = (clave: string | null) =>
    estructura.secciones.find(s => s.clave === clave)?.nombre ?? 'Todo el sílabo'
  const resto = abiertas.length - ESCRITAS
  return [
    ...abiertas.slice(0, ESCRITAS).map(o => `${seccion(o.clave)}: ${o.texto}`),
    ...(resto > 0 ? [`Y ${segun(resto, 'una observación más', '# observaciones más')}.`] : []),
  ]
}

interface Aviso {
  usuarios: readonly number[]
  asunto: string
  parrafos: readonly string[]
}

/** Whom a step concerns and what they read; null for a step that nobody waits for. */
async function avisoDe(ctx: Ctx, abierto: SilaboAbierto, { paso, desde }: PasoDado): Promise<Aviso | null> {
  const que = nombreDe(abierto)
  const { nombres } = ctx.sesion.persona
  const docentes = abierto.silabo.docentes.map(d => d.id)
  switch (paso) {
    case 'observar':
    case 'reabrir':
      return {
        usuarios: docentes,
        asunto: paso === 'observar' ? `Sílabo observado: ${que}` : `Sílabo abierto de nuevo: ${que}`,
        parrafos: [
          paso === 'observar'
            ? `${nombres} revisó el sílabo de ${que} y lo devolvió con observaciones.`
            : `${nombres} volvió a abrir el sílabo aprobado de ${que} para que se corrija.`,
          ...(await pedidos(ctx, abierto)),
          'Responda cada observación, corrija el sílabo y vuelva a entregarlo.',
        ],
      }
    case 'aprobar':
      return {
        usuarios: docentes,
        asunto: `Sílabo aprobado: ${que}`,
        parrafos: [
          `${nombres} aprobó hoy el sílabo de ${que}. Ya no se modifica; al final constan quién lo aprobó y la fecha.`,
        ],
      }
    case 'entregar':
      // Taken back and handed in again, it says nothing new to those who heard that it was corrected.
      if (desde !== 'observado') return null
      return {
        usuarios: await selectQuienesObservaron(ctx, abierto.silabo.id),
        asunto: `Sílabo corregido: ${que}`,
        parrafos: [`${nombres} respondió las observaciones al sílabo de ${que} y volvió a entregarlo.`],
      }
    default:
      return null
  }
}

/** Mails those whom a step of the review concerns, each a mail of their own, in the step's own transaction. Who takes the step gets none. */
export async function avisarPaso(ctx: Ctx, abierto: SilaboAbierto, paso: PasoDado): Promise<void> {
  const aviso = await avisoDe(ctx, abierto, paso)
  if (!aviso || (await isRepetido(ctx, abierto, paso))) return
  const carta: Carta = {
    asunto: aviso.asunto,
    saludo: 'Buenos días:',
    parrafos: aviso.parrafos,
    boton: { texto: 'Ver el sílabo', url: enlaceDe(ctx, abierto) },
  }
  const correos = await selectCorreos(ctx, aviso.usuarios)
  await queueMails(
    ctx,
    correos.map(para => ({ para, carta })),
  )
}
