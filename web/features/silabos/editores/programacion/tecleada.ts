import type { Semana, Unidad } from '@malla/domain/silabos/contenido.ts'
import { semanasDe } from '@malla/domain/silabos/semanas.ts'
import type { Lugar } from './lugares.ts'

/** What is typed in: a cell, or the name of a unit. */
export type Tecleada = Omit<Lugar, 'campo'> & { campo: Lugar['campo'] | 'nombre' }

/** What stands there; undefined where the place is gone. */
export const leer = (unidades: readonly Unidad[], { id, campo }: Tecleada): unknown => {
  const cosa = unidades.find(u => u.id === id) ?? semanasDe(unidades).find(s => s.id === id)
  return cosa?.[campo as keyof typeof cosa]
}

/** With one field of one unit or week written; everything else stays the same object, so that only its row is drawn anew. */
export const escrito = (unidades: readonly Unidad[], { id, campo }: Tecleada, valor: unknown): Unidad[] =>
  unidades.map(u => {
    if (u.id === id) return { ...u, [campo]: valor }
    if (!u.semanas.some(s => s.id === id)) return u
    return { ...u, semanas: u.semanas.map(s => (s.id === id ? ({ ...s, [campo]: valor } as Semana) : s)) }
  })
