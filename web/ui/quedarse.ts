import { useEffect } from 'react'

/** From now on closing or reloading the tab is asked about: something in it would be lost. Answers what ends that. */
export function pedirQuedarse(): () => void {
  const preguntar = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', preguntar)
  return () => window.removeEventListener('beforeunload', preguntar)
}

/** The same as long as something on the screen would be lost. */
export const useQuedarse = (sePierde: boolean): void =>
  useEffect(() => (sePierde ? pedirQuedarse() : undefined), [sePierde])
