import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { columnaDe, type Malla } from '@malla/domain/malla/malla.ts'
import { destinosDe, type Lugar } from '@malla/domain/malla/mover.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Colocacion } from './colocar.ts'
import { lugarEn } from './lugarEn.ts'
import { rodar } from './rodar.ts'

/** A course in the hand: where it could go, and where it would land now. */
export interface Arrastre {
  id: Id
  destinos: ReturnType<typeof destinosDe>
  /** The board as it stood when the drag began. */
  colocacion: Colocacion
  lugar: Lugar | null
  /** Why it cannot land there. */
  motivo: string | null
}

interface Opciones {
  tablero: RefObject<HTMLElement | null>
  malla: Malla
  colocacion: Colocacion
  zoom: number
  /** Why nothing can be moved at all. */
  whyNot: string | null
  onRefuse: (motivo: string) => void
  /** The card was let go over a place where it may go; `desde` is where it hung. */
  onDrop: (id: Id, lugar: Lugar, desde: { x: number; y: number }) => void
}

const UMBRAL = 5
/** A finger that rests so long takes the card; before, it scrolls. */
const LARGO_MS = 280

const isIgual = (a: Lugar | null, b: Lugar | null): boolean =>
  a === b || (!!a && !!b && a.tipo === b.tipo && a.id === b.id && a.orden === b.orden)

/**
 * Dragging cards with mouse, pen or finger. The card follows the pointer outside of React; React hears only when it would land elsewhere.
 * Esc puts it back.
 */
export function useArrastre(opciones: Opciones): Arrastre | null {
  const [arrastre, setArrastre] = useState<Arrastre | null>(null)
  const ahora = useRef(opciones)
  ahora.current = opciones
  const { tablero } = opciones

  useEffect(() => {
    const raiz = tablero.current
    if (!raiz) return
    let soltar = () => {}

    const onDown = (event: PointerEvent) => {
      const tarjeta = (event.target as Element).closest<HTMLElement>('[data-curso]')
      if (event.button !== 0 || !tarjeta || !event.isPrimary) return
      soltar()
      soltar = seguir(raiz, tarjeta, event, ahora, setArrastre)
    }
    raiz.addEventListener('pointerdown', onDown)
    return () => {
      raiz.removeEventListener('pointerdown', onDown)
      soltar()
    }
  }, [tablero])

  return arrastre
}

/** Follows one press until it ends; answers how to break it off. */
function seguir(
  raiz: HTMLElement,
  tarjeta: HTMLElement,
  inicio: PointerEvent,
  ahora: RefObject<Opciones>,
  mostrar: (arrastre: Arrastre | null) => void,
): () => void {
  const id = Number(tarjeta.dataset.curso)
  const isDedo = inicio.pointerType === 'touch'
  const fin = new AbortController()
  const { signal } = fin
  let arrastre: Arrastre | null = null
  let punto = { x: inicio.clientX, y: inicio.clientY }
  let agarre = { x: 0, y: 0 }
  let colgada = { x: 0, y: 0 }
  let dejarDeRodar = () => {}

  const enTablero = (): { x: number; y: number } => {
    const r = raiz.getBoundingClientRect()
    const { zoom } = ahora.current
    return { x: (punto.x - r.left) / zoom, y: (punto.y - r.top) / zoom }
  }

  const empezar = () => {
    const { malla, colocacion, whyNot, onRefuse } = ahora.current
    const curso = malla.cursos.get(id)
    const caja = colocacion.cajas.get(id)
    if (!curso || !caja) return terminar()
    if (whyNot) {
      onRefuse(whyNot)
      return terminar()
    }
    const hasta = punto
    punto = { x: inicio.clientX, y: inicio.clientY }
    const { x, y } = enTablero()
    agarre = { x: x - caja.x, y: y - caja.y }
    punto = hasta
    arrastre = { id, destinos: destinosDe(curso, malla), colocacion, lugar: null, motivo: null }
    tarjeta.dataset.enMano = ''
    dejarDeRodar = rodar(raiz, () => punto, mover)
    mover()
  }

  const mover = () => {
    if (!arrastre) return
    const { malla } = ahora.current
    const { x, y } = enTablero()
    colgada = { x: x - agarre.x, y: y - agarre.y }
    const caja = arrastre.colocacion.cajas.get(id)!
    tarjeta.style.translate = `${colgada.x - caja.x}px ${colgada.y - caja.y}px`
    const lugar = lugarEn(arrastre.colocacion, malla, id, colgada.x, colgada.y)
    if (arrastre.lugar && isIgual(lugar, arrastre.lugar)) return
    const destino = arrastre.destinos.find(d => d.columna.tipo === lugar?.tipo && d.columna.id === lugar.id)
    const propia = destino?.columna === columnaDe(malla, id)
    arrastre = { ...arrastre, lugar, motivo: propia ? null : (destino?.motivo ?? null) }
    mostrar(arrastre)
  }

  const terminar = () => {
    fin.abort()
    clearTimeout(espera)
    dejarDeRodar()
    delete tarjeta.dataset.enMano
    tarjeta.style.translate = ''
    if (arrastre) mostrar(null)
    arrastre = null
  }

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== inicio.pointerId) return
    punto = { x: event.clientX, y: event.clientY }
    if (arrastre) return mover()
    const lejos = Math.hypot(punto.x - inicio.clientX, punto.y - inicio.clientY)
    if (lejos <= UMBRAL) return
    // A finger that moves before its time scrolls.
    if (isDedo) terminar()
    else empezar()
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== inicio.pointerId) return
    const hecho = arrastre
    terminar()
    if (!hecho) return
    sinClic()
    if (hecho.motivo) ahora.current.onRefuse(hecho.motivo)
    else if (hecho.lugar) ahora.current.onDrop(id, hecho.lugar, colgada)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !arrastre) return
    event.preventDefault()
    event.stopImmediatePropagation()
    terminar()
    sinClic()
  }
  const espera = isDedo ? setTimeout(empezar, LARGO_MS) : undefined

  const on = <K extends keyof WindowEventMap>(
    tipo: K,
    oye: (e: WindowEventMap[K]) => void,
    capture = false,
  ) => window.addEventListener(tipo, oye, { signal, capture, passive: false })
  on('pointermove', onMove)
  on('pointerup', onUp)
  on('pointercancel', e => e.pointerId === inicio.pointerId && terminar())
  on('blur', terminar)
  on('keydown', onKey, true)
  // While a finger holds a card the page must not scroll under it, nor offer its menu.
  on('touchmove', e => arrastre && e.cancelable && e.preventDefault())
  on('contextmenu', e => isDedo && e.preventDefault())
  return terminar
}

/** The click that follows a drag opens nothing. */
function sinClic(): void {
  const parar = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', parar, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', parar, { capture: true }), 0)
}
