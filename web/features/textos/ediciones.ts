import { beforeSignOut, onSession, onSessionEnd, onSignOut } from '../../app/session.ts'
import { olvidarEnviados } from './borradorLocal.ts'
import type { Edicion } from './edicion.ts'

/** What is being edited goes on being sent when its section is left; coming back finds the same. */
const ediciones = new Map<string, Edicion>()

beforeSignOut(() => Promise.all([...ediciones.values()].map(e => e.despedir())))
onSessionEnd(() => ediciones.clear())
onSignOut(() => olvidarEnviados())
// What the end of the session stopped goes on when its person has signed in again in another tab.
onSession(sesion => {
  if (sesion.status === 'signed' && !sesion.isEnded) for (const e of ediciones.values()) void e.volvio()
})

/** The editing of this name, made where there is none yet. */
export function edicionDe(nombre: string, hacer: () => Edicion): Edicion {
  const edicion = ediciones.get(nombre) ?? hacer()
  ediciones.set(nombre, edicion)
  return edicion
}
