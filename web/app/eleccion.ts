import type { Sesion } from '@malla/contracts/sesion.ts'
import type { Eleccion } from '@malla/domain/sesion/eleccion.ts'
import { remember } from '../ui/remember.ts'

/**
 * What this browser remembers of a person's choices of institution, role and programme (§4, «saved client data»): one memory a person; role
 * and programme are remembered by institution.
 */
export interface Guardado {
  empresa?: number
  rol?: Record<number, number>
  programa?: Record<number, number>
}

const keyOf = (userId: number): string => `malla.eleccion.${userId}`

/** What is remembered of a person; nothing where nothing can be read. */
export function leerEleccion(userId: number): Guardado {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Guardado
  } catch {
    return {}
  }
}

/** The choice as it stands now in the session, under what was chosen. */
export function guardarEleccion(
  que: Eleccion,
  { id, empresa, tipopersona_id, carreraestudiante }: Sesion,
): void {
  if (!empresa) return
  const guardado = leerEleccion(id)
  const en = (de: Record<number, number> | undefined, valor: number) => ({ ...de, [empresa.id]: valor })
  const nuevo: Guardado =
    que === 'empresa'
      ? { ...guardado, empresa: empresa.id }
      : que === 'rol'
        ? { ...guardado, rol: en(guardado.rol, tipopersona_id ?? 0) }
        : { ...guardado, programa: en(guardado.programa, carreraestudiante.id) }
  remember(keyOf(id), JSON.stringify(nuevo))
}

/** Which of the three this browser remembers for the institution the person works in. */
export function recordadas(user: Sesion): Record<Eleccion, boolean> {
  const { empresa, rol, programa } = leerEleccion(user.id)
  const donde = user.empresa?.id ?? 0
  return {
    empresa: empresa !== undefined,
    rol: rol?.[donde] !== undefined,
    programa: programa?.[donde] !== undefined,
  }
}

/** What a link to the sign-in asks for («additional auth parameters», §4): /auth/signin?empresa=1&rol=2&programa=3 */
export type Pedido = { [E in Eleccion]?: number | undefined }
