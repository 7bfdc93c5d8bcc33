/**
 * What was typed while `enviado` was being saved: the letters after it; where it was changed in the middle, all that stands there now, for nothing
 * that was typed is lost.
 */
export function restoDe(enviado: string, escrito: string): string {
  const resto = escrito.startsWith(enviado) ? escrito.slice(enviado.length) : escrito
  return resto.trimStart()
}

/** The name that is saved first: of what was ended with Enter while another was being saved, the first line. */
export const primeraDe = (escrito: string): string => escrito.trimStart().split('\n', 1)[0]!
