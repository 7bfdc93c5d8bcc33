import type { CursoDelPlan, Id, ModoRequisito, Requisito } from '../asignaturas/asignatura.ts'
import { isGrupo, sinCurso } from '../asignaturas/requisitos.ts'
import type { EdicionDeLugar } from '../malla/ediciones.ts'
import { type Columna, ciclosDe, enFrase, enTitulo, type Malla } from '../malla/malla.ts'
import { totalesDe } from '../malla/totales.ts'
import { otraCarga } from './carga.ts'
import type { Efecto } from './impacto.ts'

/** What goes along when a course goes to another cycle, so that every requisite still comes in time. */
export interface Empuje {
  ediciones: EdicionDeLugar[]
  efectos: Efecto[]
}

/** Place of each course among the cycles, from 0; electives stand in none. */
type Lugares = Map<Id, number>

function lugares(malla: Malla): Lugares {
  return new Map(ciclosDe(malla).flatMap((c, i) => c.cursos.map(x => [x.id, i] as const)))
}

/** Cycles that must lie between a requisite and what asks for it. */
const distancia = (modo: ModoRequisito): number => (modo === 'previo' ? 1 : 0)

/** A requisite that comes too late, by so many cycles. */
interface Tardanza {
  antes: Id
  despues: Id
  entre: number
  cuanto: number
}

const mayor = (tardanzas: readonly Tardanza[]): number => Math.max(...tardanzas.map(t => t.cuanto))

/** Of alternatives that all come too late. */
type Elegir = (partes: Tardanza[][]) => Tardanza[]
const todas: Elegir = partes => partes.flat()
const laQueMenosTarda: Elegir = partes => partes.reduce((a, b) => (mayor(b) < mayor(a) ? b : a))

/** What comes too late for a course as the courses stand: of alternatives those that `elegir` takes, and none where one comes in time. */
function tardanzas(r: Requisito | null, despues: Id, lugar: Lugares, elegir: Elegir): Tardanza[] {
  const suyo = lugar.get(despues)
  if (r === null || suyo === undefined) return []
  if (isGrupo(r)) {
    const partes = r.de.map(parte => tardanzas(parte, despues, lugar, elegir))
    if (r.tipo === 'y') return partes.flat()
    return partes.some(p => p.length === 0) ? [] : elegir(partes)
  }
  const previo = r.tipo === 'curso' ? lugar.get(r.asignatura_id) : undefined
  if (r.tipo !== 'curso' || previo === undefined) return []
  const entre = distancia(r.modo)
  const cuanto = previo + entre - suyo
  return cuanto > 0 ? [{ antes: r.asignatura_id, despues, entre, cuanto }] : []
}

/** A course that requires itself is in time nowhere: no move makes that better or worse. */
const deOtros = (malla: Malla, { id, requisitos }: CursoDelPlan): Requisito | null =>
  malla.grafo.requiere.get(id)?.has(id) ? sinCurso(requisitos, id) : requisitos

const queTarda = (malla: Malla, lugar: Lugares, elegir: Elegir): Tardanza[] =>
  [...malla.cursos.values()].flatMap(c => tardanzas(deOtros(malla, c), c.id, lugar, elegir))

/**
 * Moves on what came in time before and would not any more: later courses are pushed, earlier ones pulled, each as far as it must. A requisite that came too
 * late already is left as it is; for an elective that comes into a cycle none did. Answers the places, or null when a loop would be pushed for ever.
 */
