import { type Nivel, niveles } from '../competencias/catalogos.ts'
import { nombreDeNivel } from '../competencias/niveles.ts'
import { type Efecto, type Impacto, impacto, tituloDe, unaVez } from './impacto.ts'
import { cambiar, type Fila, type Paso, poner, quitar } from './pasos.ts'

export interface FilaDeCompetencia extends Fila {
  id: number
  planestudio_id: number
  padre_id: number | null
  nombre: string
  perfil_egreso_id: number | null
}

/** A cell of the matrix. */
export interface FilaDeContribucion extends Fila {
  competencia_id: number
  asignatura_id: number
  nivel: Nivel
}

/** A competency of a plan and whatever names it. */
export interface MundoDeCompetencia {
  plan: { id: number; isPublico: boolean }
  /** All of the plan. */
  competencias: readonly FilaDeCompetencia[]
  celdas: readonly FilaDeContribucion[]
  resultados: readonly (Fila & { competencia_id: number; resultado_id: number })[]
  /** Keys of syllabi (`silabo_claves`) and cartas of the plan whose lines repeat a competency. */
  claves: readonly {
    tabla: 'silabo_claves' | 'carta_claves'
    fila: Fila
    curso: string
    asignatura_id: number
    de: string
    isCerrado: boolean
  }[]
  cursos: ReadonlyMap<number, string>
}

interface Linea {
  competencia_id?: number | null
}

const lineas = (fila: Fila): Linea[] => (Array.isArray(fila.valor) ? (fila.valor as Linea[]) : [])

/** The competency and all its parts, itself first. */
function conPartes(todas: readonly FilaDeCompetencia[], id: number): FilaDeCompetencia[] {
  const hijas = Map.groupBy(todas, c => c.padre_id)
  const van = todas.filter(c => c.id === id)
  for (const c of van) van.push(...(hijas.get(c.id) ?? []))
  return van
}

/** Keys that are still written and have a line that repeats one of these competencies. */
export const clavesQueNombran = (
  { claves }: Pick<MundoDeCompetencia, 'claves'>,
  ids: ReadonlySet<number>,
): MundoDeCompetencia['claves'] =>
  claves.filter(k => !k.isCerrado && lineas(k.fila).some(l => ids.has(l.competencia_id ?? 0)))

/** The syllabi and cartas that these keys are of, each once: competencies and results of one syllabus are two keys of it. */
export const enDocumentos = (
  { plan }: Pick<MundoDeCompetencia, 'plan'>,
  tocadas: MundoDeCompetencia['claves'],
  dicho: Pick<Efecto, 'suerte' | 'detalle'>,
): Efecto[] =>
  unaVez(
    tocadas.map(k => ({
      cosa: k.tabla === 'silabo_claves' ? 'silabo' : 'carta',
      id: Number(k.fila.silabo_id ?? k.asignatura_id),
      nombre: `${k.de} de «${k.curso}»`,
      plan_id: plan.id,
      ...dicho,
    })),
  )

/** Lines keep their words; they only stop naming, or name the other. What is approved is as it was. */
function enSilabos(
  mundo: MundoDeCompetencia,
  idas: ReadonlySet<number>,
  por: FilaDeCompetencia | null,
): { efectos: Efecto[]; pasos: Paso[] } {
  const tocadas = clavesQueNombran(mundo, idas)
  const despues = (fila: Fila): Linea[] =>
    lineas(fila).map(l => (idas.has(l.competencia_id ?? 0) ? { ...l, competencia_id: por?.id ?? null } : l))
  return {
    efectos: enDocumentos(mundo, tocadas, {
      suerte: por ? 'pasa' : 'cambia',
      detalle: por
        ? 'Sus líneas se unen a la otra competencia; el texto queda como está.'
        : 'Sus líneas conservan el texto y dejan de estar unidas a la competencia.',
    }),
    pasos: tocadas.flatMap(k => cambiar(k.tabla, k.fila, { valor: despues(k.fila) })),
  }
}

/** What must be written so that no line names these competencies any more. */
export const sinCompetencias = (mundo: MundoDeCompetencia, idas: ReadonlySet<number>): Paso[] =>
  enSilabos(mundo, idas, null).pasos

interface FilaDeEnlace extends Fila {
  competencia_id: number
  /** An outcome has none. */
  nivel?: Nivel
}

/** The one that takes the competency furthest; of equal ones the first. */
const masAlta = <F extends FilaDeEnlace>(filas: readonly F[]): F => {
  const altura = ({ nivel }: F): number => (nivel === undefined ? 0 : niveles.indexOf(nivel))
  return filas.reduce((alta, f) => (altura(f) > altura(alta) ? f : alta))
}

