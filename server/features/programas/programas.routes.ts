import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { uploadRoute } from '../../platform/http/uploadRoute.ts'
import { inEmpresa } from '../../platform/otraEmpresa.ts'
import { paginationOf } from '../../platform/page.ts'
import { bytesDeAdjuntos, leerAdjuntos, mensajeDeAdjuntos } from '../textos/adjuntos.service.ts'
import { selectTextosDe } from '../textos/textos.queries.ts'
import { importarProgramas } from './importar/importar.service.ts'
import {
  countProgramas,
  selectPrograma,
  selectProgramas,
  selectProgramasPorEntidad,
} from './programas.queries.ts'
import {
  assertAdmiteImagen,
  assertProgramaNuevo,
  createPrograma,
  deleteImagen,
  deleteProgramas,
  savePrograma,
} from './programas.service.ts'
import { bytesDeImagen, leerImagen } from './programas.validar.ts'
import {
  assertAdmiteAdjuntos,
  assertDuenoPrograma,
  deleteAdjuntoDePrograma,
  saveAdjuntosDePrograma,
  saveTextoDePrograma,
} from './textos.service.ts'

const c = calls.programas

export function programasRoutes(r: Router): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectProgramas(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.totalDc, async ctx => ({ num: await countProgramas(ctx) }))
  route(r, c.show, async (ctx, { id }) => ({ data: await selectPrograma(ctx, id) }))
  const imagen = { leer: leerImagen, guarda: bytesDeImagen }
  uploadRoute(r, c.create, { ...imagen, permite: assertProgramaNuevo }, async (ctx, input, leida) => {
    const programa = await createPrograma(ctx, input, leida)
    return { data: programa, message: `Acabamos de crear el programa «${programa.nombre}».` }
  })
  uploadRoute(r, c.update, { ...imagen, permite: assertAdmiteImagen }, async (ctx, input, leida) => {
    const programa = await savePrograma(ctx, input, leida)
    return { data: programa, message: `Acabamos de editar el programa «${programa.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteProgramas(ctx, [id])
    return { message: 'Acabamos de eliminar el programa.' }
  })
  route(r, c.deleteMany, async (ctx, { ids }) => {
    await deleteProgramas(ctx, ids)
    return {
      message:
        ids.length === 1
          ? 'Acabamos de eliminar el programa.'
          : `Acabamos de eliminar ${ids.length} programas.`,
    }
  })
  route(r, c.deleteImagen, async (ctx, { id }) => {
    await deleteImagen(ctx, id)
    return { message: 'Acabamos de quitar la imagen del programa.' }
  })
  route(r, c.porEntidad, async (ctx, { empresa_id = ctx.empresaId }) => ({
    data: await inEmpresa(ctx, empresa_id, selectProgramasPorEntidad),
  }))
  route(r, c.importar, importarProgramas)
  route(r, c.secciones, async (ctx, { id }) => ({
    data: await selectTextosDe(ctx, await assertDuenoPrograma(ctx, id, 'estructura.ver')),
  }))
  route(r, c.guardarJson, async (ctx, input) => ({
    data: await saveTextoDePrograma(ctx, input),
    message: mensajes.exito.guardado,
  }))
  const adjuntos = { leer: leerAdjuntos, permite: assertAdmiteAdjuntos, guarda: bytesDeAdjuntos }
  uploadRoute(r, c.guardarArchivos, adjuntos, async (ctx, input, leidos) => ({
    data: await saveAdjuntosDePrograma(ctx, input, leidos),
    message: mensajeDeAdjuntos(leidos),
  }))
  route(r, c.deleteArchivo, async (ctx, { parent_id, id }) => ({
    message: `Acabamos de quitar el archivo «${await deleteAdjuntoDePrograma(ctx, parent_id, id)}».`,
  }))
}
