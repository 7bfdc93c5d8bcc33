import { analiticaDePlan } from '@malla/domain/analitica/plan.ts'
import type { CursoDelPlan, Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import type { Grafo } from '@malla/domain/asignaturas/grafo.ts'
import { type Malla, mallaDe } from '@malla/domain/malla/malla.ts'
import { median, ms, type Renglon, samples, times } from './medir.ts'

const POR_CICLO = 8
const VECES = 200

/** A plan as real ones are: eight courses a cycle; most ask for one or two of the cycles just before, some for none. */
function planComoLosReales(cuantos: number): Malla {
  let azar = 7
  const al = (n: number): number => {
    azar = (Math.imul(azar, 1103515245) + 12345) >>> 0
    return (azar >>> 8) % n
  }
  const ciclos = Math.ceil(cuantos / POR_CICLO)
  const requisitoDe = (id: Id): Requisito | null => {
    const ciclo = Math.floor(id / POR_CICLO)
    const cuantosPide = ciclo === 0 ? 0 : [0, 1, 1, 1, 2, 2, 3][al(7)]!
    const de = Array.from({ length: cuantosPide }, (): Requisito => {
      const atras = Math.min(ciclo, 1 + (al(4) === 0 ? al(3) : 0))
      const asignatura_id = (ciclo - atras) * POR_CICLO + al(POR_CICLO)
      return { tipo: 'curso', asignatura_id, modo: al(10) === 0 ? 'simultaneo' : 'previo' }
    })
    return de.length > 0 ? { tipo: 'y', de } : null
  }
  const cursos = Array.from(
    { length: cuantos },
    (_, id): CursoDelPlan => ({
      id,
      nombre: `Curso ${id}`,
      codigo: `C${id}`,
      ciclo_id: Math.floor(id / POR_CICLO) + 1,
      seccion_id: null,
      orden: id % POR_CICLO,
      credits: 2 + al(4),
      requisitos: requisitoDe(id),
      areacurso_id: null,
      horasteoria: 2,
      horaspractica: 2,
      horasvirtual: 0,
    }),
  )
  return mallaDe({
    cursos,
    ciclos: Array.from({ length: ciclos }, (_, i) => ({ id: i + 1, numero: i + 1, nombre: `${i + 1}` })),
    secciones: [],
  })
}

/** What is reached from one course, by the plainest walk. */
function bajar({ abre }: Grafo, desde: Id): number {
  const vistos = new Set<Id>()
  const visitar = (id: Id): void => {
    if (vistos.has(id)) return
    vistos.add(id)
    for (const otro of abre.get(id)!) visitar(otro)
  }
  visitar(desde)
  return vistos.size
}

/** A plain depth-first walk from every course: what blocking alone takes without care. */
function recorrer(grafo: Grafo): number {
  let suma = 0
  for (const id of grafo.abre.keys()) suma += bajar(grafo, id)
  return suma
}

const mediana = async (run: () => unknown): Promise<number> =>
  median(await samples(VECES, async () => run(), VECES))

async function medirUna(cursos: number, meta: string): Promise<Renglon> {
  const malla = planComoLosReales(cursos)
  // Turn about, so that both are equally warm.
  const piso = await mediana(() => recorrer(malla.grafo))
  const nuestro = await mediana(() => analiticaDePlan(malla))
  return {
    que: `Toda la analítica de ${cursos} cursos`,
    nuestro: ms3(nuestro),
    piso: ms3(piso),
    razon: times(nuestro / piso),
    meta,
  }
}

/** Fractions of a millisecond are what there is to see. */
const ms3 = (n: number): string => (n < 10 ? `${n.toFixed(2).replace('.', ',')} ms` : ms(n))

/** The whole analysis of a plan, as it is reckoned on every drag, against a plain depth-first walk of the same graph from each course. */
export const medirAnalitica = async (): Promise<Renglon[]> => [
  await medirUna(80, '≤ 16 ms'),
  await medirUna(400, '≤ 100 ms'),
]
