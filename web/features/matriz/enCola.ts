import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { pinceles } from '../../app/offline/pintar.ts'
import { conPedidas } from './celdas.ts'
import type { CeldaPedida } from './editor.ts'

/** Letters that wait for the server show in the matrix of their plan, also after it was read again, and go from it with the write. */

interface Pedidas {
  planId: number
  /** Without `antes` where their person has been told that somebody else was there before. */
  celdas: (Omit<CeldaPedida, 'antes'> & { antes?: Nivel | null })[]
}

function poner(answer: unknown, input: object, key: readonly unknown[], lado: 'nivel' | 'antes'): unknown {
  const { planId, celdas } = input as Pedidas
  const [, llamada, de] = key as [string, string, { planId?: number } | undefined]
  if (llamada !== 'cursos' || de?.planId !== planId) return answer
  const matriz = answer as { data: CeldaDeCompetencia[] }
  const pedidas = celdas.flatMap(c => (c[lado] === undefined ? [] : [{ ...c, nivel: c[lado] }]))
  return { ...matriz, data: conPedidas(matriz.data, pedidas) }
}

pinceles.set('competencias.saveCursos', {
  con: (answer, input, key) => poner(answer, input, key, 'nivel'),
  sin: (answer, input, key) => poner(answer, input, key, 'antes'),
})
