import type { Sesion } from '@malla/contracts/sesion.ts'
import { isReachable, onConnection } from '../connection.ts'
import { currentSession, loadSession } from '../session.ts'
import { abrirCola, enviarCola } from './cola.ts'
import { duenoDe } from './identidad.ts'
import { registrarTrabajador } from './registrar.ts'
import { sondear } from './sondeo.ts'
import { abrirVisto, alVolver, seMuestraLoGuardado } from './visto.ts'

let ida = false

/** What was shown as last seen is read anew when the server is back; a session that could not be asked for is asked for first. */
async function volver(): Promise<void> {
  const estado = currentSession()
  if (estado.status === 'signed' && estado.isKept) {
    const ahora = await loadSession().catch(() => null)
    if (!ahora?.user) {
      ida = true
      return
    }
    await enviarCola()
    await alVolver()
  } else if (seMuestraLoGuardado()) await alVolver()
}

onConnection(connection => {
  const ahi = connection !== 'offline'
  if (ahi && ida) void volver()
  ida = !ahi
})

/**
 * Everything of working without a connection, for the person who is signed in. Resolves when what was last seen can be read. Whoever has to choose another
 * password first is shown nothing, and sends nothing, until then.
 */
export async function arrancar(user: Sesion): Promise<void> {
  ida = !isReachable()
  sondear()
  if (user.debe_cambiar) return
  registrarTrabajador()
  if (user.empresa) await abrirCola(duenoDe(user))
  await abrirVisto(user)
}
