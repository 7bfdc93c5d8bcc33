import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { api } from '../../app/api.ts'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'
import type { Cambio } from './equipos.ts'

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
