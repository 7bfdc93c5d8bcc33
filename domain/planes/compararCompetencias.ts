import type { Id } from '../asignaturas/asignatura.ts'
import { clave } from '../texto/normalizar.ts'

/** Fields of a competency that are told apart, in the order in which differences are shown. Another code alone is a move. */
export const camposDeCompetencia = [
  'codigo',
  'nombre',
  'tipo',
  'grupo',
  'perfil',
  'resultados',
  'cursos',
] as const
export type CampoDeCompetencia = (typeof camposDeCompetencia)[number]

export const nombreDeCampoDeCompetencia: Readonly<Record<CampoDeCompetencia, string>> = {
  codigo: 'Código',
  nombre: 'Nombre',
  tipo: 'Tipo',
  grupo: 'Grupo',
  perfil: 'Perfil de egreso',
  resultados: 'Resultados',
  cursos: 'Cursos',
}

/** A competency as comparing sees it: words in place of ids, but for its courses. */
export interface CompetenciaComparable {
  id: Id
  codigo: string
  nombre: string
  tipo: string
  grupo: string
  perfil: string
  resultados: string
  /** Courses in force that serve it, in the order of the malla. */
  cursos: readonly { id: Id; nombre: string; nivel: string }[]
}

/** One competency over two plans; `movido` when its code is another, whether or not it changed besides. */
export interface CompetenciaComparada {
  cambio: 'igual' | 'nuevo' | 'retirado' | 'cambiado'
  movido: boolean
  antes: CompetenciaComparable | null
  despues: CompetenciaComparable | null
  campos: { campo: CampoDeCompetencia; antes: string; despues: string }[]
}

interface Pareja {
  antes: CompetenciaComparable
  despues: CompetenciaComparable
}

const cursosEscritos = (c: CompetenciaComparable): string =>
  c.cursos.map(x => `${x.nombre} (${x.nivel})`).join(', ')

/** Courses so written that two plans agree when the same ones take it equally far, whatever these are called in each. */
const huella = (c: CompetenciaComparable, comunes?: ReadonlyMap<Id, Id>): string =>
  c.cursos
    .map(x => `${comunes ? (comunes.get(x.id) ?? `sin par ${x.id}`) : x.id} ${x.nivel}`)
    .sort()
    .join(', ')

function diferencias({ antes, despues }: Pareja, comunes: ReadonlyMap<Id, Id>) {
  return camposDeCompetencia.flatMap((campo): CompetenciaComparada['campos'] => {
    if (campo === 'cursos')
      return huella(antes, comunes) === huella(despues)
        ? []
        : [{ campo, antes: cursosEscritos(antes), despues: cursosEscritos(despues) }]
    return antes[campo] === despues[campo] ? [] : [{ campo, antes: antes[campo], despues: despues[campo] }]
  })
}

/** Takes pairs off both lists: by equal key, those of the same code first. */
function emparejar(
  antes: Set<CompetenciaComparable>,
  despues: Set<CompetenciaComparable>,
  deAntes: (c: CompetenciaComparable) => string,
  deDespues: (c: CompetenciaComparable) => string,
): Pareja[] {
  const libres = Map.groupBy(antes, deAntes)
  const tomar = (soloMismoCodigo: boolean): Pareja[] =>
    [...despues].flatMap(nueva => {
      const vieja = (libres.get(deDespues(nueva)) ?? []).find(
        c => antes.has(c) && (!soloMismoCodigo || c.codigo === nueva.codigo),
      )
      if (!vieja) return []
      antes.delete(vieja)
      despues.delete(nueva)
      return [{ antes: vieja, despues: nueva }]
    })
  return [...tomar(true), ...tomar(false)]
}

const porNombre = (c: CompetenciaComparable): string => `${c.tipo} ${clave(c.nombre)}`

/**
 * The competencies of two plans, paired by kind and name (neither case nor accents matter), else by origin: `origenes` leads from one of the
 * newer plan to the one it was copied from, `comunes` from a course of `antes` to its pair. Answers those of `despues` in their order, then what
 * is only in `antes`.
 */
export function compararCompetencias(
  antes: readonly CompetenciaComparable[],
  despues: readonly CompetenciaComparable[],
  { origenes, comunes }: { origenes: ReadonlyMap<Id, Id>; comunes: ReadonlyMap<Id, Id> },
): CompetenciaComparada[] {
  const viejas = new Set(antes)
  const nuevas = new Set(despues)
  const parejas = [
    ...emparejar(viejas, nuevas, porNombre, porNombre),
    ...emparejar(
      viejas,
      nuevas,
      c => String(c.id),
      c => String(origenes.get(c.id) ?? ''),
    ),
  ]
  const dichas = new Map(
    parejas.map((pareja): [CompetenciaComparable, CompetenciaComparada] => {
      const campos = diferencias(pareja, comunes)
      const cambio = campos.some(c => c.campo !== 'codigo') ? 'cambiado' : 'igual'
      return [pareja.despues, { cambio, movido: campos.some(c => c.campo === 'codigo'), ...pareja, campos }]
    }),
  )
  const sola = { movido: false, campos: [] }
  return [
    ...despues.map(c => dichas.get(c) ?? { cambio: 'nuevo' as const, antes: null, despues: c, ...sola }),
    ...antes
      .filter(c => viejas.has(c))
      .map(c => ({ cambio: 'retirado' as const, antes: c, despues: null, ...sola })),
  ]
}
