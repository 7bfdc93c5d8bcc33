import { plegar, sinBlancosDeMas } from '../texto/normalizar.ts'
import { leerAutores } from './autoresEscritos.ts'
import { leerDoi } from './identificadores.ts'
import type { CamposDeReferencia, TipoDeReferencia } from './referencia.ts'

/** A reference in APA that somebody wrote, read into its fields: the other way round than apa.ts. */

/** A reference in its fields; those that it does not say are not there. */
export type ReferenciaPartida = { tipo: TipoDeReferencia } & Partial<CamposDeReferencia>

/** No reference is longer. */
const MAX = 1000
const ANIO = String.raw`(?:1[5-9]|20)\d\d[a-z]?(?:, [^()]{3,30})?|s\. ?f\.(?:-?[a-z])?|en prensa`
const PARTIDA = new RegExp(`^([^()]+?) \\((${ANIO})\\)\\. (.+)$`)
const ENLACE = / (?:doi: ?(10\.\S+)|(https?:\/\/\S+))$/i

/**
 * The fields of a reference that was written whole; null where it cannot be told without a doubt, or where a word would be lost. A chapter, a thesis and
 * whatever has no fields of its own stay whole.
 */
export function partirReferencia(escrita: string): ReferenciaPartida | null {
  const texto = sinBlancosDeMas(escrita)
  const [, antes, anio, resto] = (texto.length <= MAX && PARTIDA.exec(texto)) || []
  const autores = antes === undefined ? null : leerAutores(antes)
  if (!autores) return null
  const enlace = leerEnlace(ENLACE.exec(resto!))
  if (!enlace) return null
  const sinEnlace = resto!.replace(ENLACE, '')
  if (sinEnlace !== resto && !/[.?!]$/.test(sinEnlace)) return null
  const obra = leerObra(sinEnlace, enlace, autores.isInstitucion)
  const partida = obra && { ...obra, autores: autores.autores, anio: anio!, ...enlace }
  return partida && dicenLoMismo(texto, partida) ? partida : null
}

/** Where a reference leads at its end; null where that is no DOI and no address. */
function leerEnlace(hallado: RegExpExecArray | null): Pick<ReferenciaPartida, 'doi' | 'url'> | null {
  if (!hallado) return {}
  const [, escrito, direccion] = hallado
  const isDoi = escrito !== undefined || /^https?:\/\/(?:dx\.)?doi\.org\//i.test(direccion!)
  const doi = isDoi ? leerDoi(escrito ?? direccion!) : null
  if (isDoi) return doi === null ? null : { doi }
  return { url: direccion!.replace(/[.,;]$/, '') }
}

const ORDINAL = String.raw`(?:\d{1,3}(?:\.? ?[ªº°a]|\.|era|ra|da|ta|ma|va|na|st|nd|rd|th)?|primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima|octava|novena|d[eé]cima|[uú]ltima|nueva)`
const EDICION = String.raw`${ORDINAL} (?:ed\.|edici[oó]n|edition)(?:,? [^()]{1,40})?|ed\. [^()]{3,40}|edici[oó]n [^()]{3,40}`
const CON_EDICION = new RegExp(`^(.+?) \\((${EDICION})\\)\\.?(?: (.+))?$`, 'i')
/** What tells that a part was not understood: an edition within a title, the volume and the pages of an article in one, another reference. */
const SIN_LEER =
  /\([^()]*\b(?:ed|edici[oó]n|edition)\b[^()]*\)|, \d{1,4} ?\([^()]*\), [a-z]?\d|\((?:1[5-9]|20)\d\d[a-z]?\)\./i
const ARTICULO =
  /^(.+?[.?!]) ([^.?!()]+?), (\d{1,4})(?: ?\(([^()]{1,20})\))?(?:, ([a-z]?\d{1,6}(?: ?[-–—] ?[a-z]?\d{1,6})?))?\.?$/i
