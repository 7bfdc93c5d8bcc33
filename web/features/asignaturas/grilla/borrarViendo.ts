import type { ImpactoVisto } from '@malla/contracts/impacto.ts'
import { isUnreached } from '../../../app/ApiError.ts'
import { warn, warnOf } from '../../../ui/dialogs.tsx'
import { type EnUnPaso, isSuelto, preguntar } from '../../impacto/eliminar.tsx'
import { type Cosa, verImpacto } from '../../impacto/VistaDeImpacto.tsx'
import { type Fila, isNueva } from './fila.ts'

const GUARDE =
  'Guarde o descarte los cambios de la tabla para ver qué depende de ellos y eliminarlo todo en un paso.'

/**
 * Deletes rows of the grid after showing what hangs on them: several are one change, made at once with all that follows, or not at all. Where nothing hangs on
 * them they are only marked, and go with the next save («marcar»). `razones`: why the draft itself does not let them go.
 */
export async function borrarViendo(
  filas: readonly Fila[],
  razones: readonly string[],
  isBorrador: boolean,
  paso: EnUnPaso,
): Promise<boolean | 'marcar'> {
  const rehusar = (motivos: readonly string[]): false => {
    void warn(motivos)
    return false
  }
  const [primera, ...otras] = filas.filter(f => !isNueva(f)).map(f => f.id)
  if (primera === undefined) return razones.length > 0 ? rehusar(razones) : 'marcar'
  // What the draft says already may not be so on the server: one of both has to be right first.
  if (isBorrador) return razones.length > 0 ? rehusar([...razones, GUARDE]) : 'marcar'
  const cosa: Cosa = { cosa: 'asignatura', id: primera, con: otras.length > 0 ? otras : undefined }
  let visto: ImpactoVisto
  try {
    visto = await verImpacto(cosa, null)
  } catch (error) {
    if (isUnreached(error)) return razones.length > 0 ? rehusar(razones) : 'marcar'
    await warnOf(error)
    return false
  }
  return isSuelto(visto) && visto.se_puede ? 'marcar' : preguntar({ ...cosa, paso }, visto, null)
}
