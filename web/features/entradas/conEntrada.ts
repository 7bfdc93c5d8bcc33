import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import { conNumero, tieneVersiones } from '@malla/domain/planes/entradas.ts'
import { ApiError } from '../../app/ApiError.ts'
import { changedFields } from '../../ui/form/merge.ts'
import type { ItemEditado } from '../textos/items.ts'

/** Entries of a section in their order, before and after. */
export type Cambio = (items: readonly ItemEditado[]) => readonly ItemEditado[]

/** How the form of an entry reads one, and what of one it writes. */
export interface Lectura<V> {
  /** The section in which it stands. */
  clave: ClaveDePlan
  /** The entry that is edited, or what a new one begins with; its `id` is its own. */
  item: ItemEditado
  valoresDe: (item: ItemEditado) => V
  itemDe: (valores: V) => Partial<ItemEditado>
}

/** Writes an entry. Throws a 409 with its newer values when it is no longer what was typed upon (`base`), also by who went away and came back to it. */
export const conEntrada =
  <V extends object>({ clave, item, valoresDe, itemDe }: Lectura<V>, valores: V, base: object): Cambio =>
  items => {
    const hay = items.find(i => i.id === item.id)
    const nueva = { ...(hay ?? item), ...itemDe(valores) }
    // It is new, or somebody deleted it meanwhile: what was written is not lost.
    if (!hay) return [...items, tieneVersiones(clave) ? conNumero(clave, items, nueva) : nueva]
    const actual = valoresDe(hay)
    const cambiados = changedFields(base as Record<string, unknown>, actual as Record<string, unknown>)
    if (cambiados.length > 0) throw new ApiError(409, mensajesDeError.edicionAtrasada, { actual })
    return items.map(i => (i === hay ? nueva : i))
  }
