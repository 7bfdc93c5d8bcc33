import { calls } from '@malla/contracts/calls.ts'
import { enumerar } from '../../platform/enumerar.ts'
import {
  empresaOrNone,
  installationRoute,
  preparedRoute,
  type Router,
  route,
} from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { searchPersonas } from './buscar.queries.ts'
import { issuePassword, showPassword } from './claves.service.ts'
import { selectCursosDe, selectEstructura } from './estructura.queries.ts'
import { exportarUsuarios, plantillaDeUsuarios } from './excel/exportar.service.ts'
import { importarUsuarios, leerArchivoDeUsuarios } from './excel/importar.service.ts'
import { messageOf } from './excel/resultado.ts'
import { selectTipos } from './tipos.queries.ts'
import { selectUsuario, selectUsuarios } from './usuarios.queries.ts'
import { createUsuario, deleteUsuarios, saveUsuario } from './usuarios.service.ts'

const c = calls.usuarios

export function usuariosRoutes(r: Router, reports: Reports): void {
  installationRoute(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectUsuarios(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  installationRoute(r, c.show, async (ctx, { id }) => ({ data: await selectUsuario(ctx, id) }))
  installationRoute(r, c.create, async (ctx, input) => {
    const data = await createUsuario(ctx, input)
    return { data, message: `Acabamos de crear el usuario «${data.usuario}» con una contraseña temporal.` }
  })
  installationRoute(r, c.update, async (ctx, input) => {
    const data = await saveUsuario(ctx, input)
    return { data, message: `Acabamos de editar el usuario «${data.usuario}».` }
  })
  installationRoute(r, c.delete, async (ctx, { ids }) => {
    const names = await deleteUsuarios(ctx, ids)
    const one = names.length === 1
    return { message: `Acabamos de eliminar ${one ? 'el usuario' : 'los usuarios'} ${enumerar(names)}.` }
  })
  installationRoute(r, c.showPassword, (ctx, { id }) => showPassword(ctx, id))
  installationRoute(r, c.issuePassword, (ctx, { id }) => issuePassword(ctx, id))
  installationRoute(r, c.tipospersonas, async ctx => ({ data: await selectTipos(ctx) }))
  installationRoute(r, c.estructura, async (ctx, { empresa_id }) => ({
    data: await selectEstructura(ctx, empresa_id),
  }))
  installationRoute(r, c.cursos, async (ctx, input) => ({ data: await selectCursosDe(ctx, input) }))
  report(r, reports, c.exportar, exportarUsuarios, empresaOrNone)
  report(r, reports, c.plantilla, plantillaDeUsuarios, empresaOrNone)
  preparedRoute(
    r,
    c.importar,
    leerArchivoDeUsuarios,
    async (ctx, input, tabla) => {
      const done = await importarUsuarios(ctx, input, tabla)
      return { ...done, message: messageOf(done, input.vista_previa ?? false) }
    },
    empresaOrNone,
  )
  route(r, c.search, async (ctx, input) => ({ data: await searchPersonas(ctx, input) }))
}
