/** How long a picture that nothing names is kept (ADR 0018), in days from its upload. */
export const DIAS_SIN_USO = 30

/** Days before its end from which a picture is offered no more: whoever chose it would find a hole where it stood. */
const RESERVA = 1

const DIA_MS = 24 * 60 * 60 * 1000

/** The instant from which an unused picture may be cleaned. `subida`: when it came, ISO. */
export const finDeImagen = (subida: string): string =>
  new Date(Date.parse(subida) + DIAS_SIN_USO * DIA_MS).toISOString()

/** Why a picture of the library cannot be chosen for a text, or null. `fin`: when it goes, null while something names it. */
export const whyNotElegir = (fin: string | null, ahora: string): string | null =>
  fin !== null && Date.parse(fin) - Date.parse(ahora) < RESERVA * DIA_MS
    ? 'Nada la usa y está por eliminarse: súbala de nuevo.'
    : null

/** What a picture is called in the library: the name of its file without its ending. */
export const nombreDeImagen = (tags: readonly string[]): string =>
  tags[0]?.replace(/\.(jpe?g|png|webp|gif)$/i, '') || 'Sin nombre'
