import { MAYOR_ARCHIVO } from '@malla/contracts/archivos.ts'
import { readRelations, relationsPath } from '../excel/bookParts.ts'
import { ExcelError, type ExcelErrorCode } from '../excel/excelError.ts'
import { openZip, type Zip } from '../excel/unzip.ts'
import { decodeXml } from '../excel/xml.ts'
import { type CuerpoLeido, leerCuerpo } from './cuerpo.ts'
import type { LimitesDeWord } from './lienzo.ts'
import { leerEnlaces, leerEstilos, leerNumeracion } from './partes.ts'
import { WordError, type WordErrorCode } from './wordError.ts'

/**
 * Room for any syllabus, with its pictures, and not for an attack: the text is read at once, in less than half a second however it is made. Pictures
 * are never unpacked.
 */
export const LIMITES_DE_WORD: LimitesDeWord = {
  bytes: MAYOR_ARCHIVO,
  unpacked: 12 * 1024 * 1024,
  parrafos: 10_000,
  celdas: 10_000,
  letras: 600_000,
}

const empieza = (bytes: Uint8Array, ...firma: number[]): boolean => firma.every((b, i) => bytes[i] === b)

/** An encrypted .docx is an old compound file that holds a stream of this name. */
const CIFRADO = Buffer.from('EncryptedPackage', 'utf16le')

/** Refuses by content, not by name, whatever is no zip. */
function rechazarOtros(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new WordError('vacio')
  if (empieza(bytes, 0x50, 0x4b)) return
  if (empieza(bytes, 0x25, 0x50, 0x44, 0x46)) throw new WordError('pdf')
  if (!empieza(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new WordError('otro')
  const todo = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  throw new WordError(todo.includes(CIFRADO) ? 'cifrado' : 'doc')
}

/** Other kinds of zip, and documents that bring programs along. */
function rechazarZips(zip: Zip, tipos: string): void {
  if (zip.names.has('mimetype') && zip.names.has('content.xml')) throw new WordError('odt')
  if (/macroEnabled/i.test(tipos) || [...zip.names].some(n => n.endsWith('vbaproject.bin')))
    throw new WordError('macros')
  if (!tipos.includes('wordprocessingml')) throw new WordError(tipos === '' ? 'danado' : 'otro')
}

const texto = (zip: Zip, parte: string | undefined): string => {
  const bytes = parte === undefined ? null : zip.read(parte)
  return bytes ? decodeXml(bytes) : ''
}

function leerPartes(bytes: Uint8Array): CuerpoLeido {
  const zip = openZip(bytes, LIMITES_DE_WORD.unpacked)
  rechazarZips(zip, texto(zip, '[content_types].xml'))
  const raiz = [...readRelations(texto(zip, '_rels/.rels'), '').values()]
  const parte = raiz.find(r => r.type === 'officeDocument')?.target ?? 'word/document.xml'
  const relaciones = texto(zip, relationsPath(parte))
  const otras = [...readRelations(relaciones, parte).values()]
  const de = (tipo: string): string => texto(zip, otras.find(r => r.type === tipo)?.target)
  const xml = texto(zip, parte)
  if (xml === '') throw new WordError('danado', `no ${parte}`)
  return leerCuerpo(xml, {
    estilos: leerEstilos(de('styles')),
    numeradas: leerNumeracion(de('numbering')),
    enlaces: leerEnlaces(relaciones),
    limites: LIMITES_DE_WORD,
  })
}

/** What the tools of workbooks say, in words of documents. */
const COMO: Partial<Record<ExcelErrorCode, WordErrorCode>> = { pesado: 'pesado', cifrado: 'cifrado' }

function comoWordError(error: unknown): WordError {
  if (error instanceof WordError) return error
  return new WordError((error instanceof ExcelError && COMO[error.code]) || 'danado', error)
}

/**
 * The text of a .docx that a stranger sent, as HTML that still has to be cleaned: headings, paragraphs, lists, tables with their spans, and marks.
 * Whatever the bytes are, it ends soon and throws WordError only: no document, encrypted, with macros, broken, a bomb, a DTD.
 */
export function leerDocx(bytes: Uint8Array): CuerpoLeido {
  try {
    if (bytes.length > LIMITES_DE_WORD.bytes) throw new WordError('pesado')
    rechazarOtros(bytes)
    return leerPartes(bytes)
  } catch (error) {
    throw comoWordError(error)
  }
}
