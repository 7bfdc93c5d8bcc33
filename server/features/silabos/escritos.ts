import { isVacio } from '@malla/domain/silabos/contenido.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { conflict } from '../../platform/errors.ts'
import { CLAVES_DE_CARTA, CLAVES_DE_SILABO, selectClavesDeVarios } from './claves.queries.ts'

interface SilaboDeCurso {
  id: number
  asignatura_id: number
  periodo: string | null
  /** A draft that says nothing that another version of the course, which stays, does not say for the same period. */
  isCopia: boolean
}

/**
 * Whether syllabus `s` of course `a` is a draft on which nobody remarked, and every key of it stands in that of another version, which is not among
 * `cursos`. What was handed in or approved is no copy any more, whatever it says.
 */
const isCopia = (cursos: readonly number[]): SQL => sql`(s.estado = 'borrador'
  and not exists (select 1 from silabo_observaciones x where x.empresa_id = s.empresa_id and x.silabo_id = s.id) and exists (
  select 1 from silabos o join asignaturas v on v.empresa_id = o.empresa_id and v.id = o.asignatura_id
  where o.empresa_id = s.empresa_id and o.id <> s.id and o.periodo_id is not distinct from s.periodo_id
    and coalesce(v.base_id, v.id) = coalesce(a.base_id, a.id) and v.id <> all(${sql.param([...cursos])}::bigint[])
    and not exists (select 1 from silabo_claves k where k.empresa_id = s.empresa_id and k.silabo_id = s.id
      and not exists (select 1 from silabo_claves c where c.empresa_id = k.empresa_id and c.silabo_id = o.id
        and c.clave = k.clave and c.valor = k.valor))))`

const selectSilabos = async (ctx: Ctx, cursos: readonly number[]): Promise<SilaboDeCurso[]> => {
  const { rows } = await ctx.tx.execute(sql`
    select s.id, s.asignatura_id, p.nombre as periodo, ${isCopia(cursos)} as "isCopia" from silabos s
    join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = any(${sql.param([...cursos])}::bigint[])
    order by p.fechainicio desc nulls last, s.id`)
  return rows as unknown as SilaboDeCurso[]
}

const hayAlgo = (claves: Record<string, unknown> | undefined): boolean =>
  Object.values(claves ?? {}).some(valor => !isVacio(valor))

/**
 * Courses that go away with what somebody wrote for them: 409 naming the first and what is written. A version whose syllabi are still
 * those that it began with goes without asking.
 */
export async function assertSinEscritos(
  ctx: Ctx,
  cursos: readonly { id: number; nombre: string }[],
): Promise<void> {
  const ids = cursos.map(c => c.id)
  const silabos = await selectSilabos(ctx, ids)
  const deSilabos = await selectClavesDeVarios(
    ctx,
    CLAVES_DE_SILABO,
    silabos.map(s => s.id),
  )
  const deCartas = await selectClavesDeVarios(ctx, CLAVES_DE_CARTA, ids)
  for (const { id, nombre } of cursos) {
    const suyo = silabos.find(s => s.asignatura_id === id && !s.isCopia && hayAlgo(deSilabos.get(s.id)))
    if (suyo) {
      const cual = suyo.periodo ? `un sílabo escrito (${suyo.periodo})` : 'un sílabo escrito'
      throw conflict(`No se puede eliminar «${nombre}»: tiene ${cual}.`)
    }
    if (hayAlgo(deCartas.get(id)))
      throw conflict(`No se puede eliminar «${nombre}»: tiene una carta descriptiva escrita.`)
  }
}
