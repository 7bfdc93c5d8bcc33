import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { pdfAvanceProgramas } from '@malla/documents/programas/pdfAvanceProgramas.ts'
import { type Ctx, readingCtx } from '../../../platform/context.ts'
import type { Router } from '../../../platform/http/router.ts'
import { route } from '../../../platform/http/router.ts'
import { askTrabajo } from '../../../platform/jobs/pedidos.ts'
import { type Reports, report } from '../../../platform/reports.ts'
import { selectAvanceProgramas } from './avanceProgramas.queries.ts'
import { enPdf, today } from './informe.ts'

const i = calls.informes

const message = (titulo: string, correo: string): string =>
  `Enviaremos «${titulo}» a ${correo} en cuanto esté listo. Si no llega a salir, se lo diremos.`

/**
 * A mail call: what the report of `of` with `toInput` makes is queued as an attachment. It answers at once; what may not be seen is refused
 * before, by the same producer that makes the file.
 */
function mail<C extends Call>(
  r: Router,
  reports: Reports,
  call: C,
  pick: (input: ParsedOf<C>) => { of: Call; input: object },
): void {
  route(r, call, (async (ctx: Ctx, given: ParsedOf<C> & { correo: string }) => {
    const { of, input } = pick(given)
    const { platform, tx, sesion, empresaId } = ctx
    const made = await reports
      .get(of.path)!
      .produce(readingCtx({ platform, tx, sesion, empresaId }), input as never)
    const titulo = ('title' in made && made.title) || of.summary
    const job = await askTrabajo(ctx, { llamada: of.path, input, titulo, correo: given.correo })
    return { message: message(titulo, given.correo), job }
  }) as never)
}

/** Progress of programmes, and every mail call of plans and programmes (§7). */
export function enviarInformesRoutes(r: Router, reports: Reports): void {
  report(r, reports, i.avanceProgramas, async (ctx, filtro) => {
    const datos = await selectAvanceProgramas(ctx, filtro, today())
    return enPdf('Avance curricular de los programas', () => pdfAvanceProgramas(datos))
  })
  const porId = (of: Call) => (input: { id: number }) => ({ of, input: { id: input.id } })
  mail(r, reports, i.mailLineas, porId(i.lineas))
  mail(r, reports, i.mailCompetencias, porId(i.competencias))
  mail(r, reports, i.mailCompetenciasPdf, ({ correo: _, ...input }) => ({ of: i.competenciasPdf, input }))
  mail(r, reports, i.mailCompetenciasPdf2, ({ correo: _, ...input }) => ({ of: i.competenciasPdf2, input }))
  mail(r, reports, i.mailPlan, porId(calls.planes.pdfPlan))
  mail(r, reports, i.mailModulo, ({ id, modulo_id }) =>
    modulo_id
      ? { of: i.modulo, input: { planId: id, id: modulo_id } }
      : { of: i.modelosCompetencia, input: { id } },
  )
  mail(r, reports, i.mailEstadosCursos, ({ correo: _, ...input }) => ({ of: i.estadosCursos, input }))
  mail(r, reports, i.mailAvanceProgramas, ({ correo: _, ...input }) => ({ of: i.avanceProgramas, input }))
}
