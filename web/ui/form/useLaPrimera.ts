import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

type Caja = HTMLInputElement

/** The list of a box while it is open. */
const listaDe = (caja: Caja): HTMLElement | null =>
  document.getElementById(caja.getAttribute('aria-controls') ?? '')

/** Whether something is looked for: what stands in the box was typed, and is not the name of what is chosen. */
function isBuscando(caja: Caja): boolean {
  const lista = listaDe(caja)
  const elegidas = [...(lista?.querySelectorAll('[data-checked]') ?? [])].map(o => o.textContent)
  return lista !== null && caja.value.trim() !== '' && !elegidas.includes(caja.value)
}

const opcionEn = (caja: Caja, cual: string): HTMLElement | null =>
  listaDe(caja)?.querySelector<HTMLElement>(`[data-combobox-option]${cual}`) ?? null
/** What is marked by the arrows, or as the first of what was typed. */
export const marcadaEn = (caja: Caja) => opcionEn(caja, '[data-combobox-selected]')

/** Chooses what is marked, else the first that can be chosen; what is chosen already stays, and its name comes back. */
function tomar(caja: Caja): void {
  const opcion = marcadaEn(caja) ?? opcionEn(caja, ':not([data-combobox-disabled])')
  if (opcion?.hasAttribute('data-checked')) {
    // Pressed, it would be taken away.
    caja.blur()
    caja.focus()
  } else opcion?.click()
}

/** The box is left now: who left it before was waited for (`onBlurCapture`). */
const dejar = (caja: Caja): boolean => caja.dispatchEvent(new Event('focusout', { bubbles: true }))

/**
 * For a list that is narrowed by typing: Enter takes what is marked, else the first of what is left; where nothing is left the text stays and no form is
 * sent. With nothing typed Enter is as in any box. `cuantas` there are to choose from; `isPorVenir`: those for the text as it stands are on their way, and
 * Enter takes the first of them when they come.
 */
export function useLaPrimera(cuantas: number, isPorVenir: boolean) {
  const caja = useRef<Caja>(null)
  /** The text that stood there when Enter was pressed too early. */
  const porTomar = useRef<string>(null)
  /** Whether an arrow was pressed since the last letter: what is marked was walked to. */
  const anduvo = useRef(false)
  const [isNuevo, setNuevo] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is taken, or marked anew
  useEffect(() => {
    if (isPorVenir) return
    const texto = porTomar.current
    porTomar.current = null
    if (!caja.current || !isBuscando(caja.current)) return
    if (texto !== caja.current.value) {
      const isSuya = anduvo.current && marcadaEn(caja.current) !== null
      return isSuya ? undefined : setNuevo(true)
    }
    tomar(caja.current)
    if (document.activeElement !== caja.current) setTimeout(dejar, 0, caja.current)
  }, [cuantas, isPorVenir])
  // For one drawing only: left on, the kit would mark the first also where the box is emptied.
  useEffect(() => {
    if (isNuevo) setNuevo(false)
  }, [isNuevo])

  return {
    selectFirstOptionOnChange: isNuevo && !isPorVenir,
    // With the kit's own answer to the letter, not before it: drawn in between, the first of the old list would be marked.
    onInput: (e: FormEvent<Caja>) => {
      caja.current = e.currentTarget
      porTomar.current = null
      anduvo.current = false
      setNuevo(e.currentTarget.value.trim() !== '')
    },
    // Before the kit, which takes only what it has marked, and it marks a moment after the last letter.
    onKeyDownCapture: (e: KeyboardEvent<Caja>) => {
      if (e.key === 'ArrowDown' || e.key === 'ArrowUp') anduvo.current = true
      if (e.key !== 'Enter' || e.ctrlKey || e.metaKey || e.nativeEvent.isComposing) return
      if (!isBuscando(e.currentTarget)) return
      e.preventDefault()
      e.stopPropagation()
      const isPronto = isPorVenir && !marcadaEn(e.currentTarget)
      porTomar.current = isPronto ? e.currentTarget.value : null
      if (!isPronto) tomar(e.currentTarget)
    },
    // Who has pressed Enter and goes on has chosen: the kit would drop the text.
    onBlurCapture: (e: FocusEvent<Caja>) => {
      if (porTomar.current !== null) e.stopPropagation()
    },
  }
}
