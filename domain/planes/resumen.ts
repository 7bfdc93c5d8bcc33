import { cortar, LARGO_RESUMEN } from '../texto/cortar.ts'
import { sinEtiquetas } from '../texto/sinEtiquetas.ts'

/** Summary of a section's item: the first 80 characters of its description, without tags (§3, §9). */
export const resumen = (descripcion: string): string => cortar(sinEtiquetas(descripcion), LARGO_RESUMEN)
