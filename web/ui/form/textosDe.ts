import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import type { Draft } from './draft.ts'

/** What is kept with what was typed so that it is written once. */
const DE_ENVIO = 'key'

function palabras(valor: unknown): string[] {
  if (typeof valor === 'string') return /\p{L}/u.test(valor) ? [sinEtiquetas(valor)] : []
  if (typeof valor !== 'object' || valor === null) return []
  return Object.entries(valor).flatMap(([nombre, v]) => (nombre === DE_ENVIO ? [] : palabras(v)))
}

/** What was written in a form, as text to be read and copied, a field a line: no choices, no figures. Empty where nothing was written. */
export const textosDe = ({ changes }: Draft): string =>
  [...new Set(palabras(changes).filter(texto => texto !== ''))].join('\n')
