/** As many rows as come back in from one file; a list that has more is cut, and says so. */
export const MAX_EXPORTADAS = 20_000

/** Rows for a file of those that were read (one more than it holds tells that there are more), and what its instructions say of the rest. */
export function hastaDonde<T>(leidas: readonly T[]): { filas: readonly T[]; como: string[] } {
  if (leidas.length <= MAX_EXPORTADAS) return { filas: leidas, como: [] }
  const primeras = new Intl.NumberFormat('es-PE').format(MAX_EXPORTADAS)
  return {
    filas: leidas.slice(0, MAX_EXPORTADAS),
    como: [
      `No está toda la lista: trae solo las primeras ${primeras} personas por nombre. Filtre la lista para exportar las demás.`,
    ],
  }
}
