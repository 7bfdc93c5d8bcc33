import type { Field } from '../../ui/form/useForm.ts'

/** A number that must be there, for a field that knows empty as null: emptied, it goes to the server as it is and is refused there. */
export const nonEmpty = (field: Field<number>): Field<number | null> => field
