import type { Equipo } from '@malla/contracts/laboratorios.ts'
import { sameValue } from '../../ui/form/merge.ts'

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

/** The line as it stands now where somebody wrote it since it was seen; null where nobody did, or where it is gone. */
export function escritoDesde(visto: Equipo, equipos: readonly Equipo[]): Equipo | null {
  const hay = equipos.find(e => e.id === visto.id)
  return hay && !sameValue(camposDeEquipo(hay), camposDeEquipo(visto)) ? hay : null
}

/** Writes a line: in its place when it is still there, else as a new one, so that nothing typed is lost. */
export const conEquipo =
  (dado: EquipoDado): Cambio =>
  equipos => {
    const { id, ...campos } = dado
    return equipos.some(e => e.id === id)
      ? equipos.map(e => (e.id === id ? { ...campos, id } : e))
      : [...equipos, campos]
  }

/** Takes lines away. */
export const sinEquipos =
  (ids: readonly number[]): Cambio =>
  equipos =>
    equipos.filter(e => !ids.includes(e.id))
