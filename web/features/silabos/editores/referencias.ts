import { ordenarReferencias, plegada, textoDeReferencia } from '@malla/domain/silabos/apa.ts'
import { partirReferencia } from '@malla/domain/silabos/partirReferencia.ts'
import {
  type CamposDeReferencia,
  type Referencia,
  referenciaNueva,
  type TipoDeReferencia,
} from '@malla/domain/silabos/referencia.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { sinBlancosDeMas, sinControles } from '@malla/domain/texto/normalizar.ts'
import { segun } from '@malla/domain/texto/numero.ts'

/** References as they are filled in, pasted and listed. */

/** How one is filled in: by the fields of its type, or as one text. */
export type ModoDeReferencia = TipoDeReferencia | 'libre'

/** The modes to choose from. */
export const modos: readonly { value: ModoDeReferencia; label: string }[] = [
  { value: 'libro', label: 'Libro' },
  { value: 'articulo', label: 'Artículo' },
  { value: 'web', label: 'Página web' },
  { value: 'otro', label: 'Otro' },
  { value: 'libre', label: 'Texto libre' },
]

export interface CampoDeFicha {
  campo: keyof CamposDeReferencia
  nombre: string
  ejemplo: string
  maximo: number
  isAncho?: boolean
}

const autores: CampoDeFicha = {
  campo: 'autores',
  nombre: 'Autores',
  ejemplo: 'Date, Christopher J.; Darwen, Hugh',
  maximo: 2000,
  isAncho: true,
}
const anio: CampoDeFicha = { campo: 'anio', nombre: 'Año', ejemplo: '2019', maximo: 60 }
const titulo: CampoDeFicha = { campo: 'titulo', nombre: 'Título', ejemplo: '', maximo: 1000, isAncho: true }
const edicion: CampoDeFicha = { campo: 'edicion', nombre: 'Edición', ejemplo: '6', maximo: 300 }
const editorial: CampoDeFicha = { campo: 'editorial', nombre: 'Editorial', ejemplo: 'Pearson', maximo: 300 }
const doi: CampoDeFicha = { campo: 'doi', nombre: 'DOI', ejemplo: '10.1000/182', maximo: 300 }
const isbn: CampoDeFicha = { campo: 'isbn', nombre: 'ISBN', ejemplo: '978-84-9035-033-1', maximo: 60 }
const url: CampoDeFicha = {
  campo: 'url',
  nombre: 'Dirección web',
  ejemplo: 'https://…',
  maximo: 2000,
  isAncho: true,
}

/** The fields of each type, in their order. */
export const fichas: Readonly<Record<TipoDeReferencia, readonly CampoDeFicha[]>> = {
  libro: [autores, titulo, anio, edicion, editorial, isbn, doi, url],
  articulo: [
    autores,
    titulo,
    { campo: 'revista', nombre: 'Revista', ejemplo: '', maximo: 300, isAncho: true },
    anio,
    { campo: 'volumen', nombre: 'Volumen', ejemplo: '12', maximo: 60 },
    { campo: 'numero', nombre: 'Número', ejemplo: '3', maximo: 60 },
    { campo: 'paginas', nombre: 'Páginas', ejemplo: '45–67', maximo: 60 },
    doi,
    url,
  ],
  web: [
    autores,
    titulo,
    { ...anio, nombre: 'Año o fecha', ejemplo: '2023, 5 de marzo' },
    { campo: 'sitio', nombre: 'Sitio', ejemplo: 'Ministerio de Educación', maximo: 300 },
    url,
  ],
  otro: [autores, titulo, anio, { ...editorial, nombre: 'Institución o editorial', ejemplo: '' }, doi, url],
}

/** The mode in which a reference is written. */
export const modoDe = (r: Referencia): ModoDeReferencia => (r.texto.trim() === '' ? r.tipo : 'libre')

