import { isClavePropia } from '@malla/domain/silabos/contenido.ts'

/** A place of a syllabus in the address: «evaluacion», «propia:4f1c», «unidadesaprendizaje:<unit>»; a unit, a week or a line may follow. */
export interface Lugar {
  clave: string
  /** Id of the unit, week or line; null for the whole section. */
  donde: string | null
}

/** Reads the place that `seccion` of the address names; null for none. */
export function leerLugar(seccion: string | undefined): Lugar | null {
  if (!seccion) return null
  if (isClavePropia(seccion)) return { clave: seccion, donde: null }
  const i = seccion.indexOf(':')
  return i < 0 ? { clave: seccion, donde: null } : { clave: seccion.slice(0, i), donde: seccion.slice(i + 1) }
}

/** The place as the address has it. */
export const escribirLugar = ({ clave, donde }: Lugar): string =>
  donde === null ? clave : `${clave}:${donde}`

/** The element of a place, or of its section where the place itself is not on the screen. */
export function elementoDe({ clave, donde }: Lugar): HTMLElement | null {
  const seccion = document.getElementById(idDeSeccion(clave))
  return (
    (donde === null ? null : seccion?.querySelector<HTMLElement>(`[data-donde="${CSS.escape(donde)}"]`)) ??
    seccion
  )
}

/** The id of the element of a section. */
export const idDeSeccion = (clave: string): string => `seccion-${clave}`

/** The id of its title. */
export const idDeTitulo = (clave: string): string => `titulo-${clave}`
