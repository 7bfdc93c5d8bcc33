import { cortar } from '../../texto/cortar.ts'
import { enLista } from '../../texto/lista.ts'
import { clave as plegada } from '../../texto/normalizar.ts'
import { segun } from '../../texto/numero.ts'
import type { Anexo, LineaDeLogro } from '../contenido.ts'
import { leerDoi } from '../identificadores.ts'
import { type Referencia, referenciaNueva } from '../referencia.ts'
import {
  type Bloque,
  type BloqueEnLugar,
  distintas,
  enParrafo,
  htmlDeTodos,
  llano,
  type Tabla,
} from './bloques.ts'
import { lineasDe } from './celdas.ts'
import { leerUnidad } from './encabezados.ts'
import type { Enlazar, LineaLeida } from './enlazar.ts'
import type { Lectura } from './leerProgramacion.ts'
import { DIRECCION, lineasDeReferencias } from './lineasDeReferencias.ts'
import { sinMarca } from './marcas.ts'
import { sinTitulos } from './titulosDeTabla.ts'

/** Sections that are lists of lines. */

const lectura = <V>(valor: V, isSegura: boolean): Lectura<V> => ({
  valor,
  sobrantes: [],
  avisos: [],
  isSegura,
})

/** Competencies or results: a paragraph, an item or a row each, without their numbers; those that say a competency of the plan are tied to it. */
export function leerLogros(
  bloques: readonly BloqueEnLugar[],
  nuevoId: () => string,
  enlazar: Enlazar,
): Lectura<LineaDeLogro[]> {
  const avisos: string[] = []
  const escritas = bloques.flatMap(({ bloque }) => lineasDeLogro(bloque, avisos))
  const todas = sinSubtitulos(escritas, avisos).flatMap(enlazar)
  const lineas = todas.filter(l => llano(l.html) !== '')
  const valor = lineas.map(({ html, competencia }) => ({
    id: nuevoId(),
    competencia_id: competencia?.id ?? null,
    texto: enParrafo(competencia ? html : sinMarca(html)),
  }))
  const otras = todas.flatMap(({ celdas }) =>
    celdas.length === 0 ? [] : [`«${celdas.map(c => `${c.titulo}: ${c.valor}`).join(' · ')}»`],
  )
  const sueltas = lineas.filter(l => l.isSuelta).map(comienzoDe)
  if (otras.length > 0)
    avisos.push(`${segun(otras.length, 'No se trae', 'No se traen')} ${enLista(otras)}: lo dice el plan.`)
  if (sueltas.length > 0) avisos.push(`Sin enlace con el plan: ${enLista(sueltas)}. ${SE_ENLAZA}`)
  return { ...lectura(valor, valor.length > 0), avisos }
}

const SE_ENLAZA =
  'Se enlaza, una sola vez, cada competencia del curso que coincide por su código o por su nombre.'

/** A line as a notice names it. */
const comienzoDe = ({ html }: LineaLeida): string => `«${cortar(llano(html), 60)}»`

const DE_LOGRO = /^(competencias?|resultados?( de aprendizaje)?|logros?( de aprendizaje)?)$/
const DEL_PLAN = /^(codigo|cod\.?|n\.? ?[°º.]*|numero|nivel)$/

const lineasDeLogro = (bloque: Bloque, avisos: string[]): LineaLeida[] =>
  (bloque.tipo === 'tabla' && filasTituladas(bloque)) ||
  lineasDeLista(bloque, avisos).map(html => ({ html, celdas: [] }))

/** The lines of a block; of a table without its titles, which is said, and its numbers. */
function lineasDeLista(
  bloque: Bloque,
  avisos: string[],
  lineas: (b: Bloque) => string[] = b => lineasDe(b),
): string[] {
  if (bloque.tipo !== 'tabla') return lineas(bloque)
  const { tabla, titulos } = sinTitulos(bloque)
  if (titulos !== '') avisos.push(`La fila de títulos «${titulos}» no se trae.`)
  return lineas(tabla)
}

/** «3.1 Objetivo general», «Competencias específicas:»: a heading inside a list of achievements. */
const DE_LISTA =
  /^([\d.]+\s*|[a-z]\)\s*)?(competencias?|resultados?|logros?|objetivos?|capacidad(es)?)( (de|del|la|el|aprendizaje|curso|asignatura|unidad|general(es)?|generic[oa]s?|especific[oa]s?|transversal(es)?|terminal(es)?|funcional(es)?|profesional(es)?|esperad[oa]s?))*$/

