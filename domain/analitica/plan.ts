import type { Id, ModoRequisito } from '../asignaturas/asignatura.ts'
import { gruposCiclicos } from '../asignaturas/gruposCiclicos.ts'
import { findLoops } from '../asignaturas/lazos.ts'
import { cursosDe, textosDe } from '../asignaturas/requisitos.ts'
import type { Malla } from '../malla/malla.ts'
import { enTitulo } from '../malla/malla.ts'
import { type Analitica, analizar, type MedidasDeCurso, type Periodicidad } from './analitica.ts'
import {
  type CargaDeCiclo,
  cargaDeCiclos,
  type Dispersion,
  type Distancia,
  dispersionDe,
  distanciasDe,
} from './carga.ts'
import { type Redundante, redundantesDe } from './redundantes.ts'

/** Everything that curricular analytics says of a plan, from its malla as it stands. */

/** A cycle whose load leaves the mean by more than the deviation: `mas` or `menos`; null for an ordinary one. */
export interface CargaComparada extends CargaDeCiclo {
  /** What is compared: its credits, or its weekly hours where the plan has no credits. */
  carga: number
  aparte: 'mas' | 'menos' | null
}

/** A requisite that no course of the plan is: nothing counts it. */
interface RequisitoDeFuera {
  asignatura_id: Id
  /** As it is written; null for a course that is gone. */
  texto: string | null
}

/** Courses that ask for each other, in their order; one that asks for itself stands alone. `juntos`: all of them are only taken together. */
export interface Lazo {
  cursos: readonly Id[]
  juntos: boolean
}

export interface AnaliticaDePlan extends Analitica {
  periodicidad: Periodicidad
  redundantes: readonly Redundante[]
  /** Whether loads are credits or weekly hours. */
  unidad: 'creditos' | 'horas'
  cargas: readonly CargaComparada[]
  /** Spread of the loads; null without cycles. */
  dispersion: Dispersion | null
  distancias: readonly Distancia[]
  lazos: readonly Lazo[]
  fuera: readonly RequisitoDeFuera[]
}

/** Sums of tenths leave noise behind; a load that is the mean to the hundredth is the mean. */
const HOLGURA = 0.005

function cargasDe(malla: Malla): Pick<AnaliticaDePlan, 'unidad' | 'cargas' | 'dispersion'> {
  const cargas = cargaDeCiclos(malla)
  const unidad = cargas.some(c => c.creditos !== null) ? 'creditos' : 'horas'
  const numeros = cargas.map(c => (unidad === 'creditos' ? (c.creditos ?? 0) : c.horas))
  const dispersion = dispersionDe(numeros)
  return {
    unidad,
    dispersion,
    cargas: cargas.map((c, i) => {
      const diferencia = numeros[i]! - (dispersion?.media ?? 0)
      const isAparte = Math.abs(diferencia) > (dispersion?.desviacion ?? 0) + HOLGURA
      return { ...c, carga: numeros[i]!, aparte: isAparte ? (diferencia > 0 ? 'mas' : 'menos') : null }
    }),
  }
}

/** Loops by their shortest way; courses that are only taken together have no first one and are named as they stand. */
function lazosDe({ cursos, grafo }: Malla): Lazo[] {
  const lazos = findLoops([...cursos.values()])
  const nombrados = new Set(lazos.flat())
  const juntos = gruposCiclicos(grafo).filter(grupo => !grupo.some(id => nombrados.has(id)))
  const propios = [...grafo.requiere].flatMap(([id, modos]) => (modos.has(id) ? [[id]] : []))
  return [
    ...[...lazos, ...propios].map(ids => ({ cursos: ids, juntos: false })),
    ...juntos.map(ids => ({ cursos: ids, juntos: true })),
  ]
}

const fueraDe = ({ cursos }: Malla): RequisitoDeFuera[] =>
  [...cursos.values()].flatMap(({ id, requisitos }) => [
    ...textosDe(requisitos).map(texto => ({ asignatura_id: id, texto })),
    ...cursosDe(requisitos)
      .filter(h => !cursos.has(h.asignatura_id))
      .map(() => ({ asignatura_id: id, texto: null })),
  ])

