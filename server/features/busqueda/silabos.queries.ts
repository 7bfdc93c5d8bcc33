import type { OutputOf } from '@malla/contracts/call.ts'
import type { busqueda } from '@malla/contracts/cambios.ts'
import { type EstadoDeSilabo, etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { likeOf } from '../../platform/page.ts'
import { isVigente } from '../asignaturas/vigente.ts'

type Hallazgo = OutputOf<typeof busqueda.buscar>['data'][number]

interface Fila {
  id: number
  nombre: string
  codigo: string | null
  plan_id: number
  programa: string
  periodo_id: number | null
  periodo: string | null
  estado: EstadoDeSilabo | null
}

/** Courses with their latest syllabus: of the period that begins last, else the one without a period. */
async function selectCursos(ctx: Ctx, donde: SQL): Promise<Fila[]> {
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (a.id) a.id, a.nombre, a.codigo, a.planestudio_id as plan_id, g.nombre as programa,
      s.periodo_id, p.nombre as periodo, s.estado
    from asignaturas a
    join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    left join silabos s on s.empresa_id = a.empresa_id and s.asignatura_id = a.id
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where a.empresa_id = ${ctx.empresaId} and ${donde}
    order by a.id, p.fechainicio desc nulls last, s.id desc`)
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

/** The syllabi of courses that were found, in their order; of a course without one, none. */
export async function silabosDe(ctx: Ctx, cursos: readonly number[]): Promise<Hallazgo[]> {
  if (cursos.length === 0) return []
  const filas = await selectCursos(ctx, sql`a.id = any(${enLista(cursos)}) and s.id is not null`)
  const porCurso = new Map(filas.map(f => [f.id, f]))
  return cursos.flatMap(id => porCurso.get(id) ?? []).map(toHallazgo)
}

/** The syllabi of a lecturer's own courses whose name or code holds the text, begun or not, by name. */
export async function buscarPropios(ctx: Ctx, q: string, maximo: number): Promise<Hallazgo[]> {
  const { cursos_ids } = ctx.sesion.quien
  if (cursos_ids.length === 0) return []
  const filas = await selectCursos(
    ctx,
    sql`coalesce(a.base_id, a.id) = any(${enLista(cursos_ids)}) and ${isVigente('a')}
      and normalizar(coalesce(a.codigo, '') || ' ' || a.nombre) like normalizar(${likeOf(q)})`,
  )
  return filas
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es') || a.id - b.id)
    .slice(0, maximo)
    .map(toHallazgo)
}
