import { useEffect, useSyncExternalStore } from 'react'

/** Forms on the screen with a chosen file that is not saved: it stands in this page alone, whatever else of them is kept. */
const formularios = new Set<string>()
const oyentes = new Set<() => void>()

/** Notes whether a form has one. */
export function anotarElegido(form: string, hay: boolean): void {
  if (formularios.has(form) === hay) return
  if (hay) formularios.add(form)
  else formularios.delete(form)
  for (const oir of oyentes) oir()
}

/** For a form: as long as it is on the screen it says whether a file is chosen in it. */
export function useElegido(form: string, hay: boolean): void {
  useEffect(() => {
    anotarElegido(form, hay)
    return () => anotarElegido(form, false)
  }, [form, hay])
}

/** Whether any form has one. */
export const hayElegidos = (): boolean => formularios.size > 0

const subscribe = (oir: () => void) => {
  oyentes.add(oir)
  return () => oyentes.delete(oir)
}

/** The same, drawn anew when it changes: for whoever says what is kept of what is typed. */
export const useHayElegidos = (): boolean => useSyncExternalStore(subscribe, hayElegidos, hayElegidos)
