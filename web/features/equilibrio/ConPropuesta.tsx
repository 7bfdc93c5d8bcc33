import type { EdicionDeLugar } from '@malla/domain/malla/ediciones.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import type { ReactNode } from 'react'
import { PanelDePropuesta } from './PanelDePropuesta.tsx'
import classes from './Propuesta.module.css'
import { type PropuestaVista, useMarcar } from './usePropuesta.ts'

interface ConPropuestaProps {
  malla: Malla
  propuesta: PropuestaVista | null
  onAplicar: (ediciones: readonly EdicionDeLugar[]) => void
  onCerrar: () => void
  /** The board. */
  children: ReactNode
}

/** The board with a suggestion over it, and its cards marked that would move. */
export function ConPropuesta({ malla, propuesta, onAplicar, onCerrar, children }: ConPropuestaProps) {
  const marco = useMarcar(propuesta)
  return (
    <>
      {propuesta && (
        <PanelDePropuesta
          malla={malla}
          propuesta={propuesta}
          onCerrar={onCerrar}
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
