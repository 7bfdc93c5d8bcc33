import type { Palabra } from './palabras.ts'

/** What surrounds the action: with what, under which conditions, and what for. */
type ClaseDeParte = 'condicion' | 'finalidad'

/** Where a part begins: at the first word of the sentence that these words, folded, follow. */
const marcas: readonly (readonly [ClaseDeParte, RegExp])[] = [
  ['finalidad', /^(para|orientad[oa]s? a|destinad[oa]s? a|que permitan?|en beneficio|a favor|en favor) /],
  ['finalidad', /^(a fin de|con (el|la) (fin|finalidad|proposito|objetivo|objeto) de|con (miras|vistas) a) /],
  ['finalidad', /^(de (modo|manera|forma) que|contribuyendo|garantizando|asegurando|promoviendo) /],
  ['condicion', /^(mediante|segun|conforme|considerando|bajo|respetando|siguiendo|cumpliendo|desde) /],
  [
    'condicion',
    /^(a traves de|por medio de|a partir de|dentro de|de acuerdo (con|a|al)|teniendo en cuenta|tomando en cuenta) /,
  ],
  ['condicion', /^(con|en) base (en|a) /],
  ['condicion', /^(en el marco|sobre la base|en funcion|de (manera|forma|modo)) /],
  ['condicion', /^[a-z]{3,}(ando|iendo|yendo) /],
]
/** «con», «en» and adverbs are a condition only after an object: «trabaja en equipos», «aplica métodos con rigor». */
const debiles = /^(con|en|ante|sin|por|durante|frente a) /

export interface Parte {
  clase: ClaseDeParte
  /** Index of its first word. */
  desde: number
}

const ADVERBIO = /^[a-z]{3,}mente$/

/** First word after a verb that is no adverb: «comunica eficazmente en público». */
function trasAdverbios(palabras: readonly Palabra[], desde: number): number {
  let i = desde
  while (ADVERBIO.test(palabras[i]?.plegada ?? '')) i++
  return i
}

/** Conditions and purposes after the verbs, which end at `desde`; in order. */
export function partesDe(palabras: readonly Palabra[], desde: number): Parte[] {
  const inicio = trasAdverbios(palabras, desde)
  return palabras.flatMap((palabra, i): Parte[] => {
    if (i < inicio) return []
    const resto = `${palabras
      .slice(i, i + 5)
      .map(p => p.plegada)
      .join(' ')} `
    const marca = marcas.find(([, frase]) => frase.test(resto))
    if (marca) return [{ clase: marca[0], desde: i }]
    // The complement of «participa en» is its object, and «basado en» is no circumstance.
    const isDebil = i > inicio && debiles.test(resto) && !/[ai]d[oa]s?$/.test(palabras[i - 1]!.plegada)
    return isDebil || (i > inicio && ADVERBIO.test(palabra.plegada)) ? [{ clase: 'condicion', desde: i }] : []
  })
}

const VACIAS = /^(el|la|los|las|un|una|unos|unas|lo|de|del|a|al|y|e|o|u|su|sus|se|no|,|\.|;|:|[a-z]+mente)$/

/** What the verbs act on, as it is written between them and the first part (`fin`); null when nothing is said there. */
export function objetoDe(
  oracion: string,
  palabras: readonly Palabra[],
  desde: number,
  fin: number,
): string | null {
  const suyas = palabras.slice(trasAdverbios(palabras, desde), fin)
  if (suyas.every(p => VACIAS.test(p.plegada))) return null
  return oracion.slice(suyas[0]!.desde, suyas.at(-1)!.hasta).replace(/^[\s,;:]+|[\s,;:.]+$/g, '')
}
