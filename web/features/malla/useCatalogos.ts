import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { useCall } from '../../app/query.ts'
import type { Option } from '../../ui/form/fields.tsx'

/** Choosers of a course's catalogues, by the field that they fill. */
export interface Catalogos {
  areacurso_id: Option<number>[]
  tipocurso_id: Option<number>[]
  tipologiaespecial_id: Option<number>[]
}

const ninguno: Parametro[] = []

const useCatalogo = (tipo: TipoDeParametro): Parametro[] =>
  useCall('parametros.list', { tipo }, { meta: { shown: true } }).data?.data ?? ninguno

/** What is Desactivado stays readable and cannot be chosen (§4). */
const opciones = (registros: readonly Parametro[]): Option<number>[] =>
  registros
    .map(r => ({ value: r.id, label: r.nombre, disabled: r.estado !== 'Activado' }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))

/** The catalogues of courses of the institution: their rows, and as choosers. */
export function useCatalogos(): { areas: Parametro[]; tipos: Parametro[]; catalogos: Catalogos } {
  const areas = useCatalogo('areascursos')
  const tipos = useCatalogo('tiposcursos')
  const tipologias = useCatalogo('tipologiasespecialescursos')
  const catalogos = {
    areacurso_id: opciones(areas),
    tipocurso_id: opciones(tipos),
    tipologiaespecial_id: opciones(tipologias),
  }
  return { areas, tipos, catalogos }
}
