import { type RefObject, useEffect, useRef, useState } from 'react'
import { isLejos, type Punto, seguirPulsacion } from '../../../../ui/pulsacion.ts'
import { rodar } from '../../../malla/rodar.ts'
import {
  type Franja,
  type FranjaDeUnidad,
  type Hueco,
  huecoEn,
  huecosDeSemana,
  huecosDeUnidad,
} from './huecos.ts'

/** A week or unit in the hand. */
export interface Llevada {
  tipo: 'semana' | 'unidad'
  id: string
}

export interface Arrastre extends Llevada {
  hueco: Hueco | null
}

/**
 * Dragging weeks and units by their handles (`data-asa`) with mouse, pen or finger; `onSoltar` hears where one was let go. Esc puts it back.
 * Handles take no gestures of the page (`touch-action: none`), so a finger drags at once.
 */
export function useArrastre(
  raiz: RefObject<HTMLElement | null>,
  onSoltar: (llevada: Llevada, hueco: Hueco) => void,
): Arrastre | null {
  const [arrastre, setArrastre] = useState<Arrastre | null>(null)
  const soltar = useRef(onSoltar)
  soltar.current = onSoltar

  useEffect(() => {
    const caja = raiz.current
    if (!caja) return
    let terminar = () => {}
    const onDown = (event: PointerEvent) => {
      const asa = (event.target as Element).closest<HTMLElement>('[data-asa]')
      if (!asa || event.button !== 0 || !event.isPrimary) return
      terminar()
      const llevada = { tipo: asa.dataset.asa, id: asa.dataset.id } as Llevada
      terminar = seguir(caja, event, llevada, setArrastre, hueco => soltar.current(llevada, hueco))
    }
    caja.addEventListener('pointerdown', onDown)
    return () => {
      caja.removeEventListener('pointerdown', onDown)
      terminar()
    }
  }, [raiz])
  return arrastre
}

/** Follows one press until it ends; answers how to break it off. */
function seguir(
  caja: HTMLElement,
  inicio: PointerEvent,
  llevada: Llevada,
  mostrar: (arrastre: Arrastre | null) => void,
  onSoltar: (hueco: Hueco) => void,
): () => void {
  let punto: Punto = { x: inicio.clientX, y: inicio.clientY }
  let huecos: Hueco[] | null = null
  let hueco: Hueco | null = null
  let dejarDeRodar = () => {}

  const mover = () => {
    const nuevo = huecoEn(huecos!, punto.y - caja.getBoundingClientRect().top)
    if (nuevo?.y === hueco?.y && nuevo?.unidad_id === hueco?.unidad_id) return
    hueco = nuevo
    mostrar({ ...llevada, hueco })
  }
  const empezar = () => {
    huecos = huecosPara(caja, llevada)
    dejarDeRodar = rodar(caja, () => punto, mover)
    mostrar({ ...llevada, hueco })
    mover()
  }
  return seguirPulsacion(inicio, {
    isEnMano: () => huecos !== null,
    onMover(donde) {
      punto = donde
      if (huecos) mover()
      else if (isLejos(inicio, punto)) empezar()
    },
    alTerminar() {
      dejarDeRodar()
      if (!huecos) return null
      huecos = null
      mostrar(null)
      return () => hueco && onSoltar(hueco)
    },
  }).terminar
}

/** Measures the editor as it stands when the drag begins. */
function huecosPara(caja: HTMLElement, { tipo, id }: Llevada): Hueco[] {
  const cero = caja.getBoundingClientRect().top
  const franja = (e: HTMLElement, suyo: string): Franja => {
    const r = e.getBoundingClientRect()
    return { id: suyo, arriba: r.top - cero, abajo: r.bottom - cero }
  }
  const unidades = [...caja.querySelectorAll<HTMLElement>('[data-unidad]')].map((u): FranjaDeUnidad => {
    const suya = franja(u, u.dataset.unidad!)
    const semanas = [...u.querySelectorAll<HTMLElement>('[data-semana]')].map(s =>
      franja(s, s.dataset.semana!),
    )
    const tabla = u.querySelector<HTMLElement>('[data-tabla]')
    return { ...suya, semanas, vacio: tabla ? franja(tabla, '').abajo : suya.abajo }
  })
  return tipo === 'semana' ? huecosDeSemana(unidades, id) : huecosDeUnidad(unidades, id)
}