/** Links of what goes: they pass to the other one where it has none of its own; of several of one course the one of the highest level. */
function enlaces(
  tabla: 'competencia_cursos' | 'competencia_resultados',
  columna: 'asignatura_id' | 'resultado_id',
  filas: readonly FilaDeEnlace[],
  idas: ReadonlySet<number>,
  por: number | null,
): Paso[] {
  const van = filas.filter(f => idas.has(f.competencia_id))
  const tiene = new Set(filas.filter(f => f.competencia_id === por).map(f => f[columna]))
  const pasan = por === null ? [] : van.filter(f => !tiene.has(f[columna]))
  return [
    ...van.map(f => quitar(tabla, f)),
    ...[...Map.groupBy(pasan, f => f[columna]).values()].map(suyas =>
      poner(tabla, { ...masAlta(suyas), competencia_id: por }),
    ),
  ]
}

/** «Contribuye a «Diseña» en su lugar.»; of a course that served it at several levels also with which. */
function dichoDePaso(
  suyas: readonly FilaDeContribucion[],
  idas: ReadonlySet<number>,
  por: FilaDeCompetencia,
): string {
  const van = suyas.filter(c => idas.has(c.competencia_id))
  const yaContribuye = suyas.some(c => c.competencia_id === por.id)
  const isUno = yaContribuye || new Set(van.map(c => c.nivel)).size === 1
  const nivel = isUno ? '' : `, con el más alto de sus niveles (${nombreDeNivel[masAlta(van).nivel]})`
  return `Contribuye a «${por.nombre}» en su lugar${nivel}.`
}

function celdas(
  mundo: MundoDeCompetencia,
  idas: ReadonlySet<number>,
  por: FilaDeCompetencia | null,
): { efectos: Efecto[]; pasos: Paso[] } {
  const suyos = [...new Set(mundo.celdas.filter(c => idas.has(c.competencia_id)).map(c => c.asignatura_id))]
  const deCurso = Map.groupBy(mundo.celdas, c => c.asignatura_id)
  const sirven = (id: number): boolean =>
    por !== null || mundo.celdas.some(c => c.asignatura_id === id && !idas.has(c.competencia_id))
  return {
    efectos: suyos.map(id => ({
      cosa: 'celda',
      id,
      nombre: `Contribución de «${mundo.cursos.get(id) ?? ''}»`,
      plan_id: mundo.plan.id,
      suerte: por ? 'pasa' : 'se quita',
      detalle: por
        ? dichoDePaso(deCurso.get(id)!, idas, por)
        : sirven(id)
          ? 'Deja de contribuir a ella; contribuye a otras.'
          : 'Deja de contribuir a ella y se queda sin competencias.',
    })),
    pasos: enlaces('competencia_cursos', 'asignatura_id', mundo.celdas, idas, por?.id ?? null),
  }
}

/**
 * What taking a competency away with its parts does, or putting another one of its plan in its place: to courses of the matrix, outcomes, lines of syllabi and
 * cartas, and the lines of the graduate profile that nothing serves any more. `por` must not be one of its parts.
 */
export function impactoDeCompetencia(mundo: MundoDeCompetencia, id: number, porId: number | null): Impacto {
  const van = conPartes(mundo.competencias, id)
  const una = van[0]!
  const por = porId === null ? null : mundo.competencias.find(c => c.id === porId)!
  const idas = new Set(van.map(c => c.id))
  const quedan = mundo.competencias.filter(c => !idas.has(c.id))
  const partes = van.slice(1)
  const lineasSolas = new Set(van.map(c => c.perfil_egreso_id).filter(x => x !== null)).difference(
    new Set(quedan.map(c => c.perfil_egreso_id)),
  )
  const deCeldas = celdas(mundo, idas, por)
  const deSilabos = enSilabos(mundo, idas, por)
  const efectos: Efecto[] = partes.map(c => ({
    cosa: 'competencia',
    id: c.id,
    nombre: c.nombre,
    plan_id: mundo.plan.id,
    suerte: 'se quita',
    detalle: 'Es una de sus partes: se elimina con ella.',
  }))
  if (lineasSolas.size > 0)
    efectos.push({
      cosa: 'plan',
      id: mundo.plan.id,
      nombre: 'Perfil de egreso',
      plan_id: mundo.plan.id,
      suerte: 'avisa',
      detalle:
        lineasSolas.size === 1
          ? 'Una de sus líneas se queda sin competencias.'
          : `${lineasSolas.size} de sus líneas se quedan sin competencias.`,
    })
  return impacto(
    tituloDe(una.nombre, por?.nombre ?? null),
    [...efectos, ...deCeldas.efectos, ...deSilabos.efectos],
    [
      ...deCeldas.pasos,
      ...enlaces('competencia_resultados', 'resultado_id', mundo.resultados, idas, por?.id ?? null),
      ...deSilabos.pasos,
      // Parts before what they are parts of.
      ...van.toReversed().map(c => quitar('competencias', c)),
    ],
  )
}
