import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Platform } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { mayEnter, selectProgramasDe } from './sesion.queries.ts'

/** Changing what a session works with (§4). Its token stays; every node reads it anew, and its sockets come back and ask anew. */

const { sesiones } = schema

async function work(
  platform: Platform,
  sesion: SesionActiva,
  as: Partial<Pick<typeof sesiones.$inferInsert, 'empresa_id' | 'acceso_id' | 'carrera_id'>>,
): Promise<void> {
  await platform.db.global.update(sesiones).set(as).where(eq(sesiones.id, sesion.id))
  platform.changeSession(sesion.id)
}

/**
 * Works in another institution from now on, in the first role there. 404 for one the person has no role in, which root needs none for; 403 for a
 * tutor, who cannot switch (§6).
 */
export async function changeEmpresa(platform: Platform, sesion: SesionActiva, id: number): Promise<void> {
  if (!(await mayEnter(platform.db, sesion, id))) throw notFound()
  // Where they work in none by now they have to come in somewhere.
  if (sesion.rol === 'tutor' && sesion.empresa && id !== sesion.empresa.id)
    throw forbidden(mensajes.sesion.tutorNoCambia)
  const acceso = sesion.accesos.find(a => a.empresa_id === id)
  await work(platform, sesion, { empresa_id: id, acceso_id: acceso?.id ?? null, carrera_id: null })
}

/** Works in another role of the same institution from now on; programmes belong to a role. 404 for one the person does not have there. */
export async function changeTipopersona(
  platform: Platform,
  sesion: SesionActiva,
  tipopersonaId: number,
): Promise<void> {
  const acceso = sesion.accesos.find(
    a => a.empresa_id === sesion.empresa?.id && a.tipopersona_id === tipopersonaId,
  )
  if (!acceso) throw notFound()
  await work(platform, sesion, { acceso_id: acceso.id, carrera_id: null })
}

/** Works with another programme from now on; 0 is none. 404 for one that the role does not have. */
export async function changeCarrera(platform: Platform, sesion: SesionActiva, id: number): Promise<void> {
  const programas = id === 0 ? [] : await selectProgramasDe(platform.db, sesion)
  if (id !== 0 && !programas.some(p => p.id === id)) throw notFound()
  await work(platform, sesion, { carrera_id: id || null })
}
