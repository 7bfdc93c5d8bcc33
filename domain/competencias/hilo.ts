import type { Id } from '../asignaturas/asignatura.ts'
import { haciaArriba, type NodoDeCompetencia } from './arbol.ts'
import { type Nivel, niveles } from './catalogos.ts'
import type { Celda } from './cobertura.ts'

/** The steps of a thread, from what a graduate can do to the week in which it is taught. */
export const pasosDeHilo = ['linea', 'competencia', 'elemento', 'curso', 'unidad', 'semana'] as const
export type PasoDeHilo = (typeof pasosDeHilo)[number]

/** At most one thing a step. */
export type Eleccion = { readonly [P in PasoDeHilo]?: Id }

export interface CompetenciaDeHilo extends NodoDeCompetencia {
  /** 1 is a root; from 3 on it is an element. */
  nivel: number
  perfil_egreso_id: Id | null
}

export interface UnidadDeHilo {
  id: Id
  curso_id: Id
  /** Period of the syllabus that has it, null for the one without; a unit of the plan has none. */
  periodo_id?: Id | null
  /** Numbers of its weeks within the course. */
  semanas: readonly number[]
}

/** All that a plan ties together; each list in the order in which it is shown. */
export interface DatosDeHilo {
  lineas: readonly Id[]
  competencias: readonly CompetenciaDeHilo[]
  cursos: readonly Id[]
  celdas: readonly Celda[]
  unidades: readonly UnidadDeHilo[]
}

/** One way through the plan: a branch of competencies down to its leaf, the lines it serves, and a course that serves it. */
interface Hebra {
  lineas: readonly Id[]
  nodos: readonly Id[]
  curso: Id | null
  niveles: readonly Nivel[]
}

/** What each step shows, and how far each course goes in what is chosen. */
export type Hilo = Readonly<Record<PasoDeHilo, readonly Id[]>> & {
  niveles: ReadonlyMap<Id, readonly Nivel[]>
}

const PRIMER_ELEMENTO = 3
const POR_CURSO = 1000

/** Whether a competency is an element: of the third level or below. */
export const isElemento = (c: Pick<CompetenciaDeHilo, 'nivel'>): boolean => c.nivel >= PRIMER_ELEMENTO

/** A week by its course and its number; `deSemana` reads it back. */
export const idDeSemana = (curso: Id, numero: number): Id => curso * POR_CURSO + numero
export const deSemana = (id: Id): { curso_id: Id; numero: number } => ({
  curso_id: Math.floor(id / POR_CURSO),
  numero: id % POR_CURSO,
})

/** Every way through the plan. What hangs on nothing has one of its own: a line without competencies, a course that serves none. */
export function hebrasDe(d: DatosDeHilo): Hebra[] {
  const porId = new Map(d.competencias.map(c => [c.id, c]))
  const padres = new Set(d.competencias.map(c => c.competencia_id))
  const lineas = new Set(d.lineas)
  const cursos = new Set(d.cursos)
  const porCompetencia = Map.groupBy(
    d.celdas.filter(c => cursos.has(c.asignatura_id)),
    c => c.competencia_id,
  )
  const deCompetencias = d.competencias
    .filter(c => !padres.has(c.id))
    .flatMap((hoja): Hebra[] => {
      const rama = haciaArriba(porId, hoja)
      const comun = {
        nodos: rama.map(c => c.id),
        lineas: rama.flatMap(c =>
          c.perfil_egreso_id !== null && lineas.has(c.perfil_egreso_id) ? [c.perfil_egreso_id] : [],
        ),
      }
      const celdas = Map.groupBy(
        rama.flatMap(c => porCompetencia.get(c.id) ?? []),
        c => c.asignatura_id,
      )
      if (celdas.size === 0) return [{ ...comun, curso: null, niveles: [] }]
      return [...celdas].map(([curso, suyas]) => ({ ...comun, curso, niveles: suyas.map(c => c.nivel) }))
    })
  const conLinea = new Set(deCompetencias.flatMap(h => h.lineas))
  const conCurso = new Set(deCompetencias.map(h => h.curso))
  return [
    ...deCompetencias,
    ...d.lineas
      .filter(id => !conLinea.has(id))
      .map(id => ({ lineas: [id], nodos: [], curso: null, niveles: [] })),
    ...d.cursos.filter(id => !conCurso.has(id)).map(curso => ({ lineas: [], nodos: [], curso, niveles: [] })),
  ]
}

/** What is chosen and still there: a thing that somebody deleted, or that stands in another step now, narrows nothing. */
export function eleccionValida(d: DatosDeHilo, e: Eleccion): Eleccion {
  const elementos = new Set(d.competencias.filter(isElemento).map(c => c.id))
  const hay: Record<PasoDeHilo, (id: Id) => boolean> = {
    linea: id => d.lineas.includes(id),
    competencia: id => !elementos.has(id) && d.competencias.some(c => c.id === id),
    elemento: id => elementos.has(id),
    curso: id => d.cursos.includes(id),
    unidad: id => d.unidades.some(u => u.id === id),
    semana: id => d.unidades.some(u => u.semanas.some(n => idDeSemana(u.curso_id, n) === id)),
  }
  return Object.fromEntries(
    pasosDeHilo.flatMap(paso => {
      const id = e[paso]
      return id !== undefined && hay[paso](id) ? [[paso, id]] : []
    }),
  )
}

