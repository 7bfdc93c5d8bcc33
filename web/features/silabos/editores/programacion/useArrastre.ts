import { type RefObject, useEffect, useRef, useState } from 'react'
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

/** So far the pointer goes before it drags: less is a click, which opens the menu. */
const UMBRAL = 5

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
  const fin = new AbortController()
  const { signal } = fin
  let punto = { x: inicio.clientX, y: inicio.clientY }
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
  const terminar = () => {
    fin.abort()
    dejarDeRodar()
    if (huecos) mostrar(null)
    huecos = null
  }

  const on = <K extends keyof WindowEventMap>(
    tipo: K,
    oye: (e: WindowEventMap[K]) => void,
    capture = false,
  ) => window.addEventListener(tipo, oye, { signal, capture, passive: false })
  on('pointermove', event => {
    if (event.pointerId !== inicio.pointerId) return
    punto = { x: event.clientX, y: event.clientY }
    if (huecos) mover()
    else if (Math.hypot(punto.x - inicio.clientX, punto.y - inicio.clientY) > UMBRAL) empezar()
  })
  on('pointerup', event => {
    if (event.pointerId !== inicio.pointerId) return
    const [isArrastrada, donde] = [huecos !== null, hueco]
    terminar()
    if (!isArrastrada) return
    sinClic()
    if (donde) onSoltar(donde)
  })
  on('pointercancel', event => event.pointerId === inicio.pointerId && terminar())
  on('blur', terminar)
  on(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !huecos) return
      event.preventDefault()
      event.stopImmediatePropagation()
      terminar()
      sinClic()
    },
    true,
  )
  return terminar
}

/** The click that follows a drag opens no menu. */
function sinClic(): void {
  const parar = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', parar, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', parar, { capture: true }), 0)
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
