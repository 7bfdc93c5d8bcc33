import { mensajes } from '@malla/contracts/mensajes.ts'
import classes from './CargandoPage.module.css'

/** What stands where a page is on its way for longer than 200 ms (§2, «Cargando...»; §9). */
export const CargandoPage = () => (
  <p className={classes.page} role="status">
    {mensajes.producto.cargando}
  </p>
)
