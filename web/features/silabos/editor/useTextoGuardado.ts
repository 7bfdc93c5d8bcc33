import { useEffect, useMemo, useRef, useState } from 'react'
import { useUser } from '../../../app/session.ts'
import { baseDe, comoSeGuarda } from './baseDeTexto.ts'
import { cajonDe } from './cajon.ts'
import { juntar } from './juntar.ts'

/** A text that is not sent by itself, kept in this browser at each letter until it is sent or thrown away. */
export interface TextoGuardado {
  /** What is kept; null for nothing. */
  texto: string | null
  /** Upon what it was begun; null where that was not kept. */
  base: string | null
  /** `base`: what stands there now; it counts as the text begins. */
  escribir(texto: string, base: string): void
  /** It was sent, or is not wanted any more. */
  olvidar(): void
  /** This browser has no room for it: it is only on the screen. */
  sinLugar: boolean
}

const CLAVE = 'texto'

/**
 * The text of a thing («respuesta/12») of the signed-in person. It survives the tab, in the drawer that keeps the keys of syllabi; what several closed
 * tabs left is there with all of it.
 */
export function useTextoGuardado(cosa: string): TextoGuardado {
  const { id, empresa } = useUser()
  const empresaId = empresa?.id ?? 0
  const cajon = useMemo(() => cajonDe(id, empresaId, cosa), [id, empresaId, cosa])
  const [texto, setTexto] = useState<string | null>(null)
  const [sinLugar, setSinLugar] = useState(false)
  const ahora = useRef<string | null>(null)
  const base = useRef<string | null>(null)

  const { escribir, olvidar } = useMemo(() => {
    const poner = (nuevo: string | null) => {
      ahora.current = nuevo
      setTexto(nuevo)
    }
    return {
      escribir(nuevo: string, sobre: string | null) {
        if (ahora.current === null) base.current = sobre
        poner(nuevo)
        const hecho = cajon.escribir(CLAVE, comoSeGuarda(nuevo, base.current))
        if (hecho === true) setSinLugar(false)
        else void hecho.then(isGuardado => ahora.current === nuevo && setSinLugar(!isGuardado))
      },
      olvidar() {
        poner(null)
        cajon.quitar(CLAVE)
        setSinLugar(false)
      },
    }
  }, [cajon])
  useEffect(() => {
    let isAqui = true
    void cajon.heredar().then(({ pendientes }) => {
      const dejados = pendientes.get(CLAVE)
      const textos = dejados?.map(p => String(p.valor))
      const junto = textos && juntar([...(ahora.current === null ? [] : [ahora.current]), ...textos])
      if (isAqui && junto) escribir(junto, baseDe(dejados![0]!))
    })
    return () => {
      isAqui = false
    }
  }, [cajon, escribir])
  return { texto, base: base.current, escribir, olvidar, sinLugar }
}
