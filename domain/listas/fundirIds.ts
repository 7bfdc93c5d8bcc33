/**
 * Ids after somebody chose `pedidos` while looking at `vistos`, when they are `ahora` by now: what the person added is added, what the person
 * took away goes, and what others did meanwhile stays. Each once, in ascending order.
 */
export function fundirIds({
  ahora,
  vistos,
  pedidos,
}: {
  ahora: readonly number[]
  vistos: readonly number[]
  pedidos: readonly number[]
}): number[] {
  const quitados = new Set(vistos.filter(id => !pedidos.includes(id)))
  const nuevos = pedidos.filter(id => !vistos.includes(id))
  return [...new Set([...ahora.filter(id => !quitados.has(id)), ...nuevos])].sort((a, b) => a - b)
}
