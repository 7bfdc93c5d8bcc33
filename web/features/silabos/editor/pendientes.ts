import type { Sesion } from '@malla/contracts/sesion.ts'
import { onConnection } from '../../../app/connection.ts'
import { currentSession } from '../../../app/session.ts'
import { almacenAbierto, almacenDe } from './almacenes.ts'
import { cosasPorEnviar } from './cajon.ts'
import { isCosa, leerFoto } from './mundos.ts'

let enMarcha: Promise<void> | null = null

/**
 * Sends what a person typed in this browser and the server never got, of whatever is not open: called when the person begins to work, and again when
 * the connection is back. What cannot be read now (no connection, no longer theirs) stays where it is for the next time.
 */
export function enviarPendientes(user: Sesion): Promise<void> {
  enMarcha ??= enviarTodo(user).finally(() => {
    enMarcha = null
  })
  return enMarcha
}

async function enviarTodo({ id, empresa }: Sesion): Promise<void> {
  if (!empresa) return
  for (const cosa of await cosasPorEnviar(id, empresa.id)) {
    if (!isCosa(cosa) || almacenAbierto(cosa)) continue
    const foto = await leerFoto(cosa).catch(() => null)
    const { user } = currentSession()
    // Somebody else may have signed in meanwhile: what is not theirs is not sent in their name.
    if (user?.id !== id || user.empresa?.id !== empresa.id) return
    if (foto) await almacenDe(cosa, id, empresa.id, () => foto).abrir()
  }
}

onConnection(connection => {
  const { user } = currentSession()
  if (connection === 'online' && user) void enviarPendientes(user)
})
