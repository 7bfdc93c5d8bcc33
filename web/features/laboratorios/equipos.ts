import type { Equipo, Laboratorio } from '@malla/contracts/laboratorios.ts'
import { api } from '../../app/api.ts'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'

/** A piece of equipment as it is written; a new one has no id yet. */
export type EquipoDado = Omit<Equipo, 'id'> & { id?: number }

/** A change of the equipment of a laboratory: from what there is to what there shall be. */
export type Cambio = (equipos: readonly Equipo[]) => EquipoDado[]

/** Writes a line: in its place when it is still there, else as a new one, so that nothing typed is lost. */
export const conEquipo =
  (dado: EquipoDado): Cambio =>
  equipos => {
    const { id, ...campos } = dado
    return equipos.some(e => e.id === id)
      ? equipos.map(e => (e.id === id ? { ...campos, id } : e))
      : [...equipos, campos]
  }

export const sinEquipos =
  (ids: readonly number[]): Cambio =>
  equipos =>
    equipos.filter(e => !ids.includes(e.id))

interface Respuesta {
  data: Laboratorio
  message: string
}

/** Saves a change of the equipment; when somebody changed the laboratory meanwhile, the same change is made upon what is there now. */
export async function guardarEquipos(
  laboratorio: Laboratorio,
  cambio: Cambio,
  key: string = newKey(),
): Promise<Respuesta> {
  const guardar = (l: Laboratorio, k: string) =>
    api('laboratorios.update', { id: l.id, revision: l.revision, equipos: cambio(l.equipos) }, { key: k })
  try {
    return await guardar(laboratorio, key)
  } catch (error) {
    const { status, body } = refusalOf(error) ?? {}
    if (status !== 409 || !body?.actual) throw error
    return guardar(body.actual as Laboratorio, newKey())
  }
}
