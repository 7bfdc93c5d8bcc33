/** As many rows as come back in from one file, with room for its header and its instructions. */
export const MAX_EXPORTADAS = 19_900

/** Rows for a file, those of a person together, and what its instructions say where it does not hold all. */
export function hastaDonde<F>(personas: readonly (readonly F[])[]): { filas: F[]; como: string[] } {
  const filas: F[] = []
  for (const suyas of personas) {
    if (filas.length + suyas.length > MAX_EXPORTADAS)
      return {
        filas,
        como: [
          'No está toda la lista: no cabe en un archivo. Filtre la lista para exportar a las demás personas.',
        ],
      }
    filas.push(...suyas)
  }
  return { filas, como: [] }
}
