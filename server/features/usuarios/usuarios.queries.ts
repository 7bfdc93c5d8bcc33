import type { FiltrosDeUsuarios, Usuario } from '@malla/contracts/usuarios.ts'
import { CODIGO_DE_TUTOR, nombreRol, rolDe } from '@malla/domain/permisos/permisos.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { MAX_EXPORTADAS } from '../../platform/excel/tabla/hastaDonde.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'

/** What the database says of an access, before the role has its name. */
interface AccesoLeido extends Omit<Usuario['accesos'][number], 'rol_nombre'> {
  codigo: string
  codigo_aditional: string | null
}
type Leido = Omit<Usuario, 'accesos'> & { accesos: AccesoLeido[] }

/** Accesses in every institution: row security would show those of one only, so they come from a function of their own. */
const accesosJson = sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'empresa_id', a.empresa_id, 'razonsocial', e.razonsocial,
  'tipopersona_id', a.tipopersona_id, 'tipopersona', k.tipopersona, 'codigo', k.codigo, 'tipouser', a.tipouser, 'rol', a.rol,
  'codigo_aditional', a.codigo_aditional, 'permisosFacultades', a.permisos_facultades, 'permisosProgramas', a.permisos_programas,
  'programas_ids', a.programas_ids, 'cursos_ids', a.cursos_ids) order by ${alfabetico(sql`e.razonsocial`)}, a.id)
  from accesos_de_usuarios(array[u.id]) a join empresas e on e.id = a.empresa_id join tipospersonas k on k.id = a.tipopersona_id), '[]')`

/** The fields of a person, as the wire names them. `p` is the table personas. */
export const personaJson = sql`jsonb_build_object('nombres', p.nombres, 'correo', p.correo, 'imagen_url', p.imagen_url,
  'tipodocumento', p.tipodocumento, 'documento', p.documento, 'sexo', p.sexo, 'estadocivil', p.estadocivil,
  'fechanacimiento', p.fechanacimiento, 'grado', p.grado, 'telefono', p.telefono, 'direccion', p.direccion, 'distrito_id', p.distrito_id)`

const columns = sql`u.id, u.usuario, u.estado, p.root, u.persona_id, ${personaJson} as persona, ${accesosJson} as accesos,
  u.clave_temporal is not null as clave_temporal, ${instante(sql`u.ultimo_ingreso_at`)} as ultimo_ingreso_at,
  ${instante(sql`u.created_at`)} as created_at, u.revision + p.revision as revision`

const from = sql`from usuarios u join personas p on p.id = u.persona_id`

function asUsuario({ accesos, ...u }: Leido): Usuario {
  return {
    ...u,
    accesos: accesos.map(({ codigo, codigo_aditional, ...a }) => {
      const rol = rolDe({
        root: u.root,
        tipouser: a.tipouser,
        codtipopersona: codigo,
        codigo_aditional,
        cursos_ids: a.cursos_ids,
      })
      return { ...a, is_tutor: codigo_aditional === CODIGO_DE_TUTOR, rol_nombre: nombreRol(rol) }
    }),
  }
}

/** A user that was not deleted; 404 otherwise. */
export async function selectUsuario(ctx: Ctx, id: number): Promise<Usuario> {
  const { rows } = await ctx.tx.execute(
    sql`select ${columns} ${from} where u.id = ${id} and u.deleted_at is null`,
  )
  if (!rows[0]) throw notFound()
  return asUsuario(rows[0] as unknown as Leido)
}

/** Users whose accesses meet a condition, all institutions together and asked once. */
const withAcceso = (condition: SQL): SQL => sql`u.id in (select a.usuario_id
  from accesos_de_usuarios((select array_agg(id) from usuarios where deleted_at is null)) a
  join tipospersonas k on k.id = a.tipopersona_id where ${condition})`

/** Who has the whole installation has it as a person, in no access of theirs. */
const ROOT = 1
/** What an access comes to: its type of user, 0 for a tutor, or what the kind of person says (§6, rolDe). */
const TIPO = sql`coalesce(a.tipouser, case when a.codigo_aditional = ${CODIGO_DE_TUTOR} then 0
  when k.codigo = '00027' then 2 when k.codigo = '00028' then 3 end)`

function conditions(f: FiltrosDeUsuarios): SQL {
  const ofAcceso = [
    ...(f.empresa_id ? [sql`a.empresa_id = ${f.empresa_id}`] : []),
    ...(f.tipopersona_id ? [sql`a.tipopersona_id = ${f.tipopersona_id}`] : []),
    ...(f.tipouser !== undefined && f.tipouser !== ROOT ? [sql`${TIPO} = ${f.tipouser}`] : []),
  ]
  const all = [
    sql`u.deleted_at is null`,
    ...(f.filtro ? [conPalabras(sql`concat_ws(' ', p.nombres, u.usuario, p.correo)`, f.filtro)] : []),
    ...(f.estado ? [sql`u.estado = ${f.estado}`] : []),
    ...(f.tipouser === undefined ? [] : [f.tipouser === ROOT ? sql`p.root` : sql`not p.root`]),
    ...(ofAcceso.length > 0 ? [withAcceso(sql.join(ofAcceso, sql` and `))] : []),
  ]
  return sql.join(all, sql` and `)
}

/** A page of users, the newest first, and how many there are in all. */
export async function selectUsuarios(
  ctx: Ctx,
  f: FiltrosDeUsuarios & { page: number; per_page: number },
): Promise<{ rows: Usuario[]; total: number }> {
  const where = conditions(f)
  const [page, counted] = await Promise.all([
    ctx.tx.execute(sql`select ${columns} ${from} where ${where} order by u.created_at desc, u.id desc
      limit ${f.per_page} offset ${offsetOf(f)}`),
    ctx.tx.execute(sql`select count(*)::int as total ${from} where ${where}`),
  ])
  return {
    rows: (page.rows as unknown as Leido[]).map(asUsuario),
    total: (counted.rows[0] as { total: number }).total,
  }
}

/** Users for a file, by name; one more than it holds where there are more. */
export async function selectUsuariosParaExcel(ctx: Ctx, f: FiltrosDeUsuarios): Promise<Usuario[]> {
  const { rows } = await ctx.tx.execute(
    sql`select ${columns} ${from} where ${conditions(f)} order by p.nombres collate "es-x-icu", u.id limit ${MAX_EXPORTADAS + 1}`,
  )
  return (rows as unknown as Leido[]).map(asUsuario)
}
