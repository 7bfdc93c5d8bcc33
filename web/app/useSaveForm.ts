import { type Accion, notifyGood } from '../ui/alerts.tsx'
import { type Form, type FormOptions, useForm } from '../ui/form/useForm.ts'
import { refresh } from './query.ts'

/** Options of `useSaveForm`. */
export type SaveOptions<V extends object, A> = FormOptions<V, A> & {
  /** Entities whose lists are read again after saving. */
  touches: readonly string[]
  /** What can be done next with what was saved: a button in the alert. */
  siguiente?: (answer: A) => Accion | undefined
}

/** `useForm` with the manners of this app: after saving, «¡Bien!» with the server's message, and the touched lists are read again. */
export const useSaveForm = <V extends object, A>(options: SaveOptions<V, A>): Form<V> =>
  useForm<V, A>({
    ...options,
    onSaved: (answer, values) => {
      void refresh(...options.touches)
      const { message } = answer as { message?: string }
      if (message) notifyGood(message, options.siguiente?.(answer))
      options.onSaved?.(answer, values)
    },
  })
