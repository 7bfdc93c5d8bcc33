import { llano } from './bloques.ts'

/** The number or the code with which a line of a list begins. */

const ABRE = String.raw`((?:\s|<\w[^<>]*>)*)`
const CIERRA = String.raw`((?:<\/\w+>)*)`
const SIGNO = String.raw`\s*[.:)\-–—]+`
const NUMERO = String.raw`\s*(?:N\.?\s?[°º]\s*)?\d{1,2}`

/** A mark at the beginning of a line, with what closes it; tags may open before it and close behind it or its sign. */
const marca = (dicha: string, fin: string, flags = 'u'): RegExp =>
  new RegExp(`^${ABRE}(?:${dicha})${CIERRA}(?:${fin})${CIERRA}\\s*`, flags)

const MARCAS: readonly RegExp[] = [
  // «RA1.», «R.A. 2:», «CE1.2», also without a sign behind them.
  marca(
    String.raw`(?:RAE?|CE|CG|CT|CP|LA|R\.\s?A\.|C\.\s?E\.)${NUMERO}(?:\.\d{1,2})?(?!\d)`,
    String.raw`${SIGNO}|(?=\s+(?:<\w[^<>]*>)*\p{L})`,
  ),
  // «C1.»; «C1.1» is a code of two levels, and stays.
  marca(String.raw`[CRL]\d{1,2}(?!\.?\d)`, SIGNO),
  marca(String.raw`(?:resultado|logro|competencia)(?:\s+de\s+aprendizaje)?${NUMERO}`, SIGNO, 'iu'),
  // «1.», «2)»; «2.5 horas» and «1.ª» are none.
  marca(String.raw`\d{1,2}`, String.raw`\s*(?:\)|\.?[-–—]|\.)(?=\s|<)`),
]
/** «F1», «(C1.2)», «Ce 1.2.3»: letters and places, as competencies of a plan are called. */
const CODIGO = marca(
  String.raw`[([]?\p{L}[\p{L}.\-]{0,2}\s?\d{1,3}(?:\.\d{1,3})*(?!\.?\d|\p{L})[)\]]?`,
  String.raw`${SIGNO}|(?=\s)|$`,
)
const SIN_NADA = /<(strong|b|em|i|u|span)\b[^<>]*>\s*<\/\1>\s*/gi

const sin = (html: string, suya: RegExp): string => html.replace(suya, '$1$2$3').replace(SIN_NADA, '')

/** A line without its number, which the list gives it; as it is where it says nothing else. */
export function sinMarca(html: string): string {
  const suya = MARCAS.find(m => m.test(html))
  if (!suya) return html
  const resto = sin(html, suya)
  return llano(resto) === '' ? html : resto
}

/** The code with which a line begins, and the line without it, '' where it says nothing else; no code where it begins with none, or with several. */
export function conCodigo(html: string): { codigo: string; resto: string } {
  const [dicho] = CODIGO.exec(html) ?? []
  const resto = sin(html, CODIGO)
  if (dicho === undefined || CODIGO.test(resto.replace(/^[ye]\s+/, ''))) return { codigo: '', resto: html }
  const codigo = llano(dicho).replace(/^[^\p{L}]+|[^\d]+$/gu, '')
  return { codigo, resto: llano(resto) === '' ? '' : resto }
}
