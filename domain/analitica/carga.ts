import type { Id } from '../asignaturas/asignatura.ts'
import { type Arista, aristasDe } from '../asignaturas/grafo.ts'
import type { Malla } from '../malla/malla.ts'
import { totalesDe } from '../malla/totales.ts'

/** What one cycle asks of a student. */
export interface CargaDeCiclo {
  ciclo_id: Id
  nombre: string
  cursos: number
  /** Null where its courses have none (schools). */
  creditos: number | null
  /** Weekly hours. */
  horas: number
}

/** How far apart the cycles lie. */
export interface Dispersion {
  media: number
  /** Standard deviation over the cycles (of all of them, not of a sample). */
  desviacion: number
  menor: number
  mayor: number
}

/** A requisite and how many cycles it looks back: 1 is the cycle before, 0 the same one, less than 0 a requisite that comes later. */
export interface Distancia extends Arista {
  ciclos: number
}

/** Load of each cycle, in their order. */
export const cargaDeCiclos = ({ columnas }: Malla): CargaDeCiclo[] =>
  columnas
    .filter(c => c.tipo === 'ciclo')
    .map(({ id, nombre, cursos }) => {
      const { creditos, horas } = totalesDe(cursos)
      return { ciclo_id: id, nombre, cursos: cursos.length, creditos, horas }
    })

/** Spread of some numbers; null for none. */
export function dispersionDe(numeros: readonly number[]): Dispersion | null {
  if (numeros.length === 0) return null
  const media = numeros.reduce((a, b) => a + b, 0) / numeros.length
  const varianza = numeros.reduce((suma, x) => suma + (x - media) ** 2, 0) / numeros.length
  return {
    media,
    desviacion: Math.sqrt(varianza),
    menor: numeros.reduce((a, b) => Math.min(a, b)),
    mayor: numeros.reduce((a, b) => Math.max(a, b)),
  }
}

/** What was learned more cycles before than these may be far away by now. */
const LEJOS = 2

/** The requisites that look back too far, the farthest first. */
export const lejanosDe = (distancias: readonly Distancia[]): Distancia[] =>
  distancias.filter(d => d.ciclos > LEJOS).toSorted((x, y) => y.ciclos - x.ciclos)

/** How far each requisite between courses of cycles looks back; electives have no cycle and are left out. */
export function distanciasDe({ grafo, columnas, columnaDe }: Malla): Distancia[] {
  // Cycles come first among the columns, in their order: the difference of places is that of cycles.
  const cicloDe = (id: Id): number | undefined => {
    const i = columnaDe.get(id)
    return i !== undefined && columnas[i]!.tipo === 'ciclo' ? i : undefined
  }
  return aristasDe(grafo).flatMap(arista => {
    const [de, a] = [cicloDe(arista.de), cicloDe(arista.a)]
    return de === undefined || a === undefined ? [] : [{ ...arista, ciclos: a - de }]
  })
}
