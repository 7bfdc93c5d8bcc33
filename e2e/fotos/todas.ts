import type { Foto } from './foto.ts'
import { fotosDeGuia } from './guia.ts'
import { fotosDePortada } from './portada.ts'

/** Every picture of the product that its pages show. */
export const fotos: readonly Foto[] = [...fotosDePortada, ...fotosDeGuia]
