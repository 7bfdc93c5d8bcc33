import { Portal } from '@mantine/core'
import { SinParte } from '../../ui/SinParte.tsx'
import { useEscape } from '../../ui/useEscape.ts'
import classes from './SinBusqueda.module.css'

/** «Buscar» was asked for and its code did not come: a line over the page says so until that is closed, and the page stays. */
export function SinBusqueda({ onClose }: { onClose: () => void }) {
  useEscape(true, onClose)
  return (
    <Portal>
      <div className={`${classes.sitio} no-print`}>
        <SinParte />
      </div>
    </Portal>
  )
}
