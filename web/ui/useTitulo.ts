import { mensajes } from '@malla/contracts/mensajes.ts'
import { useEffect } from 'react'

/** What the tab of the browser says: where one is, then the product. */
export function useTitulo(titulo: string): void {
  useEffect(() => {
    document.title = `${titulo} · ${mensajes.producto.nombre}`
  }, [titulo])
}