/** What stands in a book or is no book, and has no fields of its own: a chapter, a thesis, a volume. */
const DE_OTRO =
  /[.?!] (?:En|In):? \p{L}|\[|\((?:eds\b|ed\.?\)|(?:coords?|comps?|trads?|dirs?|pp?)\b)|\([^()]*\b(?:vols?|tomos?)\b|[(.,] ?(?:tesis|tesina|trabajo de (?:grado|titulaci[oó]n)|disertaci[oó]n)\b/iu

/** What was written, without its authors and its year. */
function leerObra(
  resto: string,
  { url, doi }: Pick<ReferenciaPartida, 'doi' | 'url'>,
  isInstitucion: boolean,
): ReferenciaPartida | null {
  if (DE_OTRO.test(resto)) return null
  const conEdicion = CON_EDICION.exec(resto)
  if (conEdicion) return leerLibro(conEdicion)
  const articulo = ARTICULO.exec(resto)
  if (SIN_LEER.test(articulo?.[1] ?? resto)) return null
  if (articulo) return leerArticulo(articulo, doi !== undefined)
  if (doi !== undefined) return null
  const partes = oraciones(resto)
  // What no person wrote may be the title of a work, unless somebody stands behind it.
  if (!partes || partes.length > 2 || (isInstitucion && partes.length === 1 && url === undefined)) return null
  const [obra, casa] = partes
  if (casa !== undefined && !(isNombre(casa) && isPropio(casa))) return null
  const tipo = url === undefined ? 'libro' : 'web'
  const de = casa && { [tipo === 'web' ? 'sitio' : 'editorial']: casaSinPunto(casa) }
  return { tipo, titulo: sinPunto(obra!), ...de }
}

function leerLibro([, titulo, edicion, editorial = '']: RegExpExecArray): ReferenciaPartida | null {
  if (SIN_LEER.test(titulo!) || (editorial !== '' && !isNombre(editorial))) return null
  return {
    tipo: 'libro',
    titulo: sinPunto(titulo!),
    edicion: edicion!,
    ...(editorial && { editorial: casaSinPunto(editorial) }),
  }
}

/** An article; null where it may be a book and its place («Didáctica. Lima, 12.»), or where the name of the journal is not all of it. */
function leerArticulo(
  [, titulo, revista, volumen, numero, paginas]: RegExpExecArray,
  hasDoi: boolean,
): ReferenciaPartida | null {
  const isSeguro = numero !== undefined || paginas !== undefined || hasDoi
  if (!isSeguro || !isRevista(revista!) || hasOtraCita(titulo!)) return null
  return {
    tipo: 'articulo',
    titulo: sinPunto(titulo!),
    revista: revista!,
    volumen: volumen!,
    ...(numero && { numero }),
    ...(paginas && { paginas }),
  }
}

/** Whether this can be the name of a journal: one that begins as a name does, and without a number that is none of it. */
const isRevista = (s: string): boolean =>
  s.length <= 200 && /^[\p{Lu}\d]/u.test(s) && !/, \d+$/.test(s) && !DE_PARTE.test(plegar(s))

/** What counts the parts of a work: nothing is called so. */
const DE_PARTE = /^(?:vol|volumen|tomo|parte|capitulo|(?:primera|segunda|tercera|cuarta) parte)\b/
/** What rather goes on with a title than names a publisher, though it may have capitals. */
const DE_TITULO = /^(?:un|una|unos|unas|teoria|nuev[oa]s)\b/

/** Whether this can be the name of a publisher or of a site: short, and nothing else beside it. */
const isNombre = (s: string): boolean =>
  s.length <= 100 &&
  /^[\p{Lu}\d]/u.test(s) &&
  !/[()[\]]|\d{3}|https?:|\bISBN\b|[?!;]/i.test(s) &&
  s.split(' ').length <= 12

const DE_NOMBRE = /^(?:de|del|la|las|los|el|y|e|en|para|of|and|the|for|&|da|do|di)$/
const CASA =
  /^(?:editorial|ediciones|editores|fondo|imprenta|prensas|publicaciones|servicio|universidad|pontificia|ministerio|instituto|biblioteca|centro)$/

/** Whether it is a name by its capitals, or by its first word: «Un enfoque» behind a title belongs to that. */
function isPropio(nombre: string): boolean {
  const suyas = nombre.split(' ')
  if (DE_PARTE.test(plegar(nombre)) || DE_TITULO.test(plegar(nombre))) return false
  return CASA.test(plegar(suyas[0]!)) || suyas.every(p => DE_NOMBRE.test(p) || /^[\p{Lu}\d]/u.test(p))
}

const ABREVIATURAS =
  'vs|vols?|n[uú]ms?|nro|eds?|edit|pp|art|cap|dr|dra|sr|sra|lic|ing|prof|etc|figs?|ej|c[ií]a|inc|ltda|trad|comps?|coords?|dir|av|st|jr|mg|mag|ee|uu|rev'
/** Behind these, or a letter, a point ends no sentence. */
const ABREVIADA = new RegExp(String.raw`(?:^|[ (])(?:\p{L}|${ABREVIATURAS})\.$`, 'iu')
/** A title in which the journal begins («Lectura. Rev.»), or another person stands («Lectura. Trillas. Vargas, L. Otra.»). */
const EN_ABREVIATURA = new RegExp(String.raw`[ (](?:${ABREVIATURAS})\.$`, 'iu')
const OTRA_PERSONA = /[.?!,] \p{Lu}\.(?= |$)/u
const hasOtraCita = (titulo: string): boolean => EN_ABREVIATURA.test(titulo) || OTRA_PERSONA.test(titulo)

/** The sentences of a text, each with its sign; null where one may end within another. */
function oraciones(texto: string): string[] | null {
  const partes = texto.split(/(?<=[.?!…]) /)
  return partes.slice(0, -1).some(p => ABREVIADA.test(p)) ? null : partes
}

/** Without the point that the format puts itself. */
const sinPunto = (s: string): string => s.replace(/(?<!\.)\.$/, '')
/** A publisher without it; that of «S. A.» is its own. */
const casaSinPunto = (s: string): string => (/(?:^|[ .])\p{Lu}\.$/u.test(s) ? s : sinPunto(s))

/** Words of a text: between authors «y» and «&» are only what parts them. */
const palabras = (s: string): string[] =>
  plegar(s)
    .replace(/\bhttps?:\/\/(?:dx\.)?doi\.org\/|\bdoi:/g, ' ')
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter(p => !/^(?:y|e|and)$/.test(p)) ?? []

/** Whether the fields have every word that was written, and no other. */
function dicenLoMismo(escrita: string, { tipo: _, ...campos }: ReferenciaPartida): boolean {
  const [una, otra] = [escrita, Object.values(campos).join(' ')].map(s => palabras(s).sort().join(' '))
  return una === otra
}
