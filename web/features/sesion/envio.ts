import { newKey } from '../../ui/newKey.ts'

/**
 * Sends what is written on a sheet. The same values go under the same key until they are answered well: what had arrived, its answer being
 * lost, is answered as it was and not refused as something done already.
 */
export function crearEnvio() {
  let ultimo: { dicho: string; key: string } | null = null
  return async <V extends object, T>(
    valores: V,
    enviar: (valores: V, options: { key: string }) => Promise<T>,
  ): Promise<T> => {
    const dicho = JSON.stringify(valores)
    if (ultimo?.dicho !== dicho) ultimo = { dicho, key: newKey() }
    const respuesta = await enviar(valores, { key: ultimo.key })
    ultimo = null
    return respuesta
  }
}
