import type { DatosSilabo } from '@malla/documents/silabos/datos.ts'

/** What is kept of a syllabus when it is approved, beside what is written in it: the plan, its carta and its structure may change after. */

const CLAVES = ['curso', 'docentes', 'estructura', 'carta', 'competencias', 'codigos', 'periodo'] as const

export type Congelado = Pick<DatosSilabo, (typeof CLAVES)[number]>

/** What `silabos.congelado` keeps of what a syllabus says now. */
export const congelar = (datos: DatosSilabo): Congelado & Record<string, unknown> =>
  Object.fromEntries(CLAVES.map(clave => [clave, datos[clave]])) as Congelado & Record<string, unknown>

/** An approved syllabus as it was approved: what was kept stands before what holds now. */
export function comoFueAprobado(vivo: DatosSilabo, congelado: Record<string, unknown> | null): DatosSilabo {
  const entonces = Object.fromEntries(
    CLAVES.flatMap(clave => (congelado?.[clave] === undefined ? [] : [[clave, congelado[clave]]])),
  ) as Partial<DatosSilabo>
  return { ...vivo, ...entonces }
}
