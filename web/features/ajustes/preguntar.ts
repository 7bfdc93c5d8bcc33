import { estructuraInicial } from '@malla/domain/silabos/estructura.ts'
import { type ApiOutput, api } from '../../app/api.ts'
import { sameValue } from '../../ui/form/merge.ts'
import { confirmarEstructura } from '../silabos/config/confirmarEstructura.ts'

/** Settings of the institution as its form has them. */
export type Ajustes = ApiOutput<'ajustes.showInstitucion'>['data']

/**
 * Whether settings are to be saved. Weeks and scale are part of what syllabi are made of where the institution has no structure of its own: what another one
 * would do to them is told before.
 */
export async function preguntar(antes: Ajustes, ahora: Ajustes): Promise<boolean> {
  const estructura = estructuraInicial(ahora)
  if (sameValue(estructura, estructuraInicial(antes))) return true
  const vigente = await api('estructuras.show', {}).catch(() => null)
  if (!vigente || vigente.data.propia) return true
  return confirmarEstructura({ estructura }, 'los ajustes')
}
