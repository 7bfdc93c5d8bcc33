import { enLista } from '@malla/domain/texto/lista.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { noSePuedeEliminar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'

type Fila = { id: number; nombre: string }

/** So many people are named. */
const MOST = 5

const idsOf = (column: SQL): SQL => sql`(select x::bigint from jsonb_array_elements_text(${column}) x)`

/** Condition: access `b` holds something that stays when these are gone: all of the institution, courses, or another faculty or programme that there is. */
const conAlgoMas = (ctx: Ctx, gone: SQL, se: 'facultades' | 'programas'): SQL => {
  const quedan = (tabla: 'facultades' | 'programas') => sql`exists (select 1 from ${sql.identifier(tabla)} t
    where t.empresa_id = ${ctx.empresaId} and t.id in ${idsOf(sql`b.${sql.identifier(`permisos_${tabla}`)}`)}
      ${tabla === se ? sql`and t.id <> all(${gone})` : sql``})`
  return sql`(b.rol <> 2 or b.cursos_ids <> '[]' or ${quedan('facultades')} or ${quedan('programas')})`
}

/**
 * Before faculties or programmes are deleted: 409 naming the people who work on them and on nothing else here. Without them they would sign in to
 * an empty product. Who may not sign in holds nothing.
 */
export async function assertNadieSolo(
  ctx: Ctx,
  se: 'facultades' | 'programas',
  filas: readonly Fila[],
): Promise<void> {
  const gone = sql`${`{${filas.map(f => f.id).join(',')}}`}::bigint[]`
  const { rows } = await ctx.tx.execute<{ nombres: string; suyos: number[] }>(sql`
    select p.nombres, jsonb_agg(x.id) as suyos
    from accesos a cross join lateral ${idsOf(sql`a.${sql.identifier(`permisos_${se}`)}`)} x(id)
      join usuarios u on u.id = a.usuario_id and u.deleted_at is null and u.estado = '1'
      join personas p on p.id = u.persona_id and not p.root
    where a.empresa_id = ${ctx.empresaId} and a.rol = 2 and x.id = any(${gone})
      and not exists (select 1 from accesos b where b.empresa_id = ${ctx.empresaId} and b.usuario_id = u.id and ${conAlgoMas(ctx, gone, se)})
    group by u.id, p.nombres order by p.nombres collate "es-x-icu", u.id`)
  if (rows.length === 0) return
  const suyas = filas.filter(f => rows.some(r => r.suyos.includes(f.id))).map(f => f.nombre)
  const nombres = rows.slice(0, MOST).map(r => r.nombres)
  const quienes = enLista(rows.length > MOST ? [...nombres, 'otros'] : nombres)
  const porque =
    rows.length === 1
      ? `${quienes} no trabaja en nada más. El administrador debe cambiar antes ese acceso.`
      : `${quienes} no trabajan en nada más. El administrador debe cambiar antes esos accesos.`
  throw conflict(`${noSePuedeEliminar(suyas)}: ${porque}`)
}
