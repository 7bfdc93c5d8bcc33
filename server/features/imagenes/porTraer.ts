import type { Documento } from '@malla/documents/document.ts'
import type { Platform } from '../../platform/context.ts'
import { bytesOf } from './imagenes.queries.ts'

/**
 * Pictures of reports. An outside service or a bucket may take seconds, for which nobody holds a connection to the database: what is read there
 * has a picture without its bytes, and they are fetched when the document is drawn, after the transaction.
 */

/** What stands in the place of a picture's bytes, and what fetches those: once, however many documents show it. */
const porTraer = new WeakMap<Uint8Array, () => Promise<Uint8Array | null>>()

/** What a report holds of a picture until it is drawn: its bytes are still to come. */
export function bytesParaInforme(platform: Pick<Platform, 'storage'>, clave: string): Uint8Array {
  // Its place, so that what is told apart by its bytes differs where the picture does.
  const enSuLugar = new TextEncoder().encode(clave)
  let traida: Promise<Uint8Array | null> | undefined
  const olvidar = (): void => {
    traida = undefined
  }
  porTraer.set(enSuLugar, () => {
    if (!traida) {
      traida = bytesOf(platform, clave)
      // What did not come now may come to who asks next: a published plan is remembered for longer than a bucket is away.
      void traida.then(bytes => bytes ?? olvidar(), olvidar)
    }
    return traida
  })
  return enSuLugar
}

/** The document with the bytes of its pictures; one that is gone, or does not come from outside, is left out, and prints its words. 503 while the bucket is away. */
export async function conSusImagenes(documento: Documento): Promise<Documento> {
  const imagenes = await Promise.all(
    Object.entries(documento.imagenes).map(async ([clave, bytes]) => {
      const traer = porTraer.get(bytes)
      return [clave, traer ? await traer() : bytes] as const
    }),
  )
  return {
    ...documento,
    imagenes: Object.fromEntries(imagenes.flatMap(([clave, bytes]) => (bytes ? [[clave, bytes]] : []))),
  }
}
