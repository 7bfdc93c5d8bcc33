import type { Docente } from '@malla/contracts/docentes.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import type { Entidad } from '../../platform/rows.ts'
import { writeRows } from '../../platform/writeRows.ts'
import type { AccesoGuardado, AccesoRow } from '../usuarios/escribirAccesos.ts'
import { type UsuarioRow, usuarioEntidad } from '../usuarios/usuarios.service.ts'

/** A lecturer is a user with an access of the kind 00002 in this institution; that row holds the courses. */

const { accesos, tipospersonas, usuarios } = schema

/** Lecturers are recorded under their user's id, with their courses. */
export const docenteEntidad: Entidad<typeof usuarios> = { ...usuarioEntidad, evento: 'docente' }

/** Id of the kind of person that lecturers are. */
export async function selectTipoDocente(ctx: Ctx): Promise<number> {
  const [row] = await ctx.tx
    .select({ id: tipospersonas.id })
    .from(tipospersonas)
    .where(eq(tipospersonas.codigo, DOCENTE))
    .orderBy(tipospersonas.id)
    .limit(1)
  if (!row) throw new Error(`there is no kind of person ${DOCENTE}`)
  return row.id
}

/** What a lecturer is in an institution. */
export const accesoDeDocente = (ctx: Ctx, tipopersona_id: number, cursos_ids: number[]): AccesoGuardado => ({
  empresa_id: ctx.empresaId,
  tipopersona_id,
  tipouser: null,
  rol: 1,
  codigo_aditional: null,
  permisos_facultades: [],
  permisos_programas: [],
  programas_ids: [],
  cursos_ids,
})

export interface DocenteAbierto {
  usuario: UsuarioRow
  acceso: AccesoRow
}

/**
 * Lecturers' users and accesses, locked: all users first and in order, as whoever else writes them does. 404 when one of them is no lecturer
 * here. In the order of `ids`.
 */
export async function lockDocentes(ctx: Ctx, ids: readonly number[]): Promise<DocenteAbierto[]> {
  const people = await ctx.tx
    .select()
    .from(usuarios)
    .where(and(inArray(usuarios.id, [...ids]), isNull(usuarios.deleted_at)))
    .orderBy(usuarios.id)
    .for('update')
  const found = await ctx.tx
    .select({ acceso: accesos })
    .from(accesos)
    .innerJoin(
      tipospersonas,
      and(eq(tipospersonas.id, accesos.tipopersona_id), eq(tipospersonas.codigo, DOCENTE)),
    )
    .where(and(eq(accesos.empresa_id, ctx.empresaId), inArray(accesos.usuario_id, [...ids])))
    .orderBy(accesos.usuario_id)
    .for('update', { of: accesos })
  const usuarioDe = new Map(people.map(u => [u.id, u]))
  const accesoDe = new Map(found.map(f => [f.acceso.usuario_id, f.acceso]))
  return ids.map(id => {
    const [usuario, acceso] = [usuarioDe.get(id), accesoDe.get(id)]
    if (!usuario || !acceso) throw notFound()
    return { usuario, acceso }
  })
}

/** Writes the courses of lecturers, in one statement; the record is the caller's. Answers whose became others, in the order given. */
export async function writeCursos(
  ctx: Ctx,
  cambios: readonly { acceso: AccesoRow; cursos_ids: number[] }[],
): Promise<boolean[]> {
  const escritos = await writeRows(
    ctx,
    accesos,
    cambios.map(({ acceso, cursos_ids }) => ({ row: acceso, values: { cursos_ids } })),
  )
  return escritos.map(e => e !== null)
}

/** From courses `c` to plan `l` and programme `g`: those of plans in the Papelera too, which may come back. */
const DE_TODO_PLAN = sql`asignaturas c
  join planes l on l.empresa_id = c.empresa_id and l.id = c.planestudio_id
  join programas g on g.empresa_id = c.empresa_id and g.id = l.programa_id`

/** Why these courses, which were not found, cannot be given; those that are there, but in a plan of the Papelera, by name. */
function whyNotAsignar(lost: readonly number[], enPapelera: ReadonlyMap<number, string>): string {
  const nombres = lost.flatMap(id => enPapelera.get(id) ?? [])
  if (nombres.length > 0)
    return nombres.length === 1
      ? `«${nombres[0]}» es de un plan que está en la Papelera.`
      : `Estos cursos son de planes que están en la Papelera: ${enumerar(nombres)}.`
  return lost.length === 1
    ? 'Uno de los cursos elegidos ya no está, o usted no puede asignarlo: quítelo y vuelva a guardar.'
    : 'Varios de los cursos elegidos ya no están, o usted no puede asignarlos: quítelos y vuelva a guardar.'
}

