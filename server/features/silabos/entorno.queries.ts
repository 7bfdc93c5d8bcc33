import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { describirImpreso, type NombreDe, nombradosConCodigo } from '@malla/domain/asignaturas/descripcion.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { selectVigentes, toAsignatura } from '../asignaturas/asignaturas.queries.ts'
import { selectCompetencias } from '../competencias/competencias.queries.ts'
import type { PlanRow } from '../planes/planes.guard.ts'
import { selectCartas } from './cartas.queries.ts'
import type { CursoAbierto } from './curso.guard.ts'
import { selectEstructura } from './estructuras.queries.ts'

/** What a syllabus shows and does not change: its course in the plan, its carta, what it is made of. It is kept as it was when it is frozen. */
export type Entorno = Pick<
  SilaboAbierto,
  'curso' | 'plan' | 'ciclo' | 'requisitos' | 'carta' | 'estructura' | 'competencias'
>

interface Lugar {
  programa: string
  facultad: string
  ciclo: string | null
  competencias: { id: number; nombre: string; nivel: string }[]
}

/** Where courses of one programme stand, by course. */
async function selectLugares(
  ctx: Ctx,
  programaId: number,
  cursos: readonly CursoAbierto[],
): Promise<Map<number, Lugar>> {
  const { rows } = await ctx.tx.execute(sql`
    select a.id, p.nombre as programa, f.nombre as facultad,
      coalesce((select c.descripcion from ciclos c where c.empresa_id = a.empresa_id and c.id = a.ciclo_id),
        (select s.nombre from secciones s where s.empresa_id = a.empresa_id and s.id = a.seccion_id)) as ciclo,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'nombre', k.nombre, 'nivel', x.nivel) order by k.id), '[]')
        from competencia_cursos x join competencias k on k.empresa_id = x.empresa_id and k.id = x.competencia_id
        where x.empresa_id = a.empresa_id and x.asignatura_id in (a.id, coalesce(a.base_id, a.id))) as competencias
    from asignaturas a
    join programas p on p.empresa_id = a.empresa_id and p.id = ${programaId}
    join facultades f on f.empresa_id = p.empresa_id and f.id = p.facultad_id
    where a.empresa_id = ${ctx.empresaId} and a.id = any(${sql.param(cursos.map(c => c.curso.id))}::bigint[])`)
  return new Map((rows as unknown as (Lugar & { id: number })[]).map(r => [r.id, r]))
}

/** Names of the courses that these ask for. */
async function selectNombrados(ctx: Ctx, cursos: readonly Asignatura[]): Promise<NombreDe> {
  const ids = [...new Set(cursos.flatMap(c => c.prerequisito))]
  if (ids.length === 0) return nombradosConCodigo([])
  const { rows } = await ctx.tx.execute(sql`select id, nombre, codigo from asignaturas
    where empresa_id = ${ctx.empresaId} and id = any(${sql.param(ids)}::bigint[])`)
  return nombradosConCodigo(rows as unknown as Pick<Asignatura, 'id' | 'nombre' | 'codigo'>[])
}

/** Of courses of one plan as they are now, in their order, in a fixed number of queries. Permission is the caller's. */
export async function selectEntornos(
  ctx: Ctx,
  plan: PlanRow,
  cursos: readonly CursoAbierto[],
): Promise<Entorno[]> {
  const lugares = await selectLugares(ctx, plan.programa_id, cursos)
  const isServida = [...lugares.values()].some(l => l.competencias.length > 0)
  const todas = isServida ? await selectCompetencias(ctx, plan.id) : []
  const codigos = new Map(todas.map(c => [c.id, c.codigo]))
  const { estructura } = await selectEstructura(ctx, {
    programa_id: plan.programa_id,
    planestudio_id: plan.id,
  })
  const vigentes = await selectVigentes(ctx, plan.id)
  const asignaturas = cursos.map(c => toAsignatura(c.curso, vigentes))
  const nombrar = await selectNombrados(ctx, asignaturas)
  const cartaDe = await selectCartas(ctx, cursos)
  return cursos.map((curso, i) => {
    const { programa, facultad, ciclo, competencias } = lugares.get(curso.curso.id)!
    const asignatura = asignaturas[i]!
    return {
      curso: asignatura,
      plan: { id: plan.id, full_name: plan.full_name, programa_id: plan.programa_id, programa, facultad },
      ciclo,
      requisitos: describirImpreso(asignatura.requisitos, nombrar),
      carta: cartaDe(curso),
      estructura,
      competencias: competencias.map(c => ({ ...c, codigo: codigos.get(c.id) ?? '' })),
    }
  })
}

/** Of a course as it is now. Permission is the caller's. */
export async function selectEntorno(ctx: Ctx, curso: CursoAbierto): Promise<Entorno> {
  const [entorno] = await selectEntornos(ctx, curso.plan, [curso])
  return entorno!
}
