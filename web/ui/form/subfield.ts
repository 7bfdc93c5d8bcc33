import type { Field, Form } from './useForm.ts'

/**
 * A field inside a block that is saved whole: `subfield(form, 'escala', 'minimo')`. The first one of a block takes its id (`first`), so that reasons
 * of the whole block lead there.
 */
export function subfield<V extends object, B extends keyof V & string, K extends keyof V[B] & string>(
  form: Form<V>,
  block: B,
  name: K,
  first = false,
): Field<V[B][K]> {
  const path = `${block}.${name}`
  return {
    id: form.idOf(first ? block : path),
    name: path,
    value: form.values[block][name],
    onChange: value =>
      form.set({ [block]: { ...form.values[block], [name]: value } } as unknown as Partial<V>),
    error: form.errors[path]?.[0] ?? (first ? form.errors[block]?.[0] : undefined),
  }
}
