import { trazarLineas } from '@malla/domain/malla/lineas.ts'
import type { Tarjeta } from '@malla/domain/malla/rejilla.ts'
import { trazoSvg } from '@malla/domain/malla/trazo.ts'
import { memo, useId } from 'react'
import classes from './Lineas.module.css'
import type { LineaDeMalla } from './luces.ts'

const luces = ['fondo', 'necesita', 'abre', 'cadena'] as const

/** Requisite lines over the cards; dashed where a course may be taken together with the other. For those who see: the inspector says them in words. */
export const Lineas = memo(function Lineas({
  tarjetas,
  lineas,
  ancho,
  alto,
}: {
  tarjetas: readonly Tarjeta[]
  lineas: readonly LineaDeMalla[]
  ancho: number
  alto: number
}) {
  const id = useId()
  if (lineas.length === 0) return null
  const lineaDe = new Map(lineas.map(l => [`${l.de}-${l.a}`, l]))
  return (
    <svg className={classes.lineas} width={ancho} height={alto} aria-hidden>
      <defs>
        {luces.map(luz => (
          <marker
            key={luz}
            id={`${id}${luz}`}
            viewBox="0 0 6 6"
            refX="5"
            refY="3"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path className={classes.punta} data-luz={luz} d="M0 0L6 3L0 6Z" />
          </marker>
        ))}
      </defs>
      {trazarLineas(tarjetas, lineas).map(({ de, a, modo, puntos }) => {
        const { luz, sobra } = lineaDe.get(`${de}-${a}`)!
        return (
          <path
            key={`${de}-${a}`}
            className={classes.linea}
            data-luz={luz}
            data-modo={modo}
            data-sobra={sobra || undefined}
            d={trazoSvg(puntos)}
            markerEnd={`url(#${CSS.escape(id)}${luz})`}
          />
        )
      })}
    </svg>
  )
})
