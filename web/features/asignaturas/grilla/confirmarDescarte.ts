import { confirm } from '../../../ui/dialogs.tsx'

/** Asked before so many changes of the grid are thrown away: nothing brings them back. */
export const confirmarDescarte = (cambios: number): Promise<boolean> =>
  confirm({
    danger: true,
    text: `¿Realmente desea descartar ${cambios === 1 ? 'el cambio' : `los ${cambios} cambios`} sin guardar?`,
    yes: 'Descartar',
    no: 'Seguir editando',
  })