function empujados(malla: Malla, id: Id, destino: number): Lugares | null {
  const antes = lugares(malla)
  const ahora = new Map(antes).set(id, destino)
  const claveDe = (t: Tardanza): string => `${t.antes} ${t.despues}`
  // What was pulled only pulls on: pushed again by what was pulled with it, the two would go to and fro for ever.
  const isAtraido = (x: Id): boolean => x === id || ahora.get(x)! < antes.get(x)!
  const yaTardaban = new Set(queTarda(malla, antes, todas).map(claveDe))
  // Each round moves something at least one cycle; a plan without loops is done after as many rounds as it has courses.
  for (let ronda = 0; ronda <= malla.cursos.size; ronda++) {
    const tarde = queTarda(malla, ahora, laQueMenosTarda).filter(t => !yaTardaban.has(claveDe(t)))
    if (tarde.length === 0) return ahora
    for (const t of tarde) {
      if (t.antes === id || !isAtraido(t.despues))
        ahora.set(t.despues, Math.max(ahora.get(t.despues)!, ahora.get(t.antes)! + t.entre))
      else ahora.set(t.antes, Math.min(ahora.get(t.antes)!, ahora.get(t.despues)! - t.entre))
    }
  }
  return null
}

/** «del ciclo III», «de «Primer grado»». */
const deColumna = (c: Columna): string => `de ${enFrase(c)}`.replace(/^de el /, 'del ')
/** «al ciclo III», «a «Primer grado»». */
export const aColumna = (c: Columna): string => `a ${enFrase(c)}`.replace(/^a el /, 'al ')

/** Cycles that get heavier or lighter. */
function cargas(malla: Malla, movidos: ReadonlyMap<Id, number>, planId: Id): Efecto[] {
  const ciclos = ciclosDe(malla)
  const de = lugares(malla)
  return ciclos.flatMap((ciclo, i) => {
    const quedan = ciclo.cursos.filter(c => (movidos.get(c.id) ?? i) === i)
    const llegan = [...movidos].flatMap(([id, a]) =>
      a === i && de.get(id) !== i ? malla.cursos.get(id)! : [],
    )
    const detalle = otraCarga(totalesDe(ciclo.cursos), totalesDe([...quedan, ...llegan]))
    if (detalle === null) return []
    return {
      cosa: 'ciclo',
      id: ciclo.id,
      nombre: enTitulo(ciclo),
      plan_id: planId,
      suerte: 'avisa',
      detalle,
    }
  })
}

/**
 * What a move to a cycle asks for: the courses that must move along, and what the cycles weigh then. An effect forbids it when a course would have to stand
 * before the first cycle or after the last one. Empty when the course stands there already.
 */
export function empujar(malla: Malla, curso: CursoDelPlan, cicloId: Id, planId: Id): Empuje {
  const ciclos = ciclosDe(malla)
  const destino = ciclos.findIndex(c => c.id === cicloId)
  const ahora = destino < 0 ? null : empujados(malla, curso.id, destino)
  if (ahora === null)
    return {
      ediciones: [],
      efectos: [
        {
          cosa: 'curso',
          id: curso.id,
          nombre: curso.nombre,
          plan_id: planId,
          suerte: 'impide',
          detalle: 'Sus requisitos forman un círculo: deshágalo antes de mover el curso.',
        },
      ],
    }
  const antes = lugares(malla)
  const movidos = new Map([...ahora].filter(([id, i]) => antes.get(id) !== i))
  const siguiente = ciclos.map(c => c.cursos.reduce((n, x) => Math.max(n, x.orden + 1), 0))
  const ediciones: EdicionDeLugar[] = []
  const efectos = [...movidos].map(([id, i]): Efecto => {
    const { nombre } = malla.cursos.get(id)!
    const a = ciclos[i]
    const lugar = { cosa: 'curso', id, nombre, plan_id: planId } as const
    if (!a)
      return {
        ...lugar,
        suerte: 'impide',
        detalle:
          i < 0 ? 'Tendría que ir antes del primer ciclo.' : 'Tendría que ir después del último ciclo.',
      }
    ediciones.push({ id, ciclo_id: a.id, seccion_id: null, orden: siguiente[i]!++ })
    const de = antes.get(id) === undefined ? null : ciclos[antes.get(id)!]!
    return {
      ...lugar,
      suerte: 'pasa',
      detalle: de ? `Pasa ${deColumna(de)} ${aColumna(a)}.` : `Pasa ${aColumna(a)}.`,
    }
  })
  return { ediciones, efectos: [...efectos, ...cargas(malla, movidos, planId)] }
}
