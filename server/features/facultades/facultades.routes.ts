import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { inEmpresa } from '../../platform/otraEmpresa.ts'
import { paginationOf } from '../../platform/page.ts'
import { importarFacultades } from '../programas/importar/importar.service.ts'
import { selectArbol } from './arbol.queries.ts'
import { selectFacultad, selectFacultades, selectFacultadesPorEntidad } from './facultades.queries.ts'
import { createFacultad, deleteFacultades, saveFacultad } from './facultades.service.ts'

const c = calls.facultades

export function facultadesRoutes(r: Router): void {
  route(r, c.arbol, selectArbol)
  route(r, c.porEntidad, async (ctx, { empresa_id = ctx.empresaId }) => ({
    data: await inEmpresa(ctx, empresa_id, selectFacultadesPorEntidad),
  }))
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectFacultades(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.show, async (ctx, { id }) => ({ data: await selectFacultad(ctx, id) }))
  route(r, c.create, async (ctx, input) => {
    const facultad = await createFacultad(ctx, input)
    return { data: facultad, message: `Acabamos de crear la facultad «${facultad.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const facultad = await saveFacultad(ctx, input)
    return { data: facultad, message: `Acabamos de editar la facultad «${facultad.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteFacultades(ctx, [id])
    return { message: 'Acabamos de eliminar la facultad.' }
  })
  route(r, c.deleteMany, async (ctx, { ids }) => {
    await deleteFacultades(ctx, ids)
    return {
      message:
        ids.length === 1
          ? 'Acabamos de eliminar la facultad.'
          : `Acabamos de eliminar ${ids.length} facultades.`,
    }
  })
  route(r, c.posgrado, async (ctx, { nombre = 'Escuela de Posgrado' }) => {
    const facultad = await createFacultad(ctx, { nombre, txt_type: 'isPosgrado' })
    return { data: facultad, message: `Acabamos de crear la facultad «${facultad.nombre}».` }
  })
  route(r, c.cepre, async (ctx, { nombre = 'Centro Preuniversitario' }) => {
    const facultad = await createFacultad(ctx, { nombre, txt_type: 'isCepre' })
    return { data: facultad, message: `Acabamos de crear la facultad «${facultad.nombre}».` }
  })
  route(r, c.importar, importarFacultades)
}
