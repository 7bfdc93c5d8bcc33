import { type Db, schema } from '../../platform/db/db.ts'
import { and, eq, isNull, type SQL } from '../../platform/db/drizzle.ts'

const { personas, sesiones, usuarios } = schema

const columns = {
  id: usuarios.id,
  usuario: usuarios.usuario,
  clave_hash: usuarios.clave_hash,
  estado: usuarios.estado,
  nombres: personas.nombres,
  correo: personas.correo,
  imagen_url: personas.imagen_url,
  root: personas.root,
}

/** An account as signing in and passwords need it. */
export interface Cuenta {
  id: number
  usuario: string
  clave_hash: string
  estado: string
  nombres: string
  correo: string
  imagen_url: string | null
  root: boolean
}

async function select(db: Db, which: SQL): Promise<Cuenta | null> {
  const [row] = await db.global
    .select(columns)
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(which, isNull(usuarios.deleted_at)))
  return row ?? null
}

/** The account of this name, however it is written; null when there is none, or it was deleted. */
export const selectOptionalCuenta = (db: Db, usuario: string): Promise<Cuenta | null> =>
  select(db, eq(usuarios.usuario, usuario.toLowerCase()))

/** The account of this id; null when it was deleted. */
export const selectCuentaById = (db: Db, id: number): Promise<Cuenta | null> =>
  select(db, eq(usuarios.id, id))

/** Whether this account had a session at this address that is open or ended within a month (limpiar.ts). */
export async function isDireccionDe(db: Db, id: number, ip: string): Promise<boolean> {
  const rows = await db.global
    .select({ id: sesiones.id })
    .from(sesiones)
    .where(and(eq(sesiones.usuario_id, id), eq(sesiones.direccion, ip)))
    .limit(1)
  return rows.length > 0
}
