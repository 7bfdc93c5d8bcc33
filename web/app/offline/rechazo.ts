import type { Draft } from '../../ui/form/draft.ts'
import { sameValue } from '../../ui/form/merge.ts'
import { newKey } from '../../ui/newKey.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import { statusOf } from '../ApiError.ts'
import { separarAjenas } from './celdas.ts'
import { type Espera, fundir } from './reglas.ts'

/** What the person is told of a write that met another one which only its form can compare with it. */
const EN_SU_FORMULARIO =
  'Otra persona cambió esto antes, y aquí no se pueden comparar los dos cambios. Ábralo donde lo escribió y guárdelo allí: verá qué cambió cada uno.'
/** The same of one that no form brings back as it was: rows of the table of courses. There is nothing to save again, and sent again it would be refused again. */
const EN_SU_PAGINA =
  'Otra persona cambió esto antes, y aquí no se pueden comparar los dos cambios. Vea en la página cómo quedó, haga allí de nuevo el suyo y descarte este.'

/** What takes the place of a write of the queue that the server did not take. `nuevoOrden` gives a place at its end. */
export function trasRechazo(
  uno: Espera,
  error: unknown,
  cola: readonly Espera[],
  nuevoOrden: () => number,
): Espera[] {
  const actual = statusOf(error) === 409 ? refusalOf(error)?.body.actual : undefined
  const motivo = reasonsOf(error).join(' ')
  if (!actual) return [{ ...uno, estado: 'rechazado', motivo }]
  const partes = separarAjenas(uno, actual, motivo, cola, nuevoOrden)
  if (partes) return partes
  const juntas = fundir(uno, actual)
  if (!juntas)
    return [{ ...uno, estado: 'rechazado', motivo: uno.borrador ? EN_SU_FORMULARIO : EN_SU_PAGINA }]
  const { input, disputas } = juntas
  // It speaks of something else: sent again it would be refused again.
  if (sameValue(input, uno.input)) return [{ ...uno, estado: 'rechazado', motivo }]
  // Another content is another write.
  const otra: Espera = { ...uno, input, clave: newKey(), disputas, fundida: true }
  return [disputas.length === 0 ? otra : { ...otra, estado: 'choca', motivo }]
}

/** The draft with which the form of a refused write begins again. Of one made before drafts had a base, the queue knows what it was made upon. */
export function borradorDe({
  estado,
  borrador,
  input,
  base,
}: Espera): { name: string; draft: Draft } | undefined {
  if (estado !== 'rechazado' || !borrador) return undefined
  const { nombre, cambios: changes, revision } = borrador
  const era = base[String(input.id ?? 0)] ?? {}
  const deAntes = () => Object.fromEntries(Object.keys(changes).flatMap(n => (n in era ? [[n, era[n]]] : [])))
  return { name: nombre, draft: { changes, base: borrador.base ?? deAntes(), revision } }
}
