import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { conflictOf } from '../../ui/form/conflict.ts'
import { readDraft, writeDraft } from '../../ui/form/draft.ts'
import { draftOf, llevarEscrito } from '../../ui/form/recover.ts'
import type { Form } from '../../ui/form/useForm.ts'
import { type ValoresDeCurso, valoresDe } from './valoresDeCurso.ts'

/** What is typed in the form of a course goes on in the form of another version of it; where it mends a refused write of the queue, it does there too. */

/** Under which name what is typed in a course of a plan is kept. */
export const borradorDe = (planId: number, curso: number | 'nuevo'): string => `curso/${planId}/${curso}`

/** A form in which something is typed, and the name of its draft. */
interface Escrito {
  planId: number
  borrador: string
  form: Pick<Form<ValoresDeCurso>, 'base' | 'values' | 'discard'>
}

/** Goes on in the version that was just made of this one, and begins as the last one. */
export function llevarALaNueva({ planId, borrador, form }: Escrito, nueva: Asignatura): void {
  llevarEscrito(borradorDe(planId, nueva.id), {
    de: form.base,
    a: valoresDe(nueva),
    escritos: form.values,
    corrige: readDraft(borrador)?.corrige,
  })
  form.discard()
}

/** Goes on in the version that is in force, and is brought together with it there. False, and all stays, where something else is kept there. */
export function llevarALaVigente({ planId, borrador, form }: Escrito, vigente: Asignatura): boolean {
  const nombre = borradorDe(planId, vigente.id)
  if (readDraft(nombre)) return false
  const suyo = valoresDe(vigente)
  const { disputed } = conflictOf(form.base, form.values, suyo)
  // What the new version says otherwise too is asked about when it is saved: of no revision is that there.
  writeDraft(nombre, {
    ...draftOf(form.base, form.values),
    revision: disputed.length > 0 ? 0 : suyo.revision,
    corrige: readDraft(borrador)?.corrige,
  })
  form.discard()
  return true
}
