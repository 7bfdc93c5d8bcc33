import type { DatosSilabo, HojaDeSilabos } from '@malla/documents/silabos/datos.ts'

/** What is kept of a syllabus when it is approved, beside what is written in it: the plan, its carta and its structure may change after. */

const DE_SILABO = ['curso', 'docentes', 'estructura', 'carta', 'competencias', 'codigos', 'periodo'] as const
const DE_HOJA = ['programa', 'facultad', 'nivel', 'full_name'] as const

export type Congelado = Pick<DatosSilabo, (typeof DE_SILABO)[number]> & {
  hoja: Pick<HojaDeSilabos, (typeof DE_HOJA)[number]>
}

const elegir = (claves: readonly string[], de: object): object =>
  Object.fromEntries(
    claves.flatMap(clave => {
      const valor = (de as Record<string, unknown>)[clave]
      return valor === undefined ? [] : [[clave, valor]]
    }),
  )

/** What `silabos.congelado` keeps of what a syllabus says now. */
export const congelar = (hoja: HojaDeSilabos, datos: DatosSilabo): Congelado & Record<string, unknown> =>
  ({ ...elegir(DE_SILABO, datos), hoja: elegir(DE_HOJA, hoja) }) as Congelado & Record<string, unknown>

/** A frozen syllabus as it was then: what was kept stands before what holds now. */
export const comoFue = (vivo: DatosSilabo, congelado: Record<string, unknown> | null): DatosSilabo => ({
  ...vivo,
  ...elegir(DE_SILABO, congelado ?? {}),
})

/** The sheet of a frozen syllabus: programme and plan under the names that they had. */
export const hojaDeEntonces = (
  hoja: HojaDeSilabos,
  congelado: Record<string, unknown> | null,
): HojaDeSilabos => ({ ...hoja, ...elegir(DE_HOJA, (congelado?.hoja as object | undefined) ?? {}) })
