/** What a telephone number is written with, besides its digits. */
const SIGNOS = /^[\d\s+()\-./,;]*$/
const ANEXO = /\b(anexo|anx|ext|int)\b\.?\s*\d+/gi

/** Whether it is a telephone number, or some: six digits at least without its extension («anexo 12»), and nothing but what numbers are written with. */
export function isTelefono(texto: string): boolean {
  const numero = texto.replace(ANEXO, '')
  return SIGNOS.test(numero) && numero.replace(/\D/g, '').length >= 6
}
