import type { Competencia } from '@malla/contracts/competencias.ts'
import { type DragEvent, useState } from 'react'
import { filaDe } from '../arbol/useTeclas.ts'
import { type Destino, type Donde, lugarEnTipo, lugarJunto, whyNotSoltar } from './lugares.ts'
import type { Fila } from './nodos.ts'

interface Opciones {
  todas: readonly Competencia[]
  filas: readonly Fila[]
  grupo: number
  /** Why nothing can be moved, or null. */
  whyNot: string | null
  onSoltar: (id: number, destino: Destino) => void
}

interface Sobre {
  clave: string
  donde: Donde
  motivo: string | null
}

/** How the line over which something is held shows it. */
export const comoSeVe = ({ donde, motivo }: Sobre): string => (motivo ? 'no' : donde)

/** The upper and the lower part of a line mean before and behind it, what is between means in it. */
const ORILLA = 0.28
function dondeEn(event: DragEvent, row: HTMLElement): Donde {
  const { top, height } = row.getBoundingClientRect()
  const y = (event.clientY - top) / height
  if (y < ORILLA) return 'antes'
  return y > 1 - ORILLA ? 'despues' : 'dentro'
}

/** Dragging a competency before, behind or into another, or to a kind. Where it may not go the line says so and nothing happens. */
export function useArrastre({ todas, filas, grupo, whyNot, onSoltar }: Opciones) {
  const [lleva, setLleva] = useState<number | null>(null)
  const [sobre, setSobre] = useState<Sobre | null>(null)
  const filaEn = (target: EventTarget) => {
    const row = filaDe(target)
    const fila = filas.find(f => f.nodo.clave === row?.dataset.clave)
    return row && fila ? { row, fila } : null
  }
  const fin = () => {
    setLleva(null)
    setSobre(null)
  }

  const onDragStart = (event: DragEvent) => {
    const c = filaEn(event.target)?.fila.nodo.competencia
    if (!c || whyNot) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', `${c.codigo} ${c.nombre}`)
    setLleva(c.id)
  }
  const onDragOver = (event: DragEvent) => {
    const en = lleva !== null && filaEn(event.target)
    if (!en || lleva === null) return
    const { nodo } = en.fila
    const donde = nodo.competencia ? dondeEn(event, en.row) : 'dentro'
    const motivo = nodo.competencia ? whyNotSoltar(todas, lleva, nodo.competencia, donde) : null
    if (!motivo) event.preventDefault()
    if (sobre?.clave !== nodo.clave || sobre.donde !== donde) setSobre({ clave: nodo.clave, donde, motivo })
  }
  const onDrop = (event: DragEvent) => {
    const en = lleva !== null && sobre && filaEn(event.target)
    if (en && lleva !== null && sobre && !sobre.motivo) {
      event.preventDefault()
      const { nodo } = en.fila
      if (nodo.competencia?.id !== lleva)
        onSoltar(
          lleva,
          nodo.competencia
            ? lugarJunto(todas, lleva, nodo.competencia, sobre.donde)
            : lugarEnTipo(todas, lleva, grupo, nodo.tipopadre),
        )
    }
    fin()
  }
  return { lleva, sobre, props: { onDragStart, onDragOver, onDrop, onDragEnd: fin } }
}
