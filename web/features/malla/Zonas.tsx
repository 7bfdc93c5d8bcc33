import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Colocacion } from './colocar.ts'
import classes from './Tablero.module.css'
import type { Arrastre } from './useArrastre.ts'
import { zonasDe } from './zonas.ts'

/** While a card is in the hand: where it may go, where not and why, and the place it would land in. */
export function Zonas({ arrastre, colocacion }: { arrastre: Arrastre; colocacion: Colocacion }) {
  const zonas = useMemo(
    () => zonasDe(arrastre.destinos, arrastre.colocacion),
    [arrastre.destinos, arrastre.colocacion],
  )
  const { lugar, motivo, id } = arrastre
  const encima = arrastre.destinos.findIndex(d => d.columna.tipo === lugar?.tipo && d.columna.id === lugar.id)
  const hueco = lugar && !motivo ? colocacion.cajas.get(id) : null
  return (
    <>
      {zonas.map(({ caja, motivo: cerrada, indices }) => (
        <div
          key={indices[0]}
          className={classes.zona}
          data-cerrada={cerrada !== null || undefined}
          data-abierta={cerrada === null || undefined}
          data-encima={indices.includes(encima) || undefined}
          style={{ left: caja.x, top: caja.y, width: caja.ancho, height: caja.alto }}
        >
          {cerrada && (
            <p>
              <IconLock size={16} aria-hidden /> {cerrada}
            </p>
          )}
        </div>
      ))}
      {hueco && (
        <div
          className={classes.hueco}
          style={{ left: hueco.x, top: hueco.y, width: hueco.ancho, height: hueco.alto }}
        />
      )}
    </>
  )
}
