import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'
import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { newKey } from '../../ui/newKey.ts'

/** An entry while it is edited: what is sent of it. */
export type ItemEditado = Omit<ItemDeTexto, 'resumen'>

/** Of an answer, what is edited. */
export const editables = (items: readonly ItemDeTexto[]): ItemEditado[] =>
  items.map(({ resumen: _, ...item }) => item)

/** A new entry: unfinished until somebody says otherwise. */
export const itemNuevo = (): ItemEditado => ({ id: newKey(), version: 1, status: 2, descripcion: '' })

/** The entries as the server would write them, so that two versions compare by what they say. */
export const limpios = (items: readonly ItemEditado[]): ItemEditado[] =>
  items.map(item => ({
    ...item,
    ...(item.nombre !== undefined && { nombre: item.nombre.trim() }),
    ...(item.grupo !== undefined && { grupo: item.grupo.trim() }),
    descripcion: limpiarTextoRico(item.descripcion),
  }))

/** Nothing was written in it yet, neither text nor a name or figure of a list. */
const esVacio = ({ id: _, version: __, status: ___, descripcion, ...otros }: ItemEditado): boolean =>
  limpiarTextoRico(descripcion) === '' && !Object.values(otros).some(Boolean)

/** Without the entries that were added and wait for their first word: they are nothing to keep. */
export const sinVacios = (items: readonly ItemEditado[], base: readonly ItemEditado[]): ItemEditado[] =>
  items.filter(i => base.some(b => b.id === i.id) || !esVacio(i))

/** With one entry changed. */
export const conCambio = (
  items: readonly ItemEditado[],
  id: string,
  cambio: Partial<ItemEditado>,
): ItemEditado[] => items.map(i => (i.id === id ? { ...i, ...cambio } : i))

/** With one entry moved by so many places; the very same when it cannot go there. */
export function movido(items: readonly ItemEditado[], id: string, pasos: number): ItemEditado[] {
  const desde = items.findIndex(i => i.id === id)
  const hasta = desde + pasos
  if (desde < 0 || hasta < 0 || hasta >= items.length) return [...items]
  const otros = items.filter(i => i.id !== id)
  return [...otros.slice(0, hasta), items[desde]!, ...otros.slice(hasta)]
}
