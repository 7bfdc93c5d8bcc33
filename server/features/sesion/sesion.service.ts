import type { Sesion, SesionAbierta } from '@malla/contracts/sesion.ts'
import { rolEnFrase } from '@malla/domain/permisos/permisos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { changesBefore, lastChanges } from '../../platform/changes/read.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/db.ts'
import { notFound, unauthorized } from '../../platform/errors.ts'
import { liveKey } from '../../platform/liveKey.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { closeOwnSession, closeSessionsIn, tellEnded } from '../../platform/session/ending.ts'
import { contarSugerencias } from '../sugerencias/sugerencias.queries.ts'
import { assertPropio, isVisita } from './demostracion.service.ts'
import { menusDe } from './menus.ts'
import { rolesDe, selectEmpresasDe, selectProgramasDe, selectSesionesDe } from './sesion.queries.ts'

/** Longer than what was asked for before this answer can be older than it: on a line as most are, and on any (web/app/temprano.ts). */
const EDADES_MS = [6000, 30_000]

/** Ends a session for good; its token is worth nothing at once, on every node. */
export async function signout(platform: Platform, sesion: SesionActiva): Promise<void> {
  tellEnded(platform, await closeOwnSession(platform.db.global, sesion.usuario_id, sesion.id))
}

/** The person's open sessions; of the account that visitors share, the one that asks. */
export async function listSesiones(platform: Platform, sesion: SesionActiva): Promise<SesionAbierta[]> {
  const abiertas = await selectSesionesDe(platform.db, sesion)
  return isVisita(platform, sesion) ? abiertas.filter(s => s.actual) : abiertas
}

/** Ends sessions of the person by `close`, which answers their ids; answers what to say of them, once for a client's uuid. */
async function closing(
  { platform, keep }: GlobalCtx,
  sesion: SesionActiva,
  close: (tx: Tx) => Promise<number[]>,
  say: (closed: number) => string,
): Promise<{ message: string }> {
  const { result } = await platform.db.write(sesion.empresa?.id ?? 0, sesion.usuario_id, async tx => {
    const closed = await close(tx)
    const dicho = { message: say(closed.length) }
    await keep(tx, dicho)
    return { closed, dicho }
  })
  tellEnded(platform, result.closed)
  return result.dicho
}

/** Ends one of the person's own sessions, also the one that asks. 404 for one that is not theirs, or is over. */
export async function closeSesion(
  ctx: GlobalCtx,
  sesion: SesionActiva,
  id: number,
): Promise<{ message: string }> {
  if (id !== sesion.id) assertPropio(ctx.platform, sesion)
  const close = async (tx: Tx) => {
    const closed = await closeOwnSession(tx, sesion.usuario_id, id)
    if (closed.length === 0) throw notFound()
    return closed
  }
  return closing(ctx, sesion, close, () => 'La sesión se cerró.')
}

/** Ends all of the person's sessions but the one that asks. */
export async function closeOtras(ctx: GlobalCtx, sesion: SesionActiva): Promise<{ message: string }> {
  assertPropio(ctx.platform, sesion)
  const close = (tx: Tx) => closeSessionsIn(tx, sesion.usuario_id, sesion.id)
  const say = (closed: number) =>
    closed === 0
      ? 'No había otras sesiones abiertas.'
      : `Se ${segun(closed, 'cerró la otra sesión', 'cerraron las otras # sesiones')}.`
  return closing(ctx, sesion, close, say)
}

/** The programme one works with: the chosen one while it is one's own, the only one there is, else 0. */
const carreraDe = (chosen: number | null, programas: { id: number }[]): number => {
  const [first, ...others] = programas
  if (first && others.length === 0) return first.id
  return programas.some(p => p.id === chosen) ? chosen! : 0
}

/** The User session of §3. */
export async function showSesion(platform: Platform, sesion: SesionActiva): Promise<Sesion> {
  const { acceso, empresa, persona, rol, quien } = sesion
  const programas = await selectProgramasDe(platform.db, sesion)
  const roles = rolesDe(sesion)
  // Shown to the administrator alone: nobody else's start pays for the count.
  const sugerencias = persona.root ? await contarSugerencias(platform.db.global) : { news: 0, total: 0 }
  const [reciente = 0, asentado = 0] = empresa ? await changesBefore(platform.db, empresa.id, EDADES_MS) : []
  return {
    id: sesion.usuario_id,
    persona_id: persona.id,
    persona,
    empresas: await selectEmpresasDe(platform.db, sesion),
    empresa: empresa && {
      id: empresa.id,
      razonsocial: empresa.razonsocial,
      tipo: empresa.tipo,
      imagen_url: empresa.imagen_url,
      encabezadoArbol: empresa.ajustes.encabezadoArbol ?? 'Nube de Calidad Integral',
    },
    roles,
    tipopersona_id: acceso?.tipopersona_id ?? null,
    codtipopersona: acceso?.codigo ?? null,
    codigo_aditional: acceso?.codigo_aditional ?? null,
    programas,
    carreraestudiante: { id: carreraDe(sesion.carrera_id, programas) },
    json: {
      moduloCurriculo: {
        rol: persona.root ? 1 : (acceso?.rol ?? 1),
        tipouser: persona.root ? 1 : (acceso?.tipouser ?? null),
        permisosFacultades: acceso?.permisos_facultades ?? [],
        permisosProgramas: acceso?.permisos_programas ?? [],
      },
      cursos_ids: [...quien.cursos_ids],
    },
    estado: sesion.usuario_estado,
    isVisita: isVisita(platform, sesion),
    debe_cambiar: sesion.debe_cambiar,
    menus: menusDe(rol, sugerencias),
    rol,
    rol_nombre:
      (rol === 'otro' && roles.find(r => r.id === acceso?.tipopersona_id)?.tipopersona) || rolEnFrase(rol),
    isTutor: rol === 'tutor',
    isOperador: rol === 'operador' || rol === 'operadorBasico',
    isDemo: rol === 'demo',
    isInspector: rol === 'inspector',
    isDocenteSilabo: rol === 'docente',
    sugerenciasSoftware: sugerencias,
    ultimo_cambio: empresa ? ((await lastChanges(platform.db, [empresa.id])).get(empresa.id) ?? 0) : 0,
    ultimo_reciente: reciente,
    ultimo_asentado: asentado,
    live_key: liveKey(platform.secret),
  }
}

/** The session as it is in the database now, after a change of it. 401 when it may not work any more. */
export async function reload(platform: Platform, sesion: SesionActiva): Promise<SesionActiva> {
  const now = await platform.sessions.byId(sesion.id)
  if (!now) throw unauthorized()
  return now
}
