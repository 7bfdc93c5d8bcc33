import { rolDe } from '@malla/domain/permisos/permisos.ts'
import { VISITA } from '@malla/domain/sesion/demostracion.ts'
import type { Platform } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Lugar } from './lugar.ts'

/** The account that visitors of the demonstration share, and where it works. */
export interface Visita {
  usuarioId: number
  lugar: Lugar
}

interface Fila {
  id: number
  acceso_id: number
  empresa_id: number
  tipouser: number | null
  codigo: string
  codigo_aditional: string | null
  cursos_ids: number[]
  isActiva: boolean
}

/**
 * The shared account; null without a demonstration, and unless it is Habilitado and in every institution a demo user (§6) and nothing else: an account
 * that may write is never open to all.
 */
export async function selectVisita({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<Visita | null> {
  if (!config.demo) return null
  const { rows } = await db.global.execute(sql`
    select u.id::int, a.id::int as acceso_id, a.empresa_id::int, a.tipouser, t.codigo, a.codigo_aditional, a.cursos_ids, e.estado = 'Activado' as "isActiva"
    from usuarios u join personas p on p.id = u.persona_id cross join lateral accesos_de(u.id) a
      join tipospersonas t on t.id = a.tipopersona_id join empresas e on e.id = a.empresa_id
    where u.usuario = ${VISITA} and u.estado = '1' and u.deleted_at is null and not u.debe_cambiar and not p.root
    order by a.empresa_id, a.id`)
  const filas = rows as unknown as Fila[]
  const isDemo = ({ codigo, ...fila }: Fila) =>
    rolDe({ ...fila, codtipopersona: codigo, root: false }) === 'demo'
  const first = filas.every(isDemo) && filas.find(f => f.isActiva)
  if (!first) return null
  return { usuarioId: first.id, lugar: { empresaId: first.empresa_id, accesoId: first.acceso_id } }
}
