import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '@malla/contracts/call.ts'
import type { planes } from '@malla/contracts/planes.ts'
import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { stale } from '../../platform/errors.ts'
import { dropBorradores } from '../borradores/borradores.service.ts'
import { selectAdjuntos } from './adjuntos.queries.ts'
import { type DuenoDeTextos, tablaDe } from './dueno.ts'
import { type Item, lockOptionalTexto, type Texto, toSeccion } from './textos.queries.ts'

type Enviado = ParsedOf<typeof planes.guardarJson>
type Enviados = Enviado['items']

/**
 * The entries with an id each, in the order given: one that came without, or with one that is taken, gets that of a kept entry with the same text, else
 * a new one.
 */
function conIds(items: Enviados, antes: readonly Item[]): Item[] {
  const usados = new Set(items.map(i => i.id))
  const vistos = new Set<string>()
  return items.map(({ id, version = 1, status = 1, ...item }) => {
    const libre = () => antes.find(a => a.descripcion === item.descripcion && !usados.has(a.id))?.id
    const suyo = id && !vistos.has(id) ? id : (libre() ?? randomUUID())
    vistos.add(suyo)
    usados.add(suyo)
    return { id: suyo, version, ...item, status }
  })
}

/** The section as it is, locked; made empty with revision 0 by whoever is first, so that two first writers take turns too. */
async function lockedTexto(ctx: Ctx, dueno: DuenoDeTextos, key: string): Promise<Texto> {
  const found = await lockOptionalTexto(ctx, dueno, key)
  if (found) return found
  const { nombre, columna } = tablaDe[dueno.tipo]
  await ctx.tx.execute(sql`insert into ${sql.identifier(nombre)} (empresa_id, ${sql.identifier(columna)}, key, items, revision)
    values (${ctx.empresaId}, ${dueno.id}, ${key}, '[]', 0) on conflict do nothing`)
  return (await lockOptionalTexto(ctx, dueno, key))!
}

type Guardado = Omit<Enviado, 'id'>

/**
 * Saves one section of text. Each is a row with its own revision, so people in two sections never collide, nor with who edits the owner. 409
 * stale, with the section as it is now (revision 0: nobody had written it yet). The person's drafts that it takes in go in the same moment: nobody ever
 * finds both. Permission and key are the caller's.
 */
export async function saveTextoDe(
  ctx: Ctx,
  dueno: DuenoDeTextos,
  { key, items: enviados, revision, borradores = [] }: Guardado,
): Promise<SeccionDeTexto> {
  const before = await lockedTexto(ctx, dueno, key)
  const adjuntos = await selectAdjuntos(ctx, dueno)
  if (revision !== undefined && revision !== before.revision) throw stale(toSeccion(before, adjuntos))
  await dropBorradores(ctx, `${dueno.tipo}/${dueno.id}/${key}`, borradores)
  const items = conIds(enviados, before.items)
  if (before.revision > 0 && isDeepStrictEqual(before.items, items)) return toSeccion(before, adjuntos)
  const after = { key, items, revision: before.revision + 1 }
  const { nombre, columna } = tablaDe[dueno.tipo]
  await ctx.tx.execute(sql`update ${sql.identifier(nombre)} set items = ${JSON.stringify(items)}::jsonb, revision = ${after.revision},
    updated_at = clock_timestamp() where empresa_id = ${ctx.empresaId} and ${sql.identifier(columna)} = ${dueno.id} and key = ${key}`)
  // Whoever follows the plan or programme live gets the key and its items under its id (§4), not under that of the row.
  ctx.record({
    evento: dueno.evento,
    objeto_id: dueno.id,
    ambito: dueno.ambito,
    antes: { key, items: before.items },
    despues: after,
  })
  return toSeccion(after, adjuntos)
}
