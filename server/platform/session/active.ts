import { createHash, randomBytes } from 'node:crypto'
import type { Alcance, Persona, Rol } from '@malla/domain/permisos/acciones.ts'
import { rolDe } from '@malla/domain/permisos/permisos.ts'
import type { Db } from '../db/db.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import type { AjustesDeEmpresa } from '../db/schema/empresas.ts'

/** What a user is in one institution. */
export interface Acceso {
  id: number
  empresa_id: number
  razonsocial: string
  tipopersona_id: number
  tipopersona: string
  codigo: string
  tipouser: number | null
  rol: number
  codigo_aditional: string | null
  permisos_facultades: number[]
  permisos_programas: number[]
  cursos_ids: number[]
  /** Programmes one chooses from (§4). */
  programas_ids: number[]
  /** Faculties of the permitted programmes. */
  facultades_visibles: number[]
}

export interface EmpresaActual {
  id: number
  razonsocial: string
  estado: string
  tipo: string
  imagen_url: string | null
  ajustes: AjustesDeEmpresa
}

interface Row {
  id: number
  usuario_id: number
  /** The name that the person signs in with. */
  usuario: string
  usuario_estado: string
  debe_cambiar: boolean
  acceso_id: number | null
  carrera_id: number | null
  empresa: EmpresaActual | null
  persona: { id: number; nombres: string; correo: string; root: boolean; imagen_url: string | null }
  accesos: Acceso[]
}

/** A session in use: who, where, as what, and what the permission function needs of it. */
export interface SesionActiva extends Row {
  acceso: Acceso | null
  rol: Rol
  quien: Persona
}

/** Only this hash of a token is ever stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
/** A token that nobody guesses: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const accesosJson = sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'empresa_id', a.empresa_id, 'razonsocial', e.razonsocial,
  'tipopersona_id', a.tipopersona_id, 'tipopersona', t.tipopersona, 'codigo', t.codigo, 'tipouser', a.tipouser, 'rol', a.rol,
  'codigo_aditional', a.codigo_aditional, 'permisos_facultades', a.permisos_facultades, 'permisos_programas', a.permisos_programas,
  'facultades_visibles', facultades_de(a.empresa_id, a.permisos_programas), 'cursos_ids', a.cursos_ids, 'programas_ids', a.programas_ids) order by a.empresa_id, a.id)
  from accesos_de(u.id) a join tipospersonas t on t.id = a.tipopersona_id join empresas e on e.id = a.empresa_id and e.estado = 'Activado'), '[]')`

const empresaJson = (
  which: SQL,
) => sql`(select jsonb_build_object('id', e.id, 'razonsocial', e.razonsocial, 'estado', e.estado, 'tipo', e.tipo,
  'imagen_url', e.imagen_url, 'ajustes', e.ajustes) from empresas e where e.id = ${which})`

/** Sessions that are open now. */
const OPEN = sql`s.cerrada_at is null and s.vence_at > clock_timestamp()`

async function selectRow(db: Db, which: SQL, empresa: SQL = sql`s.empresa_id`): Promise<Row | null> {
  const { rows } = await db.global.execute(sql`
    select s.id, s.usuario_id, u.usuario, case when u.deleted_at is null then u.estado else '2' end as usuario_estado, u.debe_cambiar, s.acceso_id, s.carrera_id, ${empresaJson(empresa)} as empresa, ${accesosJson} as accesos,
      jsonb_build_object('id', p.id, 'nombres', p.nombres, 'correo', p.correo, 'root', p.root, 'imagen_url', p.imagen_url) as persona
    from sesiones s join usuarios u on u.id = s.usuario_id join personas p on p.id = u.persona_id
    where ${which}`)
  return (rows[0] as unknown as Row | undefined) ?? null
}

