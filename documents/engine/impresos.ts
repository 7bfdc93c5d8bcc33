import { createHash } from 'node:crypto'
import type { Preparado } from './preparar.ts'

/** Bytes of finished PDFs that are kept. */
const LIMITE = 32 * 1024 * 1024

/** The PDF of what was prepared: the one kept, or what `imprimir` makes. */
export type Impresos = (preparado: Preparado, imprimir: () => Uint8Array) => Uint8Array<ArrayBuffer>

/**
 * Keeps the PDFs made last, by the hash of all that they show, up to `limite` bytes: a report that many people ask for is made once,
 * and again as soon as one letter of it is another. Always answers bytes of the caller's own.
 */
export const crearImpresos = (limite = LIMITE): Impresos => {
  const guardados = new Map<string, Uint8Array>()
  let bytes = 0

  const guardar = (clave: string, pdf: Uint8Array): void => {
    guardados.set(clave, pdf)
    bytes += pdf.length
    for (const [vieja, suyo] of guardados) {
      if (bytes <= limite) return
      guardados.delete(vieja)
      bytes -= suyo.length
    }
  }

  return (preparado, imprimir) => {
    const clave = claveDe(preparado)
    const pdf = guardados.get(clave) ?? imprimir()
    // Put back at the end: the one asked for longest ago leaves first.
    if (guardados.delete(clave)) bytes -= pdf.length
    guardar(clave, pdf)
    // Not slice(): a Buffer's shares its bytes.
    return new Uint8Array(pdf)
  }
}

const claveDe = ({ json, estilo, imagenes }: Preparado): string => {
  const hash = createHash('sha256').update(estilo).update(json)
  for (const [nombre, bytes] of imagenes) hash.update(`\0${nombre}\0${bytes.length}\0`).update(bytes)
  return hash.digest('base64')
}
