import { calls } from '@malla/contracts/calls.ts'
import { archivoDePlan } from '@malla/documents/formato.ts'
import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import { formatoC1, pdfC1 } from '@malla/documents/planes/sunedu.ts'
import type { VirtualesPorCurso } from '@malla/documents/planes/suneduDatos.ts'
import type { Ctx } from '../../platform/context.ts'
import { excelFile } from '../../platform/excel/excelFile.ts'
import { libroC1 } from '../../platform/excel/sunedu/libroC1.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { selectDatosPlan } from '../planes/informes/datosPlan.queries.ts'
import { enPdf } from '../planes/informes/informe.ts'
import { scriptDePlan } from '../planes/scripts/script.service.ts'

const c = calls.formatos

/** What the form C1 is made of: the plan as reports have it, and the two parts of the virtual hours. 404 when the person may not see it. */
async function selectC1(ctx: Ctx, id: number): Promise<{ datos: DatosPlan; virtuales: VirtualesPorCurso }> {
  const datos = await selectDatosPlan(ctx, id, hoyAqui())
  const cursos = await selectAsignaturas(ctx, id)
  return { datos, virtuales: new Map(cursos.map(a => [a.id, a])) }
}

const nombre = (datos: DatosPlan): string => archivoDePlan('Formato C1', datos)

/** A plan as a SQL script, and as the regulator's form C1 in Excel and PDF. */
export function formatosRoutes(r: Router, reports: Reports): void {
  report(r, reports, c.script, (ctx, { id }) => scriptDePlan(ctx, id))
  route(r, c.avisosC1, async (ctx, { id }) => {
    const { datos, virtuales } = await selectC1(ctx, id)
    return { data: formatoC1(datos, virtuales).avisos }
  })
  report(r, reports, c.excelC1, async (ctx, { id }) => {
    const { datos, virtuales } = await selectC1(ctx, id)
    const title = nombre(datos)
    return { title, ...excelFile(title, () => libroC1(formatoC1(datos, virtuales))) }
  })
  report(r, reports, c.pdfC1, async (ctx, { id }) => {
    const { datos, virtuales } = await selectC1(ctx, id)
    return enPdf(nombre(datos), () => pdfC1(datos, virtuales))
  })
}
