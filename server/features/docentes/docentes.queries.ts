import type { Docente, FiltrosDeDocentes } from '@malla/contracts/docentes.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import { whyNotEditarPersona } from '@malla/domain/usuarios/reglas.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { MAX_EXPORTADAS } from '../../platform/excel/tabla/hastaDonde.ts'
import { offsetOf, personaConPalabras } from '../../platform/page.ts'
import { CURSO_JSON, CURSOS_FROM } from '../usuarios/estructura.queries.ts'
import { personaJson } from '../usuarios/usuarios.queries.ts'
import { tieneCursosFuera } from './acceso.ts'

/** What the database says of a lecturer, before it is decided what of the person is told. */
interface Leido extends Omit<Docente, 'motivo'> {
  root: boolean
  esDeOtras: boolean
  tieneOtroRol: boolean
  tieneCursosFuera: boolean
}

const inAlcance = (ctx: Ctx): SQL => programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)

/** Base courses of access `a` that are there. */
const cursosOf = (ctx: Ctx, condition: SQL): SQL => sql`${CURSOS_FROM}
  where b.empresa_id = ${ctx.empresaId} and b.id in (select x::bigint from jsonb_array_elements_text(a.cursos_ids) x) and ${condition}`

const columns = (
  ctx: Ctx,
): SQL => sql`u.id, u.usuario, u.estado, p.root, ${personaJson} as persona, u.revision + p.revision as revision,
  coalesce((select jsonb_agg(${CURSO_JSON} order by g.nombre collate "es-x-icu", v.nombre collate "es-x-icu", b.id)
    from ${cursosOf(ctx, inAlcance(ctx))}), '[]') as cursos,
  exists (select 1 from accesos_de(u.id) x where x.empresa_id <> ${ctx.empresaId}) as "esDeOtras",
  exists (select 1 from accesos x where x.empresa_id = ${ctx.empresaId} and x.usuario_id = u.id and x.id <> a.id) as "tieneOtroRol",
  ${tieneCursosFuera(ctx)} as "tieneCursosFuera"`

/** Condition on the access `a` of a lecturer: whoever asks may know of them, for they teach where that person works, or nowhere yet. */
export const docenteVisible = (ctx: Ctx): SQL =>
  ctx.sesion.quien.alcance.todo
    ? sql`true`
    : sql`(a.cursos_ids = '[]' or exists (select 1 from ${cursosOf(ctx, inAlcance(ctx))}))`

const from = (ctx: Ctx): SQL => sql`from accesos a
  join tipospersonas k on k.id = a.tipopersona_id and k.codigo = ${DOCENTE}
  join usuarios u on u.id = a.usuario_id and u.deleted_at is null join personas p on p.id = u.persona_id
  where a.empresa_id = ${ctx.empresaId} and ${docenteVisible(ctx)}`

/** To who only looks, and of who is not a lecturer of ours alone to everybody: only what a list of lecturers and a syllabus need is told. */
function asDocente(ctx: Ctx, { root, esDeOtras, tieneOtroRol, tieneCursosFuera, ...d }: Leido): Docente {
  const motivo = whyNotEditarPersona({ root, esDeOtras, tieneOtroRol, tieneCursosFuera })
  if (!motivo && !whyNot(ctx.sesion.quien, 'curricular.editar')) return { ...d, motivo }
  const { nombres, correo, imagen_url, grado, ...rest } = d.persona
  const hidden = Object.fromEntries(Object.keys(rest).map(k => [k, null])) as typeof rest
  return { ...d, motivo, usuario: null, persona: { ...hidden, nombres, correo, imagen_url, grado } }
}

function conditions(ctx: Ctx, f: FiltrosDeDocentes): SQL {
  const found = [
    ...(f.filtro ? [personaConPalabras('p', f.filtro)] : []),
    ...(f.programa_id ? [sql`exists (select 1 from ${cursosOf(ctx, sql`g.id = ${f.programa_id}`)})`] : []),
    ...(f.planestudio_id
      ? [sql`exists (select 1 from ${cursosOf(ctx, sql`l.id = ${f.planestudio_id}`)})`]
      : []),
    ...(f.sin_cursos ? [sql`not exists (select 1 from ${cursosOf(ctx, sql`true`)})`] : []),
  ]
  return found.length === 0 ? sql`` : sql` and ${sql.join(found, sql` and `)}`
}

/** A lecturer of the institution that the person may see; 404 otherwise. */
export async function selectDocente(ctx: Ctx, id: number): Promise<Docente> {
  const { rows } = await ctx.tx.execute(sql`select ${columns(ctx)} ${from(ctx)} and u.id = ${id}`)
  if (!rows[0]) throw notFound()
  return asDocente(ctx, rows[0] as unknown as Leido)
}

/** Some lecturers that the person may see, by id; those that are not are left out. */
export async function selectDocentesPorId(ctx: Ctx, ids: readonly number[]): Promise<Docente[]> {
  const { rows } = await ctx.tx.execute(
    sql`select ${columns(ctx)} ${from(ctx)} and u.id = any(${`{${ids.join(',')}}`}::bigint[])`,
  )
  return (rows as unknown as Leido[]).map(row => asDocente(ctx, row))
}

/** Lecturers after a change; one who went out of the sight of whoever made it (the last course they share went) is told without courses. */
export async function selectDocentesCambiados(ctx: Ctx, vistos: readonly Docente[]): Promise<Docente[]> {
  const ids = vistos.map(d => d.id)
  const ahora = new Map((await selectDocentesPorId(ctx, ids)).map(d => [d.id, d]))
  return vistos.map(seen => ahora.get(seen.id) ?? { ...seen, cursos: [] })
}

/** A page of lecturers, the newest first, and how many there are in all. */
export async function selectDocentes(
  ctx: Ctx,
  f: FiltrosDeDocentes & { page: number; per_page: number },
): Promise<{ rows: Docente[]; total: number }> {
  const where = sql`${from(ctx)} ${conditions(ctx, f)}`
  const [page, counted] = await Promise.all([
    ctx.tx.execute(
      sql`select ${columns(ctx)} ${where} order by a.created_at desc, a.id desc limit ${f.per_page} offset ${offsetOf(f)}`,
    ),
    ctx.tx.execute(sql`select count(*)::int as total ${where}`),
  ])
  return {
    rows: (page.rows as unknown as Leido[]).map(row => asDocente(ctx, row)),
    total: (counted.rows[0] as { total: number }).total,
  }
}

/** Lecturers for a file, by name; one more than it holds where there are more. */
export async function selectDocentesParaExcel(ctx: Ctx, f: FiltrosDeDocentes): Promise<Docente[]> {
  const { rows } = await ctx.tx.execute(
    sql`select ${columns(ctx)} ${from(ctx)} ${conditions(ctx, f)} order by p.nombres collate "es-x-icu", u.id limit ${MAX_EXPORTADAS + 1}`,
  )
  return (rows as unknown as Leido[]).map(row => asDocente(ctx, row))
}
