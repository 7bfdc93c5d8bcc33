import { mover } from '@malla/domain/listas/mover.ts'
import { withUpdated } from '../live/patches.ts'
import { estadoDeCola } from './estadoDeCola.ts'
import { ponerPincel } from './pintar.ts'
import { camposDe, type Espera } from './reglas.ts'

interface Fila {
  id: number
  orden: number
}

const enEspera = (llamadas: readonly string[]): readonly Espera[] =>
  estadoDeCola().cola.filter(e => llamadas.includes(e.llamada) && e.estado === 'espera')

/**
 * Things that are in an order of their own, as they will be once all that waits was sent. Always made of the order that the server gave (`orden`), so that it
 * is the same however often it is made, and right again when one of the moves is thrown away.
 */
function movidas<F extends Fila>(filas: readonly F[], llamada: string): readonly F[] {
  return enEspera([llamada]).reduce<readonly F[]>(
    (lista, { input: { id, posicion } }) => {
      const cual = lista.find(f => f.id === id)
      return cual && typeof posicion === 'number' ? mover(lista, cual, posicion) : lista
    },
    filas.toSorted((a, b) => a.orden - b.orden),
  )
}

/**
 * What `llamada` moves with its `posicion` stands at its new place of the list that `lista` reads («perfiles.porPlan») while that waits for the server: the
 * next step counts from there, and each is sent as it was counted. `entre`: what the things have in common among which a place counts.
 */
export function seMuevenSinConexion<F extends Fila>(
  llamada: string,
  lista: string,
  entre: (fila: F) => unknown = () => null,
): void {
  const poner = (answer: unknown, key: readonly unknown[]): unknown => {
    const { data } = (answer ?? {}) as { data?: readonly F[] }
    if (`${key[0]}.${key[1]}` !== lista || !data) return answer
    const grupos = [...Map.groupBy(data, entre)].map(
      ([de, suyas]) => [de, movidas(suyas, llamada).values()] as const,
    )
    const deGrupo = new Map(grupos)
    return { ...(answer as object), data: data.map(fila => deGrupo.get(entre(fila))!.next().value) }
  }
  ponerPincel(llamada, {
    con: (answer, input, key) => poner(withUpdated(answer, Number(input.id), camposDe(input)), key),
    sin: (answer, _input, key) => poner(answer, key),
  })
}

interface ConRevision {
  id: number
  revision: number
}
/** `delServidor`: of a row that what waits has put somewhere else, what the server gave, and of which revision. Kept in the row, so that it outlives the page. */
type Puesta<F> = F & { delServidor?: Partial<F> }

/** As the server gave it; a newer row says itself where it is. */
function comoVino<F extends ConRevision>({ delServidor, ...fila }: Puesta<F>): F {
  return (delServidor?.revision === fila.revision ? { ...fila, ...delServidor } : fila) as F
}

interface Orden<F> {
  /** What moves them, and what lists them («ciclos.ordenar», «ciclos.porPlan»). */
  llamadas: readonly string[]
  lista: string
  /** The fields that tell where a thing is, and the number by which the list is sorted. */
  campos: readonly (keyof F & string)[]
  por: (fila: F) => number
  /** The list after such a write; `planId` is that of the list. */
  mover: (filas: readonly F[], llamada: string, input: Espera['input'], planId: number) => readonly F[]
}

/**
 * As `seMuevenSinConexion`, of things whose place stands in fields that are shown: a number, a parent, a code. While what waits has moved one, its row tells beside
 * them what the server gave, and all is counted from there.
 */
export function seOrdenanSinConexion<F extends ConRevision>({
  llamadas,
  lista,
  campos,
  por,
  mover: mueve,
}: Orden<F>): void {
  const poner = (answer: unknown, key: readonly unknown[]): unknown => {
    const { data } = (answer ?? {}) as { data?: readonly Puesta<F>[] }
    const cola = enEspera(llamadas)
    if (`${key[0]}.${key[1]}` !== lista || !data) return answer
    if (cola.length === 0 && !data.some(f => f.delServidor)) return answer
    const { planId } = key[2] as { planId: number }
    const antes = new Map(data.map(f => [f.id, comoVino(f)]))
    const despues = cola.reduce<readonly F[]>(
      (filas, e) => mueve(filas, e.llamada, e.input, planId),
      [...antes.values()].toSorted((a, b) => por(a) - por(b)),
    )
    const conSuyo = (fila: F): Puesta<F> => {
      const era = antes.get(fila.id)!
      if (campos.every(n => fila[n] === era[n])) return fila
      const suyo = Object.fromEntries(['revision' as const, ...campos].map(n => [n, era[n]]))
      return { ...fila, delServidor: suyo as Partial<F> }
    }
    return { ...(answer as object), data: despues.map(conSuyo).sort((a, b) => por(a) - por(b)) }
  }
  const deMas = (input: Espera['input']) =>
    Object.fromEntries(Object.entries(camposDe(input)).filter(([n]) => !campos.includes(n as never)))
  for (const llamada of llamadas)
    ponerPincel(llamada, {
      con: (answer, input, key) => poner(withUpdated(answer, Number(input.id), deMas(input)), key),
      sin: (answer, _input, key) => poner(answer, key),
    })
}
