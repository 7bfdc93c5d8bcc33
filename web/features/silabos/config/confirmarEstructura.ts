import { type ApiInput, api } from '../../../app/api.ts'
import { confirm } from '../../../ui/dialogs.tsx'
import { loQueCambia } from './loQueCambia.ts'

/**
 * Asks before a structure is saved that would leave complete syllabi incomplete; true: it is to be saved. Where it cannot be asked the saving says why.
 * `que`: what is saved.
 */
export async function confirmarEstructura(
  pedido: ApiInput<'estructuras.previa'>,
  que = 'la estructura',
): Promise<boolean> {
  const previa = await api('estructuras.previa', pedido).catch(() => null)
  const text = previa && loQueCambia(previa.data, que)
  return text === null || confirm({ text, yes: 'Guardar', no: 'Cancelar' })
}
