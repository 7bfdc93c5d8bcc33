import { clave as plegada } from '../../texto/normalizar.ts'
import type { Anexo, LineaDeLogro } from '../contenido.ts'
import { leerDoi } from '../identificadores.ts'
import { type Referencia, referenciaNueva } from '../referencia.ts'
import { type BloqueEnLugar, distintas, enParrafo, htmlDeTodos, llano } from './bloques.ts'
import { lineasDe } from './celdas.ts'
import { leerUnidad } from './encabezados.ts'
import type { Lectura } from './leerProgramacion.ts'

/** Sections that are lists of lines. */

const lectura = <V>(valor: V, isSegura: boolean): Lectura<V> => ({
  valor,
  sobrantes: [],
  avisos: [],
  isSegura,
})

const ABRE = String.raw`((?:\s|<\w[^<>]*>)*)`
const CIERRA = String.raw`((?:<\/\w+>)*)`
const SIGNO = String.raw`\s*[.:)\-–—]+`
const NUMERO = String.raw`\s*(?:N\.?\s?[°º]\s*)?\d{1,2}`

/** A mark at the beginning of a line, with what closes it; tags may open before it and close behind it or its sign. */
const marca = (dicha: string, fin: string, flags = 'u'): RegExp =>
  new RegExp(`^${ABRE}(?:${dicha})${CIERRA}(?:${fin})${CIERRA}\\s*`, flags)

const MARCAS: readonly RegExp[] = [
  // «RA1.», «R.A. 2:», «CE1.2», also without a sign behind them.
  marca(
    String.raw`(?:RAE?|CE|CG|CT|CP|LA|R\.\s?A\.|C\.\s?E\.)${NUMERO}(?:\.\d{1,2})?(?!\d)`,
    String.raw`${SIGNO}|(?=\s+(?:<\w[^<>]*>)*\p{L})`,
  ),
  marca(String.raw`[CRL]\d{1,2}`, SIGNO),
  marca(String.raw`(?:resultado|logro|competencia)(?:\s+de\s+aprendizaje)?${NUMERO}`, SIGNO, 'iu'),
  // «1.», «2)»; «2.5 horas» and «1.ª» are none.
  marca(String.raw`\d{1,2}`, String.raw`\s*(?:\)|\.?[-–—]|\.)(?=\s|<)`),
]
const SIN_NADA = /<(strong|b|em|i|u|span)\b[^<>]*>\s*<\/\1>\s*/gi

/** A line without its number, which the list gives it; as it is where it says nothing else. */
function sinMarca(html: string): string {
  const suya = MARCAS.find(m => m.test(html))
  if (!suya) return html
  const sin = html.replace(suya, '$1$2$3').replace(SIN_NADA, '')
  return llano(sin) === '' ? html : sin
}

/** Competencies or results: a paragraph, an item or a row each, without their numbers. */
export function leerLogros(
  bloques: readonly BloqueEnLugar[],
  nuevoId: () => string,
): Lectura<LineaDeLogro[]> {
  const lineas = bloques
    .flatMap(b => lineasDe(b.bloque))
    .filter(html => llano(html) !== '')
    .map(sinMarca)
  const valor = lineas.map(html => ({ id: nuevoId(), competencia_id: null, texto: enParrafo(html) }))
  return lectura(valor, valor.length > 0)
}

/** «Básica», «Complementaria:», «Recursos electrónicos», «Unidad II»: a heading inside a bibliography. */
const isSubtitulo = (texto: string): boolean =>
  texto.length <= 60 && !/\d{4}/.test(texto) && (leerUnidad(texto) !== null || isNombreDeSubtitulo(texto))

const isNombreDeSubtitulo = (texto: string): boolean =>
  /^(?:[\d.]+\s*|[a-z]\)\s*)?(?:(?:bibliografia|referencias|fuentes|textos?|libros?|recursos|enlaces|paginas?|articulos|revistas)\b.*|basic[ao]s?|complementari[ao]s?|electronic[ao]s?|digital(?:es)?|virtual(?:es)?|principal(?:es)?|de consulta)$/.test(
    plegada(texto).replace(/[\s:.]+$/, ''),
  )

/** References, one a paragraph, item or row, as they were written; DOI, address and year are read out of them. */
export function leerBibliografia(
  bloques: readonly BloqueEnLugar[],
  nuevoId: () => string,
): Lectura<Referencia[]> {
  const avisos: string[] = []
  const valor = bloques
    .flatMap(b => lineasDe(b.bloque))
    .map(llano)
    .flatMap((texto): Referencia[] => {
      if (texto === '') return []
      if (isSubtitulo(texto)) {
        avisos.push(`El subtítulo «${texto}» no se trae.`)
        return []
      }
      return [referenciaDe(texto, nuevoId())]
    })
  const conAnio = valor.filter(r => r.anio !== '' || r.url !== '' || r.doi !== '').length
  return { valor, sobrantes: [], avisos, isSegura: valor.length > 0 && conAnio * 2 >= valor.length }
}

function referenciaDe(texto: string, id: string): Referencia {
  const doi = leerDoi(/(?:doi\.org\/|doi:?\s*)(10\.\S+)/i.exec(texto)?.[1] ?? '') ?? ''
  const url = /https?:\/\/[^\s<>)]+/i.exec(texto)?.[0].replace(/[.,;]$/, '') ?? ''
  const anio = /\b(1[89]\d\d|20\d\d)\b/.exec(texto)?.[1] ?? ''
  const isArticulo = doi !== '' || /\d+\s*\(\d+\)\s*[,:]|\brevista\b|\bvol\.\s*\d/i.test(texto)
  const tipo = isArticulo ? 'articulo' : url !== '' ? 'web' : 'libro'
  return { ...referenciaNueva(id, tipo), texto, doi, anio, url: doi === '' ? url : '' }
}

/** The annexes as one, under the name of their heading. */
export function leerAnexos(
  bloques: readonly BloqueEnLugar[],
  titulo: string,
  nuevoId: () => string,
): Lectura<Anexo[]> {
  const texto = htmlDeTodos(bloques)
  return lectura(texto === '' ? [] : [{ id: nuevoId(), nombre: titulo, texto }], texto !== '')
}

/** What a document says of the course: «Código» and «SIS-304». The plan says it already: it is only shown beside it. */
export interface DatoLeido {
  nombre: string
  valor: string
}

/** Data of the course: paragraphs with a colon, and tables of names and values. */
export function leerDatos(bloques: readonly BloqueEnLugar[]): Lectura<DatoLeido[]> {
  const valor = bloques.flatMap(({ bloque }) =>
    bloque.tipo === 'tabla'
      ? bloque.filas.flatMap(f => datosDeCeldas(distintas(f).map(llano)))
      : lineasDe(bloque).flatMap(l => datosDeCeldas([llano(l)])),
  )
  return lectura(
    valor,
    valor.some(d => d.nombre !== ''),
  )
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