const isDeLista = (texto: string): boolean =>
  texto.length <= 80 && DE_LISTA.test(plegada(texto).replace(/[\s:.]+$/, ''))

/** Lines without the headings among them, which is said; a heading alone is a line. */
function sinSubtitulos(lineas: readonly LineaLeida[], avisos: string[]): LineaLeida[] {
  const isSubtitulo = ({ html, celdas }: LineaLeida) => celdas.length === 0 && isDeLista(llano(html))
  const propias = lineas.filter(l => !isSubtitulo(l))
  if (propias.every(l => llano(l.html) === '')) return [...lineas]
  for (const l of lineas) if (isSubtitulo(l)) avisos.push(noSeTrae(llano(l.html)))
  return propias
}

const noSeTrae = (subtitulo: string): string => `El subtítulo «${subtitulo}» no se trae.`

/** A table under «Código | Competencia | Nivel»: the texts of its rows, and what else stands in them. Null for one that is made otherwise. */
function filasTituladas({ filas, cubiertas }: Tabla): LineaLeida[] | null {
  const [titulos = [], ...cuerpo] = filas.map(f => f.map(llano))
  const textos = titulos.flatMap((t, c) => (DE_LOGRO.test(plegada(t)) ? [c] : []))
  const conPalabras = textos.filter(c => cuerpo.some(f => /\p{L}{4}/u.test(f[c]!)))
  // Beside the texts may stand the codes of those that they are of, and nothing else that is a text.
  if (textos.length > 1 && conPalabras.length > 1) return null
  const enTexto = conPalabras[0] ?? textos[0] ?? -1
  const isTodo = titulos.every((t, c) => textos.includes(c) || DEL_PLAN.test(plegada(t)))
  if (enTexto < 0 || !isTodo || titulos.length < 2 || cuerpo.length === 0 || cubiertas) return null
  return cuerpo.map((fila, f) => ({
    html: filas[f + 1]![enTexto]!,
    celdas: fila.flatMap((valor, c) =>
      c === enTexto || valor === '' ? [] : [{ titulo: titulos[c]!, valor }],
    ),
  }))
}

/** «Básica», «Complementaria:», «Recursos electrónicos», «Unidad II»: a heading inside a bibliography. In doubt it is a reference. */
function isSubtitulo(texto: string): boolean {
  if (texto.length > 60 || /\d{4}/.test(texto) || DIRECCION.test(texto)) return false
  const unidad = leerUnidad(texto)
  if (unidad !== null) return !/\.\s+\p{L}/u.test(unidad)
  return SUBTITULO.test(plegada(texto).replace(/[\s:.]+$/, ''))
}

const ADJETIVOS = `basic[ao]s?|complementari[ao]s?|obligatori[ao]s?|recomendad[ao]s?|general(es)?|especializad[ao]s?|electronic[ao]s?|digital(es)?|virtual(es)?|impres[ao]s?|fisic[ao]s?|principal(es)?|adicional(es)?|bibliografic[ao]s?|hemerografic[ao]s?|documental(es)?|cientific[ao]s?|indexad[ao]s?|indizad[ao]s?|academic[ao]s?`
const SUBTITULO = new RegExp(
  String.raw`^(?:[\d.]+\s*|[a-z]\)\s*)?(?:bibliografia|referencias|fuentes|textos?|libros?|recursos|enlaces|links|paginas?|sitios|articulos|revistas|${ADJETIVOS}|de consulta)(?:[\s/]+(?:y|e|o|u|de|del|la|las|los|el|en|para|curso|asignatura|unidad|web|internet|linea|red|consulta|informacion|lectura|interes|bibliografia|referencias|fuentes|textos?|libros?|recursos|enlaces|paginas?|articulos|revistas|base|${ADJETIVOS}))*$`,
)

/** References, one a paragraph, item or row, as they were written; DOI, address and year are read out of them. */
export function leerBibliografia(
  bloques: readonly BloqueEnLugar[],
  nuevoId: () => string,
): Lectura<Referencia[]> {
  const avisos: string[] = []
  const valor = bloques
    .flatMap(b => lineasDeLista(b.bloque, avisos, lineasDeReferencias))
    .flatMap((html): Referencia[] => {
      const texto = llano(html)
      if (texto === '') return []
      if (isSubtitulo(texto)) {
        avisos.push(noSeTrae(texto))
        return []
      }
      return [referenciaDe(texto, enlaceDe(html), nuevoId())]
    })
  const conAnio = valor.filter(r => r.anio !== '' || r.url !== '' || r.doi !== '').length
  return { valor, sobrantes: [], avisos, isSegura: valor.length > 0 && conAnio * 2 >= valor.length }
}

