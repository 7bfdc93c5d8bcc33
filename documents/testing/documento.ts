import type { Bloque, Documento } from '../document.ts'

/** A document that only holds these blocks. */
export const documentoCon = (bloques: readonly Bloque[], mas: Partial<Documento> = {}): Documento => ({
  titulo: 'Prueba',
  archivo: 'Prueba',
  asunto: 'Una prueba',
  autor: 'Universidad Andina',
  cabecera: { logo: null, siglas: 'UA', izquierda: 'Universidad Andina', derecha: 'Plan 2026' },
  pie: 'Prueba',
  sello: null,
  portada: null,
  indice: null,
  imagenes: {},
  secciones: [{ papel: 'a4', horizontal: false, pie: null, bloques }],
  ...mas,
})

/** The smallest PNG: one transparent pixel. */
export const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)
