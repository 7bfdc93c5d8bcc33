import type { Call } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { pdfAvanceProgramas } from '@malla/documents/programas/pdfAvanceProgramas.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import type { Router } from '../../../platform/http/router.ts'
import { mail } from '../../../platform/mailReport.ts'
import { type Reports, report } from '../../../platform/reports.ts'
import { selectAvanceProgramas } from './avanceProgramas.queries.ts'
import { enPdf } from './informe.ts'

const i = calls.informes

/** Progress of programmes, and every mail call of plans and programmes (§7). */
export function enviarInformesRoutes(r: Router, reports: Reports): void {
  report(r, reports, i.avanceProgramas, async (ctx, filtro) => {
    const datos = await selectAvanceProgramas(ctx, filtro, hoyAqui())
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
