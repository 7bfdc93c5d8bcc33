import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Borrador, Edicion, Guardadas } from './borrador.ts'
import type { Fila } from './fila.ts'
import { choqueDe, sobreLoSuyo } from './fundir.ts'

/** A revision that no course has: what is saved over it is asked about. */
const NINGUNA = 0

/** What was changed of a version of a course, over the one that is in force now. What the new version says otherwise too is asked about when it is saved, or sent by the queue. */
function sobreLaVigente(edicion: Edicion, vigente: Fila): Edicion | null {
  const choque = choqueDe(edicion, vigente)
  return choque.disputados.length > 0
    ? { ...edicion, base: vigente.base, revision: NINGUNA }
    : sobreLoSuyo(choque.fundida, choque, vigente.base)
}

/**
 * The draft with what was changed of courses of which another version is in force by now, in that one. `pasadas`: from the one to the other. Nobody deletes a
 * version that they have not seen: such courses stay. A course to be deleted that is not there at all is forgotten; what was changed of another one that is
 * gone stays, to be told as lost. The very same draft where nothing of that happened.
 */
export function aLasVigentes(
  b: Borrador,
  guardadas: Guardadas,
): { borrador: Borrador; pasadas: ReadonlyMap<Id, Id> } {
  const pasadas = new Map<Id, Id>()
  const idas = [...b.ediciones.keys(), ...b.borradas].filter(id => !guardadas.has(id))
  if (idas.length === 0) return { borrador: b, pasadas }
  const porBase = new Map([...guardadas.values()].map(f => [f.base, f]))
  const ediciones = new Map(b.ediciones)
  const borradas = new Set(b.borradas)
  for (const id of idas) {
    const edicion = b.ediciones.get(id)
    const vigente = porBase.get(edicion?.base ?? b.bases?.get(id) ?? id)
    if (borradas.delete(id) || vigente) ediciones.delete(id)
    if (!vigente) continue
    pasadas.set(id, vigente.id)
    const nueva = edicion && sobreLaVigente(edicion, vigente)
    if (nueva) ediciones.set(vigente.id, nueva)
  }
  const isIgual = pasadas.size === 0 && borradas.size === b.borradas.size
  return { borrador: isIgual ? b : { ...b, ediciones, borradas }, pasadas }
}
