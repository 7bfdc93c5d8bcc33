import type { Hallazgo } from '@malla/domain/legal/evaluar.ts'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../ui/form/draft.ts'

/** The reason with which an observation of a plan is accepted, kept in this tab until it is: who closes its box by mistake, or is called away, finds it there. */
export function useMotivo(planId: number, { regla, lugar }: Pick<Hallazgo, 'regla' | 'lugar'>) {
  const nombre = `aceptar/${planId}/${regla}/${lugar}`
  const [motivo, setMotivo] = useState(() => String(readDraft(nombre)?.changes.motivo ?? ''))
  const escribir = (nuevo: string) => {
    setMotivo(nuevo)
    if (nuevo.trim() === '') dropDraft(nombre)
    else writeDraft(nombre, { changes: { motivo: nuevo } })
  }
  return { motivo, escribir, olvidar: () => escribir('') }
}
