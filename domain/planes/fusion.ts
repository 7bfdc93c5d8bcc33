/** An entry of a section as two people edit it at once. */
export interface ItemFusionable {
  id: string
}

/** An entry that both changed, each in their way; null for whoever took it away. */
export interface Disputa<I> {
  id: string
  base: I | null
  mio: I | null
  suyo: I | null
}

export interface Fusion<I> {
  /** The entries brought together; what is disputed stands as mine, or as theirs where I took it away. */
  items: I[]
  disputas: Disputa<I>[]
}

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const porId = <I extends ItemFusionable>(items: readonly I[]): Map<string, I> =>
  new Map(items.map(i => [i.id, i]))

/** The ids of both lists: those of `guia` in its order, each other one after the neighbour that it has in `otra`. */
function ordenDe(guia: readonly string[], otra: readonly string[]): string[] {
  const orden = [...guia]
  for (const [i, id] of otra.entries()) {
    if (orden.includes(id)) continue
    const previo = otra
      .slice(0, i)
      .reverse()
      .find(p => orden.includes(p))
    orden.splice(previo === undefined ? 0 : orden.indexOf(previo) + 1, 0, id)
  }
  return orden
}

/**
 * Brings two edits of one section together after a 409, entry by entry: what only one changed is taken as it is; what both changed is disputed.
 * The order is the one of whoever moved something, theirs when both did.
 */
export function fundirItems<I extends ItemFusionable>(
  base: readonly I[],
  mios: readonly I[],
  suyos: readonly I[],
): Fusion<I> {
  const [b, m, s] = [porId(base), porId(mios), porId(suyos)]
  const ids = (lista: readonly I[], otra: Map<string, I>) => lista.filter(i => otra.has(i.id)).map(i => i.id)
  const movieron = !igual(ids(base, s), ids(suyos, b))
  const [guia, otra] = movieron ? [suyos, mios] : [mios, suyos]
  const disputas: Disputa<I>[] = []
  const items = ordenDe(
    guia.map(i => i.id),
    otra.map(i => i.id),
  ).flatMap(id => {
    const [antes, mio, suyo] = [b.get(id) ?? null, m.get(id) ?? null, s.get(id) ?? null]
    if (igual(mio, suyo) || igual(suyo, antes)) return mio ?? []
    if (igual(mio, antes)) return suyo ?? []
    disputas.push({ id, base: antes, mio, suyo })
    return mio ?? suyo ?? []
  })
  return { items, disputas }
}

/** The entries with a disputed one decided: another content, or null where it goes. */
export const conDecision = <I extends ItemFusionable>(
  items: readonly I[],
  id: string,
  decidido: I | null,
): I[] => items.flatMap(i => (i.id === id ? (decidido ?? []) : i))
