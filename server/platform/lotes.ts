/** Things in their order, in groups that weigh `most` together and are `cuantas` at the most; one that weighs more goes alone. */
export function enLotes<T>(
  things: readonly T[],
  peso: (thing: T) => number,
  most: number,
  cuantas = Number.POSITIVE_INFINITY,
): T[][] {
  const lotes: T[][] = []
  let llevan = 0
  for (const thing of things) {
    const pesa = peso(thing)
    const ultimo = lotes.at(-1)
    if (ultimo && ultimo.length < cuantas && llevan + pesa <= most) {
      ultimo.push(thing)
      llevan += pesa
    } else {
      lotes.push([thing])
      llevan = pesa
    }
  }
  return lotes
}
