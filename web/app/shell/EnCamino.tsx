import { mensajes } from '@malla/contracts/mensajes.ts'
import { useEffect, useRef } from 'react'
import { useDelayed } from '../../ui/useDelayed.ts'
import { useEscape } from '../../ui/useEscape.ts'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import classes from './EnCamino.module.css'

const nada = (): void => {}

/**
 * In the place of a dialog whose code is on its way: what asked for it cannot be pressed a second time meanwhile, Esc means what it will mean in the
 * dialog, and what takes long is said. Without `onClose` Esc does nothing.
 */
export function EnCamino({ onClose = nada }: { onClose?: (() => void) | undefined }) {
  const velo = useRef<HTMLDivElement>(null)
  useEscape(true, onClose)
  useFocusBack(true)
  useEffect(() => velo.current?.focus(), [])
  const tarda = useDelayed(true)
  return (
    <div ref={velo} className={classes.velo} tabIndex={-1} role="status">
      {tarda && <span>{mensajes.producto.cargando}</span>}
    </div>
  )
}
