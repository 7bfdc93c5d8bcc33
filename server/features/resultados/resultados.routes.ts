import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectResultados } from './resultados.queries.ts'
import { createResultado, deleteResultado, saveResultado } from './resultados.service.ts'

const c = calls.resultados

export function resultadosRoutes(r: Router): void {
  route(r, c.list, async (ctx, { lista }) => ({ data: await selectResultados(ctx, lista) }))
  route(r, c.create, async (ctx, input) => {
    const row = await createResultado(ctx, input)
    return { data: row, message: `Acabamos de crear el resultado «${row.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const row = await saveResultado(ctx, input)
    return { data: row, message: `Acabamos de editar el resultado «${row.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteResultado(ctx, id)
    return { message: 'Acabamos de eliminar el resultado.' }
  })
}
