import { isClavePropia, type LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalid } from '../../platform/errors.ts'
import type { ClaveGuardada } from './claves.queries.ts'
import type { CursoAbierto } from './curso.guard.ts'
import { selectEstructura } from './estructuras.queries.ts'

/** What a syllabus names of its structure and of its plan has to be there: its editor could never show anything else. */

type Valores = Readonly<Record<string, unknown>>
type Errores = Record<string, string[]>

const DE_LOGROS = ['competencias', 'resultados'] as const

/** 422 for own sections and competencies that are not the course's. What the syllabus has already stays good, whatever became of it since. */
export async function assertDelCurso(
  ctx: Ctx,
  curso: CursoAbierto,
  hay: readonly ClaveGuardada[],
  escribir: Valores,
): Promise<void> {
  const errores = {
    ...(await errorDePropias(ctx, curso, hay, escribir)),
    ...(await erroresDeCompetencias(ctx, curso, hay, escribir)),
  }
  if (Object.keys(errores).length > 0) throw invalid(errores)
}

async function errorDePropias(
  ctx: Ctx,
  { plan }: CursoAbierto,
  hay: readonly ClaveGuardada[],
  escribir: Valores,
): Promise<Errores> {
  const nuevas = Object.keys(escribir).filter(c => isClavePropia(c) && !hay.some(h => h.clave === c))
  if (nuevas.length === 0) return {}
  const { estructura } = await selectEstructura(ctx, {
    programa_id: plan.programa_id,
    planestudio_id: plan.id,
  })
  const ajenas = nuevas.filter(c => !estructura.secciones.some(s => s.clave === c))
  return Object.fromEntries(
    ajenas.map(c => [`propias.${c}`, ['La estructura de este sílabo no tiene esa sección.']]),
  )
}

const elegidas = (valor: unknown): number[] =>
  ((valor ?? []) as LineaDeLogro[]).flatMap(l => l.competencia_id ?? [])

async function erroresDeCompetencias(
  ctx: Ctx,
  curso: CursoAbierto,
  hay: readonly ClaveGuardada[],
  escribir: Valores,
): Promise<Errores> {
  const yaElegidas = new Set(
    hay.filter(h => DE_LOGROS.some(c => c === h.clave)).flatMap(h => elegidas(h.valor)),
  )
  const nuevas = DE_LOGROS.flatMap(c => elegidas(escribir[c])).filter(id => !yaElegidas.has(id))
  if (nuevas.length === 0) return {}
  const buenas = await selectDelCurso(ctx, curso, nuevas)
  return Object.fromEntries(
    DE_LOGROS.flatMap(clave =>
      ((escribir[clave] ?? []) as LineaDeLogro[]).flatMap((l, i) =>
        l.competencia_id === null || yaElegidas.has(l.competencia_id) || buenas.has(l.competencia_id)
          ? []
          : [[`silabo.${clave}.${i}.competencia_id`, ['El curso no contribuye a esa competencia.']]],
      ),
    ),
  )
}

/** Of these competencies those to which the course contributes by the matrix, or that another of its syllabi repeats: it may be copied from there. */
async function selectDelCurso(
  ctx: Ctx,
  { curso, base }: CursoAbierto,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await ctx.tx.execute(sql`select x.id from unnest(${sql.param([...ids])}::bigint[]) as x(id)
    where exists (select 1 from competencia_cursos c where c.empresa_id = ${ctx.empresaId}
        and c.asignatura_id in (${curso.id}, ${base}) and c.competencia_id = x.id)
      or exists (select 1 from silabo_claves k
        join silabos s on s.empresa_id = k.empresa_id and s.id = k.silabo_id
        join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
        where k.empresa_id = ${ctx.empresaId} and coalesce(a.base_id, a.id) = ${base}
          and k.clave in ('competencias', 'resultados')
          and k.valor @> jsonb_build_array(jsonb_build_object('competencia_id', x.id)))`)
  return new Set((rows as unknown as { id: number }[]).map(r => r.id))
}
