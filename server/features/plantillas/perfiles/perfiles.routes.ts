import { calls } from '@malla/contracts/calls.ts'
import type { CallsDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { pdfPlantillaDePerfil } from '@malla/documents/plantillas/pdfPlantillaDePerfil.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { empresaOrNone, installationRoute, type Router, route } from '../../../platform/http/router.ts'
import { paginationOf } from '../../../platform/page.ts'
import { type Reports, report } from '../../../platform/reports.ts'
import { dibujarPdf } from '../../planes/informes/informe.ts'
import { selectFirstPlantilla } from '../clases.queries.ts'
import { deletePlantillas } from '../clases.ts'
import { tipoDeSesion } from '../usar.service.ts'
import { datosDePlantillaDePerfil } from './datosDePlantillaDePerfil.ts'
import {
  type Perfil,
  selectPerfilesDeTipo,
  selectPlantillaDePerfil,
  selectPlantillasDePerfil,
} from './perfiles.queries.ts'
import { createPlantillaDePerfil, savePlantillaDePerfil } from './perfiles.service.ts'

/** The calls of one kind of profile; `de` as sentences say it. */
function deUnPerfil(r: Router, reports: Reports, c: CallsDePerfil, perfil: Perfil, de: string): void {
  const plantilla = `la plantilla de perfil de ${de}`
  route(r, c.porTipo, async ctx => ({ data: await selectPerfilesDeTipo(ctx, perfil, tipoDeSesion(ctx)) }))
  installationRoute(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectPlantillasDePerfil(ctx, perfil, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  installationRoute(r, c.show, async (ctx, { id, queryDefault }) => {
    const cual = id ?? (await selectFirstPlantilla(ctx, perfil, queryDefault))
    return { data: await selectPlantillaDePerfil(ctx, perfil, cual) }
  })
  installationRoute(r, c.create, async (ctx, input) => {
    const row = await createPlantillaDePerfil(ctx, perfil, input)
    return { data: row, message: `Acabamos de crear ${plantilla} «${row.nombre}».` }
  })
  installationRoute(r, c.update, async (ctx, input) => {
    const row = await savePlantillaDePerfil(ctx, perfil, input)
    return { data: row, message: `Acabamos de editar ${plantilla} «${row.nombre}».` }
  })
  installationRoute(r, c.delete, async (ctx, { ids }) => {
    await deletePlantillas(ctx, perfil, ids)
    return {
      message:
        ids.length === 1
          ? `Acabamos de eliminar ${plantilla}.`
          : `Acabamos de eliminar ${ids.length} plantillas de perfil de ${de}.`,
    }
  })
  const enPdf = async (ctx: Ctx, id: number): Promise<DeferredFile> => {
    const datos = datosDePlantillaDePerfil(perfil, await selectPlantillaDePerfil(ctx, perfil, id))
    return {
      render: async () => ({
        bytes: await dibujarPdf(pdfPlantillaDePerfil(datos)),
        name: `Plantilla - ${datos.nombre}.pdf`,
        type: 'application/pdf',
      }),
    }
  }
  report(r, reports, c.pdf, (ctx, { id }) => enPdf(ctx, id), empresaOrNone)
}

/** Templates of graduate and entrant profiles (§7). */
export function plantillasDePerfilRoutes(r: Router, reports: Reports): void {
  deUnPerfil(r, reports, calls.plantillasEgresado, 'egresado', 'egreso')
  deUnPerfil(r, reports, calls.plantillasIngresante, 'ingresante', 'ingreso')
}
