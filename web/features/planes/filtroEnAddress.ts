import type { Query } from '../../paths.ts'
import type { FiltroDeInforme } from './documentos.ts'

/** What a filter of the reports is called in the address. */
const NOMBRES: Readonly<Record<keyof FiltroDeInforme, string>> = {
  ciclo_id: 'ciclo',
  seccion_id: 'seccion',
  areacurso_id: 'area',
  tipocurso_id: 'tipo',
  tipologiaespecial_id: 'tipologia',
}
const campos = Object.keys(NOMBRES) as (keyof FiltroDeInforme)[]

/**
 * What the reports are narrowed to, as `solo` of the address: «ciclo.3_area.5». In one word of it, for a section is another thing on another tab of the plan, and the
 * matrix has areas and cycles of its own.
 */
export const enAddress = (filtro: FiltroDeInforme): Query => ({
  solo:
    campos
      .filter(campo => filtro[campo])
      .map(campo => `${NOMBRES[campo]}.${filtro[campo]}`)
      .join('_') || undefined,
})

/** The same, read back; what is no filter, or no id, narrows nothing. */
export function filtroDeAddress({ solo = '' }: Query): FiltroDeInforme {
  const partes = new Map(solo.split('_').map(parte => parte.split('.') as [string, string]))
  const leidos = campos.map(campo => [campo, Number(partes.get(NOMBRES[campo]))] as const)
  return Object.fromEntries(leidos.filter(([, id]) => Number.isSafeInteger(id) && id > 0))
}
