import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'

/** Which of the named faculties, programmes and courses an institution has. */
export interface IdsDeInstitucion {
  facultades: ReadonlySet<number>
  programas: ReadonlySet<number>
  /** Courses, and the base course of each (its own id when it is one). */
  cursos: ReadonlyMap<number, number>
}

interface Listas {
  permisos_facultades: readonly number[]
  permisos_programas: readonly number[]
  programas_ids: readonly number[]
  cursos_ids: readonly number[]
}

const arrayOf = (ids: Iterable<number>) => sql`${`{${[...new Set(ids)].join(',')}}`}::bigint[]`

/** What of these accesses' lists the institution of `ctx` has, in one trip. Courses of plans in the Papelera count: they may come back. */
export async function selectIds(ctx: Ctx, accesos: readonly Listas[]): Promise<IdsDeInstitucion> {
  const all = (list: keyof Listas) => accesos.flatMap(a => a[list])
  const { rows } = await ctx.tx.execute(sql`
    select 'f' as que, id, id as base from facultades where empresa_id = ${ctx.empresaId} and id = any(${arrayOf(all('permisos_facultades'))})
    union all select 'p', id, id from programas
      where empresa_id = ${ctx.empresaId} and id = any(${arrayOf([...all('permisos_programas'), ...all('programas_ids')])})
    union all select 'c', id, coalesce(base_id, id) from asignaturas
      where empresa_id = ${ctx.empresaId} and id = any(${arrayOf(all('cursos_ids'))})`)
  const found = rows as unknown as { que: string; id: number; base: number }[]
  const ids = (que: string) => new Set(found.filter(r => r.que === que).map(r => r.id))
  return {
    facultades: ids('f'),
    programas: ids('p'),
    cursos: new Map(
      found
        .filter(r => r.que === 'c')
        .flatMap(r => [
          [r.id, r.base],
          [r.base, r.base],
        ]),
    ),
  }
}

/** Ids of a list that the institution does not have. */
export function lostIds(lista: keyof Listas, ids: readonly number[], known: IdsDeInstitucion): number[] {
  if (lista === 'permisos_facultades') return ids.filter(id => !known.facultades.has(id))
  if (lista === 'cursos_ids') return ids.filter(id => !known.cursos.has(id))
  return ids.filter(id => !known.programas.has(id))
}

/** A faculty or a programme, and what may tell it from others of its name, the shortest first. */
export interface Nombrable {
  id: number
  nombre: string
  lugares: string[]
}

/** The faculties and programmes of the institution of `ctx`; programmes of one name differ by modality, faculty or level. */
export async function selectNombrables(
  ctx: Ctx,
): Promise<{ facultades: Nombrable[]; programas: Nombrable[] }> {
  const { rows } = await ctx.tx.execute(sql`
    select 'f' as que, id, nombre, '[]'::jsonb as lugares from facultades where empresa_id = ${ctx.empresaId}
    union all select 'p', g.id, g.nombre, jsonb_build_array(m.nombre, f.nombre, n.nombre, m.nombre || ', ' || f.nombre)
      from programas g
      join facultades f on f.empresa_id = g.empresa_id and f.id = g.facultad_id
      join modalidades m on m.empresa_id = g.empresa_id and m.id = g.modalidad_id
      join niveles n on n.empresa_id = g.empresa_id and n.id = g.nivel_id
      where g.empresa_id = ${ctx.empresaId}
    order by que, id`)
  const found = rows as unknown as ({ que: string } & Nombrable)[]
  const de = (que: string) => found.flatMap(({ que: suyo, ...n }) => (suyo === que ? [n] : []))
  return { facultades: de('f'), programas: de('p') }
}
