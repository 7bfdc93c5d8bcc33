import { type DragEvent, useState } from 'react'
import { type ItemEditado, movido } from './items.ts'

/** Dragging entries of a section to another place among themselves. */
export function useArrastre(items: readonly ItemEditado[], onOrden: (items: ItemEditado[]) => void) {
  const [lleva, setLleva] = useState<string | null>(null)
  const [sobre, setSobre] = useState<string | null>(null)
  const fin = () => {
    setLleva(null)
    setSobre(null)
  }
  return (id: string) => ({
    isLleva: lleva === id,
    isSobre: sobre === id && lleva !== null && lleva !== id,
    props: {
      onDragStart: (e: DragEvent) => {
        e.dataTransfer.effectAllowed = 'move'
        e.dataTransfer.setData('text/plain', id)
        setLleva(id)
      },
      onDragOver: (e: DragEvent) => {
        // Files and text that are dropped into an editor are its business.
        if (lleva === null) return
        e.preventDefault()
        setSobre(id)
      },
      onDrop: (e: DragEvent) => {
        if (lleva === null) return
        e.preventDefault()
        const en = (que: string) => items.findIndex(i => i.id === que)
        if (lleva !== id) onOrden(movido(items, lleva, en(id) - en(lleva)))
        fin()
      },
      onDragEnd: fin,
    },
  })
}
