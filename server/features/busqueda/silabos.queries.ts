import type { OutputOf } from '@malla/contracts/call.ts'
import type { busqueda } from '@malla/contracts/cambios.ts'
import { type EstadoDeSilabo, etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { cursoConPalabras } from '../../platform/page.ts'
import { isVigente } from '../asignaturas/vigente.ts'
import { programasDe } from '../silabos/lista.queries.ts'
import { masVigente } from '../silabos/vigencia.ts'

type Hallazgo = OutputOf<typeof busqueda.buscar>['data'][number]

interface Fila {
  id: number
  /** Its first version. */
  base: number
  nombre: string
  codigo: string | null
  plan_id: number
  plan: string
  programa: string
  periodo_id: number | null
  periodo: string | null
  /** Null: nobody has written in a syllabus of it. */
  silabo_id: number | null
  estado: EstadoDeSilabo | null
}

/** Courses with the syllabus that people work on (silabos/vigencia.ts). */
async function selectCursos(ctx: Ctx, donde: SQL): Promise<Fila[]> {
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (a.id) a.id, coalesce(a.base_id, a.id) as base, a.nombre, a.codigo, a.planestudio_id as plan_id, l.full_name as plan, g.nombre as programa,
      s.id as silabo_id, s.periodo_id, p.nombre as periodo, s.estado
    from asignaturas a
    join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    left join silabos s on s.empresa_id = a.empresa_id and s.asignatura_id = a.id
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where a.empresa_id = ${ctx.empresaId} and ${donde}
    order by a.id, ${masVigente('p')}, s.id desc`)
  return rows as unknown as Fila[]
}

const toHallazgo = (f: Fila): Hallazgo => ({
  tipo: 'silabo',
  id: f.id,
  titulo: f.nombre,
  detalle: [f.codigo, f.programa, f.periodo, etiquetaDeEstado[f.estado ?? 'borrador']]
    .filter(Boolean)
    .join(' · '),
  plan_id: f.plan_id,
  periodo_id: f.periodo_id,
})

const enLista = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/**
 * Of courses that were found: where each is, by its id – plans of many programmes are called the same, so the plan alone tells nothing –, and the syllabi of
 * those that have one, in their order.
 */
export async function lugaresDe(
  ctx: Ctx,
  cursos: readonly number[],
): Promise<{ lugar: Map<number, string>; silabos: Hallazgo[] }> {
  if (cursos.length === 0) return { lugar: new Map(), silabos: [] }
  const filas = await selectCursos(ctx, sql`a.id = any(${enLista(cursos)})`)
  const porCurso = new Map(filas.map(f => [f.id, f]))
  return {
    lugar: new Map(filas.map(f => [f.id, [f.codigo, f.programa, f.plan].filter(Boolean).join(' · ')])),
    silabos: cursos
      .flatMap(id => porCurso.get(id) ?? [])
      .filter(f => f.silabo_id !== null)
      .map(toHallazgo),
  }
}

/**
 * What a lecturer finds by name or code: the syllabi of the own courses, begun or not, then the completed ones of the same programmes, which may be
 * read. By name.
 */
export async function buscarPropios(ctx: Ctx, q: string, maximo: number): Promise<Hallazgo[]> {
  const { cursos_ids } = ctx.sesion.quien
  if (cursos_ids.length === 0) return []
  const propio = sql`coalesce(a.base_id, a.id) = any(${enLista(cursos_ids)})`
  // One of them is opened when the course itself counts as done (curso.guard.ts): an older syllabus that was complete says nothing of that.
  const deColega = sql`l.programa_id in ${programasDe(ctx)} and s.completado = 3 and a.silabo_estado = 3`
  const filas = await selectCursos(
    ctx,
    sql`(${propio} or ${deColega}) and ${isVigente('a')} and ${cursoConPalabras('a', q)}`,
  )
  const suyos = new Set(cursos_ids)
  const rango = (f: Fila): number => (suyos.has(f.base) ? 0 : 1)
  return filas
    .toSorted((a, b) => rango(a) - rango(b) || a.nombre.localeCompare(b.nombre, 'es') || a.id - b.id)
    .slice(0, maximo)
    .map(toHallazgo)
}
