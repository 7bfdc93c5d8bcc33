import { cortar } from '@malla/domain/texto/cortar.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import type { Carta } from '../../platform/mail/carta.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { selectAjustesDeInstitucion } from '../ajustes/institucion.service.ts'
import { selectCompetencia } from '../competencias/competencias.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'

const NADIE =
  'Nadie recibe estas solicitudes todavía. Pida que en «Ajustes», en «Revisar redacción», se anote quién las recibe.'

/** «C1.2», when the text is that of a competency of this plan; 404 when it is of another one. */
async function codigoDe(ctx: Ctx, planId: number, competenciaId: number | undefined): Promise<string | null> {
  if (competenciaId === undefined) return null
  const competencia = await selectCompetencia(ctx, competenciaId)
  if (competencia.planestudio_id !== planId) throw notFound()
  return competencia.codigo
}

function cartaDe(ctx: Ctx, plan: string, codigo: string | null, texto: string): Carta {
  const { nombres, correo } = ctx.sesion.persona
  return {
    asunto: `Revisar redacción: ${cortar(texto)}`,
    saludo: 'Buenos días:',
    parrafos: [
      `${nombres} pide que revise la redacción de ${codigo ? `la competencia ${codigo}` : 'una competencia'} del plan «${plan}».`,
      `«${texto}»`,
      ...(correo ? [`Responda a este correo con lo que convenga cambiar: le llegará a ${nombres}.`] : []),
    ],
    ...(correo && { respuesta: correo }),
  }
}

/**
 * Sends a text to whoever reads wordings in the institution (its setting `redaccion`), to be answered to the person who asks (§7). 404 for a
 * plan or competency out of reach, 422 when the institution names nobody. Answers to how many.
 */
export async function askRevision(
  ctx: Ctx,
  input: { planestudio_id: number; competencia_id?: number; texto: string },
): Promise<number> {
  const plan = await assertPlan(ctx, input.planestudio_id, 'contenido.editar')
  const codigo = await codigoDe(ctx, plan.id, input.competencia_id)
  const { redaccion } = await selectAjustesDeInstitucion(ctx)
  if (redaccion.length === 0) throw invalidField('texto', NADIE)
  const carta = cartaDe(ctx, plan.full_name, codigo, input.texto)
  // Ten at most (contracts/ajustesDeEmpresa.ts), each a mail of its own: nobody sees the others' addresses.
  const enviados = await queueMails(
    ctx,
    [...new Set(redaccion)].map(para => ({ para, carta })),
  )
  return enviados.length
}
