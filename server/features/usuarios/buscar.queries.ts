import { CODIGO_DE_TUTOR, nombreRol, rolDe } from '@malla/domain/permisos/permisos.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import { rolMostrado } from '@malla/domain/usuarios/rolMostrado.ts'
import { alcanceArrays } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { likeOf, personaConPalabras } from '../../platform/page.ts'

const MOST = 20

export interface PersonaEncontrada {
  id: number
  nombres: string
  correo: string
  imagen_url: string | null
  rol_nombre: string
  is_docente: boolean
}

type Leida = Omit<PersonaEncontrada, 'rol_nombre'> & {
  root: boolean
  tipouser: number | null
  codtipopersona: string
  tipopersona: string
  codigo_aditional: string | null
  cursos_ids: number[]
}

const array = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`
const idsOf = (column: SQL): SQL => sql`(select x::bigint from jsonb_array_elements_text(${column}) x)`

/**
 * Condition: the access `a` is of someone who shares a faculty or programme with whoever asks, or works for the whole institution (rol 2, §6). A
 * lecturer works where the courses are.
 */
function accesoInAlcance(ctx: Pick<Ctx, 'sesion' | 'empresaId'>): SQL {
  const { facultades, programas } = alcanceArrays(ctx)
  if (facultades === null || programas === null) return sql`true`
  const here = (facultad: SQL, programa: SQL) =>
    sql`(${facultad} = any(${array(facultades)}) or ${programa} = any(${array(programas)}))`
  return sql`((a.rol = 1 and a.cursos_ids = '[]')
    or exists (select 1 from ${idsOf(sql`a.permisos_facultades`)} f(id) where f.id = any(${array(facultades)})
      or f.id in (select g.facultad_id from programas g where g.empresa_id = ${ctx.empresaId} and g.id = any(${array(programas)})))
    or exists (select 1 from programas g where g.empresa_id = ${ctx.empresaId} and g.id in ${idsOf(sql`a.permisos_programas`)}
      and ${here(sql`g.facultad_id`, sql`g.id`)})
    or exists (select 1 from asignaturas c join planes l on l.empresa_id = c.empresa_id and l.id = c.planestudio_id
      join programas g on g.empresa_id = c.empresa_id and g.id = l.programa_id
      where c.empresa_id = ${ctx.empresaId} and c.id in ${idsOf(sql`a.cursos_ids`)} and ${here(sql`g.facultad_id`, sql`g.id`)}))`
}

/**
 * People of the institution by words of name or mail, or by id, whose name begins with the first word before the others; only those one may see, at most 20
 * (by id: all named).
 */
export async function searchPersonas(
  ctx: Ctx,
  { q, ids }: { q?: string; ids?: number[] },
): Promise<PersonaEncontrada[]> {
  if (!q && !ids) return []
  const primera = likeOf(q?.split(' ')[0] ?? '').slice(1)
  const named = ids ? sql`u.id = any(${array(ids)})` : sql`true`
  const found = q ? personaConPalabras('p', q) : sql`true`
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (orden, nombre_orden, u.id) u.id, p.nombres, p.correo, p.imagen_url, p.root, a.tipouser, k.codigo as codtipopersona,
      k.tipopersona, bool_or(k.codigo = ${DOCENTE}) over (partition by u.id) as is_docente, a.codigo_aditional, a.cursos_ids, case when normalizar(p.nombres) like normalizar(${primera}) then 0 else 1 end as orden,
      p.nombres collate "es-x-icu" as nombre_orden
    from personas p join usuarios u on u.persona_id = p.id and u.deleted_at is null and u.estado = '1'
      join accesos a on a.empresa_id = ${ctx.empresaId} and a.usuario_id = u.id join tipospersonas k on k.id = a.tipopersona_id
    where ${found} and ${named} and ${accesoInAlcance(ctx)}
    order by orden, nombre_orden, u.id, a.id limit ${ids ? ids.length : MOST}`)
  return (rows as unknown as Leida[]).map(r => ({
    id: r.id,
    nombres: r.nombres,
    correo: r.correo,
    imagen_url: r.imagen_url,
    rol_nombre: rolMostrado({
      rol_nombre: nombreRol(rolDe(r)),
      is_tutor: r.codigo_aditional === CODIGO_DE_TUTOR,
      tipopersona: r.tipopersona,
    }),
    is_docente: r.is_docente,
  }))
}
