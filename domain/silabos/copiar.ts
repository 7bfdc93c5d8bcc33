import type { ContenidoDeSilabo, LineaDeEvaluacion, Unidad } from './contenido.ts'
import { renumerar } from './semanas.ts'

/** Copies of what other syllabi hold, with ids of their own, so that no two syllabi ever share one. */

const conId = <T extends { id: string }>(cosa: T, nuevoId: () => string): T => ({ ...cosa, id: nuevoId() })

/** Units with all their weeks under new ids; without the hours of single weeks where the other course has other weekly hours. */
const copiarUnidades = (
  unidades: readonly Unidad[],
  nuevoId: () => string,
  horasPropias: 'conservar' | 'quitar' = 'conservar',
): Unidad[] =>
  unidades.map(u => ({
    ...conId(u, nuevoId),
    semanas: u.semanas.map(s => ({
      ...conId(s, nuevoId),
      horas: horasPropias === 'quitar' ? null : s.horas,
    })),
  }))

function copiarLineas(
  lineas: readonly LineaDeEvaluacion[],
  unidades: ReadonlyMap<string, string>,
  nuevoId: () => string,
): LineaDeEvaluacion[] {
  return lineas.map(l => ({
    ...conId(l, nuevoId),
    unidad_id: l.unidad_id === null ? null : (unidades.get(l.unidad_id) ?? null),
  }))
}

/** What is known of the syllabus that is copied. */
export interface OrigenDeCopia {
  /** It is of another course: what repeats competencies of that one's plan becomes plain text, and hours of single weeks go. */
  entreCursos?: boolean
  /** Ids of the competencies that are still there: what repeats others becomes plain text too. Left out, all are. */
  competencias?: ReadonlySet<number>
}

/** All that a syllabus holds under new ids; lines of the evaluation follow their units. */
export function copiarContenido(
  contenido: ContenidoDeSilabo,
  nuevoId: () => string,
  { entreCursos = false, competencias: hay }: OrigenDeCopia = {},
): ContenidoDeSilabo {
  const { competencias, resultados, unidadesaprendizaje, evaluacion, bibliografia, anexos } = contenido
  const unidades = copiarUnidades(unidadesaprendizaje ?? [], nuevoId, entreCursos ? 'quitar' : 'conservar')
  const idsDeUnidad = new Map((unidadesaprendizaje ?? []).map((u, i) => [u.id, unidades[i]!.id]))
  const logros = (lineas: ContenidoDeSilabo['resultados']) =>
    lineas?.map(l => ({
      ...conId(l, nuevoId),
      competencia_id: entreCursos || hay?.has(l.competencia_id ?? 0) === false ? null : l.competencia_id,
    }))
  return sinAusentes({
    ...contenido,
    competencias: logros(competencias),
    resultados: logros(resultados),
    unidadesaprendizaje: unidadesaprendizaje && renumerar(unidades),
    evaluacion: evaluacion && {
      ...evaluacion,
      lineas: copiarLineas(evaluacion.lineas, idsDeUnidad, nuevoId),
    },
    bibliografia: bibliografia?.map(r => conId(r, nuevoId)),
    anexos: anexos?.map(a => conId(a, nuevoId)),
  })
}

/** A key that nobody touched is not there, also not as undefined. */
const sinAusentes = (contenido: ContenidoDeSilabo): ContenidoDeSilabo =>
  Object.fromEntries(
    Object.entries(contenido).filter(([, valor]) => valor !== undefined),
  ) as ContenidoDeSilabo
