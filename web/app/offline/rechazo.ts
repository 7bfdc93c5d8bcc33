import { isDeOtraClave } from '../../ui/form/conflict.ts'
import { type Draft, readDraft, writeDraft } from '../../ui/form/draft.ts'
import { sameValue } from '../../ui/form/merge.ts'
import { newKey } from '../../ui/newKey.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import { statusOf } from '../ApiError.ts'
import { muchasDe, separar, separarAjenas } from './partir.ts'
import { type Espera, fundir } from './reglas.ts'

/** Who changed a thing before a write of it came. */
const quien = ({ trasPropia }: Espera): string =>
  trasPropia ? 'Otro cambio suyo, hecho sin ver este, se guardó antes' : 'Otra persona cambió esto antes'
/** What the person is told of a write that met another one which only its form can compare with it. */
const enSuFormulario = (uno: Espera): string =>
  `${quien(uno)}, y aquí no se pueden comparar los dos cambios. Ábralo donde lo escribió y guárdelo allí: verá qué cambió cada uno.`
/** The same of one that no form brings back as it was: rows of the table of courses. There is nothing to save again, and sent again it would be refused again. */
const enSuPagina = (uno: Espera): string =>
  `${quien(uno)}, y aquí no se pueden comparar los dos cambios. Vea en la página cómo quedó, haga allí de nuevo el suyo y descarte este.`

/**
 * A write of what another thing has taken the place of by now (`reemplaza` of a refusal: a course that has a new version) as one of that other thing; any other
 * as it is. Its draft is of the form of that thing then, and of no revision of it.
 */
function sobreLaNueva(uno: Espera, error: unknown): Espera {
  const { reemplaza, actual } = (refusalOf(error)?.body ?? {}) as Record<string, unknown>
  const { id: vieja } = uno.input
  if (vieja === undefined || reemplaza !== vieja) return uno
  const { id, version } = actual as { id: number; version: number }
  const { borrador } = uno
  return {
    ...uno,
    texto: `${uno.texto} (en su versión ${version})`,
    donde: uno.donde.replace(new RegExp(`([?&]curso=)${vieja}(?=&|$)`), `$1${id}`),
    // Of that one no revision was seen.
    input: { ...uno.input, id, revision: 0, version_vista: version },
    base: { [id]: uno.base[Number(vieja)] ?? {} },
    ...(borrador && {
      borrador: { ...borrador, nombre: borrador.nombre.replace(/\d+$/, String(id)), revision: 0 },
    }),
  }
}

/**
 * What takes the place of a write of the queue that the server did not take: nothing where it had done it already, and only the answer was lost. One whose key is
 * another write's, for its form brought back what may have been done, goes under a key of its own.
 */
export function trasRechazo(escrita: Espera, error: unknown, cola: readonly Espera[]): Espera[] {
  if (refusalOf(error)?.body.hecha === true) return []
  if (isDeOtraClave(error, escrita.input)) return [{ ...escrita, clave: newKey() }]
  const actual = statusOf(error) === 409 ? refusalOf(error)?.body.actual : undefined
  const uno = sobreLaNueva(escrita, error)
  const motivo = reasonsOf(error).join(' ')
  const isNombrada = nombradasEn(error)
  if (!actual) return aparte(uno, isNombrada, motivo)
  const partes = separarAjenas(uno, actual, motivo, cola)
  if (partes) return partes
  const alli = new Set([actual].flat().map(f => (f as { id?: unknown }).id))
  // Of these there is a newer version by now.
  const otras = separar(uno, (f, donde) => isNombrada(f, donde) && !alli.has(f.id), enSuPagina(uno))
  if (otras) return otras
  const juntas = fundir(uno, actual)
  if (!juntas) return aparte(uno, f => alli.has(f.id), uno.borrador ? enSuFormulario(uno) : enSuPagina(uno))
  // It speaks of something else: sent again it would be refused again.
  if (sameValue(juntas.input, escrita.input))
    return [{ ...uno, estado: 'rechazado', motivo: muchasDe(uno) ? enSuPagina(uno) : motivo }]
  // Another content is another write.
  const otra: Espera = { ...uno, ...juntas, clave: newKey(), fundida: true }
  const { trasPropia: _trasPropia, ...junta } = otra
  return [juntas.disputas.length === 0 ? junta : { ...otra, estado: 'choca', motivo }]
}

/** Whether the server named a thing of a write of many in its refusal («asignaturas.3.id»). */
const nombradasEn = (error: unknown) => {
  const nombres = Object.keys(refusalOf(error)?.errors ?? {})
  return (_fila: unknown, donde: string): boolean => nombres.some(n => n.startsWith(`${donde}.`))
}

/** Of a write of many things those for which it holds wait for their person, of any other all of it. */
const aparte = (uno: Espera, holds: Parameters<typeof separar>[1], motivo: string): Espera[] =>
  separar(uno, holds, motivo) ?? [{ ...uno, estado: 'rechazado', motivo }]

/** The draft with which the form of a refused write begins again. Of one made before drafts had a base, the queue knows what it was made upon. */
export function borradorDe({
  orden,
  estado,
  borrador,
  input,
  base,
  clave,
  tarde,
}: Espera): { name: string; draft: Draft } | undefined {
  if (estado !== 'rechazado' || !borrador) return undefined
  const { nombre, cambios: changes, revision } = borrador
  const era = base[String(input.id ?? 0)] ?? {}
  const deAntes = () => Object.fromEntries(Object.keys(changes).flatMap(n => (n in era ? [[n, era[n]]] : [])))
  // It may be done already: saved there as it is, it is the same write.
  const isLaMisma = tarde && revision === input.revision
  const draft = { changes, base: borrador.base ?? deAntes(), revision, corrige: orden }
  return { name: nombre, draft: { ...draft, ...(isLaMisma && { key: clave }) } }
}

/**
 * Puts the draft of a refused write where its form begins with it again, unless what was mended of it since is there. False where something else stands there
 * that was typed and not saved: that stays. What another write of the queue brings back as well may go.
 */
export function reponerBorrador(espera: Espera, cola: readonly Espera[]): boolean {
  const suyo = borradorDe(espera)
  const hay = suyo ? readDraft(suyo.name) : null
  if (!suyo || hay?.corrige === espera.orden) return true
  if (hay && !cola.some(e => sameValue(borradorDe(e)?.draft.changes, hay.changes))) return false
  writeDraft(suyo.name, suyo.draft)
  return true
}
