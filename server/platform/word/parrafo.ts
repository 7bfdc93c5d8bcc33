/** Paragraphs and runs of a document while they are read. */

export interface Parrafo {
  html: string[]
  letras: string
  estilo: string
  nivel: number | null | undefined
  lista: string | null
  ilvl: string
  /** All letters so far are bold. */
  isNegrita: boolean
}

export interface Corrida {
  marcas: string[]
  negrita: boolean | null
  isOculta: boolean
}

/** A heading is short; a longer bold item is one. */
const LETRAS_DE_TITULO = 120

/** Each mark once: said a million times in one run it would be written a million times around each of its texts. */
export const marcar = ({ marcas }: Corrida, marca: string): void => {
  if (!marcas.includes(marca)) marcas.push(marca)
}

/** «I. SUMILLA», numbered by Word: a heading that looks like an item of a list. */
export const pareceTitulo = (p: Parrafo): boolean =>
  p.letras.length <= LETRAS_DE_TITULO &&
  (p.isNegrita || (/\p{Lu}{3}/u.test(p.letras) && p.letras === p.letras.toLocaleUpperCase('es')))
