import { CODIGO_DE_TUTOR } from '@malla/domain/permisos/permisos.ts'
import { type Db, schema } from '../../platform/db/db.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'

const { empresas } = schema

/** Where a person works to begin with. */
export interface Lugar {
  empresaId: number
  /** The role there; null for root in an institution without a role of its own. */
  accesoId: number | null
}

/**
 * First institution a person may work in: the first one given, for root the first that is Activado; null when there is none. One in which they are a tutor comes
 * last: from there they could go to no other.
 */
export async function firstLugar(db: Db, usuarioId: number, root: boolean): Promise<Lugar | null> {
  const { rows } = await db.global.execute(sql`
    select a.empresa_id, a.id from accesos_de(${usuarioId}) a join empresas e on e.id = a.empresa_id and e.estado = 'Activado'
    order by a.codigo_aditional is not distinct from ${CODIGO_DE_TUTOR}, a.empresa_id, a.id limit 1`)
  const mine = rows[0] as { empresa_id: number; id: number } | undefined
  if (mine) return { empresaId: mine.empresa_id, accesoId: mine.id }
  if (!root) return null
  const [any] = await db.global
    .select({ id: empresas.id })
    .from(empresas)
    .where(eq(empresas.estado, 'Activado'))
    .orderBy(empresas.id)
    .limit(1)
  return any ? { empresaId: any.id, accesoId: null } : null
}
