/** How the lists of outcomes that every institution begins with are called (§3, fixed lists); a list of its own has its own name. */
const nombres: Readonly<Record<string, string>> = {
  tuning: 'Tuning',
  general: 'General',
  especifico: 'Específico',
}

/** Lists that mean the same in every institution: one of their outcomes is told by its number. */
export const isListaComun = (lista: string): boolean => Object.hasOwn(nombres, lista)

/** Name of a list: «Tuning». */
export const nombreDeLista = (lista: string): string => nombres[lista] ?? lista

/** An outcome in short: «Tuning 3». */
export const resultadoEnBreve = (r: { lista: string; numero: number }): string =>
  `${nombreDeLista(r.lista)} ${r.numero}`
