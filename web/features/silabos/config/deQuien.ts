import type { EstructuraVigente } from '@malla/contracts/estructuras.ts'
import { segun } from '@malla/domain/texto/numero.ts'

type Vigente = Pick<EstructuraVigente, 'de' | 'propia'>
type Alcance = Pick<EstructuraVigente, 'silabos' | 'planes'>

const DE: Readonly<Record<EstructuraVigente['de'], string>> = {
  plan: 'Propia de este plan',
  programa: 'Heredada del programa',
  institucion: 'Heredada de la institución',
  inicial: 'Nadie la ha cambiado todavía: es la que trae Malla',
}
const PROPIA = {
  plan: 'Propia de este plan',
  programa: 'Propia de este programa',
  institucion: 'De la institución',
}

/** Whose the structure is that holds here: «Heredada de la institución». */
export const deQuien = ({ de, propia }: Vigente): string => (propia && de !== 'inicial' ? PROPIA[de] : DE[de])

/** How many syllabi it reaches, in a sentence. */
export function alcance({ silabos, planes }: Alcance): string {
  if (planes === 0) return 'Ningún plan vigente la sigue.'
  const quien = segun(planes, 'La sigue un plan', 'La siguen # planes')
  if (silabos === 0) return `${quien}, todavía sin sílabos.`
  return `${quien}: alcanza a ${segun(silabos, 'un sílabo que no está aprobado', '# sílabos que no están aprobados')}.`
}

/**
 * Which form shows it. Another one where somebody begins or ends to have one of their own, and where what is inherited changes: no revision tells that, and a
 * form would write what was inherited before over it.
 */
export const formDe = ({
  de,
  propia,
  estructura,
}: Vigente & Pick<EstructuraVigente, 'estructura'>): string =>
  propia ? `${de}/propia` : `${de}/${JSON.stringify(estructura)}`