/** In another mode, no word lost: as one text it is what it reads like; by fields a text is read into those of the mode, else it becomes the title where there is none. */
export function enModo(r: Referencia, modo: ModoDeReferencia): Partial<Referencia> {
  if (modo === 'libre') return { texto: r.texto || textoDeReferencia(r) }
  if (modoDe(r) !== 'libre') return { tipo: modo }
  if (r.titulo.trim() !== '' || r.autores.trim() !== '') return { tipo: modo, texto: '' }
  const partida = partirReferencia(r.texto)
  return { tipo: modo, texto: '', ...(partida?.tipo === modo ? partida : { titulo: r.texto.trim() }) }
}

/** What was pasted, as one reference: on one line, without what stands before it in a list and the signs of a PDF that nobody can save. */
export const enUnaLinea = (pegado: string): string => sinBlancosDeMas(sinControles(pegado)).replace(MARCA, '')

/** One that was pasted whole into a field of a reference with nothing in it, in the fields of its type; null where it stays there. */
export const enSusCampos = (r: Referencia, pegado: string): Partial<Referencia> | null =>
  isEnBlanco(r) ? partirReferencia(pegado) : null

const ANIO = /\((?:(?:1[5-9]|20)\d\d[a-z]?\b[^()]*|s\. ?f\.[^()]*|en prensa)\)/
/** No reference is longer as one text. */
const MAX_TEXTO = 2000
/** Whether a year stands between authors and a title. */
function isConAnio(texto: string): boolean {
  const anio = ANIO.exec(texto)
  return anio !== null && anio.index > 0 && /\p{L}{3}/u.test(texto.slice(anio.index + anio[0].length))
}

/** Whether it was pasted whole where authors stand, and not every word of it has a field (a chapter, a thesis): as authors it would read like no reference. */
export const isDeTexto = (r: Referencia, campo: keyof CamposDeReferencia, pegado: string): boolean =>
  campo === 'autores' && isEnBlanco(r) && pegado.length <= MAX_TEXTO && isConAnio(pegado)

/** Whether several were pasted at once, one a line: each line has a year of its own. */
export function isVarias(pegado: string): boolean {
  const lineas = pegado.split(/\r?\n/).filter(l => l.trim() !== '')
  return lineas.length > 1 && lineas.every(l => isConAnio(enUnaLinea(l)))
}

/** Whether nothing is written in it. */
export const isEnBlanco = ({ id: _, tipo: __, ...campos }: Referencia): boolean =>
  Object.values(campos).every(v => v.trim() === '')

/** What stands before a reference in a list of somebody's: «1.», «[3]», «•». */
const MARCA = /^\s*(?:[•·▪◦–—*-]\s+|\[\d{1,3}\]\s*|\(?\d{1,3}[.)]\s+)/

/** Several lines as references, one a line, each as one text; those that stand in the list already are left out. */
export function referenciasPegadas(
  texto: string,
  hay: readonly Referencia[],
  nuevoId: () => string,
): Referencia[] {
  const vistas = new Set(hay.map(r => plegada(textoDeReferencia(r))))
  return texto.split(/\r?\n/).flatMap(linea => {
    const limpia = enUnaLinea(linea)
    if (limpia === '' || vistas.has(plegada(limpia))) return []
    vistas.add(plegada(limpia))
    return [{ ...referenciaNueva(nuevoId(), 'otro'), texto: comienzo(limpia, MAX_TEXTO) }]
  })
}

/** As it prints, but what is being written stays where it stood when it was opened (`como`). New ones come last. */
export function enOrden(lista: readonly Referencia[], como: Referencia | null): Referencia[] {
  const porOrdenar = lista.map(r => (r.id === como?.id ? como : r))
  const [blancas, escritas] = [porOrdenar.filter(isEnBlanco), porOrdenar.filter(r => !isEnBlanco(r))]
  return [...ordenarReferencias(escritas), ...blancas].map(r => lista.find(l => l.id === r.id)!)
}

/** What the button that adds so many pasted references says; of none it names no number. */
export const anadirReferencias = (cuantas: number): string =>
  cuantas === 0 ? 'Añadir referencias' : segun(cuantas, 'Añadir 1 referencia', 'Añadir # referencias')
