import { calls } from '@malla/contracts/calls.ts'
import { type TipoDeParametro, tipoDeParametro } from '@malla/contracts/parametros.ts'
import { invalidField } from '../../platform/errors.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import {
  selectCatalogo,
  selectFirstParametro,
  selectParametro,
  selectParametros,
} from './parametros.queries.ts'
import { createParametro, deleteParametros, saveParametro } from './parametros.service.ts'

/** What the messages call a row of each catalogue (§8). */
const NOMBRE: Record<TipoDeParametro, string> = {
  areascursos: 'el área de curso',
  tiposcursos: 'el tipo de curso',
  tipologiasespecialescursos: 'la tipología especial',
}

const SEARCHABLE = ['nombre', 'abreviatura', 'estado']

function equality(query: Record<string, unknown> = {}): Record<string, string> {
  const unknown = Object.keys(query).find(k => !SEARCHABLE.includes(k))
  if (unknown) throw invalidField('queryDefault', `No se puede buscar por «${unknown}».`)
  return Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)]))
}

function catalogoRoutes(r: Router, tipo: TipoDeParametro): void {
  const c = calls[tipo]
  const nombre = NOMBRE[tipo]

  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectParametros(ctx, tipo, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.show, async (ctx, { id, queryDefault }) => ({
    data:
      id === undefined
        ? await selectFirstParametro(ctx, tipo, equality(queryDefault))
        : await selectParametro(ctx, tipo, id),
  }))
  route(r, c.create, async (ctx, input) => {
    const row = await createParametro(ctx, tipo, input)
    return { data: row, message: `Acabamos de crear ${nombre} «${row.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const row = await saveParametro(ctx, tipo, input)
    return { data: row, message: `Acabamos de editar ${nombre} «${row.nombre}».` }
  })
  route(r, c.delete, async (ctx, { ids }) => {
    await deleteParametros(ctx, tipo, ids)
    return {
      message:
        ids.length === 1
          ? `Acabamos de eliminar ${nombre}.`
          : `Acabamos de eliminar ${ids.length} registros.`,
    }
  })
}

export function parametrosRoutes(r: Router): void {
  for (const tipo of tipoDeParametro.options) catalogoRoutes(r, tipo)
  route(r, calls.parametros.list, async (ctx, { tipo }) => ({ data: await selectCatalogo(ctx, tipo) }))
}
