import type { Silabo } from '@malla/contracts/silabos.ts'
import { isClavePropia } from '@malla/domain/silabos/contenido.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'
import { CLAVES_DE_SILABO, porClave, selectClaves } from './claves.queries.ts'
import type { SilaboCongelado } from './congelar.service.ts'
import type { CursoAbierto } from './curso.guard.ts'

/** A syllabus as it is kept, without what is written in it. */
export interface SilaboRow {
  id: number
  periodo_id: number | null
  completado: number
  estado: Silabo['estado']
  entregado_at: string | null
  entregado_por: string | null
  aprobado_at: string | null
  aprobado_por: string | null
  /** What was in force when it was frozen (congelar.service.ts). */
  congelado: SilaboCongelado | null
  revision: number
}

/** Lecturers of a course (by its base), by name, as a list of id and name. */
export const docentesDe = (ctx: Pick<Ctx, 'empresaId'>, base: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'nombres', pe.nombres) order by ${alfabetico(sql`pe.nombres`)}, u.id), '[]')
  from accesos ac join tipospersonas tp on tp.id = ac.tipopersona_id and tp.codigo = ${DOCENTE}
  join usuarios u on u.id = ac.usuario_id and u.deleted_at is null join personas pe on pe.id = u.persona_id
  where ac.empresa_id = ${ctx.empresaId} and ac.cursos_ids @> to_jsonb(${base}))`

/** Lecturers of every course that has any, by its base: for lists of thousands of courses, joined by hash. */
export const docentesPorCurso = (ctx: Pick<Ctx, 'empresaId'>): SQL => sql`(
  select x.base, jsonb_agg(jsonb_build_object('id', u.id, 'nombres', pe.nombres) order by ${alfabetico(sql`pe.nombres`)}, u.id) as docentes
  from accesos ac join tipospersonas tp on tp.id = ac.tipopersona_id and tp.codigo = ${DOCENTE}
  join usuarios u on u.id = ac.usuario_id and u.deleted_at is null join personas pe on pe.id = u.persona_id
  cross join lateral (select distinct y::bigint as base from jsonb_array_elements_text(ac.cursos_ids) y) x
  where ac.empresa_id = ${ctx.empresaId} group by x.base)`

const quien = (columna: 'entregado_por' | 'aprobado_por'): SQL => sql`(select pe.nombres from usuarios u
  join personas pe on pe.id = u.persona_id where u.id = s.${sql.identifier(columna)})`

const hecho = (cuando: string | null, por: string | null) => (cuando ? { cuando, quien: por } : null)

const suyo = (ctx: Ctx, asignatura: number, periodo: number | null): SQL =>
  sql`s.empresa_id = ${ctx.empresaId} and s.asignatura_id = ${asignatura} and s.periodo_id is not distinct from ${periodo}`

/** The syllabus of a version of a course in a period, undefined while nobody has written in it. */
export async function selectOptionalRow(
  ctx: Ctx,
  asignatura: number,
  periodo: number | null,
): Promise<SilaboRow | undefined> {
  const { rows } =
    await ctx.tx.execute(sql`select s.id, s.periodo_id, s.completado, s.estado, s.revision, s.congelado,
      ${instante(sql`s.entregado_at`)} as entregado_at, ${quien('entregado_por')} as entregado_por,
      ${instante(sql`s.aprobado_at`)} as aprobado_at, ${quien('aprobado_por')} as aprobado_por
    from silabos s where ${suyo(ctx, asignatura, periodo)}`)
  return rows[0] as unknown as SilaboRow | undefined
}

/** Who teaches these courses, and who handed in and approved the syllabus that each has in the period, by course; one that nobody has begun is not there. */
export async function selectFirmas(
  ctx: Ctx,
  asignaturas: readonly number[],
  periodo: number | null,
): Promise<Map<number, Pick<Silabo, 'id' | 'docentes' | 'entregado' | 'aprobado'>>> {
  const { rows } = await ctx.tx.execute(sql`select s.id, s.asignatura_id,
      ${docentesDe(ctx, sql`coalesce(a.base_id, a.id)`)} as docentes,
      ${instante(sql`s.entregado_at`)} as entregado_at, ${quien('entregado_por')} as entregado_por,
      ${instante(sql`s.aprobado_at`)} as aprobado_at, ${quien('aprobado_por')} as aprobado_por
    from silabos s join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = any(${sql.param([...asignaturas])}::bigint[])
      and s.periodo_id is not distinct from ${periodo}::bigint`)
  const filas = rows as unknown as (SilaboRow & { asignatura_id: number; docentes: Silabo['docentes'] })[]
  return new Map(
    filas.map(f => [
      f.asignatura_id,
      {
        id: f.id,
        docentes: f.docentes,
        entregado: hecho(f.entregado_at, f.entregado_por),
        aprobado: hecho(f.aprobado_at, f.aprobado_por),
      },
    ]),
  )
}

/** Its row, locked; made by whoever writes first, so that two first writers take turns too. */
export async function lockSilabo(
  ctx: Ctx,
  { curso, plan }: CursoAbierto,
  periodo: number | null,
): Promise<{ id: number; estado: Silabo['estado']; revision: number }> {
  await ctx.tx.execute(sql`insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id, revision)
    values (${ctx.empresaId}, ${plan.id}, ${curso.id}, ${periodo}, 0) on conflict do nothing`)
  const { rows } = await ctx.tx.execute(
    sql`select s.id, s.estado, s.revision from silabos s where ${suyo(ctx, curso.id, periodo)} for update`,
  )
  return rows[0] as unknown as { id: number; estado: Silabo['estado']; revision: number }
}

/** A syllabus in wire form, of its row; `id` 0 and nothing in it while nobody has written. Permission is the caller's. */
export async function silaboDe(
  ctx: Ctx,
  { curso, base }: CursoAbierto,
  periodo: number | null,
  row: SilaboRow | undefined,
): Promise<Silabo> {
  const { valores, revisiones } = porClave(row ? await selectClaves(ctx, CLAVES_DE_SILABO, row.id) : [])
  const { rows } = await ctx.tx.execute(sql`select ${docentesDe(ctx, sql`${base}::bigint`)} as docentes`)
  const de = (propia: boolean) =>
    Object.fromEntries(Object.entries(valores).filter(([clave]) => isClavePropia(clave) === propia))
  return {
    id: row?.id ?? 0,
    asignatura_id: curso.id,
    periodo_id: periodo,
    estado: row?.estado ?? 'borrador',
    isCompletado: row?.completado ?? 1,
    docentes: (rows[0] as { docentes: Silabo['docentes'] }).docentes,
    entregado: row ? hecho(row.entregado_at, row.entregado_por) : null,
    aprobado: row ? hecho(row.aprobado_at, row.aprobado_por) : null,
    revision: row?.revision ?? 0,
    silabo: de(false) as Silabo['silabo'],
    propias: de(true) as Silabo['propias'],
    revisiones,
  }
}

/** As `silaboDe`, with its row read. */
export const selectSilabo = async (ctx: Ctx, curso: CursoAbierto, periodo: number | null): Promise<Silabo> =>
  silaboDe(ctx, curso, periodo, await selectOptionalRow(ctx, curso.curso.id, periodo))
