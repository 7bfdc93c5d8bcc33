import { z } from 'zod'
import { limpiarTextoRico } from './limpiar.ts'

/** A field of rich text: HTML in, cleaned. `max` in characters of what came: what is longer is refused before any work is done with it. */
export const textoRico = (max = 500_000) => z.string().max(max, { abort: true }).overwrite(limpiarTextoRico)
