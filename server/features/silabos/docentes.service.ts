import type { ParsedOf } from '@malla/contracts/call.ts'
import type { silabos as calls, Silabo } from '@malla/contracts/silabos.ts'
import { fundirIds } from '@malla/domain/listas/fundirIds.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { docenteVisible } from '../docentes/docentes.queries.ts'
import { assertCursoEditable, assertCursosEditables, type CursoAbierto } from './curso.guard.ts'
import { docentesDe } from './silabos.queries.ts'

interface Acceso {
  id: number
  usuario_id: number
  cursos_ids: number[]
}

/** Lecturers of these courses and those who are to be, locked: users first and in order, as whoever else writes them does. */
async function lockAccesos(ctx: Ctx, bases: readonly number[], ids: readonly number[]): Promise<Acceso[]> {
  const pedidos = sql`${sql.param([...ids])}::bigint[]`
  const suyos = sql`from accesos a join tipospersonas tp on tp.id = a.tipopersona_id and tp.codigo = ${DOCENTE}
    where a.empresa_id = ${ctx.empresaId} and ((a.usuario_id = any(${pedidos}) and ${docenteVisible(ctx)})
      or exists (select 1 from unnest(${sql.param([...bases])}::bigint[]) b where a.cursos_ids @> to_jsonb(b)))`
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
  const todos = [...dichos, ...(otras > 0 ? [segun(otras, 'una persona más', '# personas más')] : [])]
  return `${enLista(todos)} no ${todos.length === 1 ? 'es docente' : 'son docentes'} de la institución.`
}

type Modo = ParsedOf<typeof calls.docentesDeVarios>['modo']

/** The courses of a lecturer once these are given out: chosen ones get all of them, others lose them where they are put in their place. */
function cursosDe(
  { usuario_id, cursos_ids }: Acceso,
  bases: readonly number[],
  elegidos: ReadonlySet<number>,
  modo: Modo,
): number[] {
  if (elegidos.has(usuario_id)) return [...cursos_ids, ...bases.filter(b => !cursos_ids.includes(b))]
  return modo === 'agregar' ? cursos_ids : cursos_ids.filter(c => !bases.includes(c))
}

/** One record a lecturer and plan: whoever reads a plan's records hears of its courses alone. */
function registrarCambio(
  ctx: Ctx,
  cursos: readonly CursoAbierto[],
  acceso: Acceso,
  despues: readonly number[],
) {
  let antes = acceso.cursos_ids
  for (const suyos of Map.groupBy(cursos, c => c.plan.id).values()) {
    const { plan } = suyos[0]!
    const bases = new Set(suyos.map(c => c.base))
    const luego = [
      ...antes.filter(id => !bases.has(id) || despues.includes(id)),
      ...despues.filter(id => bases.has(id) && !antes.includes(id)),
    ]
    if (luego.length !== antes.length)
      ctx.record({
        evento: 'docente.updated',
        objeto_id: acceso.usuario_id,
        ambito: { facultad_id: plan.facultad_id, programa_id: plan.programa_id, plan_id: plan.id },
        antes: { cursos_ids: antes },
        despues: { cursos_ids: luego },
      })
    antes = luego
  }
}

/** Those who are to have one course, after what others did since the person saw who had it. */
const fundidos = (
  accesos: readonly Acceso[],
  base: number,
  vistos: readonly number[],
  pedidos: readonly number[],
): number[] =>
  fundirIds({
    ahora: accesos.filter(a => a.cursos_ids.includes(base)).map(a => a.usuario_id),
    vistos,
    pedidos,
  })

/**
 * Gives lecturers the courses; answers the bases of those whose lecturers changed. 422 naming who is no lecturer that the person may know of.
 * `vistos_ids`, of one course: who had it when the person looked.
 */
async function darCursos(
  ctx: Ctx,
  cursos: readonly CursoAbierto[],
  pedidos: readonly number[],
  modo: Modo,
  vistos_ids?: readonly number[],
): Promise<Set<number>> {
  const bases = [...new Set(cursos.map(c => c.base))]
  const accesos = await lockAccesos(ctx, bases, pedidos)
  const docentes_ids = vistos_ids ? fundidos(accesos, bases[0]!, vistos_ids, pedidos) : pedidos
  const nadie = docentes_ids.filter(u => !accesos.some(a => a.usuario_id === u))
  if (nadie.length > 0)
    throw invalidField('docentes_ids', noSonDocentes(await selectNombres(ctx, nadie), nadie))
  const elegidos = new Set(docentes_ids)
  const cambios = accesos
    .map(a => ({ ...a, cursos: cursosDe(a, bases, elegidos, modo) }))
    .filter(c => c.cursos.length !== c.cursos_ids.length)
  if (cambios.length === 0) return new Set()
  await ctx.tx.execute(sql`update accesos a set cursos_ids = c.cursos, revision = a.revision + 1, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(cambios)}::jsonb) as c(id bigint, cursos jsonb)
    where a.empresa_id = ${ctx.empresaId} and a.id = c.id`)
  await ctx.tx.execute(sql`update usuarios set revision = revision + 1
    where id in (select (x ->> 'usuario_id')::bigint from jsonb_array_elements(${JSON.stringify(cambios)}::jsonb) x)`)
  for (const c of cambios) registrarCambio(ctx, cursos, c, c.cursos)
  ctx.afterCommit(() =>
    refreshSessionsOfUsuarios(
      ctx.platform,
      cambios.map(c => c.usuario_id),
    ),
  )
  return new Set(bases.filter(b => cambios.some(c => c.cursos.includes(b) !== c.cursos_ids.includes(b))))
}

/**
 * Says which lecturers write the syllabus of a course: they get the course, the others lose it, and see so at once. With `vistos_ids` (who had it
 * when the person looked) only what that person added or took away is written. 422 naming who is no lecturer that the person may know of;
 * 404 out of scope.
 */
export async function saveDocentes(
  ctx: Ctx,
  { id, docentes_ids, vistos_ids }: ParsedOf<typeof calls.docentes>,
): Promise<Silabo['docentes']> {
  const curso = await assertCursoEditable(ctx, id, 'curricular.editar')
  await darCursos(ctx, [curso], docentes_ids, 'reemplazar', vistos_ids)
  const { rows } = await ctx.tx.execute(
    sql`select ${docentesDe(ctx, sql`${curso.base}::bigint`)} as docentes`,
  )
  return (rows[0] as { docentes: Silabo['docentes'] }).docentes
}

/** The same of several courses, all or none: the lecturers come to those that are there, or in their place. Answers how many courses changed. */
export async function saveDocentesDeVarios(
  ctx: Ctx,
  { asignaturas_ids, docentes_ids, modo }: ParsedOf<typeof calls.docentesDeVarios>,
): Promise<{ cursos: number }> {
  const cursos = await assertCursosEditables(ctx, [...new Set(asignaturas_ids)], 'curricular.editar')
  return { cursos: (await darCursos(ctx, cursos, docentes_ids, modo)).size }
}

/** «Se asignaron los docentes a 12 cursos.» */
export const mensajeDeDocentes = ({ cursos }: { cursos: number }): string =>
  cursos === 0
    ? 'Los cursos ya tenían esos docentes.'
    : cursos === 1
      ? 'Cambiaron los docentes de 1 curso.'
      : `Cambiaron los docentes de ${cursos} cursos.`
