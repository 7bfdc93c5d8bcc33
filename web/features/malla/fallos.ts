import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { enListaCorta } from '@malla/domain/texto/lista.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import { isSinRespuesta, reasonsOf, refusalOf } from '../../ui/reasons.ts'
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
  if (!refusal || isSinRespuesta(error)) return { tipo: 'red', motivo }
  if (refusal.status === 409 && refusal.body.actual) return { tipo: 'viejo', motivo }
  return { tipo: 'rechazo', motivo }
}

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
    const choca = nuevos.some(([k, v]) => !igual(previo?.[k], actual[k]) && !igual(actual[k], v))
    return choca ? [actual.nombre] : []
  })
}

/** Edits («mover Cálculo II») that went back for one reason: the one that was refused, and what stood upon it. */
export interface Caida {
  fallo: Fallo
  textos: readonly string[]
}

const NOMBRADOS = 2

/** «A», «A» y «B», «A», «B» y 2 cambios más. */
const nombrados = (textos: readonly string[]): string =>
  enListaCorta(
    textos.map(t => `«${t}»`),
    NOMBRADOS,
    'cambios más',
  )

const noSeGuardo = (textos: readonly string[]): string =>
  `${textos.length === 1 ? 'No se guardó' : 'No se guardaron'} ${nombrados(textos)}`

const frases: Record<Fallo['tipo'], (textos: readonly string[], fallo: Fallo) => string> = {
  viejo: (textos, { cursos = [] }) =>
    `${noSeGuardo(textos)}: otra persona acaba de cambiar ${enListaCorta(cursos, 3, 'cursos más') || 'el mismo curso'}. Ya ve lo último.`,
  rechazo: (textos, { motivo }) => `${noSeGuardo(textos)}. ${motivo}`,
  red: (textos, { motivo }) =>
    `${textos.length === 1 ? 'No se pudo guardar' : 'No se pudieron guardar'} ${nombrados(textos)}. ${motivo}`,
}

/** What the person is told about all that went back: what did so for the same reason in one sentence, each thing named once. */
export function loQueCayo(caidas: readonly Caida[]): string {
  const porMotivo = Map.groupBy(caidas, ({ fallo: { tipo, motivo } }) =>
    tipo === 'viejo' ? tipo : `${tipo} ${motivo}`,
  )
  const fraseDe = (iguales: readonly Caida[]): string => {
    const { fallo } = iguales[0]!
    const cursos = [...new Set(iguales.flatMap(c => c.fallo.cursos ?? []))]
    return frases[fallo.tipo]([...new Set(iguales.flatMap(c => c.textos))], { ...fallo, cursos })
  }
  return [...porMotivo.values()].map(fraseDe).join(' ')
}
