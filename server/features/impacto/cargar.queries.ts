import type { FilaDeEquivalencia } from '@malla/domain/impacto/equivalencias.ts'
import type {
  FilaDeAcceso,
  FilaDeCelda,
  FilaDeCurso,
  FilaDeEntradas,
  MundoDeCurso,
} from '@malla/domain/impacto/mundoDeCurso.ts'
import { type Fila, llaveDe, quitar, type TablaDePaso } from '@malla/domain/impacto/pasos.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { clavesDeEntradas } from '@malla/domain/planes/claves.ts'
import { isVacio } from '@malla/domain/silabos/contenido.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

/** Rows as the database tells them, to be worked out by domain/impacto and written back by filas.ts. */

export const bigints = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/**
 * Whole rows of one table as JSON, in the order of their key: what is worked out of them must not differ because a row was moved in the table meanwhile.
 * `where` speaks of `t`.
 */
export async function selectFilas<T extends Fila>(
  ctx: Ctx,
  tabla: TablaDePaso | 'ciclos' | 'publicaciones',
  where: SQL,
): Promise<T[]> {
  const llave = tabla === 'ciclos' || tabla === 'publicaciones' ? ['id'] : llaveDe(tabla)
  const orden = sql.join(
    llave.map(k => sql`t.${sql.identifier(k)}`),
    sql`, `,
  )
  const { rows } = await ctx.tx.execute(sql`
    select to_jsonb(t) as fila from ${sql.identifier(tabla)} t where t.empresa_id = ${ctx.empresaId} and ${where} order by ${orden}`)
  return (rows as unknown as { fila: T }[]).map(r => r.fila)
}

/** Further columns beside whole rows. */
async function selectCon<T>(ctx: Ctx, query: SQL): Promise<T[]> {
  return (await ctx.tx.execute(query)).rows as unknown as T[]
}

interface SilaboCargado {
  fila: Fila & { id: number; asignatura_id: number }
  periodo: string | null
  isCerrado: boolean
}

const selectSilabos = (ctx: Ctx, cursos: SQL): Promise<SilaboCargado[]> =>
  selectCon(
    ctx,
    sql`select to_jsonb(s) as fila, p.nombre as periodo,
      s.estado = 'aprobado' or s.congelado is not null or coalesce(p.fechafin < ${hoyAqui()}, false) as "isCerrado"
    from silabos s left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id in (${cursos}) order by p.fechainicio desc nulls last, s.id`,
  )

/** Syllabi of these courses (a subquery of ids), with what is written in them. */
export async function selectEscritos(ctx: Ctx, cursos: SQL): Promise<MundoDeCurso['silabos']> {
  const silabos = await selectSilabos(ctx, cursos)
  const ids = bigints(silabos.map(s => s.fila.id))
  const [claves, observaciones] = await Promise.all([
    selectFilas<Fila & { silabo_id: number; valor: unknown }>(
      ctx,
      'silabo_claves',
      sql`t.silabo_id = any(${ids})`,
    ),
    selectFilas<Fila & { silabo_id: number }>(ctx, 'silabo_observaciones', sql`t.silabo_id = any(${ids})`),
  ])
  return silabos.map(s => {
    const suyas = claves.filter(k => k.silabo_id === s.fila.id)
    return {
      ...s,
      isEscrito: suyas.some(k => !isVacio(k.valor)),
      hijas: [
        ...suyas.map(k => quitar('silabo_claves', k)),
        ...observaciones.filter(o => o.silabo_id === s.fila.id).map(o => quitar('silabo_observaciones', o)),
      ],
    }
  })
}

interface EquivalenciaCargada {
  fila: FilaDeEquivalencia['fila']
  cursos: FilaDeEquivalencia['cursos']
  origen: string
  destino: string
  isCesado: boolean
  facultad_id: number
  programa_id: number
}

