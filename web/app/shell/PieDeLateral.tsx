import { mensajes } from '@malla/contracts/mensajes.ts'
import { useCall } from '../query.ts'
import classes from './Sidebar.module.css'

/** Copyright, and the credit that root wrote for whoever runs this installation (§2). */
export function PieDeLateral() {
  const { data } = useCall('ajustes.publicos', {}, { meta: { shown: true } })
  const credito = data?.data.pie.credito
  return (
    <footer className={classes.pie}>
      <span>
        © {new Date().getFullYear()} {mensajes.producto.nombre}
      </span>
      {credito && <span>{credito}</span>}
    </footer>
  )
}
