import type { Silabo, SilaboAbierto } from '@malla/contracts/silabos.ts'
import { callKey, queryClient } from '../../../app/query.ts'

/** The syllabus of a course in a period as it is asked for; no period is no field. */
export const entradaDe = (curso: number, periodo: number | null | undefined) => ({
  id: curso,
  ...(periodo ? { periodo_id: periodo } : {}),
})

interface Cache {
  data: SilaboAbierto
}

const clave = (curso: number, periodo: number | null) => callKey('silabos.show', entradaDe(curso, periodo))

/** The syllabus as the screen shows it now; undefined when nobody has asked for it. */
export const enPantalla = (curso: number, periodo: number | null): SilaboAbierto | undefined =>
  queryClient.getQueryData<Cache>(clave(curso, periodo))?.data

/** Puts a syllabus into the cache unless a newer one is there. */
export const ponerSilabo = (silabo: Silabo): void =>
  void queryClient.setQueryData<Cache>(clave(silabo.asignatura_id, silabo.periodo_id), cache =>
    !cache || cache.data.silabo.revision > silabo.revision
      ? cache
      : { ...cache, data: { ...cache.data, silabo } },
  )

/** Puts a syllabus with all around it into the cache. */
export const ponerAbierto = (data: SilaboAbierto): void =>
  void queryClient.setQueryData<Cache>(clave(data.silabo.asignatura_id, data.silabo.periodo_id), cache => ({
    ...cache,
    data,
  }))

/** Joins keys that were saved elsewhere to the syllabus in the cache, each unless a newer one is there. */
export function ponerClaves(
  curso: number,
  periodo: number | null,
  { valores, revisiones, revision, isCompletado }: ClavesGuardadas,
): void {
  queryClient.setQueryData<Cache>(clave(curso, periodo), cache => {
    if (!cache) return cache
    const { silabo } = cache.data
    const nuevas = Object.entries(valores).filter(([k]) => (revisiones[k] ?? 0) > (silabo.revisiones[k] ?? 0))
    const de = (propias: boolean) => nuevas.filter(([k]) => k.startsWith('propia:') === propias)
    const isNueva = revision >= silabo.revision
    return {
      ...cache,
      data: {
        ...cache.data,
        silabo: {
          ...silabo,
          silabo: { ...silabo.silabo, ...Object.fromEntries(de(false)) },
          propias: { ...silabo.propias, ...(Object.fromEntries(de(true)) as Silabo['propias']) },
          revisiones: {
            ...silabo.revisiones,
            ...Object.fromEntries(nuevas.map(([k]) => [k, revisiones[k] ?? 0])),
          },
          ...(isNueva && { revision, isCompletado }),
        },
      },
    }
  })
}

/** What the event of a save tells: the keys that it changed, the revision of each, of the whole, and how complete it is since. */
export interface ClavesGuardadas {
  valores: Readonly<Record<string, unknown>>
  revisiones: Readonly<Record<string, number>>
  revision: number
  isCompletado: number
}
