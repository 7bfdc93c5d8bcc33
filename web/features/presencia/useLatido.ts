import type { Presente } from '@malla/contracts/presencias.ts'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../ui/newKey.ts'
import { anotarPresentes, type Noticia, onPresentes, onVolver } from './presentes.ts'

/** Heartbeat, and how soon after a move or a letter the others hear of it, in milliseconds. */
const LATIDO = 20_000
const PRONTO = 600

const PESTANA = newKey()

interface Latido {
  otros: readonly Presente[]
  /** Something changed: the others hear of it in a moment. */
  latir(): void
}

interface Mirada {
  /** What is looked at; another one is another visit. */
  clave: string
  /** Tells it and answers who else is there; `keepalive`: the page may go meanwhile. */
  decir(pestana: string, sale: boolean): Promise<{ data: Presente[] }>
  /** Whether a notice is of this. */
  isSuya(noticia: Noticia): boolean
}

/** Tells the others that this person looks at something, and says who else does. Who goes says so, also when the page is closed. */
export function useLatido(mirada: Mirada): Latido {
  const [otros, setOtros] = useState<readonly Presente[]>([])
  const pronto = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hablar = useRef(() => {})
  const ahora = useRef(mirada)
  ahora.current = mirada
  const { clave } = mirada

  useEffect(() => {
    const { decir: decirDeEsta, isSuya } = ahora.current
    const ver = (hay: readonly Presente[]) => {
      anotarPresentes(clave, hay)
      setOtros(hay)
    }
    let isIdo = false
    let oidas = 0
    let pedidas = 0
    // Who is there is no more than a courtesy: without an answer nobody is shown, and the heart goes on.
    const decir = async (sale = false) => {
      const [antes, mia] = [oidas, ++pedidas]
      const decirlo = sale ? decirDeEsta : ahora.current.decir
      const answer = await decirlo(PESTANA, sale).catch(() => ({ data: [] }))
      if (sale || isIdo || mia !== pedidas) return
      // What was heard meanwhile may be newer than the answer, or older: it is asked once more.
      if (oidas !== antes) decirPronto()
      else ver(answer.data)
    }
    const decirPronto = () => {
      clearTimeout(pronto.current)
      pronto.current = setTimeout(() => void decir(), PRONTO)
    }
    hablar.current = decirPronto
    const reloj = setInterval(() => void decir(), LATIDO)
    const irse = () => void decir(true)
    void decir()
    window.addEventListener('pagehide', irse)
    const callar = onPresentes(noticia => {
      if (!isSuya(noticia)) return
      oidas++
      ver(noticia.data)
    })
    // Whoever came or went before the channel was joined was not heard of.
    const noVolver = onVolver(() => void decir())
    return () => {
      isIdo = true
      noVolver()
      clearInterval(reloj)
      clearTimeout(pronto.current)
      window.removeEventListener('pagehide', irse)
      callar()
      setOtros([])
      anotarPresentes(clave, null)
      irse()
    }
  }, [clave])

  return { otros, latir: () => hablar.current() }
}
