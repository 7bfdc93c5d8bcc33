import type { Draft } from '../../ui/form/draft.ts'
import { sameValue } from '../../ui/form/merge.ts'
import { newKey } from '../../ui/newKey.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import { statusOf } from '../ApiError.ts'
import { type Espera, fundir } from './reglas.ts'

/** What the person is told of a write that met another one which only its form can compare with it. */
const EN_SU_FORMULARIO =
  'Otra persona cambió esto antes, y aquí no se pueden comparar los dos cambios. Ábralo donde lo escribió y guárdelo allí: verá qué cambió cada uno.'

/** What takes the place of a write that the server did not take. `nuevoOrden` gives a place at the end of the queue. */
export function trasRechazo(uno: Espera, error: unknown, nuevoOrden: () => number): Espera[] {
  const actual = statusOf(error) === 409 ? refusalOf(error)?.body.actual : undefined
  const motivo = reasonsOf(error).join(' ')
  if (!actual) return [{ ...uno, estado: 'rechazado', motivo }]
  const partes = separarAjenas(uno, actual, motivo, nuevoOrden)
  if (partes) return partes
  const juntas = fundir(uno, actual)
  if (!juntas) return [{ ...uno, estado: 'rechazado', motivo: EN_SU_FORMULARIO }]
  const { input, disputas } = juntas
  // It speaks of something else: sent again it would be refused again.
  if (sameValue(input, uno.input)) return [{ ...uno, estado: 'rechazado', motivo }]
  // Another content is another write.
  const otra: Espera = { ...uno, input, clave: newKey(), disputas, fundida: true }
  return [disputas.length === 0 ? otra : { ...otra, estado: 'choca', motivo }]
}

type Fila = Record<string, unknown>
const filasDe = (v: unknown): Fila[] =>
  Array.isArray(v) ? v.filter(f => typeof f === 'object' && f !== null) : []
const esLaMisma = (una: Fila, otra: Fila): boolean =>
  Object.keys(una).every(n => !n.endsWith('_id') || una[n] === otra[n])

/**
 * Cells of a table have no revision and say upon what they were written (`antes`). Those that somebody else changed wait for their person, who writes
 * them over what is there by sending them again; the others go on. Null where the write is of something else.
 */
function separarAjenas(
  uno: Espera,
  actual: unknown,
  motivo: string,
  nuevoOrden: () => number,
): Espera[] | null {
  const [nombre, valor] = Object.entries(uno.input).find(([, v]) => filasDe(v).some(f => 'antes' in f)) ?? []
  const deOtra = filasDe(actual)
  const [ajenas, propias] = [true, false].map(si =>
    filasDe(valor).filter(f => deOtra.some(a => esLaMisma(a, f)) === si),
  ) as [Fila[], Fila[]]
  if (nombre === undefined || ajenas.length === 0) return null
  const parte = (filas: Fila[]): Espera => ({
    ...uno,
    input: { ...uno.input, [nombre]: filas },
    clave: newKey(),
  })
  const apartada: Espera = {
    ...parte(ajenas.map(({ antes: _antes, ...f }) => f)),
    estado: 'rechazado',
    motivo: `${motivo} Enviado otra vez, queda lo que usted escribió.`,
  }
  return propias.length === 0 ? [apartada] : [parte(propias), { ...apartada, orden: nuevoOrden() }]
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
