import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../ui/form/draft.ts'

/** What is to become lines of a section and did not yet, kept as what is typed into a form is; null while it is not asked for. */
export function usePegado(clave: string, { curso, periodo }: Pick<SilaboAbierto, 'curso' | 'periodo'>) {
  const sitio = `${clave}/${curso.id}/${periodo?.id ?? 0}/varias`
  const [pegado, setPegado] = useState(() => (readDraft(sitio)?.changes.texto as string | undefined) ?? null)
  const poner = (texto: string | null): void => {
    setPegado(texto)
    if (texto) writeDraft(sitio, { changes: { texto } })
    else dropDraft(sitio)
  }
  return [pegado, poner] as const
}
