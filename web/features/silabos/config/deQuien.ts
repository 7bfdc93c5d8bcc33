import type { EstructuraVigente } from '@malla/contracts/estructuras.ts'

type Vigente = Pick<EstructuraVigente, 'de' | 'propia' | 'silabos' | 'planes'>

const DE: Readonly<Record<EstructuraVigente['de'], string>> = {
  plan: 'Propia de este plan',
  programa: 'Heredada del programa',
  institucion: 'Heredada de la institución',
  inicial: 'Nadie la ha cambiado todavía: es la que trae el producto',
}
const PROPIA = {
  plan: 'Propia de este plan',
  programa: 'Propia de este programa',
  institucion: 'De la institución',
}

/** Whose the structure is that holds here: «Heredada de la institución». */
export const deQuien = ({ de, propia }: Vigente): string => (propia && de !== 'inicial' ? PROPIA[de] : DE[de])

const n = (cuantos: number, uno: string, varios: string): string =>
  cuantos === 1 ? uno : `${cuantos} ${varios}`

/** How many syllabi it reaches, in a sentence. */
export const alcance = ({ silabos, planes }: Vigente): string =>
  planes === 0
    ? 'Ningún plan vigente la sigue.'
    : `La siguen ${n(planes, 'un plan', 'planes')}; alcanza a ${n(silabos, 'un sílabo que todavía no está aprobado', 'sílabos que todavía no están aprobados')}.`
