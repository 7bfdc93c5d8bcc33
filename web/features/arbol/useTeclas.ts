import {
  type FilaDeArbol,
  isAbrible,
  type NodoDeTecla,
  porLetras,
  type TeclaDeArbol,
  teclaEnArbol,
} from '@malla/domain/arbol/teclado.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Claves = ReadonlySet<string>

const TECLAS: readonly string[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  '*',
] satisfies TeclaDeArbol[]
/** Letters typed within this time belong together. */
const PAUSA_MS = 600

/** «/» goes to the filter. */
const isLetter = (key: string): boolean => key.length === 1 && key !== '/' && key !== ' '

/** The line of the tree in which something happened. */
export const filaDe = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-clave]') : null

/**
 * Keys of a tree whose lines carry `data-clave`: arrows, Home, End, * and letters walk, the space bar opens (between words it is a letter), Enter clicks the line unless it is a link
 * (those click themselves). `foco` is the line that Tab reaches once one was touched.
 */
export function useTeclas(
  tree: RefObject<HTMLElement | null>,
  nodos: readonly NodoDeTecla[],
  filas: readonly FilaDeArbol<NodoDeTecla>[],
  [abiertos, setAbiertos]: [Claves, (abiertos: Claves) => void],
) {
  const [foco, setFoco] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const typed = useRef({ letters: '', at: 0 })

  useEffect(() => {
    if (wanted.current === null) return
    tree.current?.querySelector<HTMLElement>(`[data-clave="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = null
  })

  const goTo = (clave: string | null) => {
    if (clave === null) return
    wanted.current = clave
    setFoco(clave)
  }
  const toggle = (n: NodoDeTecla) => {
    if (!isAbrible(n) && !abiertos.has(n.clave)) return
    const next = new Set(abiertos)
    if (!next.delete(n.clave)) next.add(n.clave)
    setAbiertos(next)
  }
  const walk = (n: NodoDeTecla, tecla: TeclaDeArbol) => {
    const after = teclaEnArbol(nodos, { foco: n.clave, abiertos }, tecla)
    if (after.abiertos !== abiertos) setAbiertos(after.abiertos)
    goTo(after.foco)
  }
  const before = () => (Date.now() - typed.current.at < PAUSA_MS ? typed.current.letters : '')
  const type = (n: NodoDeTecla, key: string) => {
    // The same letter again means the next line that begins so.
    typed.current = { letters: before() === key ? key : before() + key, at: Date.now() }
    goTo(porLetras(filas, n.clave, typed.current.letters))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const row = filaDe(event.target)
    const n = filas.find(f => f.nodo.clave === row?.dataset.clave)?.nodo
    if (!row || !n || event.ctrlKey || event.metaKey || event.altKey) return
    if (TECLAS.includes(event.key)) walk(n, event.key as TeclaDeArbol)
    else if (isLetter(event.key) || (event.key === ' ' && before() !== '')) type(n, event.key)
    else if (event.key === ' ') toggle(n)
    else if (event.key === 'Enter' && !(row instanceof HTMLAnchorElement)) row.click()
    else return
    event.preventDefault()
  }
  return { foco, setFoco, toggle, onKeyDown }
}
