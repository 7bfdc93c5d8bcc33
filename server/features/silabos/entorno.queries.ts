import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { selectVigentes, toAsignatura } from '../asignaturas/asignaturas.queries.ts'
import { selectCompetencias } from '../competencias/competencias.queries.ts'
import { selectCarta } from './cartas.queries.ts'
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
  requisitos: string
  competencias: { id: number; nombre: string; nivel: string }[]
}

async function selectLugar(ctx: Ctx, { curso, base, plan }: CursoAbierto): Promise<Lugar> {
  const { rows } = await ctx.tx.execute(sql`
    select p.nombre as programa, f.nombre as facultad,
      coalesce((select c.descripcion from ciclos c where c.empresa_id = p.empresa_id and c.id = ${curso.ciclo_id}),
        (select s.nombre from secciones s where s.empresa_id = p.empresa_id and s.id = ${curso.seccion_id})) as ciclo,
      coalesce((select string_agg(a.nombre, ', ' order by a.nombre) from prerequisitos r
        join asignaturas a on a.empresa_id = r.empresa_id and a.id = r.requisito_id
        where r.empresa_id = p.empresa_id and r.asignatura_id = ${curso.id}), '') as requisitos,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'nombre', k.nombre, 'nivel', x.nivel) order by k.id), '[]')
        from competencia_cursos x join competencias k on k.empresa_id = x.empresa_id and k.id = x.competencia_id
        where x.empresa_id = p.empresa_id and x.asignatura_id in (${curso.id}, ${base})) as competencias
    from programas p join facultades f on f.empresa_id = p.empresa_id and f.id = p.facultad_id
    where p.empresa_id = ${ctx.empresaId} and p.id = ${plan.programa_id}`)
  return rows[0] as unknown as Lugar
}

/** Of a course as it is now. Permission is the caller's. */
export async function selectEntorno(ctx: Ctx, curso: CursoAbierto): Promise<Entorno> {
  const { plan } = curso
  const { programa, facultad, ciclo, requisitos, competencias } = await selectLugar(ctx, curso)
  const todas = competencias.length > 0 ? await selectCompetencias(ctx, plan.id) : []
  const codigos = new Map(todas.map(c => [c.id, c.codigo]))
  const { estructura } = await selectEstructura(ctx, {
    programa_id: plan.programa_id,
    planestudio_id: plan.id,
  })
  return {
    curso: toAsignatura(curso.curso, await selectVigentes(ctx, plan.id)),
    plan: { id: plan.id, full_name: plan.full_name, programa_id: plan.programa_id, programa, facultad },
    ciclo,
    requisitos,
    carta: await selectCarta(ctx, curso),
    estructura,
    competencias: competencias.map(c => ({ ...c, codigo: codigos.get(c.id) ?? '' })),
  }
}
