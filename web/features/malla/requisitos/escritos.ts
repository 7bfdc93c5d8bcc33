import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/form/draft.ts'
import { sameValue } from '../../../ui/form/merge.ts'

/** Requisites of a course as they are being written, and as they stood when that began. */
export interface Escritos {
  valor: Requisito | null
  base: Requisito | null
}

/** Named by what its versions share: what is written goes on in a new one. */
const nombreDe = (base: Id): string => `malla/requisitos/${base}`

/** What was written of the requisites of a course and not saved, also on another card or before a reload; null: nothing. */
export function escritosDe(base: Id): Escritos | null {
  const hay = readDraft(nombreDe(base))
  if (!hay) return null
  const [valor, antes] = [hay.changes.requisitos, hay.base?.requisitos] as (Requisito | null)[]
  return { valor: valor ?? null, base: antes ?? null }
}

/** Keeps what is being written of them; null, or nothing else than there was: nothing is kept. */
export function conservar(base: Id, escritos: Escritos | null): void {
  const nombre = nombreDe(base)
  if (!escritos || sameValue(escritos.valor, escritos.base)) dropDraft(nombre)
  else writeDraft(nombre, { changes: { requisitos: escritos.valor }, base: { requisitos: escritos.base } })
}
