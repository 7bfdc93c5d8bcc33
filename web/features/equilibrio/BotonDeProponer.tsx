import { createContext, type RefObject, useContext } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './Propuesta.module.css'

/** What «Proponer reparto» does, and why it cannot now. By context: the bar around it is drawn a moment later than the board, the button may not be. */
export const Proponible = createContext<{
  whyNot: string | null
  onClick: () => void
  /** Where it stands, for whoever gives it the focus back. */
  lugar?: RefObject<HTMLSpanElement | null>
}>({ whyNot: null, onClick: () => {} })

/** «Proponer reparto». */
export function BotonDeProponer() {
  const { lugar, whyNot, onClick } = useContext(Proponible)
  return (
    <span ref={lugar} className={classes.boton}>
      <ActionButton variant="default" size="xs" whyNot={whyNot} onClick={onClick}>
        Proponer reparto
      </ActionButton>
    </span>
  )
}
