/** So many calls at a time: each waits mostly for the database. */
const A_LA_VEZ = 4

/** Does something with each, a few at a time; what fails stops it. */
export async function enParalelo<T>(
  cosas: readonly T[],
  hacer: (cosa: T) => Promise<unknown>,
): Promise<void> {
  const cola = [...cosas]
  const obrero = async () => {
    for (let cosa = cola.shift(); cosa !== undefined; cosa = cola.shift()) await hacer(cosa)
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, obrero))
}
