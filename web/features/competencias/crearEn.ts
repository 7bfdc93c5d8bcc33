import { type ApiOutput, api } from '../../app/api.ts'
import type { CallOptions } from '../../app/opciones.ts'
import { sameValue } from '../../ui/form/merge.ts'
import type { EnCamino, LugarNuevo } from './enCamino.ts'
import { decirRechazo } from './useFuera.ts'

/** The last place that a call takes, and so the end. */
const AL_FINAL = 10_000

/** Where a line stands now, and which were counted before it there. */
export interface Alli {
  lugar: LugarNuevo
  contadas: readonly number[]
}

/** That place among the others: one that was made already may have been counted itself. */
const entreOtras = ({ lugar, contadas }: Alli, id: number): LugarNuevo =>
  lugar.posicion !== undefined && contadas.includes(id) ? { ...lugar, posicion: lugar.posicion - 1 } : lugar

/**
 * Makes a competency as it was first sent, for it may be made already: with its key it goes to its place of then. Where its line stands elsewhere by now
 * (`alli`), it is moved there behind; what is refused of that is told, and it stays.
 */
export async function crearEn(
  planId: number,
  { nombre, lugar, key }: EnCamino,
  alli: Alli,
  options: CallOptions,
): Promise<ApiOutput<'competencias.create'>> {
  const input = { planestudio_id: planId, nombre, ...lugar }
  const hecha = await api('competencias.create', input, { ...options, key })
  const { id } = hecha.data
  const ahora = entreOtras(alli, id)
  if (sameValue(lugar, ahora)) return hecha
  try {
    return await api('competencias.update', { id, posicion: AL_FINAL, ...ahora })
  } catch (error) {
    decirRechazo(nombre, error, ' se creó, pero donde su línea estaba antes')
    return hecha
  }
}
