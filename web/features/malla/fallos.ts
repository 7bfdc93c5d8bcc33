import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'

/** Why an edit was not saved: somebody saved a course of it first, the server refused it, or did not answer. */
export interface Fallo {
  tipo: 'viejo' | 'rechazo' | 'red'
  motivo: string
  /** Courses whose very fields another person changed. */
  cursos?: readonly string[]
}

/** What was thrown, as the malla tells it. */
export function falloDe(error: unknown): Fallo {
  const motivo = reasonsOf(error)[0] ?? ''
  const refusal = refusalOf(error)
  if (!refusal || refusal.status === 0 || refusal.status >= 500) return { tipo: 'red', motivo }
  if (refusal.status === 409 && refusal.body.actual) return { tipo: 'viejo', motivo }
  return { tipo: 'rechazo', motivo }
}

const isIgual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * Names of the courses of which another person changed the very fields that an edit changes, to something else; those gone too. Where only
 * other fields changed, both edits can stand.
 */
export function camposTocados(
  ediciones: readonly EdicionDeCurso[],
  antes: ReadonlyMap<Id, CursoDeMalla>,
  ahora: ReadonlyMap<Id, CursoDeMalla>,
): string[] {
  return ediciones.flatMap(({ id, ...campos }) => {
    const [previo, actual] = [antes.get(id), ahora.get(id)]
    if (!actual) return [previo?.nombre ?? 'un curso']
    const nuevos = Object.entries(campos) as [keyof CursoDeMalla, unknown][]
    const choca = nuevos.some(([k, v]) => !isIgual(previo?.[k], actual[k]) && !isIgual(actual[k], v))
    return choca ? [actual.nombre] : []
  })
}

/** What the person is told about an edit («mover Cálculo II») that went back. */
export const frases: Record<Fallo['tipo'], (texto: string, fallo: Fallo) => string> = {
  viejo: (texto, { cursos = [] }) =>
    `No se guardó «${texto}»: otra persona acaba de cambiar ${enLista(cursos.slice(0, 3)) || 'el mismo curso'}. Ya ve lo último.`,
  rechazo: (texto, { motivo }) => `No se guardó «${texto}». ${motivo}`,
  red: (texto, { motivo }) => `No se pudo guardar «${texto}». ${motivo}`,
}
