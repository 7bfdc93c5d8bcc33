import type { Ciclo } from '@malla/contracts/ciclos.ts'

/** The ids of the cycles with one of them a step up (-1) or down (1); null where it cannot go further. */
export function ordenMovido(ciclos: readonly Pick<Ciclo, 'id'>[], id: number, paso: -1 | 1): number[] | null {
  const ids = ciclos.map(c => c.id)
  const desde = ids.indexOf(id)
  const hasta = desde + paso
  if (desde < 0 || hasta < 0 || hasta >= ids.length) return null
  return ids.with(desde, ids[hasta]!).with(hasta, id)
}

/** The cycles numbered 1, 2, … in this order, as the server will. As they are where the order is not of all of them: it will be refused. */
export function numerados<C extends Pick<Ciclo, 'id' | 'numero'>>(
  ciclos: readonly C[],
  ids: readonly number[],
): readonly C[] {
  const numeros = new Map(ids.map((id, i) => [id, i + 1]))
  const isDeTodos = numeros.size === ciclos.length && ciclos.every(c => numeros.has(c.id))
  return isDeTodos ? ciclos.map(c => ({ ...c, numero: numeros.get(c.id)! })) : ciclos
}
