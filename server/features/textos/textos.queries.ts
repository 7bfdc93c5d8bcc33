import type { Adjunto, ItemDeTexto, SeccionDeTexto } from '@malla/contracts/textos.ts'
import { resumen } from '@malla/domain/planes/resumen.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { selectAdjuntos } from './adjuntos.queries.ts'
import { type DuenoDeTextos, tablaDe } from './dueno.ts'

/** An entry as it is kept. */
export type Item = Omit<ItemDeTexto, 'resumen'>

/** A section as it is kept. */
export interface Texto {
  key: string
  items: Item[]
  revision: number
}

/** Entries of before ids and states were written with each. */
const completo = (item: Item, i: number): Item => ({
  ...item,
  id: item.id ?? `item-${i + 1}`,
  version: item.version ?? 1,
  status: item.status ?? 1,
  descripcion: item.descripcion ?? '',
})

const toTexto = (row: { key: string; items: unknown[]; revision: number }): Texto => ({
  ...row,
  items: (row.items as Item[]).map(completo),
})

/** A section as it is answered. */
export const toSeccion = ({ key, items, revision }: Texto, adjuntos: Adjunto[]): SeccionDeTexto => ({
  key,
  items: items.map(item => ({ ...item, resumen: resumen(item.descripcion) })),
  revision,
  adjuntos: adjuntos.filter(a => a.key === key),
})

type Fila = Record<string, unknown> & { key: string; items: unknown[]; revision: number }

const filas = async (ctx: Ctx, { tipo, id }: DuenoDeTextos, mas = sql``): Promise<Texto[]> => {
  const { nombre, columna } = tablaDe[tipo]
  const { rows } = await ctx.tx.execute<Fila>(
    sql`select t.key, t.items, t.revision from ${sql.identifier(nombre)} t
      where t.empresa_id = ${ctx.empresaId} and t.${sql.identifier(columna)} = ${id} ${mas}`,
  )
  return rows.map(toTexto)
}

/** The sections of text of an owner that were written, and those on which files hang. */
export async function selectTextosDe(ctx: Ctx, dueno: DuenoDeTextos): Promise<SeccionDeTexto[]> {
  const [textos, adjuntos] = await Promise.all([
    filas(ctx, dueno, sql`order by t.key`),
    selectAdjuntos(ctx, dueno),
  ])
  const escritas = new Set(textos.map(t => t.key))
  const vacias = [...new Set(adjuntos.map(a => a.key))].filter(key => !escritas.has(key))
  return [...textos, ...vacias.map(key => ({ key, items: [], revision: 0 }))].map(t => toSeccion(t, adjuntos))
}

/** One section, locked until the transaction ends, or null when it was never written. */
export async function lockOptionalTexto(ctx: Ctx, dueno: DuenoDeTextos, key: string): Promise<Texto | null> {
  const [texto] = await filas(ctx, dueno, sql`and t.key = ${key} for update`)
  return texto ?? null
}