/** What a person may do in an institution by one role there (null: none, which only root can do without). */
export function personaCon(root: boolean, acceso: Acceso | null): Persona {
  const rol = rolDe({
    root,
    tipouser: acceso?.tipouser ?? null,
    codtipopersona: acceso?.codigo ?? null,
    codigo_aditional: acceso?.codigo_aditional ?? null,
    cursos_ids: acceso?.cursos_ids ?? [],
  })
  const alcance: Alcance =
    root || acceso?.rol === 1 || !acceso
      ? { todo: true }
      : {
          todo: false,
          facultades: acceso.permisos_facultades,
          programas: acceso.permisos_programas,
          facultades_visibles: acceso.facultades_visibles,
        }
  return { rol, alcance, cursos_ids: acceso?.cursos_ids ?? [] }
}

/** The session as rules see it, or null when its user or institution may not work (§4: Habilitado, Activado). */
function activate(row: Row): SesionActiva | null {
  const isRoot = row.persona.root
  const mine = row.accesos.filter(a => a.empresa_id === row.empresa?.id)
  const acceso = mine.find(a => a.id === row.acceso_id) ?? mine[0] ?? null
  if (row.usuario_estado !== '1') return null
  if (!isRoot && (!acceso || row.empresa?.estado !== 'Activado')) return null
  const quien = personaCon(isRoot, acceso)
  return { ...row, acceso, rol: quien.rol, quien }
}

/** How long a session may be answered from memory. Ends, changes of role and of institution drop it at once. */
const FRESH_MS = 1000

export interface Sessions {
  /** The session of a bearer token, or null when there is none or it may not work any more. */
  find(token: string): Promise<SesionActiva | null>
  /** An open session by its id: for addresses of documents that were made under it. */
  byId(id: number): Promise<SesionActiva | null>
  /**
   * Who asked for work that is done later: the person of that session, with what they may do today in the institution and role in which
   * they asked, even when they signed out or went on to another institution. Null when the account may not work there any more.
   */
  behind(id: number, empresaId: number, accesoId: number | null): Promise<SesionActiva | null>
  /** Forgets what is in memory of this session (all of them without an id). */
  forget(sessionId?: number): void
}

/** A session that is used lives on: noted at most every few minutes, not at each request. */
const NOTE_USE = sql`update sesiones set usada_at = clock_timestamp(), vence_at = clock_timestamp() + (vence_at - usada_at)
  where usada_at < clock_timestamp() - interval '5 minutes' and id = `

/** Sessions as the database has them; only what `find` answers is remembered, for FRESH_MS. */
export function createSessions(db: Db): Sessions {
  const cache = new Map<string, { until: number; id: number | null; sesion: Promise<SesionActiva | null> }>()
  const load = async (hash: string) => {
    const row = await selectRow(db, sql`s.token_hash = ${hash} and ${OPEN}`)
    if (row) db.global.execute(sql`${NOTE_USE}${row.id}`).catch(() => {})
    return row && activate(row)
  }
  return {
    find(token) {
      const hash = hashToken(token)
      const known = cache.get(hash)
      if (known && known.until > performance.now()) return known.sesion
      if (cache.size > 10_000) cache.clear()
      const sesion = load(hash)
      const entry = { until: performance.now() + FRESH_MS, id: null as number | null, sesion }
      cache.set(hash, entry)
      sesion.then(
        s => {
          entry.id = s?.id ?? 0
        },
        () => cache.delete(hash),
      )
      return sesion
    },
    async byId(id) {
      const row = await selectRow(db, sql`s.id = ${id} and ${OPEN}`)
      return row && activate(row)
    },
    async behind(id, empresaId, accesoId) {
      const row = await selectRow(db, sql`s.id = ${id}`, sql`${empresaId}::bigint`)
      return row && activate({ ...row, acceso_id: accesoId })
    },
    forget(sessionId) {
      if (sessionId === undefined) return cache.clear()
      // One that is still being read may be this one: it is read again.
      for (const [hash, entry] of cache) if (entry.id === null || entry.id === sessionId) cache.delete(hash)
    },
  }
}
