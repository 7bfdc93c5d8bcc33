/** Rows of a page unless chosen otherwise (§9). */
export const PER_PAGE = 10

/** Page sizes to choose from: 5 to 50 in steps of 5 (§9). */
export const perPageOptions: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]

/** Descending index of a row: total + 1 − (from + position), position from 0 (§2). */
export const indiceDescendente = (total: number, from: number, posicion: number): number =>
  total + 1 - (from + posicion)

/** Page to show after rows of it were deleted: the same, or the first if it was emptied (§4). */
export const paginaTrasEliminar = (pagina: number, filasEnPagina: number, eliminadas: number): number =>
  eliminadas >= filasEnPagina ? 1 : pagina
