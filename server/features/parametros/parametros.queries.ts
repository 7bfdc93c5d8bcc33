import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'

const { parametros } = schema

/** Column of a course that points at each catalogue. */
export const COLUMNA = {
  areascursos: 'areacurso_id',
  tiposcursos: 'tipocurso_id',
  tipologiasespecialescursos: 'tipologiaespecial_id',
} as const satisfies Record<TipoDeParametro, string>

// Drizzle drops the table's name of its columns where one table is read, and inside a subquery the bare name would mean the inner table's:
// so they are written out here. Each catalogue has its own column and index of courses. A course counts once, however many of its versions name the row; an
// older one alone counts too, for the row cannot go while that names it.
const cursosCount = (
  tipo: TipoDeParametro,
) => sql<number>`(select count(distinct coalesce(a.base_id, a.id))::int from asignaturas a
  join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null
  where a.empresa_id = parametros.empresa_id and a.${sql.identifier(COLUMNA[tipo])} = parametros.id)`

const columnsOf = (tipo: TipoDeParametro) => ({
  id: parametros.id,
  tipo: sql<TipoDeParametro>`${parametros.tipo}`,
  nombre: parametros.nombre,
  abreviatura: parametros.abreviatura,
  color: parametros.color,
  estado: sql<Parametro['estado']>`${parametros.estado}`,
  cursos_count: cursosCount(tipo),
  revision: parametros.revision,
  created_at: instante(parametros.created_at),
})

const ofTipo = (ctx: Ctx, tipo: TipoDeParametro): SQL =>
  and(eq(parametros.empresa_id, ctx.empresaId), eq(parametros.tipo, tipo))!

/** One row of a catalogue; 404 when it is not there or of another catalogue. */
export async function selectParametro(ctx: Ctx, tipo: TipoDeParametro, id: number): Promise<Parametro> {
  const [row] = await ctx.tx
    .select(columnsOf(tipo))
    .from(parametros)
    .where(and(ofTipo(ctx, tipo), eq(parametros.id, id)))
  if (!row) throw notFound()
  return row
}

/** The first row that equals `fields` (of a call with `first` or `queryDefault`), newest first; 404 when none does. */
export async function selectFirstParametro(
  ctx: Ctx,
  tipo: TipoDeParametro,
  fields: { nombre?: string; abreviatura?: string; estado?: string },
): Promise<Parametro> {
  const equal = Object.entries(fields).map(([k, v]) => eq(parametros[k as 'nombre'], v))
  const [row] = await ctx.tx
    .select(columnsOf(tipo))
    .from(parametros)
    .where(and(ofTipo(ctx, tipo), ...equal))
    .orderBy(desc(parametros.created_at), desc(parametros.id))
    .limit(1)
  if (!row) throw notFound()
  return row
}

/** A whole catalogue, newest first (§3). */
export const selectCatalogo = (ctx: Ctx, tipo: TipoDeParametro): Promise<Parametro[]> =>
  ctx.tx
    .select(columnsOf(tipo))
    .from(parametros)
    .where(ofTipo(ctx, tipo))
    .orderBy(desc(parametros.created_at), desc(parametros.id))

interface Filtro {
  page: number
  per_page: number
  filtro?: string
  estado?: Parametro['estado']
}

/** A page of a catalogue, newest first. */
export async function selectParametros(
  ctx: Ctx,
  tipo: TipoDeParametro,
  f: Filtro,
): Promise<{ rows: Parametro[]; total: number }> {
  const where = and(
    ofTipo(ctx, tipo),
    f.filtro ? conPalabras(parametros.nombre, f.filtro) : undefined,
    f.estado ? eq(parametros.estado, f.estado) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    ctx.tx
      .select(columnsOf(tipo))
      .from(parametros)
      .where(where)
      .orderBy(desc(parametros.created_at), desc(parametros.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(parametros).where(where),
  ])
  return { rows, total: counted!.total }
}

/** Courses that use these rows, as many as tell why they cannot go. Those of plans in the Papelera count: they may come back. */
export const selectCursosQueUsan = (
  ctx: Ctx,
  tipo: TipoDeParametro,
  ids: number[],
): Promise<{ parametro_id: number | null; nombre: string }[]> => {
  const column = schema.asignaturas[COLUMNA[tipo]]
  return ctx.tx
    .select({ parametro_id: column, nombre: schema.asignaturas.nombre })
    .from(schema.asignaturas)
    .where(and(eq(schema.asignaturas.empresa_id, ctx.empresaId), inArray(column, ids)))
    .orderBy(alfabetico(schema.asignaturas.nombre))
    .limit(NOMBRADOS + 1)
}
