import { plegar } from '../texto/normalizar.ts'

/** A word or a sign of a sentence. */
export interface Palabra {
  texto: string
  /** Without accents and case. */
  plegada: string
  /** Where it stands in the sentence, in code units; `hasta` is exclusive. */
  desde: number
  hasta: number
}

/** «C1.2: », «a) », «• »: what stands before a competency in a list. */
const VINETA = /^\s*(?:[•·▪◦●○*–—-]|\(?[a-zA-Z]{0,3}\d+(?:\.\d+)*\s?[.):–—-]?|\(?[a-zA-Z][.)])\s+/

/** The sentence itself: no number or bullet before it, blanks joined. */
export const oracionDe = (texto: string): string =>
  texto.normalize('NFC').replace(VINETA, '').replace(/\s+/g, ' ').trim()

const PALABRA = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|[,;:.()/]/gu

/** Words and signs of a sentence, in order. */
export const palabrasDe = (oracion: string): Palabra[] =>
  [...oracion.matchAll(PALABRA)].map(m => ({
    texto: m[0],
    plegada: plegar(m[0]),
    desde: m.index,
    hasta: m.index + m[0].length,
  }))

/** Whether it is a sign of punctuation, and no word. */
export const isSigno = (p: Palabra): boolean => /^[,;:.()/]$/.test(p.texto)