/** Where the first link of a text leads, '' for none. */
const enlaceDe = (html: string): string =>
  llano(/<a\b[^<>]*\bhref="(https?:[^"<>\s]+)"/i.exec(html)?.[1] ?? '')

/** `enlace`: where a link in the text leads, which its words may not say. */
function referenciaDe(texto: string, enlace: string, id: string): Referencia {
  const dicho = `${texto} ${enlace}`
  const doi = leerDoi(/(?:doi\.org\/|doi:?\s*)(10\.\S+)/i.exec(dicho)?.[1] ?? '') ?? ''
  const url = enlace || (/https?:\/\/[^\s<>)]+/i.exec(texto)?.[0].replace(/[.,;]$/, '') ?? '')
  const anio = /\b(1[89]\d\d|20\d\d)\b/.exec(texto)?.[1] ?? ''
  const isArticulo = doi !== '' || /\d+\s*\(\d+\)\s*[,:]|\brevista\b|\bvol\.\s*\d/i.test(texto)
  const tipo = isArticulo ? 'articulo' : url !== '' ? 'web' : 'libro'
  return { ...referenciaNueva(id, tipo), texto, doi, anio, url: doi === '' ? url : '' }
}

/** The annexes: one under each heading, where the first thing that stands there is one; else all as one, under the name of the section. */
export function leerAnexos(
  bloques: readonly BloqueEnLugar[],
  titulo: string,
  nuevoId: () => string,
): Lectura<Anexo[]> {
  const nivel = nivelDe(bloques[0])
  const partes: { nombre: string; bloques: BloqueEnLugar[] }[] = []
  for (const b of bloques) {
    const isNuevo = nivel !== null && nivelDe(b) === nivel
    if (isNuevo) partes.push({ nombre: llano((b.bloque as { html: string }).html), bloques: [] })
    else {
      if (partes.length === 0) partes.push({ nombre: titulo, bloques: [] })
      partes.at(-1)!.bloques.push(b)
    }
  }
  const valor = partes
    .map(p => ({ id: nuevoId(), nombre: p.nombre, texto: htmlDeTodos(p.bloques) }))
    .filter(a => nivel !== null || a.texto !== '')
  return lectura(valor, valor.length > 0)
}

const nivelDe = (b: BloqueEnLugar | undefined): number | null =>
  b?.bloque.tipo === 'titulo' ? b.bloque.nivel : null

/** What a document says of the course: «Código» and «SIS-304». The plan says it already: it is only shown beside it. */
export interface DatoLeido {
  nombre: string
  valor: string
}

/** Data of the course: paragraphs with a colon, and tables of names and values. */
export function leerDatos(bloques: readonly BloqueEnLugar[]): Lectura<DatoLeido[]> {
  const valor = bloques.flatMap(({ bloque }) =>
    bloque.tipo === 'tabla'
      ? (datosDeFranja(bloque) ?? bloque.filas.flatMap(f => datosDeCeldas(distintas(f).map(llano))))
      : lineasDe(bloque).flatMap(l => datosDeCeldas([llano(l)])),
  )
  return lectura(
    valor,
    valor.some(d => d.nombre !== ''),
  )
}

/** Names in one row with their numbers below them: «Créditos | Teoría» over «3 | 2»; null for any other table. */
function datosDeFranja({ filas }: Tabla): DatoLeido[] | null {
  if (filas.length !== 2) return null
  const [nombres, valores] = filas.map(f => f.map(llano)) as [string[], string[]]
  const isFranja = nombres.every((n, c) => /^\D*\p{L}\D*$/u.test(n) && /^\d[\d.,]*$/.test(valores[c]!))
  return isFranja ? nombres.map((nombre, c) => ({ nombre, valor: valores[c]! })) : null
}

function datosDeCeldas(celdas: readonly string[]): DatoLeido[] {
  const llenas = celdas.filter(c => c !== '' && c !== ':')
  if (llenas.length > 1 && llenas.length % 2 === 0 && !llenas.some(c => /:\s*\S/.test(c)))
    return llenas.flatMap((c, i) =>
      i % 2 === 0 ? [{ nombre: c.replace(/\s*:$/, ''), valor: llenas[i + 1]!.replace(/^:\s*/, '') }] : [],
    )
  return llenas.map(c => {
    const partes = /^([^:]{1,80}):\s*(.*)$/.exec(c)
    return partes ? { nombre: partes[1]!.trim(), valor: partes[2]! } : { nombre: '', valor: c }
  })
}
