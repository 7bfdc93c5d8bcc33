/** What a person has not saved and loses by leaving on purpose: whoever throws it away then says so before (session.ts, onSignOut). */

const dicen: (() => string | null)[] = []

/** Says in a sentence what would be lost now, or null: «Tiene un formulario sin guardar; si sale, …». */
export const sePierdeAlSalir = (decir: () => string | null): void => {
  dicen.push(decir)
}

/** All that would be lost, a sentence each. */
export const loQueSePierde = (): string[] => dicen.flatMap(decir => decir() ?? [])
