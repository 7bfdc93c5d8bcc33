import { type RefObject, useEffect, useRef } from 'react'
import { statusOf } from '../../app/ApiError.ts'
import { warn } from '../../ui/dialogs.tsx'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'

/** Whether a line is gone from the screen: left, or closed since another one was opened. */
export function useFuera(): RefObject<boolean> {
  const fuera = useRef(false)
  useEffect(() => {
    fuera.current = false
    return () => {
      fuera.current = true
    }
  }, [])
  return fuera
}

/**
 * Says why a name was not saved to who left its line meanwhile; `hecho`: what was done of it. That it waits for the connection, or that the session ended, is
 * said elsewhere.
 */
export function decirRechazo(nombre: string, error: unknown, hecho = ''): void {
  if (refusalOf(error)?.body.enCola || statusOf(error) === 401) return
  void warn(reasonsOf(error).map(motivo => `«${nombre}»${hecho}: ${motivo}`))
}
