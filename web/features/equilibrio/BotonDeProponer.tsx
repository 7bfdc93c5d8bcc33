import { useEffect, useRef } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './Propuesta.module.css'

interface Props {
  whyNot: string | null
  /** Whether a suggestion is looked at. */
  isAbierta: boolean
  onClick: () => void
}

/** «Proponer»; when the suggestion is closed, the focus comes back to it. */
export function BotonDeProponer({ whyNot, isAbierta, onClick }: Props) {
  const lugar = useRef<HTMLSpanElement>(null)
  const estaba = useRef(isAbierta)
  useEffect(() => {
    if (estaba.current && !isAbierta) lugar.current?.querySelector('button')?.focus()
    estaba.current = isAbierta
  }, [isAbierta])
  return (
    <span ref={lugar} className={classes.boton}>
      <ActionButton variant="default" size="xs" whyNot={whyNot} onClick={onClick}>
        Proponer
      </ActionButton>
    </span>
  )
}
