import type { Presente } from '@malla/contracts/presencias.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { newKey } from '../../../ui/newKey.ts'
import { entradaDe } from './cache.ts'
import { onPresentes } from './presentes.ts'

/** Heartbeat, and how soon after a move or a letter the others hear of it, in milliseconds. */
const LATIDO = 20_000
const PRONTO = 600
/** So long after the last letter somebody still writes. */
const ESCRIBE = 5000

const PESTANA = newKey()

export interface Presencia {
  otros: readonly Presente[]
  /** The person is in this section now; null: in none. */
  estarEn(clave: string | null): void
  /** A letter was typed. */
  escribir(): void
}

/** Tells the others that this person looks at a syllabus, where and whether writing, and says who else does. */
export function usePresencia(curso: number, periodo: number | null): Presencia {
  const [otros, setOtros] = useState<readonly Presente[]>([])
  const aqui = useRef({ donde: null as string | null, tecla: 0 })
  const pronto = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latir = useRef(() => {})

  useEffect(() => {
    const decir = async (sale = false) => {
      const { donde, tecla } = aqui.current
      const escribe = Date.now() - tecla < ESCRIBE
      const input = { ...entradaDe(curso, periodo), pestana: PESTANA, donde, escribe, sale }
      // Who is there is no more than a courtesy: without an answer nobody is shown, and the heart goes on.
      const answer = await api('presencias.estar', input, { keepalive: sale }).catch(() => ({ data: [] }))
      if (!sale) setOtros(answer.data)
    }
    latir.current = () => {
      clearTimeout(pronto.current)
      pronto.current = setTimeout(() => void decir(), PRONTO)
    }
    void decir()
    const reloj = setInterval(() => void decir(), LATIDO)
    const irse = () => void decir(true)
    window.addEventListener('pagehide', irse)
    const callar = onPresentes(noticia => {
      if (noticia.id === curso && (noticia.periodo_id ?? null) === periodo) setOtros(noticia.data)
    })
    return () => {
      clearInterval(reloj)
      clearTimeout(pronto.current)
      window.removeEventListener('pagehide', irse)
      callar()
      irse()
    }
  }, [curso, periodo])

  return {
    otros,
    estarEn(donde) {
      if (aqui.current.donde === donde) return
      aqui.current.donde = donde
      latir.current()
    },
    escribir() {
      const callaba = Date.now() - aqui.current.tecla > ESCRIBE
      aqui.current.tecla = Date.now()
      if (callaba) latir.current()
    },
  }
}
