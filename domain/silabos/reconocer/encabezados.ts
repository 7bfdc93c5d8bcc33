import { clave as plegada } from '../../texto/normalizar.ts'
import { leerRomano } from '../../texto/romanos.ts'
import type { ClaveDeSilabo } from '../contenido.ts'
import { type Bloque, escapar, llano } from './bloques.ts'

/** Headings of syllabi as Spanish writes them: which section they begin. */

/** What a section of a document can be: a key of the syllabus, or what the plan and the carta say. */
export type ClaveReconocible = ClaveDeSilabo | 'datos' | 'sumilla'

/** Names of each section, folded: `corta` may stand before a colon with its text behind it, `larga` also goes on («evaluación del curso»). */
const nombres: Readonly<Record<ClaveReconocible, { corta: RegExp; larga?: RegExp }>> = {
  datos: {
    corta:
      /^(datos|informacion|aspectos)( de identificacion)?( (general(es)?|informativ[oa]s?|academic[oa]s?|administrativ[oa]s?))+$/,
    larga: /^(datos|informacion) (general(es)? )?(de la asignatura|del curso|de la unidad didactica)$/,
  },
  sumilla: { corta: /^(sumilla|sumario)$/, larga: /^(sumilla|descripcion) (de la asignatura|del curso)$/ },
  valores: {
    corta: /^(valores|ejes transversales|actitudes|enfoques transversales)$/,
    larga: /^(valores|actitudes|ejes|enfoques|competencias para la empleabilidad)( .*)?$/,
  },
  investigacionFormativa: {
    corta: /^investigacion formativa$/,
    larga: /^(actividades? de )?investigacion formativa( .*)?$/,
  },
  tutoria: { corta: /^(tutoria|consejeria|asesoria)$/, larga: /^(tutoria|consejeria|asesoria)( .*)?$/ },
  resultados: {
    corta: /^(resultados?|logros?) (de|del) (aprendizaje|curso|la asignatura)$/,
    larga:
      /^((resultados?|logros?)( general(es)?)?( (de|del|esperados?) .*)?|objetivos?( .*)?|capacidad(es)?( terminal(es)?)?( de la unidad didactica)?|indicadores de logro( .*)?)$/,
  },
  competencias: {
    corta: /^competencias?$/,
    larga: /^(unidad de competencia|competencias?|capacidades y competencias)( .*)?$/,
  },
  unidadesaprendizaje: {
    corta: /^(programacion|cronograma|temario|contenidos?)$/,
    larga:
      /^((programacion|cronograma|calendarizacion|planificacion|contenidos?|programa) (de|del|academic|tematic|curricular|programatic|analitic|por|general|semanal|y).*|unidades (de aprendizaje|didacticas|tematicas|y).*|(organizacion|desarrollo|distribucion) de (las? |los )?(unidades|contenidos?|aprendizajes?|actividades).*|(actividades|sesiones) de aprendizaje.*)$/,
  },
  metodologia: {
    corta: /^(metodologia|estrategias? (metodologicas?|didacticas?))$/,
    larga:
      /^(metodologia( .*)?|(estrategias?|metodos?|tecnicas?|procedimientos?) (y |de |metodologic|didactic|pedagogic).*)$/,
  },
  evaluacion: {
    corta: /^((sistema de )?evaluacion)$/,
    larga:
      /^((sistema|criterios|normas|requisitos|procedimientos?) de (la )?(evaluacion|aprobacion)( .*)?|evaluacion (del?|de la|y) .*)$/,
  },
  bibliografia: {
    corta:
      /^(bibliografia|referencias( bibliograficas)?|fuentes? (de informacion|bibliograficas?|de consulta))$/,
    larga: /^(bibliografia|referencias|fuentes? (de|bibliografic|documental)|material de consulta)( ?.*)?$/,
  },
  anexos: { corta: /^anexos?$/, larga: /^(anexos?|rubricas?)( .*)?$/ },
}

/** A heading that was read. */
export interface Encabezado {
  /** Null for a heading that no section goes by. */
  clave: ClaveReconocible | null
  titulo: string
  /** 1 is a main one; by its style, or by its number: «3.2» is 2. */
  nivel: number
  /** How it is made: only a heading of the same make ends a section of another name. */
  hechura: 'titulo' | 'romano' | 'cifra' | 'llana'
  /** What stands behind the colon of «Sumilla: …», HTML; '' for nothing. */
  resto: string
  /** Whether its looks say that it is a heading, not its words alone. */
  isClaro: boolean
}

const NUMERACION = /^\s*(?:([IVXL]{1,6})|(\d{1,2}(?:\.\d{1,2})*))\s*(?:[.)°º:]|[-–—](?=\s|\p{L}))+[-–—]?\s*/u
const MAS_LARGO = 110

