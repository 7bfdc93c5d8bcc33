import { sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import type { Ctx } from './context.ts'
import { and, eq, getTableName, ne, type PgColumn, type PgTable, type SQL, sql } from './db/drizzle.ts'
import { takeTurn } from './db/turno.ts'
import { type IndiceDeNombre, repeated } from './errors.ts'

/** A table whose rows are told apart by their names. Without `empresa_id` it is one of the installation. */
type Tabla = PgTable & { empresa_id?: PgColumn; id: PgColumn }

/** A name as it is read: capitals, accents and how many blanks of what kind stand between its words aside. */
const leido = (nombre: PgColumn | string): SQL =>
  sql`regexp_replace(normalizar(${nombre}), ${'[\\s\u00a0\u2000-\u200a\u202f\u3000]+'}, ' ', 'g')`

/**
 * Waits until nobody else is giving a name there. It ends with the transaction, so it is taken late, for what is left is to write; an import, which compares
 * many names before it copies anything, has it while it copies.
 */
export const lockNombres = (ctx: Ctx, tabla: Tabla): Promise<unknown> =>
  takeTurn(ctx.tx, `nombres.${getTableName(tabla)}`, tabla.empresa_id ? ctx.empresaId : 0)

/**
 * Whether another row is called so, capitals, accents and blanks aside: who chooses among them reads «Matemática» and «Matematica» as one, and so does
 * search. The unique indexes see capitals only. Whoever asks has the turn until the transaction ends: of two who give one name at once the second is
 * told. `bloqueo` null asks without it, ahead of the write that will ask anew. `id`: the row that is being named, null for a new one; `within`: which rows it
 * must be told apart from, all of the institution's when left out.
 */
export async function isNombreTaken(
  ctx: Ctx,
  { tabla, columna, within }: { tabla: Tabla; columna: PgColumn; within?: SQL | undefined },
  nombre: string,
  id: number | null,
  bloqueo?: null,
): Promise<boolean> {
  const { empresa_id } = tabla
  if (bloqueo !== null) await lockNombres(ctx, tabla)
  const found = await ctx.tx
    .select({ id: tabla.id })
    .from(tabla as PgTable)
    .where(
      and(
        empresa_id && eq(empresa_id, ctx.empresaId),
        within,
        sql`${leido(columna)} = ${leido(nombre)}`,
        id === null ? undefined : ne(tabla.id, id),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** A kind of thing of an institution with names of its own, and whose reason is given: that of its unique index, where it has one. */
export interface Nombrada {
  tabla: Tabla & { nombre: PgColumn }
  indice: IndiceDeNombre
}

/**
 * The name to write: 422 in the words of the unique index when another row is called so, as `isNombreTaken`. `nombre`: what is given, undefined when nothing
 * is. `row`: the one that is changed; a name given as it is stays (undefined), though another one were like it from before. It is given as it is when
 * blanks alone tell them apart: names come without those that older ones still have. `within`, `bloqueo`: as for `isNombreTaken`.
 */
export async function assertNombreFree(
  ctx: Ctx,
  { tabla, indice }: Nombrada,
  nombre: string | undefined,
  row: { id: number; nombre: string } | null = null,
  within?: SQL,
  bloqueo?: null,
): Promise<string | undefined> {
  if (nombre === undefined || nombre === row?.nombre) return undefined
  const donde = { tabla, columna: tabla.nombre, within }
  const isTaken = await isNombreTaken(ctx, donde, nombre, row?.id ?? null, bloqueo)
  if (!isTaken) return nombre
  if (row && nombre === sinBlancosDeMas(row.nombre)) return undefined
  throw repeated(indice)
}
