import { limpiar } from './valores.ts'

/** How titles of cycles are written: with what they count behind them, and their letters apart. */

const QUE = '(?:cr[eé]ditos?|cr[eé]d|cr|horas?|hrs?|h)(?!\\p{L})'
const SIGNOS = '[\\s:;,|/(·–—-]*'
/** «- 20 créditos», «: 24 horas», «Total de créditos: 22»: what a title counts behind its cycle. */
const CUENTA = new RegExp(
  `${SIGNOS}(?:\\b\\d+(?:[.,]\\d+)?\\s*${QUE}|\\b(?:total (?:de )?)?${QUE}\\s*[:=]\\s*\\d+).*$`,
  'iu',
)
/** «C I C L O» as one word; what two blanks part, or a word of cycles, is another. */
const APARTE = /(?<![^\s])\p{L}(?: \p{L}){4,}(?![^\s])/gu

const juntar = (letras: string): string =>
  letras
    .replaceAll(' ', '')
    .replace(/(ciclo|semestre)/iu, ' $1 ')
    .trim()

/** A text with words whose letters stand apart («T O T A L») as words. */
export const conLetrasJuntas = (texto: string): string => texto.replace(APARTE, juntar)

/** Without what is counted behind it. */
export const sinCuenta = (texto: string): string => limpiar(texto.replace(CUENTA, ''))

/** A title as it is read. */
export const escritoDeTitulo = (texto: string): string =>
  sinCuenta(limpiar(conLetrasJuntas(texto).replace(/\([^)]*\)/g, ' ')))