/**
 * What each step shows of the ways `hebras` of a plan: all that lies on a way through everything that is chosen in the *other* steps, forwards
 * and backwards, so that in each step one sees what else could be chosen there. `elegida` as `eleccionValida` leaves it.
 */
export function verHilo(d: DatosDeHilo, hebras: readonly Hebra[], elegida: Eleccion): Hilo {
  const unidad = d.unidades.find(u => u.id === elegida.unidad)
  const semana = elegida.semana === undefined ? undefined : deSemana(elegida.semana)
  const pasa: Record<PasoDeHilo, (h: Hebra) => boolean> = {
    linea: h => h.lineas.includes(elegida.linea!),
    competencia: h => h.nodos.includes(elegida.competencia!),
    elemento: h => h.nodos.includes(elegida.elemento!),
    curso: h => h.curso === elegida.curso,
    unidad: h => h.curso === unidad?.curso_id,
    semana: h => h.curso === semana?.curso_id,
  }
  const elegidos = pasosDeHilo.filter(paso => elegida[paso] !== undefined)
  const quedan = (salvo: PasoDeHilo | null) =>
    hebras.filter(h => elegidos.every(paso => paso === salvo || pasa[paso](h)))
  const cursosSin = (salvo: PasoDeHilo) => new Set(quedan(salvo).map(h => h.curso))
  const nodosSin = (salvo: PasoDeHilo) => new Set(quedan(salvo).flatMap(h => h.nodos))
  const tieneSemana = (u: UnidadDeHilo) =>
    semana === undefined || (u.curso_id === semana.curso_id && u.semanas.includes(semana.numero))

  const lineas = new Set(quedan('linea').flatMap(h => h.lineas))
  const competencias = nodosSin('competencia')
  const elementos = nodosSin('elemento')
  const cursos = cursosSin('curso')
  const [paraUnidades, paraSemanas] = [cursosSin('unidad'), cursosSin('semana')]
  const porCurso = Map.groupBy(
    quedan(null).filter(h => h.curso !== null),
    h => h.curso!,
  )
  return {
    linea: d.lineas.filter(id => lineas.has(id)),
    competencia: d.competencias.filter(c => !isElemento(c) && competencias.has(c.id)).map(c => c.id),
    elemento: d.competencias.filter(c => isElemento(c) && elementos.has(c.id)).map(c => c.id),
    curso: d.cursos.filter(id => cursos.has(id)),
    unidad: d.unidades.filter(u => paraUnidades.has(u.curso_id) && tieneSemana(u)).map(u => u.id),
    semana: d.unidades
      .filter(u => paraSemanas.has(u.curso_id) && (unidad === undefined || u === unidad))
      .flatMap(u => u.semanas.map(n => idDeSemana(u.curso_id, n))),
    niveles: new Map(
      [...porCurso].map(([curso, suyas]) => {
        const dichos = new Set(suyas.flatMap(h => h.niveles))
        return [curso, niveles.filter(n => dichos.has(n))]
      }),
    ),
  }
}

/** Units of courses with the numbers of their weeks, counted on from unit to unit within each course. */
export function conSemanas(
  unidades: readonly { id: Id; curso_id: Id; semanas: number | null | undefined }[],
): UnidadDeHilo[] {
  const hasta = new Map<Id, number>()
  return unidades.map(({ id, curso_id, semanas }) => {
    const antes = hasta.get(curso_id) ?? 0
    const cuantas = semanas ?? 0
    hasta.set(curso_id, antes + cuantas)
    return { id, curso_id, semanas: Array.from({ length: cuantas }, (_, i) => antes + i + 1) }
  })
}

/** Units of syllabi get numbers that no unit of a plan has. */
const DE_SILABO = 1_000_000_000
const POR_SILABO = 100

/** A unit of a course as its syllabus has it. */
export interface UnidadDeSilabo extends UnidadDeHilo {
  nombre: string
}

/** Whether a unit is one that a syllabus has, and not the plan. */
export const isDeSilabo = ({ id }: Pick<UnidadDeHilo, 'id'>): boolean => id >= DE_SILABO

/** The units of the latest syllabi, with ids of their own. */
export const unidadesDeSilabos = (
  cursos: readonly {
    asignatura_id: Id
    periodo_id: Id | null
    unidades: readonly { nombre: string; semanas: readonly number[] }[]
  }[],
): UnidadDeSilabo[] =>
  cursos.flatMap(({ asignatura_id, periodo_id, unidades }) =>
    unidades.map(({ nombre, semanas }, i) => ({
      id: DE_SILABO + asignatura_id * POR_SILABO + i,
      curso_id: asignatura_id,
      periodo_id,
      nombre,
      semanas,
    })),
  )
