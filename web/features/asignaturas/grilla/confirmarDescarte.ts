import { segun } from '@malla/domain/texto/numero.ts'
import { confirm } from '../../../ui/dialogs.tsx'

/** Asked before so many changes of the grid are thrown away: nothing brings them back. */
export const confirmarDescarte = (cambios: number): Promise<boolean> =>
  confirm({
    danger: true,
    text: `¿Realmente desea descartar ${segun(cambios, 'el cambio', 'los # cambios')} sin guardar?`,
    yes: 'Descartar',
    no: 'Seguir editando',
  })
