import { Portal } from '@mantine/core'
import { useEffect } from 'react'
import { SinParte } from '../../ui/SinParte.tsx'
import { useEscape } from '../../ui/useEscape.ts'
import { reloadWhenServed } from '../reload.ts'
import classes from './SinBusqueda.module.css'

/**
 * «Buscar» was asked for and its code did not come: a line over the page says so until that is closed, and the page stays. Most often its code is one of an
 * older version: then the page is loaded anew.
 */
export function SinBusqueda({ onClose }: { onClose: () => void }) {
  useEscape(true, onClose)
  useEffect(() => void reloadWhenServed(), [])
  return (
    <Portal className={`${classes.sitio} no-print`}>
      <SinParte />
    </Portal>
  )
}
