/** What documents print where a text is missing, and where there is nothing: whoever reads them back knows it by these. */

export const PENDIENTE = 'Pendiente'
export const NADA = '—'
