import { mensajes } from '@malla/contracts/mensajes.ts'
import { useEffect, useRef } from 'react'
import { useDelayed } from '../../ui/useDelayed.ts'
import { useEscape } from '../../ui/useEscape.ts'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import classes from './EnCamino.module.css'

interface Props {
  /** Gives up what is on its way; without it Esc does not. */
  onClose?: (() => void) | undefined
  /** What stays beside the page may come while one goes on in it. */
  cubre?: boolean
}

/**
 * In the place of a dialog or panel whose code is on its way: Esc means what it will mean there, and what takes long is said. Where it covers the page what
 * asked for it cannot be pressed a second time meanwhile.
 */
export function EnCamino({ onClose, cubre = true }: Props) {
  const velo = useRef<HTMLDivElement>(null)
  useEscape(cubre || onClose !== undefined, () => onClose?.())
  useFocusBack(cubre)
  useEffect(() => {
    if (cubre) velo.current?.focus()
  }, [cubre])
  const tarda = useDelayed(true)
  return (
    <div ref={velo} className={classes.velo} data-cubre={cubre || undefined} tabIndex={-1} role="status">
      {tarda && <span>{mensajes.producto.cargando}</span>}
    </div>
  )
}
