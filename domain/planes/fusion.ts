import { igual } from '../valores/igual.ts'

/** An entry of a section as two people edit it at once. */
export interface ItemFusionable {
  id: string
}

/** What both changed, each in their way. */
export interface Disputa<I> {
  id: string
  /** The field of the entry; null where one took the whole entry away and the other went on with it. */
  campo: (keyof I & string) | null
  /** The entry as both found it, null where neither did; as it is here, and there: null for whoever took it away. */
  base: I | null
  mio: I | null
  suyo: I | null
}

export interface Fusion<I> {
  /** The entries brought together; what is disputed stands as mine, or as theirs where I took it away. */
  items: I[]
  disputas: Disputa<I>[]
}

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

/** An entry that both changed, field by field; mine stands where both changed one. */
function fundirEntrada<I extends ItemFusionable>(
  base: I | null,
  mio: I,
  suyo: I,
): { item: I; campos: Disputa<I>['campo'][] } {
  const campos: (keyof I & string)[] = []
  const quedan = [...new Set([...Object.keys(suyo), ...Object.keys(mio)])].map(k => {
    const campo = k as keyof I & string
    const [antes, m, s] = [base?.[campo], mio[campo], suyo[campo]]
    if (igual(m, s) || igual(s, antes)) return [campo, m]
    if (igual(m, antes)) return [campo, s]
    campos.push(campo)
    return [campo, m]
  })
  // A field that was taken out is none.
  return { item: Object.fromEntries(quedan.filter(([, valor]) => valor !== undefined)) as I, campos }
}

/**
 * Brings two edits of one section together after a 409, entry by entry and field by field: what only one changed is taken as it is; what both changed is
 * disputed. The order is the one of whoever moved something, theirs when both did.
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
    const { item, campos } =
      mio && suyo ? fundirEntrada(antes, mio, suyo) : { item: mio ?? suyo, campos: [null] }
    disputas.push(...campos.map(campo => ({ id, campo, base: antes, mio, suyo })))
    return item ?? []
  })
  return { items, disputas }
}

/** The entries with one dispute decided: another content of the field, or of the whole entry, null where it goes. */
export const conDecision = <I extends ItemFusionable>(
  items: readonly I[],
  { id, campo }: Pick<Disputa<I>, 'id' | 'campo'>,
  decidido: unknown,
): I[] =>
  items.flatMap(i => {
    if (i.id !== id) return i
    return campo === null ? ((decidido as I | null) ?? []) : { ...i, [campo]: decidido }
  })
