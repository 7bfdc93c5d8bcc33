import { clave as plegada } from '../../texto/normalizar.ts'
import type { Bloque } from './bloques.ts'
import { lineasDe, type Sigue, type SonLineas } from './celdas.ts'

/** Which lines of a bibliography are references of their own. */

/** What says that a text holds an address. */
export const DIRECCION = /https?:|www\.|\.(com|org|net|edu|gob|pe)\b/i

const DOI = /\bdoi\.org\/|\b10\.\d{4,}\/\S/i
const DIRECCIONES =
  /https?:\/\/\S+|www\.\S+|\b10\.\d{4,}\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gob|pe)\b\S*/i

/** «Recuperado el 3 de mayo de 2020, de …»: that year is no year of a book, as one in brackets is. */
const RECUPERADO =
  /^(?:recuperad[oa]|disponible|obtenid[oa]|consulta|consultad[oa]|extraid[oa]|tomad[oa]|acceso|accedid[oa]|visitad[oa]|revisad[oa])(?=\W*$|:|,? (?:en|de|del|desde|el|a partir)\b)(?!.*\((?:1[89]|20)\d\d).{0,60}$/
/** Words of what stands before an address: «Enlace web», «Versión en línea». */
const PALABRAS: ReadonlySet<string> = new Set(
  `url uri doi enlace enlaces link liga vinculo direccion pagina sitio web portal internet online electronica electronico
  linea version digital texto completo libro articulo documento pdf ver vease fuente permanente descarga en de del la el`.split(
    /\s+/,
  ),
)

const isEtiqueta = (texto: string): boolean =>
  RECUPERADO.test(texto) || (texto.match(/[\p{L}\d]+/gu) ?? []).every(palabra => PALABRAS.has(palabra))

/** Letters of the longest line that says no more than an address. */
const LARGO = 2000

/** Whether a line only says where something is read: an address, with no more than a label, brackets or the day beside it; or that label. */
function isSoloDonde(linea: string): boolean {
  if (linea.length > LARGO) return false
  const otras = linea.split(DIRECCIONES).map(t => plegada(t).replace(/^[^\p{L}\d]+/u, ''))
  return (
    otras.every(isEtiqueta) && (otras.length > 1 || RECUPERADO.test(otras[0]!) || otras[0]!.endsWith(':'))
  )
}

/** An address alone on its line is of the reference before it, which has none. */
const sigue: Sigue = (linea, anterior) =>
  isSoloDonde(linea) && !isSoloDonde(anterior) && !(DOI.test(linea) ? DOI : DIRECCION).test(anterior)

/** Lines of a paragraph are references of their own where each says its year or its address. */
const sonReferencias: SonLineas = partes =>
  partes.every(t => /\b(1[89]|20)\d\d\b/.test(t) || DIRECCION.test(t) || DOI.test(t))

/** The lines of a block among references, in HTML: each is one. */
export const lineasDeReferencias = (b: Bloque): string[] => lineasDe(b, sonReferencias, sigue)