interface Numeracion {
  largo: number
  nivel: number
  hechura: 'romano' | 'cifra' | 'llana'
}

function numeracionDe(texto: string): Numeracion {
  const n = NUMERACION.exec(texto)
  if (n?.[1] && leerRomano(n[1])) return { largo: n[0].length, nivel: 1, hechura: 'romano' }
  // «1.2 Sumilla» needs no point behind its number.
  const cifras = n?.[2] ? n : /^\s*(?:()(\d{1,2}(?:\.\d{1,2})+))\s+/.exec(texto)
  if (cifras?.[2]) return { largo: cifras[0].length, nivel: cifras[2].split('.').length, hechura: 'cifra' }
  return { largo: 0, nivel: 1, hechura: 'llana' }
}

const isMayusculas = (s: string): boolean => /\p{L}{3}/u.test(s) && s === s.toUpperCase()

/** Whether all of a text is bold; a long one is no heading anyway. */
const isNegrita = (html: string): boolean =>
  html.length < 1000 &&
  /^\s*(<(p|u|em|span)\b[^>]*>\s*)*<(strong|b)\b/i.test(html) &&
  llano(html.replace(/<(strong|b)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')).replace(/[:.\s]/g, '') === ''

const sinCierre = (s: string): string => plegada(s).replace(/[\s:.\-–]+$/, '')

/** The section that a heading names, or null. */
export function claveDeNombre(nombre: string, isSoloCorta = false): ClaveReconocible | null {
  // Before its end is looked for, which takes long in half a million colons.
  if (nombre.length > 4 * MAS_LARGO) return null
  const dicho = sinCierre(nombre)
  if (dicho === '' || dicho.length > MAS_LARGO || /\bde la unidad$/.test(dicho)) return null
  const claves = Object.keys(nombres) as ClaveReconocible[]
  const deCorta = claves.find(c => nombres[c].corta.test(dicho))
  return deCorta ?? (isSoloCorta ? null : (claves.find(c => nombres[c].larga?.test(dicho)) ?? null))
}

/** The block as a line that may be a heading: a title, a paragraph, or a list of one item, as Word makes of an automatic number. */
function lineaDe(b: Bloque): { html: string; nivel: number | null; isDeLista: boolean } | null {
  if (b.tipo === 'titulo') return { html: b.html, nivel: b.nivel, isDeLista: false }
  if (b.tipo === 'parrafo') return { html: b.html, nivel: null, isDeLista: false }
  return b.tipo === 'lista' && b.items.length === 1
    ? { html: b.items[0]!, nivel: null, isDeLista: true }
    : null
}

/** Reads a block as a heading; null for one that is none. */
export function leerEncabezado(b: Bloque): Encabezado | null {
  const linea = lineaDe(b)
  const texto = linea ? llano(linea.html) : ''
  if (!linea || texto === '') return null
  const numeracion = numeracionDe(texto)
  const nombre = texto.slice(numeracion.largo)
  const palabras = nombre.split(/\s+/).length
  const isMarcado =
    linea.nivel !== null || numeracion.largo > 0 || isNegrita(linea.html) || isMayusculas(nombre)
  const base = {
    titulo: texto,
    nivel: linea.nivel ?? numeracion.nivel,
    hechura: linea.nivel === null ? numeracion.hechura : ('titulo' as const),
    isClaro: isMarcado,
  }
  const isCorto = palabras <= 12 && (isMarcado || linea.isDeLista || /:$/.test(nombre) || palabras <= 4)
  const clave = isCorto && (isMarcado || !/\.$/.test(nombre)) ? claveDeNombre(nombre) : null
  if (clave) return { ...base, clave, resto: '' }
  return (
    conResto(linea.html, nombre, base) ??
    (isDesconocido(linea, nombre, numeracion) ? { ...base, clave: null, resto: '' } : null)
  )
}

/** «SUMILLA: La asignatura …»: heading and text in one paragraph. */
function conResto(
  html: string,
  nombre: string,
  base: Omit<Encabezado, 'clave' | 'resto'>,
): Encabezado | null {
  const dosPuntos = nombre.search(/[:.]\s/)
  if (dosPuntos < 0) return null
  const antes = nombre.slice(0, dosPuntos)
  const clave = claveDeNombre(antes, true)
  if (!clave) return null
  const resto = nombre.slice(dosPuntos + 1).trim()
  const isClaro = base.isClaro || isMayusculas(antes)
  // With a point behind it only a marked name is a heading: «Evaluación. Se hará …».
  if (nombre[dosPuntos] === '.' && !isClaro && !/<(strong|b)\b/i.test(html)) return null
  return { ...base, titulo: antes, clave, resto: restoHtml(html, antes, resto), isClaro }
}

/** What stands in the HTML behind the name; its plain text where a tag goes across. */
function restoHtml(html: string, antes: string, resto: string): string {
  const i = html.indexOf(antes)
  const cola = i < 0 ? '' : html.slice(i + antes.length).replace(/^(?:\s|<\/\w+>|[:.])+/, '')
  const abiertas = cola.match(/<(?!br|img|\/)\w/gi)?.length ?? 0
  const cerradas = cola.match(/<\//g)?.length ?? 0
  return abiertas === cerradas && llano(cola) === resto ? cola : escapar(resto)
}

function isDesconocido(
  linea: { html: string; nivel: number | null },
  nombre: string,
  numeracion: Numeracion,
): boolean {
  if (linea.nivel !== null) return true
  const isNumerado = numeracion.hechura !== 'llana' && numeracion.nivel === 1
  return isNumerado && nombre.length <= MAS_LARGO && (isMayusculas(nombre) || isNegrita(linea.html))
}

const ORDINAL =
  /^(primera?|segund[ao]|tercera?|cuart[ao]|quint[ao]|sext[ao]|se[p]?tim[ao]|octav[ao]|\d{1,2}(ra|da|ta|ma|va|a|°|ª)?)$/
const UNIDAD =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{L}))?(?:([\p{L}\d]+[°ª.]?)\s+)?(?:unidad|m[oó]dulo|cap[ií]tulo|indicador\s+de\s+logro)(?:\s+(?:de\s+aprendizaje|did[aá]ctica|tem[aá]tica|formativ[oa]))?(?:\s*n\s*[°ºo.]+)?\s*(\d{1,2}|[IVX]{1,5})?(?![\p{L}\d])\s*([:.\-–—)·•]*)\s*/iu

