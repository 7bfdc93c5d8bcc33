import type { CambioNuevo, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { contarEnUsuarios } from './contarEnUsuarios.ts'

/**
 * Takes courses that are gone off the lists of whoever taught them; one `docente.updated` a person. Their users' revision counts it, so that an open form
 * of one is brought together with it. Answers the users, whose sessions must be read anew after the commit.
 */
export async function olvidarCursos(
  tx: Tx,
  empresaId: number,
  ids: readonly number[],
  record: (change: CambioNuevo) => void,
): Promise<number[]> {
  const idos = sql`${sql.param([...ids])}::bigint[]`
  const conIdos = (a: string) =>
    sql`exists (select 1 from jsonb_array_elements(${sql.identifier(a)}.cursos_ids) x where x::bigint = any(${idos}))`
  // Users first and in order, as whoever else writes what they teach does.
  await tx.execute(sql`select u.id from usuarios u
    where u.id in (select a.usuario_id from accesos a where a.empresa_id = ${empresaId} and ${conIdos('a')}) order by u.id for update`)
  const { rows } = await tx.execute(sql`
    update accesos a set revision = a.revision + 1, updated_at = clock_timestamp(), cursos_ids = coalesce(
      (select jsonb_agg(x order by n) from jsonb_array_elements(a.cursos_ids) with ordinality as e(x, n) where x::bigint <> all(${idos})), '[]')
    from accesos viejo
    where a.empresa_id = ${empresaId} and viejo.empresa_id = a.empresa_id and viejo.id = a.id
      and ${conIdos('viejo')}
    returning a.usuario_id, viejo.cursos_ids as antes, a.cursos_ids as despues`)
  const quitados = rows as unknown as { usuario_id: number; antes: number[]; despues: number[] }[]
  const docentes = quitados.map(q => q.usuario_id)
  if (docentes.length > 0) await contarEnUsuarios(tx, sql`select unnest(${sql.param(docentes)}::bigint[])`)
  for (const { usuario_id, antes, despues } of quitados)
    record({
      evento: 'docente.updated',
      objeto_id: usuario_id,
      ambito: {},
      antes: { cursos_ids: antes },
      despues: { cursos_ids: despues },
    })
  return docentes
}
