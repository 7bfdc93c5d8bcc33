/** Whether the person has selected text of this element: the click that ends such a drag asks for nothing else. */
export function isTextoElegido(en: Element): boolean {
  const seleccion = getSelection()
  return seleccion !== null && seleccion.toString() !== '' && seleccion.containsNode(en, true)
}
