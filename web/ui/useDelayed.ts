import { useEffect, useState } from 'react'

/** True once `on` has lasted 200 ms (§9): what is quick shows no skeleton. */
export function useDelayed(on: boolean, ms = 200): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return setLate(false)
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [on, ms])
  return on && late
}
