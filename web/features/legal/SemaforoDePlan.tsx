import type { Plan } from '@malla/contracts/plan.ts'
import { palabraDeLuzLegal } from '@malla/domain/legal/aceptar.ts'
import { useEffect } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import classes from './legal.module.css'
import { cuantasDeSuLuz, cuentaEnPalabras, iconoDeLuz } from './luz.ts'
import { useLegal } from './useLegal.ts'
import { olvidarAceptados } from './useMotivo.ts'

/** What of the address says that the panel is open. */
export const PANEL = 'legal'

/** The light of the plan in its header, in words with how many: it opens the panel. */
export function SemaforoDePlan({ plan }: { plan: Plan }) {
  const estado = useLegal(plan)
  const { panel } = useAddress()
  const setAddress = useSetAddress()
  // The light stands over all of the plan, whether the panel is open or not.
  useEffect(() => {
    if (estado) olvidarAceptados(plan.id, estado.vistos)
  }, [estado, plan.id])
  if (!estado) return null
  const { resumen } = estado
  const Icono = iconoDeLuz[resumen.luz]
  const cuantas = cuantasDeSuLuz(resumen)
  const isAbierto = panel === PANEL
  return (
    <button
      type="button"
      className={`${classes.semaforo} no-print`}
      data-luz={resumen.luz}
      aria-expanded={isAbierto}
      title={cuentaEnPalabras(resumen) || 'Lo que la norma pide a este plan'}
      onClick={() => setAddress({ panel: isAbierto ? undefined : PANEL })}
    >
      <Icono size={15} aria-hidden />
      <span>
        <span className="visually-hidden">Semáforo legal: </span>
        {palabraDeLuzLegal[resumen.luz]}
        {cuantas !== null && (
          <>
            {' '}
            <b>{cuantas}</b>
            <span className="visually-hidden"> ({cuentaEnPalabras(resumen)})</span>
          </>
        )}
      </span>
    </button>
  )
}
