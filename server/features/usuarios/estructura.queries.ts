import type { CursoElegible } from '@malla/contracts/usuarios.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { enEmpresa } from '../../platform/enEmpresa.ts'
import { cursoConPalabras } from '../../platform/page.ts'

/** What is chosen from when it is said what a user works on: of any institution, for administrators. */

export interface FacultadElegible {
  id: number
  nombre: string
  programas: { id: number; nombre: string }[]
}

/** Faculties of an institution with their programmes, by name. */
export const selectEstructura = (ctx: Ctx, empresaId: number): Promise<FacultadElegible[]> =>
  enEmpresa(ctx, empresaId, async otra => {
    const { rows } = await otra.tx.execute(sql`
      select f.id, f.nombre, coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'nombre', g.nombre) order by g.nombre collate "es-x-icu")
        from programas g where g.empresa_id = f.empresa_id and g.facultad_id = f.id), '[]') as programas
      from facultades f where f.empresa_id = ${empresaId} order by f.nombre collate "es-x-icu"`)
    return rows as unknown as FacultadElegible[]
  })

const MOST = 30

/** The newest version of a base course `b` says how it is called now, and where it stands. */
const NEWEST = sql`lateral (select v.nombre, v.codigo, v.ciclo_id, v.seccion_id from asignaturas v where v.empresa_id = b.empresa_id
  and v.planestudio_id = b.planestudio_id and (v.id = b.id or v.base_id = b.id) order by v.version desc limit 1) v`

/** From base courses `b` to plan `l` and programme `g`, as CursoElegible names them. Plans in the Papelera are left out. */
export const CURSOS_FROM = sql`asignaturas b join ${NEWEST} on true
  join planes l on l.empresa_id = b.empresa_id and l.id = b.planestudio_id and l.deleted_at is null
  join programas g on g.empresa_id = b.empresa_id and g.id = l.programa_id`

export const CURSO_JSON = sql`jsonb_build_object('id', b.id, 'codigo', v.codigo, 'nombre', v.nombre, 'planestudio_id', l.id,
  'plan', l.full_name, 'programa_id', g.id, 'programa', g.nombre)`

/** Courses by code or name, or by id, of the institution of `ctx`, within what one may see; at most 30 (by id: all named). */
export async function selectCursosElegibles(
  ctx: Ctx,
  { q, ids }: { q?: string; ids?: number[] },
): Promise<CursoElegible[]> {
  const named: SQL = ids ? sql`b.id = any(${`{${ids.join(',')}}`}::bigint[])` : sql`true`
  const found: SQL = q ? cursoConPalabras('v', q) : sql`true`
  const { rows } = await ctx.tx.execute(sql`
    select ${CURSO_JSON} as curso from ${CURSOS_FROM}
    where b.empresa_id = ${ctx.empresaId} and b.base_id is null and ${named} and ${found}
      and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
    order by l.fechacese is not null, v.nombre collate "es-x-icu", b.id limit ${ids ? ids.length : MOST}`)
  return rows.map(r => (r as unknown as { curso: CursoElegible }).curso)
}

/** The same in any institution, for administrators. */
export const selectCursosDe = (
  ctx: Ctx,
  { empresa_id, ...input }: { empresa_id: number; q?: string; ids?: number[] },
): Promise<CursoElegible[]> => enEmpresa(ctx, empresa_id, otra => selectCursosElegibles(otra, input))
