import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import type { Clave } from './celdas.ts'

/** Cells that this tab is writing, as they will be; null is empty. The channel tells of them as of any other, perhaps before the answer comes. */
export const enCamino = new Map<Clave, Nivel | null>()
