import { type RefObject, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../app/ApiError.ts'
import { warn } from '../../ui/dialogs.tsx'
import { draftOwner } from '../../ui/form/draft.ts'
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

/** Whether this page is another person's by now, or of another institution: what was typed in a line of the former is neither said nor kept there. */
export function useDeOtro(): () => boolean {
  const [dueno] = useState(draftOwner)
  return () => dueno !== draftOwner()
}

/**
 * Says why a name was not saved to who left its line meanwhile; `hecho`: what was done of it. That it waits for the connection, or that the session ended, is
 * said elsewhere.
 */
export function decirRechazo(nombre: string, error: unknown, hecho = ''): void {
  if (refusalOf(error)?.body.enCola || statusOf(error) === 401) return
  void warn(reasonsOf(error).map(motivo => `«${nombre}»${hecho}: ${motivo}`))
}
