import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, getTableColumns, inArray, sql } from '../../platform/db/drizzle.ts'
import { enEmpresa } from '../../platform/enEmpresa.ts'
import { portions } from '../../platform/portions.ts'
import type { Partes } from '../../platform/rows.ts'

/** Writes what people are in institutions: all of it at once, in one transaction over several institutions. */

const { accesos } = schema

export type AccesoRow = typeof accesos.$inferSelect

/** An access as its row keeps it. Without a restriction there are no faculties or programmes to name. */
export interface AccesoGuardado {
  empresa_id: number
  tipopersona_id: number
  tipouser: number | null
  rol: number
  codigo_aditional: string | null
  permisos_facultades: number[]
  permisos_programas: number[]
  programas_ids: number[]
  cursos_ids: number[]
}

export const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

/** What stays of a row in a record: without its bookkeeping. */
const told = ({ empresa_id, tipopersona_id, tipouser, rol, codigo_aditional, ...ids }: AccesoGuardado) => ({
  empresa_id,
  tipopersona_id,
  tipouser,
  rol,
  codigo_aditional,
  permisos_facultades: ids.permisos_facultades,
  permisos_programas: ids.permisos_programas,
  programas_ids: ids.programas_ids,
  cursos_ids: ids.cursos_ids,
})

export const keyOf = (a: { empresa_id: number; tipopersona_id: number }): string =>
  `${a.empresa_id}:${a.tipopersona_id}`

/** How many values each row brings at most. */
const COLUMNAS = Object.keys(getTableColumns(accesos)).length

/** Inserts accesses of new users, each institution's together. */
export async function insertAccesos(
  ctx: Ctx,
  rows: readonly (AccesoGuardado & { usuario_id: number })[],
): Promise<void> {
  for (const empresaId of distinct(rows.map(r => r.empresa_id)))
    await enEmpresa(ctx, empresaId, async otra => {
      const suyos = rows.filter(r => r.empresa_id === empresaId)
      const values = suyos.map(r => ({ ...told(r), usuario_id: r.usuario_id }))
      for (const some of portions(values, COLUMNAS)) await otra.tx.insert(accesos).values(some)
    })
}

const isSame = (a: AccesoGuardado, b: AccesoGuardado): boolean => isDeepStrictEqual(told(a), told(b))

/** What a user is to be in institutions: `rows`, instead of `was`. */
export interface CambioDeAccesos {
  usuarioId: number
  rows: readonly AccesoGuardado[]
  was: readonly AccesoRow[]
}

/** What that takes of rows of `accesos`; what stays the same is not among it. */
function pasosDe({ usuarioId, rows, was }: CambioDeAccesos) {
  const before = new Map(was.map(r => [keyOf(r), r]))
  const wanted = new Set(rows.map(keyOf))
  return {
    idos: was.filter(r => !wanted.has(keyOf(r))),
    nuevos: rows.filter(r => !before.has(keyOf(r))).map(r => ({ ...r, usuario_id: usuarioId })),
    cambiados: rows.flatMap(r => {
      const old = before.get(keyOf(r))
      return old && !isSame(old, r) ? [{ ...told(r), id: old.id }] : []
    }),
  }
}

async function deleteAccesos(ctx: Ctx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.tx.delete(accesos).where(and(eq(accesos.empresa_id, ctx.empresaId), inArray(accesos.id, ids)))
}

async function updateAccesos(ctx: Ctx, cambiados: object[]): Promise<void> {
  if (cambiados.length === 0) return
  await ctx.tx.execute(sql`
    update accesos a set tipouser = x.tipouser, rol = x.rol, codigo_aditional = x.codigo_aditional,
      permisos_facultades = x.permisos_facultades, permisos_programas = x.permisos_programas,
      programas_ids = x.programas_ids, cursos_ids = x.cursos_ids, revision = a.revision + 1, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(cambiados)}::jsonb) as x(id bigint, tipouser bigint, rol bigint, codigo_aditional text,
      permisos_facultades jsonb, permisos_programas jsonb, programas_ids jsonb, cursos_ids jsonb)
    where a.empresa_id = ${ctx.empresaId} and a.id = x.id`)
}

const sorted = (rows: readonly AccesoGuardado[]) =>
  rows.map(told).toSorted((a, b) => a.empresa_id - b.empresa_id || a.tipopersona_id - b.tipopersona_id)

/**
 * Makes users' accesses those of `rows`, which were checked (accesos.service.ts): a few statements an institution, however many they are. What stays keeps its
 * id, so that open sessions go on in it. Answers what changed of each, for their records, in the order given; null where nothing did.
 */
export async function replaceAccesos(
  ctx: Ctx,
  cambios: readonly CambioDeAccesos[],
): Promise<({ antes: Partes; despues: Partes } | null)[]> {
  const pasos = cambios.map(pasosDe)
  const [idos, nuevos, cambiados] = [
    pasos.flatMap(p => p.idos),
    pasos.flatMap(p => p.nuevos),
    pasos.flatMap(p => p.cambiados),
  ]
  for (const empresaId of distinct([...idos, ...cambiados].map(r => r.empresa_id)))
    await enEmpresa(ctx, empresaId, async otra => {
      const here = <T extends { empresa_id: number }>(list: readonly T[]) =>
        list.filter(r => r.empresa_id === empresaId)
      await deleteAccesos(
        otra,
        here(idos).map(r => r.id),
      )
      await updateAccesos(otra, here(cambiados))
    })
  await insertAccesos(ctx, nuevos)
  return cambios.map(({ rows, was }) => {
    const [antes, despues] = [sorted(was), sorted(rows)]
    return isDeepStrictEqual(antes, despues)
      ? null
      : { antes: { accesos: antes }, despues: { accesos: despues } }
  })
}
