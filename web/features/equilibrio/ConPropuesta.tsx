import type { EdicionDeLugar } from '@malla/domain/malla/ediciones.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { luego } from '../../app/luego.tsx'
import classes from './Propuesta.module.css'
import { type PropuestaVista, useMarcar } from './usePropuesta.ts'

const PanelDePropuesta = luego(async () => (await import('./PanelDePropuesta.tsx')).PanelDePropuesta)

interface ConPropuestaProps {
  malla: Malla
  propuesta: PropuestaVista | null
  onAplicar: (ediciones: readonly EdicionDeLugar[]) => void
  onCerrar: () => void
  /** Around the button that asked for it. */
  boton: RefObject<HTMLElement | null>
  /** The board. */
  children: ReactNode
}

/** The board with a suggestion over it, and its cards marked that would move. When it is closed, the focus comes back to the button that asked for it. */
export function ConPropuesta({ malla, propuesta, onAplicar, onCerrar, boton, children }: ConPropuestaProps) {
  const marco = useMarcar(propuesta)
  const isAbierta = propuesta !== null
  const estaba = useRef(isAbierta)
  useEffect(() => {
    if (estaba.current && !isAbierta) boton.current?.querySelector('button')?.focus()
    estaba.current = isAbierta
  }, [isAbierta, boton])
  return (
    <>
      {propuesta && (
        <PanelDePropuesta
          malla={malla}
          propuesta={propuesta}
          onClose={onCerrar}
          onAplicar={() => {
            onAplicar(propuesta.ediciones)
            onCerrar()
          }}
        />
      )}
      <div ref={marco} className={classes.marco}>
        {children}
      </div>
    </>
  )
}