/** Courses of the institution by id, where whoever asks works: the base course of each, and its name where its plan is in the Papelera. */
export type CursosDados = ReadonlyMap<number, { base: number; enPapelera: string | null }>

export async function selectCursosDados(ctx: Ctx, ids: readonly number[]): Promise<CursosDados> {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.tx.execute(sql`
    select c.id, coalesce(c.base_id, c.id) as base, case when l.deleted_at is not null then c.nombre end as "enPapelera"
    from ${DE_TODO_PLAN}
    where c.empresa_id = ${ctx.empresaId} and c.id = any(${`{${ids.join(',')}}`}::bigint[])
      and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}`)
  const found = rows as unknown as { id: number; base: number; enPapelera: string | null }[]
  return new Map(found.map(({ id, ...r }) => [id, r]))
}

const enPapeleraDe = (dados: CursosDados): Map<number, string> =>
  new Map([...dados].flatMap(([id, { enPapelera }]) => (enPapelera === null ? [] : [[id, enPapelera]])))

/**
 * The base courses of the given ones (a version counts as its base). 422 naming those that are not courses of the institution, or not where the
 * person works, or in a plan of the Papelera unless they are among `tenidos`, the base courses that a lecturer has: what was not there to take away stays.
 */
export function basesDe(
  dados: CursosDados,
  ids: readonly number[],
  tenidos: readonly number[] = [],
): number[] {
  const lost = ids.filter(id => {
    const r = dados.get(id)
    return !r || (r.enPapelera !== null && !tenidos.includes(r.base))
  })
  if (lost.length > 0) throw invalidField('cursos_ids', whyNotAsignar(lost, enPapeleraDe(dados)))
  return [...new Set(ids.map(id => dados.get(id)!.base))]
}

/** As `basesDe` of courses that were not looked up yet. */
export const checkCursos = async (
  ctx: Ctx,
  ids: readonly number[],
  tenidos: readonly number[] = [],
): Promise<number[]> => basesDe(await selectCursosDados(ctx, ids), ids, tenidos)

/** The courses after a change: of those that whoever asks sees the given ones; the others stay. */
export function mergeCursos(
  acceso: AccesoRow,
  seen: Docente,
  given: readonly number[],
  noVistos: ReadonlySet<number>,
): number[] {
  const visible = new Set(seen.cursos.map(c => c.id))
  const kept = acceso.cursos_ids.filter(id => given.includes(id) || (noVistos.has(id) && !visible.has(id)))
  return [...kept, ...given.filter(id => !kept.includes(id))]
}

const isFuera = (ctx: Ctx): SQL => sql`not ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}`

/** Condition on the access `a` of a lecturer: has courses where whoever asks does not work. */
export const tieneCursosFuera = (ctx: Ctx): SQL => sql`exists (select 1 from ${DE_TODO_PLAN}
  where c.empresa_id = ${ctx.empresaId} and c.id in (select x::bigint from jsonb_array_elements_text(a.cursos_ids) x) and ${isFuera(ctx)})`

async function selectSi(ctx: Ctx, ids: readonly number[], condition: SQL): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await ctx.tx.execute(sql`
    select c.id from ${DE_TODO_PLAN}
    where c.empresa_id = ${ctx.empresaId} and c.id = any(${`{${ids.join(',')}}`}::bigint[]) and ${condition}`)
  return new Set((rows as unknown as { id: number }[]).map(r => r.id))
}

/** Of these courses those that are there but not where whoever asks works; what is deleted for good is not among them. */
export const selectCursosFuera = (ctx: Ctx, ids: readonly number[]): Promise<Set<number>> =>
  selectSi(ctx, ids, isFuera(ctx))

/** The same with those of every plan in the Papelera: all that is there and that no list of courses shows to whoever asks. */
export const selectCursosNoVistos = (ctx: Ctx, ids: readonly number[]): Promise<Set<number>> =>
  selectSi(ctx, ids, sql`(l.deleted_at is not null or ${isFuera(ctx)})`)
