import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { api } from '../../app/api.ts'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'
import type { Cambio, EquipoDado } from './equipos.ts'

interface Respuesta {
  data: Laboratorio
  message: string
}

/** Saves a change of the equipment; when somebody changed the laboratory meanwhile, the same change is made upon what is there now. `cambio` throws what it cannot do. */
export async function guardarEquipos(
  laboratorio: Laboratorio,
  cambio: Cambio,
  key: string = newKey(),
): Promise<Respuesta> {
  const guardar = ({ id, revision }: Laboratorio, equipos: EquipoDado[], k: string) =>
    api('laboratorios.update', { id, revision, equipos }, { key: k })
  const equipos = cambio(laboratorio.equipos)
  try {
    return await guardar(laboratorio, equipos, key)
  } catch (error) {
    const { status, body } = refusalOf(error) ?? {}
    if (status !== 409 || !body?.actual) throw error
    const actual = body.actual as Laboratorio
    return guardar(actual, cambio(actual.equipos), newKey())
  }
}
