import { calls } from '@malla/contracts/calls.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { toTrabajo } from '../../platform/jobs/pedidos.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { deleteTrabajo, isMailed, selectMisTrabajos, selectTrabajo } from './trabajos.queries.ts'

const c = calls.trabajos

const NO_LISTO = 'El documento todavía no está listo.'
const VENCIDO = 'El documento ya no está: se guarda un día. Pídalo otra vez.'

export function trabajosRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async ctx => ({ data: (await selectMisTrabajos(ctx)).map(toTrabajo) }))
  route(r, c.show, async (ctx, { id }) => ({ data: toTrabajo(await selectTrabajo(ctx, id)) }))
  report(r, reports, c.archivo, async (ctx, { id }) => {
    const row = await selectTrabajo(ctx, id)
    const { clave, nombre, tipo } = row
    if (!clave || !nombre || !tipo) throw conflict(row.error ?? NO_LISTO)
    return {
      title: row.titulo,
      render: async () => {
        const bytes = await ctx.platform.storage.get(clave)
        if (!bytes) throw notFound(VENCIDO)
        return { bytes, name: nombre, type: tipo }
      },
    }
  })
  route(r, c.delete, async (ctx, { id }) => {
    const row = await deleteTrabajo(ctx, id)
    if (!row) throw notFound()
    const { clave } = row
    if (clave && !(await isMailed(ctx, clave))) ctx.afterCommit(() => ctx.platform.storage.remove(clave))
    return { message: `Acabamos de quitar «${row.titulo}» de sus documentos.` }
  })
}
