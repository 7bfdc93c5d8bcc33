import type { Presente } from '@malla/contracts/presencias.ts'
import { useRef } from 'react'
import { api } from '../../../app/api.ts'
import { useLatido } from '../../presencia/useLatido.ts'
import { entradaDe } from './cache.ts'

/** So long after the last letter somebody still writes, in milliseconds. */
const ESCRIBE = 5000

export interface Presencia {
  otros: readonly Presente[]
  /** The person is in this section now; null: in none. */
  estarEn(clave: string | null): void
  /** A letter was typed. */
  escribir(): void
}

/** Tells the others that this person looks at a syllabus, where and whether writing, and says who else does. */
export function usePresencia(curso: number, periodo: number | null): Presencia {
  const aqui = useRef({ donde: null as string | null, tecla: 0 })
  const { otros, latir } = useLatido({
    clave: `${curso}/${periodo}`,
    decir(pestana, sale) {
      const { donde, tecla } = aqui.current
      const escribe = Date.now() - tecla < ESCRIBE
      const input = { ...entradaDe(curso, periodo), pestana, donde, escribe, sale }
      return api('presencias.estar', input, { keepalive: sale })
    },
    isSuya: n => n.cosa === 'silabo' && n.id === curso && n.periodo_id === periodo,
  })
  return {
    otros,
    estarEn(donde) {
      if (aqui.current.donde === donde) return
      aqui.current.donde = donde
      latir()
    },
    escribir() {
      const callaba = Date.now() - aqui.current.tecla > ESCRIBE
      aqui.current.tecla = Date.now()
      if (callaba) latir()
    },
  }
}
