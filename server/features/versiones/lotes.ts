/** Things in their order, in groups that weigh `most` together at the most; one that weighs more goes alone. */
export function enLotes<T>(things: readonly T[], peso: (thing: T) => number, most: number): T[][] {
  const lotes: T[][] = []
  let llevan = 0
  for (const thing of things) {
    const pesa = peso(thing)
    const ultimo = lotes.at(-1)
    if (ultimo && llevan + pesa <= most) {
      ultimo.push(thing)
      llevan += pesa
    } else {
      lotes.push([thing])
      llevan = pesa
    }
  }
  return lotes
}
