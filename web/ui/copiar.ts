/**
 * Puts a text on the clipboard; false where the browser lets nobody. Over plain http it gives no clipboard, and some refuse theirs: there the text is chosen
 * in a field that nobody sees, and copied as with Ctrl C. `desde`: what was pressed.
 */
export async function copiar(texto: string, desde: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(texto)
    return true
  } catch {
    return copiarElegido(texto, desde)
  }
}

function copiarElegido(texto: string, desde: Element): boolean {
  const enfocado = document.activeElement as HTMLElement | null
  const campo = document.createElement('textarea')
  campo.value = texto
  campo.readOnly = true
  campo.className = 'visually-hidden'
  // A dialog takes the focus back from whatever is outside of it.
  const caja = desde.closest('[role=dialog]') ?? document.body
  caja.append(campo)
  campo.focus({ preventScroll: true })
  campo.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    campo.remove()
    enfocado?.focus({ preventScroll: true })
  }
}