const isNumero = (s: string): boolean => /^\d+$/.test(s) || leerRomano(s) !== null

/** «UNIDAD I: Modelado», «Segunda unidad – SQL» as their names, '' where there is none; null for what begins no unit. */
export function leerUnidad(texto: string): string | null {
  const partes = UNIDAD.exec(texto)
  if (!partes || texto.length > 300) return null
  const [todo, ordinal, numero, cierre] = partes
  const nombre = texto.slice(todo.length).trim()
  // «Unidad 3 del hospital» is a sentence.
  if (cierre === '' && /^\p{Ll}/u.test(nombre)) return null
  if (ordinal === undefined) return numero !== undefined && isNumero(numero) ? sinComillas(nombre) : null
  const isOrdinal =
    ORDINAL.test(plegada(ordinal)) || (isMayusculas(`${ordinal}${ordinal}${ordinal}`) && isNumero(ordinal))
  return isOrdinal && numero === undefined ? sinComillas(nombre) : null
}

const ORDINALES = /^(?:(prim)|(seg)|(terc)|(cuar)|(quin)|(sex)|(sep?t)|(oct))/

/** Number that the name of a unit begins with: 2 of «UNIDAD II: SQL» and of «Segunda unidad – SQL»; null where it says none. */
export function numeroDeUnidad(texto: string): number | null {
  const [, ordinal, numero] = UNIDAD.exec(texto) ?? []
  const dicho = plegada(numero ?? ordinal ?? '')
  const cifras = /^\d+/.exec(dicho)?.[0]
  if (cifras !== undefined) return Number(cifras)
  const lugar = ORDINALES.exec(dicho)?.findLastIndex(x => x !== undefined) ?? 0
  return lugar > 0 ? lugar : leerRomano(dicho)
}

/** The unit that a text begins, as units are counted: «unidad 2», «modulo 2»; null for what begins none, or one without a number. */
export function unidadContada(texto: string): string | null {
  const numero = leerUnidad(texto) === null ? null : numeroDeUnidad(texto)
  if (numero === null) return null
  const [nombre] = /unidad|modulo|capitulo|indicador/.exec(plegada(texto)) ?? []
  return `${nombre} ${numero}`
}

const sinComillas = (s: string): string => s.replace(/^[«"“](.*)[»"”]$/, '$1')

const RESULTADO =
  /^(?:(?:resultados?|logros?|capacidad(?:es)?|indicador(?:es)?|competencias?|objetivos?)(?:\s+(?:espec[ií]fic[oa]s?|terminal(?:es)?|de|del|la|el|aprendizaje|logro|unidad|curso|esperad[oa]s?))*)\s*[:.]\s*/i

/** «Logro de la unidad: modela …» as its text in HTML («modela …»); null for anything else. */
export function leerResultado(html: string): string | null {
  const texto = llano(html)
  const antes = RESULTADO.exec(texto)?.[0]
  if (antes === undefined) return null
  return restoHtml(html, antes.replace(/[\s:.]+$/, ''), texto.slice(antes.length).trim())
}
