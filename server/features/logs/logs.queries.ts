import type { ParsedOf } from '@malla/contracts/call.ts'
import type { logs as calls } from '@malla/contracts/logs.ts'
import type { CambioContado } from '@malla/domain/registro/cambio.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { ZONA } from '../../platform/horaLocal.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, likeOf, offsetOf } from '../../platform/page.ts'

/** A record with who made it, as the log tells it. */
export interface CambioDeLog extends CambioContado {
  id: number
  quien: number | null
  nombres: string | null
  imagen_url: string | null
  cuando: string
}

export type FiltroDeLog = ParsedOf<typeof calls.print>

/** Days are those of the institutions of the product. */
const EN_ZONA = sql.raw(`at time zone '${ZONA}'`)

/** Counting programmes anew is no deed of anybody: it follows from another one that is told. */
export const isContable = sql`(c.evento <> 'programa.counter_dc')`

/** Not taken off the list; of `cambios c`. */
export const isVisible = sql`not exists (select 1 from registros_ocultos o where o.empresa_id = c.empresa_id and o.cambio_id = c.id)`

/** Things that are there and bear such a name, by their kind. */
const conNombre = (ctx: Ctx, filtro: string): SQL => {
  const de = (
    clase: string,
    tabla: string,
    columna: string,
  ) => sql`select ${clase}::text, x.id from ${sql.identifier(tabla)} x
    where x.empresa_id = ${ctx.empresaId} and ${conPalabras(sql`x.${sql.identifier(columna)}`, filtro)}`
  const tablas = [
    de('facultad', 'facultades', 'nombre'),
    de('programa', 'programas', 'nombre'),
    de('plan_estudio', 'planes', 'full_name'),
    de('asignatura', 'asignaturas', 'nombre'),
    de('parametro', 'parametros', 'nombre'),
    sql`select 'usuario', x.id from usuarios x join personas y on y.id = x.persona_id where ${conPalabras(sql`y.nombres`, filtro)}`,
  ]
  return sql.join(tablas, sql` union all `)
}

/** What a record calls its thing where the thing itself may not say it any more: it was renamed or deleted. */
const DE_ENTONCES = sql`case when n.antes ?| array['nombre', 'full_name', 'descripcion', 'razonsocial'] then
  coalesce(n.antes->>'nombre', n.antes->>'full_name', n.antes->>'descripcion', n.antes->>'razonsocial') end`

/**
 * Records of things that bear such a name or bore it, of people who do, or in which it was written. Names are compared without accents; the
 * whole records, which are long, only without capitals.
 */
function conTexto(ctx: Ctx, filtro: string): SQL {
  const raw = likeOf(filtro)
  return sql`(${conPalabras(sql`coalesce(p.nombres, '')`, filtro)}
    or c.antes::text ilike ${raw} or c.despues::text ilike ${raw}
    or (split_part(c.evento, '.', 1), c.objeto_id) in (${conNombre(ctx, filtro)} union all
      select split_part(n.evento, '.', 1), n.objeto_id from cambios n where n.empresa_id = ${ctx.empresaId} and ${conPalabras(DE_ENTONCES, filtro)}))`
}

function whereOf(ctx: Ctx, f: FiltroDeLog): SQL {
  const conditions = [
    sql`c.empresa_id = ${ctx.empresaId}`,
    isContable,
    isVisible,
    f.usuario_id && sql`c.quien = ${f.usuario_id}`,
    f.entidad && sql`split_part(c.evento, '.', 1) = ${f.entidad}`,
    f.desde && sql`c.cuando >= (${f.desde}::date)::timestamp ${EN_ZONA}`,
    f.hasta && sql`c.cuando < (${f.hasta}::date + 1)::timestamp ${EN_ZONA}`,
    f.filtro && conTexto(ctx, f.filtro),
  ].filter(x => !!x) as SQL[]
  return sql.join(conditions, sql` and `)
}

/** The entries of a text are of no use to a sentence, and long: that there are some is. */
const sinEntradas = (columna: SQL): SQL =>
  sql`case when jsonb_typeof(${columna}->'items') = 'array' and ${columna}->'items' <> '[]' then ${columna} || '{"items": [0]}' else ${columna} end`

/** What a sentence needs of a record, out of `tablasDeLog`. */
export const columnasDeLog = sql`c.id, c.quien, p.nombres, p.imagen_url, ${instante(sql`c.cuando`)} as cuando, c.evento, c.objeto_id, c.ambito,
  ${sinEntradas(sql`c.antes`)} as antes, ${sinEntradas(sql`c.despues`)} as despues`
/** Records with who made them. */
export const tablasDeLog = sql`cambios c left join usuarios u on u.id = c.quien left join personas p on p.id = u.persona_id`

const asCambios = (rows: unknown): CambioDeLog[] => rows as CambioDeLog[]

/** What the list may be narrowed by. */
const FILTROS = ['usuario_id', 'entidad', 'desde', 'hasta', 'filtro'] as const

/**
 * How many records the list has. Of the whole log the chain knows its number, for it has no gaps: off go those that count for nothing, which hang on the
 * institution itself, and those taken off, so that it costs the same however long the log is. Narrowed, they are counted.
 */
const cuantos = (ctx: Ctx, f: FiltroDeLog): SQL =>
  FILTROS.some(filtro => f[filtro])
    ? sql`select count(*)::int as total from ${tablasDeLog} where ${whereOf(ctx, f)}`
    : sql`select (k.ultimo - (select count(*) from registros_ocultos where empresa_id = k.empresa_id)
        - (select count(*) from cambios c where c.empresa_id = k.empresa_id and c.objeto_id = k.empresa_id and not ${isContable} and ${isVisible}))::int as total
        from cadenas k where k.empresa_id = ${ctx.empresaId}`

/** A page of the log, the newest first, and how many records there are in all. */
export async function selectLog(
  ctx: Ctx,
  f: FiltroDeLog & { page: number; per_page: number },
): Promise<{ rows: CambioDeLog[]; total: number }> {
  const where = whereOf(ctx, f)
  const [page, counted] = await Promise.all([
    ctx.tx.execute(
      sql`select ${columnasDeLog} from ${tablasDeLog} where ${where} order by c.id desc limit ${f.per_page} offset ${offsetOf(f)}`,
    ),
    ctx.tx.execute(cuantos(ctx, f)),
  ])
  return { rows: asCambios(page.rows), total: (counted.rows[0] as { total: number }).total }
}

/** The newest records that a filter lets through, at most `limit`. */
export async function selectUltimos(ctx: Ctx, f: FiltroDeLog, limit: number): Promise<CambioDeLog[]> {
  const { rows } = await ctx.tx.execute(
    sql`select ${columnasDeLog} from ${tablasDeLog} where ${whereOf(ctx, f)} order by c.id desc limit ${limit}`,
  )
  return asCambios(rows)
}

/** Of these numbers, those that the list shows. */
export async function selectVisibles(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const list = sql.join(
    ids.map(id => sql`${id}`),
    sql`, `,
  )
  const { rows } = await ctx.tx.execute(sql`
    select c.id from cambios c where c.empresa_id = ${ctx.empresaId} and c.id in (${list}) and ${isVisible}`)
  return (rows as unknown as { id: number }[]).map(r => r.id)
}
