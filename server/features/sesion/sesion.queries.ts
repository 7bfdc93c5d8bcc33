import type { SesionAbierta } from '@malla/contracts/sesion.ts'
import { equipoDe } from '@malla/domain/sesion/equipo.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import { type Db, schema } from '../../platform/db/db.ts'
import { and, desc, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'
import type { SesionActiva } from '../../platform/session/active.ts'

const { empresas, programas, sesiones } = schema

const distinct = <T>(rows: T[], key: (row: T) => number): T[] => [
  ...new Map(rows.map(r => [key(r), r])).values(),
]

/** The institutions that a person chooses from: of those that are Activado, root all and others where they have a role. */
export async function selectEmpresasDe(
  db: Db,
  sesion: SesionActiva,
): Promise<{ id: number; razonsocial: string }[]> {
  if (!sesion.persona.root) {
    return distinct(sesion.accesos, a => a.empresa_id).map(a => ({
      id: a.empresa_id,
      razonsocial: a.razonsocial,
    }))
  }
  return db.global
    .select({ id: empresas.id, razonsocial: empresas.razonsocial })
    .from(empresas)
    .where(eq(empresas.estado, 'Activado'))
    .orderBy(alfabetico(empresas.razonsocial), empresas.id)
}

/** Whether the person may work in this institution: root in any, whatever its state, others where they have a role and it is Activado. */
export async function mayEnter(db: Db, sesion: SesionActiva, id: number): Promise<boolean> {
  if (!sesion.persona.root) return sesion.accesos.some(a => a.empresa_id === id)
  return (await db.global.$count(empresas, eq(empresas.id, id))) > 0
}

/** Roles in the institution of the session, each once. */
export const rolesDe = ({ accesos, empresa }: SesionActiva): { id: number; tipopersona: string }[] =>
  distinct(
    accesos.filter(a => a.empresa_id === empresa?.id),
    a => a.tipopersona_id,
  ).map(a => ({ id: a.tipopersona_id, tipopersona: a.tipopersona }))

/** The programmes of the role one works in, by name; those that were deleted meanwhile are left out. */
export async function selectProgramasDe(
  db: Db,
  { acceso, empresa }: SesionActiva,
): Promise<{ id: number; programa: string }[]> {
  const ids = acceso?.programas_ids ?? []
  if (!empresa || ids.length === 0) return []
  return db.read(empresa.id, tx =>
    tx
      .select({ id: programas.id, programa: programas.nombre })
      .from(programas)
      .where(and(eq(programas.empresa_id, empresa.id), inArray(programas.id, ids)))
      .orderBy(alfabetico(programas.nombre), programas.id),
  )
}

/** One's open sessions, the one used last first (§4, Session). */
export async function selectSesionesDe(db: Db, sesion: SesionActiva): Promise<SesionAbierta[]> {
  const rows = await db.global
    .select({
      id: sesiones.id,
      agente: sesiones.agente,
      direccion: sesiones.direccion,
      created_at: instante(sesiones.created_at),
      usada_at: instante(sesiones.usada_at),
    })
    .from(sesiones)
    .where(
      and(
        eq(sesiones.usuario_id, sesion.usuario_id),
        isNull(sesiones.cerrada_at),
        sql`${sesiones.vence_at} > clock_timestamp()`,
      ),
    )
    .orderBy(desc(sesiones.usada_at), desc(sesiones.id))
  return rows.map(({ agente, ...row }) => ({
    ...row,
    equipo: equipoDe(agente),
    actual: row.id === sesion.id,
  }))
}