/** Tables of the same two plans are read whole, so that two rows that would say the same are known. */
async function selectEquivalencias(ctx: Ctx, planId: number): Promise<FilaDeEquivalencia[]> {
  const filas = await selectCon<EquivalenciaCargada>(
    ctx,
    sql`select to_jsonb(e) as fila, o.full_name as origen, d.full_name as destino,
      d.fechacese is not null or d.deleted_at is not null as "isCesado", g.facultad_id, d.programa_id,
      coalesce((select jsonb_agg(to_jsonb(c) order by c.asignatura_id) from equivalencia_cursos c
        where c.empresa_id = e.empresa_id and c.equivalencia_id = e.id), '[]') as cursos
    from equivalencias e
    join planes d on d.empresa_id = e.empresa_id and d.id = e.planestudio_id
    join programas g on g.empresa_id = d.empresa_id and g.id = d.programa_id
    join planes o on o.empresa_id = e.empresa_id and o.id = e.plan_origen_id
    where e.empresa_id = ${ctx.empresaId} and (e.planestudio_id = ${planId} or e.plan_origen_id = ${planId}) order by e.id`,
  )
  return filas.map(({ isCesado, facultad_id, programa_id, ...e }) => ({
    ...e,
    motivo: isCesado
      ? 'El plan que reconoce está cesado y su tabla no se cambia.'
      : whyNot(ctx.sesion.quien, 'contenido.editar', { facultad_id, programa_id }),
  }))
}

const selectAccesos = (ctx: Ctx, cursos: SQL): Promise<{ fila: FilaDeAcceso; nombres: string }[]> =>
  selectCon(
    ctx,
    sql`select to_jsonb(a) as fila, p.nombres from accesos a
    join usuarios u on u.id = a.usuario_id join personas p on p.id = u.persona_id
    where a.empresa_id = ${ctx.empresaId} and exists (
      select 1 from jsonb_array_elements_text(a.cursos_ids) x where x::bigint in (${cursos})) order by ${alfabetico(sql`p.nombres`)}, a.id`,
  )

/** Courses of a plan with all that names them in the institution, in as many statements as for one; the plan is the caller's to allow and to lock. */
export async function selectMundoDeCursos(
  ctx: Ctx,
  planId: number,
  ids: readonly number[],
): Promise<MundoDeCurso> {
  const delPlan = sql`t.planestudio_id = ${planId}`
  // The courses and, of a base, its versions.
  const suyos = sql`select a.id from asignaturas a where a.empresa_id = ${ctx.empresaId}
    and (a.id = any(${bigints(ids)}) or a.base_id = any(${bigints(ids)}))`
  const [cursos, ciclos, celdas, competencias, equivalencias, entradas, silabos, cartas, accesos, publicas] =
    await Promise.all([
      selectFilas<FilaDeCurso>(ctx, 'asignaturas', delPlan),
      selectFilas<Fila & { id: number; nombre: string; descripcion: string }>(ctx, 'ciclos', delPlan),
      selectFilas<FilaDeCelda>(ctx, 'competencia_cursos', delPlan),
      selectFilas<Fila & { id: number; nombre: string }>(ctx, 'competencias', delPlan),
      selectEquivalencias(ctx, planId),
      selectFilas<FilaDeEntradas>(
        ctx,
        'plan_secciones',
        sql`${delPlan} and t.key = any(${sql.param([...clavesDeEntradas])}::text[])`,
      ),
      selectEscritos(ctx, suyos),
      selectFilas<Fila & { asignatura_id: number; valor: unknown }>(
        ctx,
        'carta_claves',
        sql`t.asignatura_id in (${suyos})`,
      ),
      selectAccesos(ctx, suyos),
      selectFilas(ctx, 'publicaciones', delPlan),
    ])
  return {
    plan: { id: planId, isPublico: publicas.length > 0 },
    cursos,
    ciclos,
    celdas,
    competencias: new Map(competencias.map(c => [c.id, c.nombre])),
    equivalencias,
    entradas,
    silabos,
    cartas: cartas.map(fila => ({
      asignatura_id: fila.asignatura_id,
      isEscrita: !isVacio(fila.valor),
      fila,
    })),
    accesos,
  }
}
