import type { Borrador } from './borrador.ts'
import { borradorVacio } from './borrador.ts'

/** A draft of the grid as it is kept on this device: across a reload, an ended session, a lost connection. */
interface Guardado {
  version: 1
  hora: string
  ediciones: [number, unknown][]
  nuevas: unknown[]
  borradas: number[]
}

const PREFIJO = 'malla.cursos.'
const claveDe = (usuario: number, plan: number): string => `${PREFIJO}${usuario}.${plan}`

export const isVacio = (b: Borrador): boolean =>
  b.ediciones.size === 0 && b.nuevas.length === 0 && b.borradas.size === 0

/** Keeps the draft of a plan, or forgets it when there is nothing in it. A full storage costs the copy, not the work. */
export function guardarBorrador(usuario: number, plan: number, b: Borrador, ahora: Date): void {
  const clave = claveDe(usuario, plan)
  if (isVacio(b)) {
    localStorage.removeItem(clave)
    return
  }
  const guardado: Guardado = {
    version: 1,
    hora: ahora.toISOString(),
    ediciones: [...b.ediciones],
    nuevas: [...b.nuevas],
    borradas: [...b.borradas],
  }
  try {
    localStorage.setItem(clave, JSON.stringify(guardado))
  } catch {
    // See above.
  }
}

/** The draft that was kept, with the hour of its last change; null when there is none or it cannot be read. */
export function leerBorrador(usuario: number, plan: number): { borrador: Borrador; hora: string } | null {
  try {
    const g = JSON.parse(localStorage.getItem(claveDe(usuario, plan)) ?? 'null') as Guardado | null
    if (g?.version !== 1) return null
    const borrador = {
      ...borradorVacio,
      ediciones: new Map(g.ediciones),
      nuevas: g.nuevas,
      borradas: new Set(g.borradas),
    } as Borrador
    return isVacio(borrador) ? null : { borrador, hora: g.hora }
  } catch {
    return null
  }
}

/** Nothing of a person stays on this device when they leave on purpose. */
export function olvidarTodos(): void {
  for (const clave of Object.keys(localStorage)) if (clave.startsWith(PREFIJO)) localStorage.removeItem(clave)
}
