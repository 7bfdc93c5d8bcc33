import type { OutputOf } from '@malla/contracts/call.ts'
import type { busqueda } from '@malla/contracts/cambios.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { sql } from 'drizzle-orm'
import { alcanceArrays } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { buscarPropios, silabosDe } from './silabos.queries.ts'

type Hallazgo = OutputOf<typeof busqueda.buscar>['data'][number]

/** Most results of each kind. */
const MAXIMO = 8

/** An array parameter for SQL; null stays null. */
const bigints = (ids: number[] | null) => sql`${ids && `{${ids.join(',')}}`}::bigint[]`

/** Of the course found: its code, its programme and its plan. Plans of many programmes are called the same, so the plan alone tells nothing. */
const lugarDeCurso = (ctx: Ctx) => sql`
  (select concat_ws(' · ', a.codigo, g.nombre, l.full_name)
   from asignaturas a
   join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id
   join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
   where a.empresa_id = ${ctx.empresaId} and a.id = hallazgo.id)`

/**
 * Faculties, programmes, plans, courses, competencies and versions of the educational model whose name or code holds the text, whatever its
 * accents and capitals: only what the person may see. Grouped by kind, at most eight each; the kinds in which a name begins with the text come first, and so do such names in each kind.
 * Behind the courses come their syllabi. A lecturer finds the syllabi of the own courses, and nothing else.
 */
export async function buscar(ctx: Ctx, q: string): Promise<Hallazgo[]> {
  if (whyNot(ctx.sesion.quien, 'estructura.ver')) return buscarPropios(ctx, q, MAXIMO)
  const { facultades, programas } = alcanceArrays(ctx)
  const [facs, progs] = [bigints(facultades), bigints(programas)]
  const { rows } = await ctx.tx.execute(sql`
    select tipo, id, titulo, case when tipo = 'asignatura' then ${lugarDeCurso(ctx)} else detalle end as detalle, plan_id, rango
    from buscar(${ctx.empresaId}, ${q}, ${facs}, ${progs}, ${MAXIMO}) hallazgo`)
  const found = rows as unknown as (Hallazgo & { rango: number })[]
  const best = new Map<string, number>()
  for (const { tipo, rango } of found) best.set(tipo, Math.min(rango, best.get(tipo) ?? rango))
  // Array.sort keeps the order of the function among equals.
  const hallazgos: Hallazgo[] = found
    .sort((a, b) => best.get(a.tipo)! - best.get(b.tipo)!)
    .map(({ rango: _, ...hallazgo }) => hallazgo)
  const cursos = hallazgos.filter(h => h.tipo === 'asignatura')
  const silabos = await silabosDe(
    ctx,
    cursos.map(h => h.id),
  )
  return cursos.length === 0
    ? hallazgos
    : hallazgos.toSpliced(hallazgos.indexOf(cursos.at(-1)!) + 1, 0, ...silabos)
}