/** The whole analysis of a plan. Loops and what is not in the plan are told, and stop nothing. */
export function analiticaDePlan(malla: Malla, periodicidad: Periodicidad = 'semestre'): AnaliticaDePlan {
  const analitica = analizar(malla.grafo, periodicidad)
  return {
    ...analitica,
    ...cargasDe(malla),
    periodicidad,
    redundantes: redundantesDe([...malla.cursos.values()]),
    distancias: distanciasDe(malla),
    // Most plans have none, and looking for them costs as much as the measures.
    lazos: analitica.sinOrden.length > 0 ? lazosDe(malla) : [],
    fuera: fueraDe(malla),
  }
}

/** Of tiposDeCiclo (§9): years of three terms. */
const TRIMESTRE = 3
/** How a programme of this type of cycle is measured: each of three terms a year weighs two thirds of a semester. */
export const periodicidadDe = (tipociclo_id: number | null | undefined): Periodicidad =>
  tipociclo_id === TRIMESTRE ? 'trimestre' : 'semestre'

/** A course of the analysis as it is answered and printed. */
export interface CursoAnalizado extends MedidasDeCurso {
  id: Id
  codigo: string | null
  nombre: string
  /** «Ciclo III», or its section of electives; empty where it stands nowhere. */
  lugar: string
}

/**
 * Courses by a measure, the greatest first; of equal ones the one that weighs more, then that blocks more, then that more ways cross, then as they stand in the
 * malla: the first ten are the same on the screen and on paper.
 */
export const porMedida = (
  cursos: readonly CursoAnalizado[],
  medida: keyof MedidasDeCurso = 'complejidad',
): CursoAnalizado[] =>
  cursos.toSorted(
    (a, b) =>
      b[medida] - a[medida] ||
      b.complejidad - a.complejidad ||
      b.bloqueo - a.bloqueo ||
      b.centralidad - a.centralidad,
  )

/** The analysis without maps: what is answered, compared and printed. */
export interface ResumenDeAnalitica {
  periodicidad: Periodicidad
  total: MedidasDeCurso
  cursos: readonly CursoAnalizado[]
  /** Ids of a longest chain, in its order. */
  cadena: readonly Id[]
  redundantes: readonly { de: Id; a: Id; por: Id; modo: ModoRequisito }[]
  unidad: 'creditos' | 'horas'
  ciclos: readonly CargaComparada[]
  dispersion: Dispersion | null
  /** Mean and greatest distance of requisites, in cycles; null where none lies between cycles. */
  distancia: { media: number; mayor: number } | null
  distancias: readonly Distancia[]
  lazos: readonly Lazo[]
  fuera: readonly RequisitoDeFuera[]
}

/** «Ciclo III»; what has a name of its own is called by it. */
const lugarDe = ({ columnas, columnaDe }: Malla, id: Id): string => {
  const columna = columnas[columnaDe.get(id) ?? -1]
  return columna ? enTitulo(columna) : ''
}

const distanciaDe = (distancias: readonly Distancia[]): ResumenDeAnalitica['distancia'] => {
  const d = dispersionDe(distancias.map(x => x.ciclos))
  return d && { media: d.media, mayor: d.mayor }
}

/** An analysis without its maps. Courses in the order of the malla; those that stand nowhere in it at the end, with `lugar` empty. */
export function resumirAnalitica(malla: Malla, a: AnaliticaDePlan): ResumenDeAnalitica {
  const enOrden = malla.columnas.flatMap(c => c.cursos)
  const sueltos = [...malla.cursos.values()].filter(c => !malla.columnaDe.has(c.id))
  return {
    periodicidad: a.periodicidad,
    total: a.total,
    cursos: [...enOrden, ...sueltos].map(({ id, codigo, nombre }) => ({
      id,
      codigo,
      nombre,
      lugar: lugarDe(malla, id),
      ...a.de.get(id)!,
    })),
    cadena: a.cadena,
    redundantes: a.redundantes.map(({ de, a: quien, por, modo }) => ({ de, a: quien, por, modo })),
    unidad: a.unidad,
    ciclos: a.cargas,
    dispersion: a.dispersion,
    distancia: distanciaDe(a.distancias),
    distancias: a.distancias,
    lazos: a.lazos,
    fuera: a.fuera,
  }
}
