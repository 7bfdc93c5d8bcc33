import { silabosDe } from '@malla/domain/impacto/alcanzados.ts'
import type { SilaboQueSirve } from '@malla/domain/impacto/cambioDeOtros.ts'
import type { MundoDeCatalogo } from '@malla/domain/impacto/catalogo.ts'
import type {
  FilaDeCompetencia,
  FilaDeContribucion,
  MundoDeCompetencia,
} from '@malla/domain/impacto/competencia.ts'
import type { MundoDeLaboratorio } from '@malla/domain/impacto/laboratorio.ts'
import type { Fila } from '@malla/domain/impacto/pasos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { COLUMNA } from '../parametros/parametros.queries.ts'
import { bigints, selectEscritos, selectFilas } from './cargar.queries.ts'

type ConPlan<T> = T & { plan_id: number; plan: string; isCesado: boolean }

const nombreDePlan = sql`l.full_name || case when l.deleted_at is null then '' else ' (en la Papelera)' end`

/** A competency with all that names it; the plan is the caller's to allow and to lock. */
export async function selectMundoDeCompetencia(ctx: Ctx, planId: number): Promise<MundoDeCompetencia> {
  const delPlan = sql`t.planestudio_id = ${planId}`
  const [competencias, celdas, resultados, cursos, claves, publicas] = await Promise.all([
    selectFilas<FilaDeCompetencia>(ctx, 'competencias', delPlan),
    selectFilas<FilaDeContribucion>(ctx, 'competencia_cursos', delPlan),
    selectFilas<Fila & { competencia_id: number; resultado_id: number }>(
      ctx,
      'competencia_resultados',
      sql`t.competencia_id in (select c.id from competencias c where c.empresa_id = t.empresa_id and c.planestudio_id = ${planId})`,
    ),
    selectFilas<Fila & { id: number; nombre: string }>(ctx, 'asignaturas', delPlan),
    selectClavesQueNombran(ctx, planId),
    selectFilas(ctx, 'publicaciones', delPlan),
  ])
  return {
    plan: { id: planId, isPublico: publicas.length > 0 },
    competencias,
    celdas,
    resultados,
    claves,
    cursos: new Map(cursos.map(c => [c.id, c.nombre])),
  }
}

/** Syllabi that somebody wrote, or that were closed, of courses that serve one of these competencies. */
export async function selectSilabosQueSirven(
  ctx: Ctx,
  ids: readonly number[],
  nombres: MundoDeCompetencia['cursos'],
): Promise<SilaboQueSirve[]> {
  const cursos = sql`select a.id from asignaturas a where a.empresa_id = ${ctx.empresaId} and coalesce(a.base_id, a.id) in (
    select x.asignatura_id from competencia_cursos x where x.empresa_id = ${ctx.empresaId} and x.competencia_id = any(${bigints(ids)}))`
  const silabos = await selectEscritos(ctx, cursos)
  return silabosDe({ silabos }, new Set(silabos.map(s => s.fila.asignatura_id))).map(
    ({ fila, periodo, isCerrado }) => ({
      id: fila.id,
      asignatura_id: fila.asignatura_id,
      curso: nombres.get(fila.asignatura_id) ?? '',
      periodo,
      isCerrado,
    }),
  )
}

/** Keys of syllabi and cartas of a plan with a line that is a competency's. */
async function selectClavesQueNombran(ctx: Ctx, planId: number): Promise<MundoDeCompetencia['claves']> {
  const nombra = sql`jsonb_typeof(k.valor) = 'array' and jsonb_path_exists(k.valor, '$[*].competencia_id ? (@ != null)')`
  const { rows } = await ctx.tx.execute(sql`
    select x.* from (select 'silabo_claves' as tabla, to_jsonb(k) as fila, a.nombre as curso, a.id as asignatura_id,
      coalesce('Sílabo ' || p.nombre, 'Sílabo sin periodo') as de,
      s.estado = 'aprobado' or s.congelado is not null or coalesce(p.fechafin < ${hoyAqui()}, false) as "isCerrado"
    from silabo_claves k
    join silabos s on s.empresa_id = k.empresa_id and s.id = k.silabo_id
    join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where k.empresa_id = ${ctx.empresaId} and s.planestudio_id = ${planId} and ${nombra}
    union all
    select 'carta_claves', to_jsonb(k), a.nombre, a.id, 'Carta descriptiva', false
    from carta_claves k join asignaturas a on a.empresa_id = k.empresa_id and a.id = k.asignatura_id
    where k.empresa_id = ${ctx.empresaId} and k.planestudio_id = ${planId} and ${nombra}) x
    order by x.tabla desc, (x.fila->>'id')::bigint`)
  return rows as unknown as MundoDeCompetencia['claves']
}

/** A row of a catalogue and the courses of all plans that name it; 404 when it is not there. */
export async function selectMundoDeCatalogo(ctx: Ctx, id: number): Promise<MundoDeCatalogo> {
  const [fila] = await selectFilas<Fila & { id: number; nombre: string; tipo: keyof typeof COLUMNA }>(
    ctx,
    'parametros',
    sql`t.id = ${id}`,
  )
  const columna = fila && COLUMNA[fila.tipo]
  if (!columna) throw notFound()
  const { rows } = await ctx.tx.execute(sql`
    select to_jsonb(a) as fila, l.id as plan_id, ${nombreDePlan} as plan, l.fechacese is not null as "isCesado"
    from asignaturas a join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id
    where a.empresa_id = ${ctx.empresaId} and a.${sql.identifier(columna)} = ${id} order by l.id, a.id`)
  return { fila, columna, cursos: rows as unknown as ConPlan<{ fila: MundoDeCatalogo['fila'] }>[] }
}

/** A laboratory with what hangs on it; 404 when it is not there. */
export async function selectMundoDeLaboratorio(ctx: Ctx, id: number): Promise<MundoDeLaboratorio> {
  const [[fila], equipos, programas, planes] = await Promise.all([
    selectFilas<Fila & { id: number; nombre: string }>(ctx, 'laboratorios', sql`t.id = ${id}`),
    selectFilas<Fila & { id: number; nombre: string }>(ctx, 'equipos', sql`t.laboratorio_id = ${id}`),
    selectFilas(ctx, 'laboratorio_programas', sql`t.laboratorio_id = ${id}`),
    ctx.tx.execute(sql`
      select to_jsonb(x) as fila, ${nombreDePlan} as plan, l.fechacese is not null as "isCesado"
      from plan_laboratorios x join planes l on l.empresa_id = x.empresa_id and l.id = x.planestudio_id
      where x.empresa_id = ${ctx.empresaId} and x.laboratorio_id = ${id} order by l.id`),
  ])
  if (!fila) throw notFound()
  return { fila, equipos, programas, planes: planes.rows as unknown as MundoDeLaboratorio['planes'] }
}

/** The laboratory that takes over, with the plans that need it already; 404 when it is not there. */
export async function selectOtroLaboratorio(ctx: Ctx, id: number) {
  const { fila, planes } = await selectMundoDeLaboratorio(ctx, id)
  return { id, nombre: fila.nombre, planes: new Set(planes.map(p => p.fila.planestudio_id)) }
}
