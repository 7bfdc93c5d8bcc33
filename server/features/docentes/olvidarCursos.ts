import type { CambioNuevo, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'

/**
 * Takes courses that are gone off the lists of whoever taught them, in one statement; one `docente.updated` a person. Answers their users, whose sessions must
 * be read anew after the commit.
 */
export async function olvidarCursos(
  tx: Tx,
  empresaId: number,
  ids: readonly number[],
  record: (change: CambioNuevo) => void,
): Promise<number[]> {
  const idos = sql`${sql.param([...ids])}::bigint[]`
  const { rows } = await tx.execute(sql`
    update accesos a set revision = a.revision + 1, updated_at = clock_timestamp(), cursos_ids = coalesce(
      (select jsonb_agg(x order by n) from jsonb_array_elements(a.cursos_ids) with ordinality as e(x, n) where x::bigint <> all(${idos})), '[]')
    from accesos viejo
    where a.empresa_id = ${empresaId} and viejo.empresa_id = a.empresa_id and viejo.id = a.id
      and exists (select 1 from jsonb_array_elements(viejo.cursos_ids) x where x::bigint = any(${idos}))
    returning a.usuario_id, viejo.cursos_ids as antes, a.cursos_ids as despues`)
  const quitados = rows as unknown as { usuario_id: number; antes: number[]; despues: number[] }[]
  for (const { usuario_id, antes, despues } of quitados)
    record({
      evento: 'docente.updated',
      objeto_id: usuario_id,
      ambito: {},
      antes: { cursos_ids: antes },
      despues: { cursos_ids: despues },
    })
  return quitados.map(q => q.usuario_id)
}
