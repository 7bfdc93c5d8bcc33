import type { Sesion } from '@malla/contracts/sesion.ts'
import { almacenAbierto, almacenDe } from './almacenes.ts'
import { cosasPorEnviar } from './cajon.ts'
import { leerFoto } from './mundos.ts'

/**
 * Sends what a person typed in this browser and the server never got, of whatever is not open: called when the session begins. What
 * cannot be read now (no connection, no longer theirs) stays where it is for the next time.
 */
export async function enviarPendientes({ id, empresa }: Sesion): Promise<void> {
  if (!empresa) return
  for (const cosa of await cosasPorEnviar(id, empresa.id)) {
    if (almacenAbierto(cosa)) continue
    const foto = await leerFoto(cosa).catch(() => null)
    if (foto) await almacenDe(cosa, id, empresa.id, () => foto).abrir()
  }
}
