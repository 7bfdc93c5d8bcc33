import { useRef } from 'react'

/** A function that stays the same and always does what it was last given: for lines that are drawn anew only when they change. */
export function useEstable<A extends unknown[]>(hace: (...args: A) => void): (...args: A) => void {
  const ultima = useRef(hace)
  ultima.current = hace
  const estable = useRef((...args: A) => ultima.current(...args))
  return estable.current
}
