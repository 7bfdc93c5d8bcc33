import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Colocacion } from './colocar.ts'

interface Punto {
  x: number
  y: number
}

const DURACION_MS = 160

/**
 * Cards slide to their new places instead of jumping there. Answers where to say from where a card that was let go comes. Not when the whole
 * board changes its measure, nor for whoever wants no motion.
 */
export function useDeslizar(
  tablero: RefObject<HTMLElement | null>,
  { cajas, ancho, modo }: Colocacion,
): (id: Id, desde: Punto) => void {
  const quieto = useReducedMotion()
  const previo = useRef<{ medida: string; puntos: Map<Id, Punto> }>({ medida: '', puntos: new Map() })
  const medida = `${modo}${ancho}`

  useLayoutEffect(() => {
    const { puntos } = previo.current
    if (!quieto && previo.current.medida === medida)
      for (const { id, x, y } of cajas.values()) {
        const antes = puntos.get(id)
        if (!antes || (antes.x === x && antes.y === y)) continue
        const sitio = tablero.current?.querySelector(
          `[data-curso="${id}"]:not([data-en-mano])`,
        )?.parentElement
        sitio?.animate(
          { translate: [`${antes.x - x}px ${antes.y - y}px`, '0 0'] },
          { duration: DURACION_MS, easing: 'ease-out' },
        )
      }
    previo.current = { medida, puntos: new Map([...cajas.values()].map(c => [c.id, { x: c.x, y: c.y }])) }
  }, [tablero, cajas, medida, quieto])

  return (id, desde) => void previo.current.puntos.set(id, desde)
}
