const ESCRIBE = 'input, textarea, select, [contenteditable="true"]'
const CERRADA = '[role=combobox][aria-expanded=false]'
/** What lies over the page and keeps it from use. */
export const ENCIMA = '[role=dialog][aria-modal=true]:not([data-lamina])'

type Tecla = Pick<Event, 'target'>

/** Whether somebody writes where a key was pressed. A list of choices that is closed is no place to write. */
export function isEscribiendo({ target }: Tecla): boolean {
  const campo = (target as Element | null)?.closest?.(ESCRIBE) ?? null
  return campo !== null && !campo.matches(CERRADA)
}

/** Whether a key is meant for the page: nothing lies over it, and nobody writes where it was pressed. */
export const isDeLaPagina = (tecla: Tecla): boolean =>
  document.querySelector(ENCIMA) === null && !isEscribiendo(tecla)
