const SEPARADOR = ' · '

/**
 * A foot in what may be shortened and what never is: its last part, the day on which the document was made or approved. A foot of one part, or whose
 * last one is long (a programme, where no day is said), is shortened as a whole.
 */
export const partesDePie = (texto: string): { cuerpo: string; fin: string } => {
  const corte = texto.lastIndexOf(SEPARADOR)
  const fin = corte === -1 ? '' : texto.slice(corte)
  return fin.length > LARGO_DE_FIN
    ? { cuerpo: texto, fin: '' }
    : { cuerpo: texto.slice(0, texto.length - fin.length), fin }
}
/** «emitido el 27/11/2026», «aprobado el 27/11/2026»… with room to spare. */
const LARGO_DE_FIN = 40
