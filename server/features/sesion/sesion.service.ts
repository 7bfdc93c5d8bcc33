import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Sesion } from '@malla/contracts/sesion.ts'
import { nombreRol } from '@malla/domain/permisos/permisos.ts'
import { hash, verify } from '@node-rs/argon2'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lastChanges } from '../../platform/changes/read.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { type Db, schema } from '../../platform/db/db.ts'
import { type HttpError, invalid, notFound, unauthorized } from '../../platform/errors.ts'
import { liveKey } from '../../platform/liveKey.ts'
import { hashToken, newToken, type SesionActiva } from '../../platform/session/active.ts'
import { countTry, forgetTry } from './intentos.ts'
import { menusDe } from './menus.ts'

/** A session ends when it was not used for this long; each use, noted at most every few minutes, begins it anew. */
export const SESSION_SECONDS = 14 * 24 * 3600

const { empresas, personas, sesiones, usuarios } = schema

/** A hash to verify against when the account does not exist, so that the time taken tells nothing. */
const decoy = hash('no existe')

async function selectOptionalUsuario(db: Db, usuario: string) {
  const [row] = await db.global
    .select({
      id: usuarios.id,
      clave_hash: usuarios.clave_hash,
      estado: usuarios.estado,
      root: personas.root,
    })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(eq(usuarios.usuario, usuario.toLowerCase()), isNull(usuarios.deleted_at)))
  return row ?? null
}

/** First institution a person may work in: the first one given, for root the first that is Activado. */
async function firstEmpresa(
  db: Db,
  usuarioId: number,
  root: boolean,
): Promise<{ empresaId: number; accesoId: number | null } | null> {
  const { rows } = await db.global.execute(sql`
    select a.empresa_id, a.id from accesos_de(${usuarioId}) a join empresas e on e.id = a.empresa_id and e.estado = 'Activado'
    order by a.empresa_id, a.id limit 1`)
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

const wrongCredentials = (): HttpError => invalid({ usuario: [mensajesDeError.credenciales] })

/**
 * Signs in. 422 for wrong credentials, without telling which was wrong, and for users or institutions that may not work; 429 after
 * too many failures of the account or the address.
 */
export async function signin(
  ctx: GlobalCtx,
  input: { usuario: string; password: string },
): Promise<{ id: number; _token: string }> {
  const { db } = ctx.platform
  await countTry(db, input.usuario, ctx.ip)
  const user = await selectOptionalUsuario(db, input.usuario)
  const right = await verify(user?.clave_hash ?? (await decoy), input.password)
  const place = user && right && user.estado === '1' ? await firstEmpresa(db, user.id, user.root) : null
  if (!user || !right || user.estado !== '1' || (!place && !user.root)) throw wrongCredentials()
  await forgetTry(db, input.usuario, ctx.ip)
  const token = newToken()
  await db.global.insert(sesiones).values({
    token_hash: hashToken(token),
    usuario_id: user.id,
    empresa_id: place?.empresaId ?? null,
    acceso_id: place?.accesoId ?? null,
    agente: ctx.agente,
    direccion: ctx.ip,
    vence_at: sql`clock_timestamp() + make_interval(secs => ${SESSION_SECONDS})`,
  })
  return { id: user.id, _token: token }
}

/** Ends a session for good; its token is worth nothing at once, on every node. */
export async function signout(platform: Platform, sesion: SesionActiva): Promise<void> {
  await platform.db.global
    .update(sesiones)
    .set({ cerrada_at: sql`clock_timestamp()` })
    .where(and(eq(sesiones.id, sesion.id), isNull(sesiones.cerrada_at)))
  platform.endSession(sesion.id)
}

const distinct = <T>(rows: T[], key: (row: T) => number): T[] => [
  ...new Map(rows.map(r => [key(r), r])).values(),
]

/** The institutions a person may enter: root all that are Activado, others those where they have a role. */
async function empresasDe(db: Db, sesion: SesionActiva): Promise<{ id: number; razonsocial: string }[]> {
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
    .orderBy(empresas.razonsocial)
}

/** The User session of §3. */
export async function showSesion(platform: Platform, sesion: SesionActiva): Promise<Sesion> {
  const { acceso, empresa, persona, rol, quien } = sesion
  const roles = sesion.accesos.filter(a => a.empresa_id === empresa?.id)
  return {
    id: sesion.usuario_id,
    persona_id: persona.id,
    persona,
    empresas: await empresasDe(platform.db, sesion),
    empresa: empresa && {
      id: empresa.id,
      razonsocial: empresa.razonsocial,
      tipo: empresa.tipo,
      imagen_url: empresa.imagen_url,
      encabezadoArbol: empresa.ajustes.encabezadoArbol ?? 'Nube de Calidad Integral',
    },
    roles: roles.map(a => ({ id: a.tipopersona_id, tipopersona: a.tipopersona })),
    tipopersona_id: acceso?.tipopersona_id ?? null,
    codtipopersona: acceso?.codigo ?? null,
    codigo_aditional: acceso?.codigo_aditional ?? null,
    programas: [],
    carreraestudiante: { id: sesion.carrera_id ?? 0 },
    json: {
      moduloCurriculo: {
        rol: acceso?.rol ?? 1,
        tipouser: persona.root ? 1 : (acceso?.tipouser ?? null),
        permisosFacultades: acceso?.permisos_facultades ?? [],
        permisosProgramas: acceso?.permisos_programas ?? [],
      },
      cursos_ids: [...quien.cursos_ids],
    },
    estado: sesion.usuario_estado,
    debe_cambiar: sesion.debe_cambiar,
    menus: menusDe(rol),
    rol,
    rol_nombre: nombreRol(rol),
    isTutor: rol === 'tutor',
    isOperador: rol === 'operador' || rol === 'operadorBasico',
    isDemo: rol === 'demo',
    isInspector: rol === 'inspector',
    isDocenteSilabo: rol === 'docente',
    sugerenciasSoftware: { news: 0, total: 0 },
    ultimo_cambio: empresa ? ((await lastChanges(platform.db, [empresa.id])).get(empresa.id) ?? 0) : 0,
    live_key: liveKey(platform.secret),
  }
}

/** Works in another institution from now on. 404 for one the person has no role in. */
export async function changeEmpresa(
  platform: Platform,
  sesion: SesionActiva,
  empresaId: number,
): Promise<void> {
  const allowed = await empresasDe(platform.db, sesion)
  if (!allowed.some(e => e.id === empresaId)) throw notFound()
  const acceso = sesion.accesos.find(a => a.empresa_id === empresaId)
  await platform.db.global
    .update(sesiones)
    .set({ empresa_id: empresaId, acceso_id: acceso?.id ?? null, carrera_id: null })
    .where(eq(sesiones.id, sesion.id))
  platform.changeSession(sesion.id)
}

/** The session after a change of it. 401 when it may not work any more. */
export async function reload(platform: Platform, token: string): Promise<SesionActiva> {
  const sesion = await platform.sessions.find(token)
  if (!sesion) throw unauthorized()
  return sesion
}
