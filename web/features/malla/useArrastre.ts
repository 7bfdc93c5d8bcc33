import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { columnaDe, type Malla } from '@malla/domain/malla/malla.ts'
import { destinosDe, type Lugar } from '@malla/domain/malla/mover.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isLejos, type Punto, seguirPulsacion } from '../../ui/pulsacion.ts'
import type { Colocacion } from './colocar.ts'
import { lugarEn, puntoEn } from './lugarEn.ts'
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
  /** `deseo`: what was to go where, when it was only a requisite that did not let it. */
  onRefuse: (motivo: string, deseo?: { id: Id; lugar: Lugar }) => void
  /** The card was let go over a place where it may go; `desde` is where it hung. */
  onDrop: (id: Id, lugar: Lugar, desde: { x: number; y: number }) => void
}

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
  let arrastre: Arrastre | null = null
  let punto: Punto = { x: inicio.clientX, y: inicio.clientY }
  let agarre = { x: 0, y: 0 }
  let colgada = { x: 0, y: 0 }
  let dejarDeRodar = () => {}

  const enTablero = (donde: Punto): Punto => {
    const { colocacion, zoom } = ahora.current
    return puntoEn(donde, raiz.getBoundingClientRect(), colocacion.ancho, zoom)
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
    const { x, y } = enTablero({ x: inicio.clientX, y: inicio.clientY })
    agarre = { x: x - caja.x, y: y - caja.y }
    arrastre = { id, destinos: destinosDe(curso, malla), colocacion, lugar: null, motivo: null }
    tarjeta.dataset.enMano = ''
    dejarDeRodar = rodar(raiz, () => punto, mover)
    mover()
  }

  const mover = () => {
    if (!arrastre) return
    const { malla } = ahora.current
    const { x, y } = enTablero(punto)
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

  const soltar = ({ motivo, lugar }: Arrastre) => {
    if (motivo) ahora.current.onRefuse(motivo, lugar ? { id, lugar } : undefined)
    else if (lugar) ahora.current.onDrop(id, lugar, colgada)
  }

  const { terminar, signal } = seguirPulsacion(inicio, {
    isEnMano: () => arrastre !== null,
    onMover(donde) {
      punto = donde
      if (arrastre) mover()
      // A finger that moves before its time scrolls.
      else if (isLejos(inicio, punto)) isDedo ? terminar() : empezar()
    },
    alTerminar() {
      clearTimeout(espera)
      dejarDeRodar()
      delete tarjeta.dataset.enMano
      tarjeta.style.translate = ''
      const hecho = arrastre
      arrastre = null
      if (!hecho) return null
      mostrar(null)
      return () => soltar(hecho)
    },
  })
  const espera = isDedo ? setTimeout(empezar, LARGO_MS) : undefined
  // While a finger holds a card the page must not scroll under it, nor offer its menu.
  const quieta = (e: Event) => arrastre && e.cancelable && e.preventDefault()
  window.addEventListener('touchmove', quieta, { signal, passive: false })
  window.addEventListener('contextmenu', e => isDedo && e.preventDefault(), { signal })
  return terminar
}
