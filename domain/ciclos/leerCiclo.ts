import { plegar } from '../texto/normalizar.ts'
import { MAX_CICLOS } from './ciclo.ts'

/** Reading what people write for a cycle. */

/** A cycle by its number; `calificador` is «primaria», «secundaria» or «inicial» where it says so. */
export interface CicloLeido {
  numero: number
  calificador: string | null
  /** Whether it says «ciclo», «semestre», «grado» …: a title that stands alone must. */
  isNamed: boolean
  /** Whether `numero` is an age («3 años»), as Inicial calls its grades: no place in an order. */
  isEdad: boolean
}

const nombres = new Set(
  'ciclo ciclos semestre sem periodo grado nivel ano anio trimestre cuatrimestre bimestre termino'.split(' '),
)
const relleno = new Set(
  'de del el la en n no nro num numero academico academica lectivo estudios educacion edad'.split(' '),
)
const edades = new Set(['anos'])
const calificadores = new Set(['primaria', 'secundaria', 'inicial'])

const ordinales = new Map(
  [
    'uno primero primer primera',
    'dos segundo segunda',
    'tres tercero tercer tercera',
    'cuatro cuarto cuarta',
    'cinco quinto quinta',
    'seis sexto sexta',
    'siete septimo septima setimo setima',
    'ocho octavo octava',
    'nueve noveno novena',
    'diez decimo decima',
    'once undecimo undecima onceavo decimoprimero decimoprimer decimoprimera',
    'doce duodecimo duodecima doceavo decimosegundo decimosegunda',
    'trece decimotercero decimotercer decimotercera treceavo',
    'catorce decimocuarto decimocuarta catorceavo',
    'quince decimoquinto decimoquinta quinceavo',
    'dieciseis decimosexto decimosexta',
    'diecisiete decimoseptimo decimoseptima',
    'dieciocho decimoctavo decimoctava decimooctavo decimooctava',
    'diecinueve decimonoveno decimonovena',
    'veinte vigesimo vigesima',
  ].flatMap((words, i) => words.split(' ').map(word => [word, i + 1] as const)),
)

const unidades = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const romanos = new Map(
  Array.from({ length: MAX_CICLOS }, (_, i) => [
    'x'.repeat(Math.floor((i + 1) / 10)) + unidades[(i + 1) % 10],
    i + 1,
  ]),
)

/** «1», «1er», «2do», «S3», «sem4», «IV», «cuarto»: a number, or null. */
function numeroOf(word: string): number | null {
  const digits =
    /^(?:s|c|sem|ciclo)?0*(\d{1,2})(?:er|ero|era|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na|o|a)?$/.exec(word)
  return digits ? Number(digits[1]) : (romanos.get(word) ?? ordinales.get(word) ?? null)
}

/** «décimo primero» is 11: a tens word before an ordinal below ten. */
function juntarDecimo(words: string[]): string[] {
  const [first, second] = words
  const isDecimo = words.length === 2 && (first === 'decimo' || first === 'decima')
  const unit = isDecimo ? (ordinales.get(second!) ?? 0) : 0
  return unit > 0 && unit < 10 ? [String(10 + unit)] : words
}

/**
 * The cycle that a text means: `3`, `III`, `Ciclo III`, `3er ciclo`, `Semestre 3`, `S3`, `TERCERO`, `Décimo primer ciclo`,
 * `1.° grado de secundaria`; `3 años` by its age. Null when it is unreadable (`2025-1`, `I-II`, `A`) or beyond the most that a plan may have (§5).
 */
export function leerCiclo(texto: string): CicloLeido | null {
  // «V°CICLO» is two words, «1°er» one.
  const plain = plegar(
    texto
      .replace(/[°ºª](?=\p{L}{4})/gu, ' ')
      .replace(/[°ºª]/g, '')
      .normalize('NFKC'),
  )
  if (/^\s*[-−]\s*\d/.test(plain)) return null
  const words = plain
    .replace(/^\s*(\d+)[.,]0+\s*$/, '$1')
    .replace(/(\d)\.(?=\s?[a-z]{1,3}\b)/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const isEdad = words.some(w => edades.has(w))
  const rest = words.filter(w => ![nombres, relleno, calificadores, edades].some(de => de.has(w)))
  const [only, ...others] = juntarDecimo(rest)
  if (only === undefined || others.length > 0) return null
  const numero = numeroOf(only)
  if (numero === null || numero < 1 || numero > MAX_CICLOS) return null
  return {
    numero,
    calificador: words.find(w => calificadores.has(w)) ?? (isEdad ? 'inicial' : null),
    isNamed: isEdad || words.some(w => nombres.has(w)),
    isEdad,
  }
}

/** A figure alone («3») as the age that it may mean in Inicial; null for any other text. */
export const leerEdad = (escrito: string): CicloLeido | null => {
  const leido = /^\s*\d+([.,]0+)?\s*$/.test(escrito) ? leerCiclo(escrito) : null
  return leido && { ...leido, calificador: 'inicial', isEdad: true }
}

/** Whether a text says an age with its word: «3 años», «Inicial 4 años», and of the youngest «1 año», which elsewhere may be a first year. */
export const isEdadEscrita = (escrito: string): boolean =>
  leerCiclo(escrito)?.isEdad === true || /^\D*\b0*1 año$/i.test(escrito.trim().normalize('NFC'))

/** As `leerCiclo`, of a name that cannot be the title of anything else: also «Mes 2» and «Módulo 2». */
export const leerNombreDeCiclo = (nombre: string): CicloLeido | null =>
  leerCiclo(nombre.replace(/\b(?:mes|m[oó]dulo)\b/gi, ' '))

/** A plan's cycle as somebody pastes it. Null for a letter before a number («S2», which may be a section). */
export const leerCicloPegado = (escrito: string): CicloLeido | null =>
  /^\s*[cs]\d/i.test(escrito) ? null : leerNombreDeCiclo(escrito)
