import type { Documento } from '@malla/documents/document.ts'
import type { Platform } from '../../platform/context.ts'
import { getExterno, isExterno } from './externo.ts'

/**
 * Pictures of reports that an outside service keeps. It may take seconds, for which nobody holds a connection to the database: what is read there
 * has such a picture without its bytes, and they are fetched when the document is drawn, after the transaction.
 */

/** What stands in the place of a picture's bytes, and what fetches those: once, however many documents show it. */
const porTraer = new WeakMap<Uint8Array, () => Promise<Uint8Array | null>>()

/** The bytes of a picture for a report; those of an outside service are still to come. Null when they are gone. */
export async function bytesParaInforme(
  { storage }: Pick<Platform, 'storage'>,
  clave: string,
): Promise<Uint8Array | null> {
  if (!isExterno(clave)) return storage.get(clave)
  // Its address, so that what is told apart by its bytes differs where the picture does.
  const enSuLugar = new TextEncoder().encode(clave)
  let traida: Promise<Uint8Array | null> | undefined
  porTraer.set(enSuLugar, () => (traida ??= getExterno(clave)))
  return enSuLugar
}

/** The document with the pictures of outside services; one that does not come is left out, and prints its words. */
export async function conExternas(documento: Documento): Promise<Documento> {
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
