import type { Equipo } from '@malla/contracts/laboratorios.ts'
import { changedFields } from '../../ui/form/merge.ts'

/** A piece of equipment as it is written; a new one has no id yet. */
export type EquipoDado = Omit<Equipo, 'id'> & { id?: number }

/** A change of the equipment of a laboratory: from what there is to what there shall be. */
export type Cambio = (equipos: readonly Equipo[]) => EquipoDado[]

/** What of a line is written. */
export const camposDeEquipo = ({ nombre, codigo, cantidad, descripcion }: Equipo) => ({
  nombre,
  codigo,
  cantidad,
  descripcion,
})
type CamposDeEquipo = ReturnType<typeof camposDeEquipo>

/** The line `id` as it stands now where it is no longer as it was (`antes`); null where nobody wrote it, or where it is gone. */
export function escritoDesde(id: number, antes: object, equipos: readonly Equipo[]): CamposDeEquipo | null {
  const hay = equipos.find(e => e.id === id)
  const ahora = hay && camposDeEquipo(hay)
  return ahora && changedFields(antes as Record<string, unknown>, ahora).length > 0 ? ahora : null
}

/** Writes a line: in its place when it is still there, else as a new one, so that nothing typed is lost. */
export const conEquipo =
  (dado: EquipoDado): Cambio =>
  equipos => {
    const { id, ...campos } = dado
    // One that waits to be sent has no id either.
    return id !== undefined && equipos.some(e => e.id === id)
      ? equipos.map(e => (e.id === id ? { ...campos, id } : e))
      : [...equipos, campos]
  }

/** Takes lines away. */
export const sinEquipos =
  (ids: readonly number[]): Cambio =>
  equipos =>
    equipos.filter(e => !ids.includes(e.id))

/** The reason for a number of pieces that cannot be, under its field; null while the field is empty. */
export function whyNotCantidad(cantidad: number | null): { cantidad?: string[] } {
  if (cantidad === null) return { cantidad: ['Escriba cuántos hay.'] }
  return cantidad >= 1 ? {} : { cantidad: ['Escriba 1 o más.'] }
}
