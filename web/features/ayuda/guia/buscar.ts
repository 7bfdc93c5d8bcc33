import { plegar } from '@malla/domain/texto/normalizar.ts'
import { lineasDe, llanoDeLinea } from './arbol.ts'
import type { Pagina } from './pagina.ts'

export interface Hallada {
  pagina: Pagina
  /** What the page says where it was found: before, the words that match, after. */
  extracto: [antes: string, igual: string, despues: string]
}

/** Words that say nothing of what is looked for. */
const VACIAS = new Set(
  'a al algun como con cual cuando de del donde el en es esta hay hago hacer la las lo los me mi mis no o para por puedo que quiero se si sin su sus te tengo un una unas unos y'.split(
    ' ',
  ),
)
/** Endings that change with person, number and tense: «recupero», «recuperar», «recuperada». */
const FINAL =
  /(?:ando|iendo|aciones|acion|ados|adas|idos|idas|ado|ada|ido|ida|arlo|arla|ar|er|ir|es|as|os|an|en|a|e|o|s)$/
const LEAST = 4

/** What a word is looked for by. */
const raiz = (palabra: string): string => {
  const corta = palabra.replace(FINAL, '')
  return corta.length >= LEAST ? corta : palabra
}

const palabrasDe = (texto: string): string[] => plegar(texto).match(/[a-z0-9]+/g) ?? []

interface Fichada {
  pagina: Pagina
  llano: string
  campos: { palabras: string[]; peso: number }[]
}

/** Runs of text as one line: what ends without a sign (a heading, a cell) is set off from what follows. */
const seguidas = (lineas: readonly string[]): string =>
  lineas.map((l, i) => (i === lineas.length - 1 || /[.:;,?!…]$/.test(l) ? l : `${l} ·`)).join(' ')

/** What a page is found by: its title above all, then other words for it, its headings, its text. */
function fichar(pagina: Pagina): Fichada {
  const titulos = pagina.bloques.flatMap(b => (b.clase === 'titulo' ? [llanoDeLinea(b.texto)] : []))
  const llano = seguidas(lineasDe(pagina.bloques).map(llanoDeLinea))
  return {
    pagina,
    llano,
    campos: [
      { palabras: palabrasDe(pagina.titulo), peso: 12 },
      { palabras: palabrasDe(pagina.palabras), peso: 8 },
      { palabras: palabrasDe(titulos.join(' ')), peso: 4 },
      { palabras: palabrasDe(llano), peso: 1 },
    ],
  }
}

/** How well a word is met: each field counts once, whole words a little more; many mentions in the text a little too. */
function valor({ campos }: Fichada, buscada: string): number {
  const corta = raiz(buscada)
  return campos.reduce((suma, { palabras, peso }) => {
    const iguales = palabras.filter(p => p.startsWith(corta))
    if (iguales.length === 0) return suma
    return suma + peso + (iguales.includes(buscada) ? peso / 4 : 0) + Math.min(iguales.length, 8) / 10
  }, 0)
}

const ANCHO = 70

/** A text from a place to the last whole word before another. */
const hastaPalabra = (texto: string, desde: number, hasta: number): string =>
  texto.length <= hasta ? texto.slice(desde) : `${texto.slice(desde, texto.lastIndexOf(' ', hasta))} …`

/** What stands around the first word that matches; the beginning when the match is in the title alone. */
function extractoDe({ llano }: Fichada, buscadas: readonly string[]): Hallada['extracto'] {
  const plano = plegar(llano)
  const texto = llano.normalize('NFC')
  const sitios = buscadas.flatMap(b => {
    const m = new RegExp(`(?<![a-z0-9])${raiz(b)}[a-z0-9]*`).exec(plano)
    return m ? [{ en: m.index, hasta: m.index + m[0].length }] : []
  })
  const sitio = sitios.toSorted((a, b) => a.en - b.en)[0]
  if (!sitio) return ['', '', hastaPalabra(texto, 0, 2 * ANCHO)]
  const inicio = sitio.en <= ANCHO ? 0 : texto.indexOf(' ', sitio.en - ANCHO) + 1
  return [
    (inicio > 0 ? '… ' : '') + texto.slice(inicio, sitio.en),
    texto.slice(sitio.en, sitio.hasta),
    hastaPalabra(texto, sitio.hasta, sitio.hasta + ANCHO),
  ]
}

/**
 * Looks in the guide, whatever the accents, capitals and endings of what was typed: the best page first. A page has at least `parte` of the words that
 * say something; those with more of them come first. The guide is small: nothing is kept between two letters.
 */
export function buscarEnGuia(paginas: readonly Pagina[], texto: string, parte = 0.5): Hallada[] {
  const escritas = palabrasDe(texto)
  const dicen = escritas.filter(p => p.length > 1 && !VACIAS.has(p))
  const buscadas = dicen.length > 0 ? dicen : escritas
  if (buscadas.length === 0) return []
  return paginas
    .map(pagina => {
      const fichada = fichar(pagina)
      const valores = buscadas.map(b => valor(fichada, b))
      return {
        fichada,
        halladas: valores.filter(v => v > 0).length,
        suma: valores.reduce((a, b) => a + b, 0),
      }
    })
    .filter(({ halladas }) => halladas > 0 && halladas >= buscadas.length * parte)
    .toSorted((a, b) => b.halladas - a.halladas || b.suma - a.suma)
    .map(({ fichada }) => ({ pagina: fichada.pagina, extracto: extractoDe(fichada, buscadas) }))
}
