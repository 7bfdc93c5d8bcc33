import { calls } from '@malla/contracts/calls.ts'
import { archivoDePlan } from '@malla/documents/formato.ts'
import type { DatosMatriz } from '@malla/documents/matriz/datos.ts'
import { pdfMatriz } from '@malla/documents/matriz/pdfMatriz.ts'
import { palabrasDeMatriz } from '@malla/documents/matriz/textos.ts'
import { palabrasDe } from '@malla/documents/planes/palabras.ts'
import type { FiltroDeMatriz } from '@malla/domain/competencias/matriz.ts'
import { enOrden } from '@malla/domain/competencias/recorrido.ts'
import type { Ctx } from '../../platform/context.ts'
import { excelFile } from '../../platform/excel/excelFile.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import type { Router } from '../../platform/http/router.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { selectDatosPlan } from '../planes/informes/datosPlan.queries.ts'
import { assertFiltro } from '../planes/informes/filtros.ts'
import { enPdf } from '../planes/informes/informe.ts'
import { selectCompetencias, selectGrupos, selectMatriz, selectNumeracion } from './competencias.queries.ts'
import { excelDeMatriz } from './matrizExcel.ts'

const c = calls.competencias

/** What the matrix of a plan is printed from. 404 when the person may not see the plan, 403 when they may not print it, 422 for a filter of something else. */
async function selectDatosMatriz(ctx: Ctx, planId: number, filtro: FiltroDeMatriz): Promise<DatosMatriz> {
  const plan = await selectDatosPlan(ctx, planId, hoyAqui())
  const [grupos, todas, celdas, { terminos }] = await Promise.all([
    selectGrupos(ctx, planId),
    selectCompetencias(ctx, planId),
    selectMatriz(ctx, planId),
    selectNumeracion(ctx, planId),
  ])
  assertFiltro(plan, filtro, { grupos, todas })
  const leidas = enOrden(
    todas,
    grupos.map(g => g.id),
  )
  const competencias = leidas.map(({ una, nivel }) => ({ ...una, nivel }))
  return { plan, terminos, grupos, competencias, celdas, filtro }
}

const tituloDe = (d: DatosMatriz): string =>
  archivoDePlan(palabrasDeMatriz.titulo(palabrasDe(d.plan.institucion)), d.plan)

/** The matrix of a plan, as filtered, in PDF and Excel. */
export function matrizRoutes(r: Router, reports: Reports): void {
  report(r, reports, c.matrizPdf, async (ctx, { planId, ...filtro }) => {
    const datos = await selectDatosMatriz(ctx, planId, filtro)
    return enPdf(tituloDe(datos), () => pdfMatriz(datos))
  })
  report(r, reports, c.matrizExcel, async (ctx, { planId, ...filtro }) => {
    const datos = await selectDatosMatriz(ctx, planId, filtro)
    const title = tituloDe(datos)
    return { title, ...excelFile(title, () => excelDeMatriz(datos)) }
  })
}
