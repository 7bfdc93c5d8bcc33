import { calls } from '@malla/contracts/calls.ts'
import { pdfPlan } from '@malla/documents/planes/pdfPlan.ts'
import { horasTotales, horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { claveDeSeccion } from '@malla/domain/planes/avance.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import type { Ctx } from '../../platform/context.ts'
import { excelFile } from '../../platform/excel/excelFile.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import {
  empresaOrNone,
  installationRoute,
  preparedRoute,
  type Router,
  route,
} from '../../platform/http/router.ts'
import { inEmpresa } from '../../platform/otraEmpresa.ts'
import { paginationOf } from '../../platform/page.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { dibujarPdf } from '../planes/informes/informe.ts'
import { selectFirstPlantilla } from './clases.queries.ts'
import { deletePlantillas } from './clases.ts'
import { datosDePlantilla } from './datosDePlantilla.ts'
import { formulario } from './excel/formulario.ts'
import { leerLibroDeFormulario } from './excel/libroDeFormulario.ts'
import {
  selectContenidoDePlantilla,
  selectPlanesDeEmpresa,
  selectPlantilla,
  selectPlantillas,
  selectPlantillasDeTipo,
} from './plantillas.queries.ts'
import { createPlantilla, savePlantilla, saveSubida } from './plantillas.service.ts'
import { tipoDeSesion, usarPlantilla } from './usar.service.ts'

const c = calls.plantillas

/** The courses of a content, in the order of the plan, as a list shows them. */
function cursosDe(contenido: ContenidoDePlan) {
  const lugares = [
    ...contenido.ciclos.map(x => ({
      nombre: x.descripcion,
      cursos: contenido.asignaturas.filter(a => a.ciclo_id === x.id),
    })),
    ...contenido.secciones.map(x => ({
      nombre: x.nombre,
      cursos: contenido.asignaturas.filter(a => a.seccion_id === x.id),
    })),
  ]
  return lugares.flatMap(({ nombre, cursos }) =>
    cursos
      .toSorted((a, b) => a.orden - b.orden)
      .map(a => ({
        periodo: nombre,
        codigo: a.codigo,
        nombre: a.nombre,
        credits: a.credits,
        horas: horasTotales({ ...a, horasvirtual: horasVirtualDe(a) }),
      })),
  )
}

const titulosDe = ({ textos }: ContenidoDePlan): string[] =>
  seccionesDelPlan
    .filter(s => textos.some(t => t.key === claveDeSeccion(s) && t.items.length > 0))
    .map(s => s.titulo)

/** The Excel form with what a template holds, or empty. */
async function enExcel(ctx: Ctx, id: number | undefined): Promise<DeferredFile> {
  const plantilla = id === undefined ? null : await selectContenidoDePlantilla(ctx, id)
  const name = plantilla ? `Plantilla - ${plantilla.nombre}` : 'Plantilla de plan de estudios'
  return excelFile(name, () => formulario(plantilla?.contenido ?? null))
}

async function enPdf(ctx: Ctx, id: number): Promise<DeferredFile> {
  const plantilla = await selectContenidoDePlantilla(ctx, id)
  const documento = pdfPlan(datosDePlantilla(plantilla))
  return {
    render: async () => ({
      bytes: await dibujarPdf(documento),
      name: `Plantilla - ${plantilla.nombre}.pdf`,
      type: 'application/pdf',
    }),
  }
}

export function plantillasRoutes(r: Router, reports: Reports): void {
  route(r, c.porTipo, async ctx => ({ data: await selectPlantillasDeTipo(ctx, tipoDeSesion(ctx)) }))
  route(r, c.usar, async (ctx, input) => {
    const plan = await usarPlantilla(ctx, input)
    return { data: plan, message: `Acabamos de crear el plan de estudios «${plan.full_name}».` }
  })
  installationRoute(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectPlantillas(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  installationRoute(r, c.show, async (ctx, { id, queryDefault }) => {
    const cual = id ?? (await selectFirstPlantilla(ctx, 'plan', queryDefault))
    const { contenido } = await selectContenidoDePlantilla(ctx, cual)
    return {
      data: {
        ...(await selectPlantilla(ctx, cual)),
        cursos: cursosDe(contenido),
        textos: titulosDe(contenido),
      },
    }
  })
  installationRoute(r, c.create, async (ctx, input) => {
    const row = await createPlantilla(ctx, input)
    return { data: row, message: `Acabamos de crear la plantilla de plan de estudio «${row.nombre}».` }
  })
  installationRoute(r, c.update, async (ctx, input) => {
    const row = await savePlantilla(ctx, input)
    return { data: row, message: `Acabamos de editar la plantilla de plan de estudio «${row.nombre}».` }
  })
  installationRoute(r, c.delete, async (ctx, { ids }) => {
    await deletePlantillas(ctx, 'plan', ids)
    return {
      message:
        ids.length === 1
          ? 'Acabamos de eliminar la plantilla de plan de estudio.'
          : `Acabamos de eliminar ${ids.length} plantillas de plan de estudio.`,
    }
  })
  installationRoute(r, c.planesDe, async (ctx, { empresa_id }) => ({
    data: await inEmpresa(ctx, empresa_id, selectPlanesDeEmpresa),
  }))
  preparedRoute(
    r,
    c.subir,
    (input, sesion) => leerLibroDeFormulario(r.platform, sesion, input),
    async (ctx, { archivo: _archivo, ...input }, libro) => {
      const { plantilla, ...dicho } = await saveSubida(ctx, input, libro)
      return {
        data: plantilla,
        message: `Acabamos de guardar la plantilla de plan de estudio «${plantilla.nombre}».`,
        ...dicho,
      }
    },
    empresaOrNone,
  )
  report(r, reports, c.descargar, (ctx, { id }) => enExcel(ctx, id), empresaOrNone)
  report(r, reports, c.pdf, (ctx, { id }) => enPdf(ctx, id), empresaOrNone)
}
