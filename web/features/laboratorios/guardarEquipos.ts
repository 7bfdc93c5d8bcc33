import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { api } from '../../app/api.ts'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'
import type { Cambio, EquipoDado } from './equipos.ts'

interface Respuesta {
  data: Laboratorio
  message: string
}

/** How often a change is made anew upon what somebody else saved meanwhile. */
const INTENTOS = 4

/** Saves a change of the equipment; when somebody changed the laboratory meanwhile, the same change is made upon what is there now. `cambio` throws what it cannot do. */
export async function guardarEquipos(
  laboratorio: Laboratorio,
  cambio: Cambio,
  key: string = newKey(),
): Promise<Respuesta> {
  // A new line has no id before the server gave it one: what is written behind it could not name it, and would take it away.
  const guardar = ({ id, revision }: Laboratorio, equipos: EquipoDado[], k: string) =>
    api(
      'laboratorios.update',
      { id, revision, equipos },
      { key: k, ...(equipos.some(e => e.id === undefined) && { cola: false as const }) },
    )
  let visto = laboratorio
  for (let intento = 1; ; intento++) {
    const equipos = cambio(visto.equipos)
    try {
      return await guardar(visto, equipos, intento === 1 ? key : newKey())
    } catch (error) {
      const { status, body } = refusalOf(error) ?? {}
      if (status !== 409 || !body?.actual || intento === INTENTOS) throw error
      visto = body.actual as Laboratorio
    }
  }
}
