import { type Db, schema } from '../../platform/db/db.ts'
import { and, desc, eq, isNull, type PgColumn, type SQL, sql } from '../../platform/db/drizzle.ts'

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

/** A name as it is read: ligatures as letters, runs of blanks of any kind as one. */
const leido = (usuario: PgColumn | string): SQL =>
  sql`btrim(regexp_replace(normalize(${usuario}, nfkc), '\\s+', ' ', 'g'))`

/**
 * Condition: the account of this name, or one whose name reads so. Names come as they are meant (`sinBlancosDeMas`), older ones may have more blanks, and
 * ligatures. Only those with a blank or a letter that English lacks are read, which are few.
 */
export const seLlama = (usuario: string): SQL =>
  sql`(${usuarios.usuario} = ${usuario} or ((${usuarios.usuario} like '% %' or octet_length(${usuarios.usuario}) <> length(${usuarios.usuario}))
    and ${leido(usuarios.usuario)} = ${leido(usuario)}))`

/** Of several the one of exactly this name. */
async function select(db: Db, which: SQL, usuario = ''): Promise<Cuenta | null> {
  const [row] = await db.global
    .select(columns)
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(which, isNull(usuarios.deleted_at)))
    .orderBy(desc(eq(usuarios.usuario, usuario)), usuarios.id)
    .limit(1)
  return row ?? null
}

/** The account of this name, however it is written; null when there is none, or it was deleted. */
export function selectOptionalCuenta(db: Db, usuario: string): Promise<Cuenta | null> {
  const nombre = usuario.toLowerCase()
  return select(db, seLlama(nombre), nombre)
}

/** What more accounts have as their mail is an office's: none of them is its reader's own. */
const MAXIMO_POR_CORREO = 5

/** Names of the accounts that may sign in and have this mail; none where more than five have it. */
export async function selectNombresPorCorreo(db: Db, correo: string): Promise<string[]> {
  const rows = await db.global
    .select({ usuario: usuarios.usuario })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(
      and(
        sql`lower(${personas.correo}) = lower(${correo.trim()})`,
        isNull(usuarios.deleted_at),
        eq(usuarios.estado, '1'),
      ),
    )
    .limit(MAXIMO_POR_CORREO + 1)
  return rows.length > MAXIMO_POR_CORREO ? [] : rows.map(row => row.usuario)
}

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
