import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { columnaDe, enFrase, type Malla } from '@malla/domain/malla/malla.ts'
import { type Lugar, whyNotMover } from '@malla/domain/malla/mover.ts'
import { type Direccion, extremo } from '@malla/domain/malla/teclado.ts'
import type { KeyboardEvent } from 'react'
import type { Colocacion } from './colocar.ts'
import { lugarConFlecha, siguiente, siguienteEnLista } from './pasos.ts'

const flechas: Readonly<Record<string, Direccion>> = {
  ArrowLeft: 'izquierda',
  ArrowRight: 'derecha',
  ArrowUp: 'arriba',
  ArrowDown: 'abajo',
}

interface Opciones {
  malla: Malla
  colocacion: Colocacion
  /** Why nothing can be moved at all. */
  whyNot: string | null
  onWalk: (id: Id) => void
  onMove: (id: Id, lugar: Lugar) => void
  onRefuse: (motivo: string, deseo?: { id: Id; lugar: Lugar }) => void
  decir: (texto: string) => void
}

/** «En el ciclo V, lugar 2 de 6.» */
export function dondeEsta(malla: Malla, lugar: Pick<Lugar, 'tipo' | 'id' | 'orden'>): string {
  const columna = malla.columnas.find(c => c.tipo === lugar.tipo && c.id === lugar.id)
  return columna ? `En ${enFrase(columna)}, lugar ${lugar.orden + 1}.` : ''
}

/** Keys of the board: arrows walk, Alt and arrows move, Home and End lead to the ends. Enter opens, since cards are buttons. */
export function teclasDe(opciones: Opciones): (event: KeyboardEvent) => void {
  const { malla, colocacion, whyNot } = opciones
  const porFila = colocacion.sitios.find(s => s.porFila > 1)?.porFila ?? 1

  const andar = (id: Id | null) => {
    if (id !== null) opciones.onWalk(id)
  }
  const mover = (id: Id, direccion: Direccion) => {
    const curso = malla.cursos.get(id)!
    if (whyNot) return opciones.onRefuse(whyNot)
    const lugar = lugarConFlecha(malla, id, direccion, porFila)
    if (!lugar) return opciones.decir('No se puede mover más hacia ese lado.')
    const propia = columnaDe(malla, id)
    const queda = propia?.tipo === lugar.tipo && propia.id === lugar.id
    const motivo = lugar.tipo === 'ciclo' && !queda ? whyNotMover(curso, lugar.id, malla) : null
    if (motivo) return opciones.onRefuse(motivo, { id, lugar })
    opciones.onMove(id, lugar)
    opciones.decir(dondeEsta(malla, lugar))
  }

  return event => {
    const tarjeta = (event.target as Element).closest<HTMLElement>('[data-curso]')
    if (!tarjeta || event.ctrlKey || event.metaKey || event.shiftKey) return
    const id = Number(tarjeta.dataset.curso)
    const direccion = flechas[event.key]
    if (direccion) {
      // Alt and an arrow would otherwise leave the page.
      event.preventDefault()
      if (event.altKey) mover(id, direccion)
      else
        andar(
          colocacion.modo === 'lista'
            ? siguienteEnLista(malla, id, direccion)
            : siguiente(malla, id, direccion, porFila),
        )
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      andar(extremo(malla, event.key === 'Home' ? 'inicio' : 'fin'))
    }
  }
}
