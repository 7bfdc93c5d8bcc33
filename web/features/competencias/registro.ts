import type { Competencia } from '@malla/contracts/competencias.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { byNumber } from '../../app/live/lists.ts'

/** Competencies as change records name their columns, put into the form in which calls answer them. */

const IGUALES = [
  ...['planestudio_id', 'orden', 'nombre', 'tipopadre', 'iscompetencia', 'termino_id', 'perfil_egreso_id'],
  ...['resultados_ids', 'revision', 'created_at'],
]

const NUEVA = { competencia_id: 0, tabcompetencia_id: 0, resultados_ids: [], codigo: '' }

/** The competency after a record. Its code follows from its place among all others: `conCodigos`. */
export const conRegistro = (
  id: number,
  data: Readonly<Record<string, unknown>>,
  antes?: Competencia,
): Competencia =>
  ({
    ...(antes ?? { id, ...NUEVA }),
    ...Object.fromEntries(Object.entries(data).filter(([campo]) => IGUALES.includes(campo))),
    ...('padre_id' in data && { competencia_id: data.padre_id ?? 0 }),
    ...('grupo_id' in data && { tabcompetencia_id: data.grupo_id ?? 0 }),
  }) as Competencia

const porOrden = byNumber<Competencia>(c => c.orden)

/** All of a plan in their order, each called by its place. */
export function conCodigos(
  todas: readonly Competencia[],
  grupos: readonly number[],
  terminos: Terminos,
): Competencia[] {
  const enOrden = todas.toSorted(porOrden)
  const codigos = codigosDe(enOrden, grupos, terminos)
  return enOrden.map(c => {
    const codigo = codigos.get(c.id) ?? ''
    return codigo === c.codigo ? c : { ...c, codigo }
  })
}
