import type { ParsedOf } from '@malla/contracts/call.ts'
import type { silabos as calls, Silabo } from '@malla/contracts/silabos.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { docenteVisible } from '../docentes/docentes.queries.ts'
import { DOCENTE } from '../usuarios/tipos.queries.ts'
import { assertCursoEditable } from './curso.guard.ts'
import { docentesDe } from './silabos.queries.ts'

interface Acceso {
  id: number
  usuario_id: number
  cursos_ids: number[]
}

/** Lecturers of this course and those who are to be, locked: users first and in order, as whoever else writes them does. */
async function lockAccesos(ctx: Ctx, base: number, ids: readonly number[]): Promise<Acceso[]> {
  const pedidos = sql`${sql.param([...ids])}::bigint[]`
  const suyos = sql`from accesos a join tipospersonas tp on tp.id = a.tipopersona_id and tp.codigo = ${DOCENTE}
    where a.empresa_id = ${ctx.empresaId} and ((a.usuario_id = any(${pedidos}) and ${docenteVisible(ctx)}) or a.cursos_ids @> to_jsonb(${base}::bigint))`
  await ctx.tx.execute(sql`select u.id from usuarios u where u.deleted_at is null
    and u.id in (select a.usuario_id ${suyos}) order by u.id for update`)
  const { rows } = await ctx.tx.execute(sql`select a.id, a.usuario_id, a.cursos_ids ${suyos}
    and exists (select 1 from usuarios u where u.id = a.usuario_id and u.deleted_at is null)
    order by a.usuario_id for update of a`)
  return rows as unknown as Acceso[]
}

/** Names of those who work in the institution, for whoever works with all of it: nobody learns the name of a stranger by a number. */
async function selectNombres(ctx: Ctx, ids: readonly number[]): Promise<string[]> {
  if (!ctx.sesion.quien.alcance.todo) return []
  const { rows } = await ctx.tx.execute(sql`select distinct pe.nombres from accesos a
    join usuarios u on u.id = a.usuario_id and u.deleted_at is null join personas pe on pe.id = u.persona_id
    where a.empresa_id = ${ctx.empresaId} and u.id = any(${sql.param([...ids])}::bigint[]) order by 1`)
  return (rows as unknown as { nombres: string }[]).map(r => r.nombres)
}

/** So many are named, the rest is counted. */
const NOMBRADOS = 10

/** «Ana Núñez no es docente de la institución.» Who is not known here is counted: a number says nothing to anybody. */
function noSonDocentes(nombres: readonly string[], nadie: readonly number[]): string {
  const dichos = nombres.slice(0, NOMBRADOS)
  const otras = nadie.length - dichos.length
  if (dichos.length === 0)
    return otras === 1
      ? 'Una de las personas elegidas no es docente de la institución.'
      : `De las personas elegidas, ${otras} no son docentes de la institución.`
  const todos = [...dichos, ...(otras > 0 ? [otras === 1 ? 'una persona más' : `${otras} personas más`] : [])]
  const quienes = todos.length === 1 ? todos[0]! : `${todos.slice(0, -1).join(', ')} y ${todos.at(-1)}`
  return `${quienes} no ${todos.length === 1 ? 'es docente' : 'son docentes'} de la institución.`
}

/**
 * Says which lecturers write the syllabus of a course: they get the course, the others lose it, and see so at once. 422 naming who is no
 * lecturer that the person may know of; 404 out of scope.
 */
export async function saveDocentes(
  ctx: Ctx,
  { id, docentes_ids }: ParsedOf<typeof calls.docentes>,
): Promise<Silabo['docentes']> {
  const curso = await assertCursoEditable(ctx, id, 'curricular.editar')
  const { base, plan } = curso
  const accesos = await lockAccesos(ctx, base, docentes_ids)
  const nadie = docentes_ids.filter(u => !accesos.some(a => a.usuario_id === u))
  if (nadie.length > 0)
    throw invalidField('docentes_ids', noSonDocentes(await selectNombres(ctx, nadie), nadie))
  const cambios = accesos.flatMap(a => {
    const isSuyo = docentes_ids.includes(a.usuario_id)
    if (a.cursos_ids.includes(base) === isSuyo) return []
    const cursos = isSuyo ? [...a.cursos_ids, base] : a.cursos_ids.filter(c => c !== base)
    return [{ id: a.id, usuario_id: a.usuario_id, antes: a.cursos_ids, cursos }]
  })
  if (cambios.length > 0) {
    await ctx.tx.execute(sql`update accesos a set cursos_ids = c.cursos, revision = a.revision + 1, updated_at = clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(cambios)}::jsonb) as c(id bigint, cursos jsonb)
      where a.empresa_id = ${ctx.empresaId} and a.id = c.id`)
    await ctx.tx.execute(sql`update usuarios set revision = revision + 1
      where id in (select (x ->> 'usuario_id')::bigint from jsonb_array_elements(${JSON.stringify(cambios)}::jsonb) x)`)
    for (const c of cambios)
      ctx.record({
        evento: 'docente.updated',
        objeto_id: c.usuario_id,
        ambito: { facultad_id: plan.facultad_id, programa_id: plan.programa_id, plan_id: plan.id },
        antes: { cursos_ids: c.antes },
        despues: { cursos_ids: c.cursos },
      })
    ctx.afterCommit(() =>
      refreshSessionsOfUsuarios(
        ctx.platform,
        cambios.map(c => c.usuario_id),
      ),
    )
  }
  const { rows } = await ctx.tx.execute(sql`select ${docentesDe(ctx, sql`${base}::bigint`)} as docentes`)
  return (rows[0] as { docentes: Silabo['docentes'] }).docentes
}
