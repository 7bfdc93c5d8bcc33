import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { installationRoute, type Router } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { deleteEmpresas } from './eliminar.service.ts'
import { selectEmpresa, selectEmpresas, selectFirstEmpresa } from './empresas.queries.ts'
import { createEmpresa, saveEmpresa, saveProfile } from './empresas.service.ts'

const c = calls.empresas

export function empresasRoutes(r: Router): void {
  installationRoute(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectEmpresas(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  installationRoute(r, c.show, async (ctx, { id, queryDefault }) => ({
    data: id === undefined ? await selectFirstEmpresa(ctx, queryDefault) : await selectEmpresa(ctx, id),
  }))
  installationRoute(r, c.create, async (ctx, input) => {
    const empresa = await createEmpresa(ctx, input)
    return { data: empresa, message: `Acabamos de crear la entidad «${empresa.razonsocial}».` }
  })
  installationRoute(r, c.update, async (ctx, input) => {
    const empresa = await saveEmpresa(ctx, input)
    return { data: empresa, message: `Acabamos de editar la entidad «${empresa.razonsocial}».` }
  })
  installationRoute(r, c.saveProfile, async (ctx, input) => ({
    data: await saveProfile(ctx, input),
    message: mensajes.exito.guardado,
  }))
  installationRoute(r, c.delete, async (ctx, { ids }) => {
    await deleteEmpresas(ctx, ids)
    return {
      message:
        ids.length === 1
          ? 'Acabamos de eliminar la entidad.'
          : `Acabamos de eliminar ${ids.length} entidades.`,
    }
  })
}
