import { plegar } from '../texto/normalizar.ts'
import { type CampoDeTabla, titulosDeCampo } from './titulosDeCampo.ts'

/** What the titles of a table of courses mean, wherever one comes from: a workbook that is read, or a table that is pasted. */

export type { CampoDeTabla }

/** Words that mean the same in a title; those that mean nothing there become ''. */
const words: Record<string, string> = {
  DE: '',
  DEL: '',
  LA: '',
  EL: '',
  LOS: '',
  LAS: '',
  N: '',
  NO: '',
  NRO: '',
  NUM: '',
  NUMERO: '',
  SEMANALES: '',
  SEMANAL: '',
  HORA: 'HORAS',
  HRS: 'HORAS',
  HR: 'HORAS',
  HS: 'HORAS',
  H: 'HORAS',
  TEORICA: 'TEORIA',
  TEORICAS: 'TEORIA',
  TEORICO: 'TEORIA',
  TEORICOS: 'TEORIA',
  TEO: 'TEORIA',
  TEOR: 'TEORIA',
  PRACTICAS: 'PRACTICA',
  PRACTICO: 'PRACTICA',
  PRACTICOS: 'PRACTICA',
  PRAC: 'PRACTICA',
  PRACT: 'PRACTICA',
  VIRTUALES: 'VIRTUAL',
  PRESENCIALES: 'PRESENCIAL',
  TOTALES: 'TOTAL',
  TOT: 'TOTAL',
  CREDITO: 'CREDITOS',
  CRED: 'CREDITOS',
  CREDS: 'CREDITOS',
  CR: 'CREDITOS',
}

/** Words of a title in English beside the Spanish one: «Código / Code». */
const EN_INGLES = new Set(
  'CODE COURSE COURSES SUBJECT NAME TITLE CREDITS SEMESTER TERM CYCLE YEAR LEVEL PREREQUISITES PREREQUISITE REQUIREMENTS TYPE HOURS LECTURE THEORY PRACTICE WEEKLY WEEK PER'.split(
    ' ',
  ),
)

/** The words of a title that are not English, where there are others; each once where it follows itself. */
function enCastellano(palabras: readonly string[]): string[] {
  const propias = palabras.filter(word => !EN_INGLES.has(word))
  return (propias.length > 0 ? propias : palabras).filter((word, i, todas) => word !== todas[i - 1])
}

/** Longer ones are no titles: they are not remembered. */
const MAX_RECORDADO = 200
const MAX_RECORDADOS = 20_000
/** Of texts that were compared: the cells of a book are asked about once for each header that they may belong to. */
const recordadas = new Map<string, string>()

/** A title without case, accents, signs, remarks in brackets, small words, what says that it is of a week, and what it says again in English, for comparing. */
export function claveDeTitulo(titulo: string): string {
  const antes = recordadas.get(titulo)
  if (antes !== undefined) return antes
  const clave = compararTitulo(titulo)
  if (recordadas.size >= MAX_RECORDADOS) recordadas.clear()
  if (titulo.length <= MAX_RECORDADO) recordadas.set(titulo, clave)
  return clave
}

/** Without remarks in brackets. Brackets that nothing closes are not looked at: there may be as many as letters, each looked for to the end. */
function sinParentesis(texto: string): string {
  const hasta = texto.lastIndexOf(')') + 1
  return texto.slice(0, hasta).replace(/\([^)]*\)/g, ' ') + texto.slice(hasta)
}

function compararTitulo(titulo: string): string {
  const plain = plegar(titulo.replace(/[°ºª]/g, ' ').normalize('NFKC')).toUpperCase()
  const bare = sinParentesis(plain)
  const escritas = (/[A-Z0-9]/.test(bare) ? bare : plain)
    .replace(/\bPRE?R?E?[\s.-]*REQ/g, 'PREREQ')
    // «No» is short for «número» but where it denies.
    .replace(/\bNO[\s-]+(?=LECTIV)/g, 'SIN ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  return enCastellano(escritas)
    .map(word => words[word] ?? word)
    .filter(Boolean)
    .join(' ')
    .replace(/ (?:POR )?SEMANA$/, '')
    .replace(DE_QUE_HORAS, 'HORAS ')
}

/** What stands over kinds of hours and says no more of them than that they are hours: «Horas lectivas» over «T» and «P», «Carga horaria». */
const DE_QUE_HORAS =
  /^(?:HORAS (?:LECTIVAS|ACADEMICAS|PEDAGOGICAS|CLASES?|(?:POR )?SEMANA)|(?:CARGA|DEDICACION) HORARIA|DISTRIBUCION HORAS) (?:(?:POR )?SEMANA )?(?=.)/

const campos = new Map<string, CampoHallado>(
  Object.entries(titulosDeCampo).flatMap(([campo, titulos]) =>
    titulos.map((t, rango) => [claveDeTitulo(t), { campo: campo as CampoDeTabla, rango }] as const),
  ),
)

/** Behind «créditos» these are no initials of an institution: systems of many, whose credits are other ones, and words about credits. */
const SIN_CASA = new Set(
  [
    'SCT ECTS CLAR MIN MAX REQ ACUM OBL OBLIG ELE ELEC ELECT OPT OPTAT LIBRE EXTRA COMPL COMUN GRAL GEN ESP ESPEC',
    'PRE PREV ANT ACT NUEVO NUEVA FINAL BASE EQUIV CONV APROB OTRO OTROS PLAN AREA TIPO NIVEL GRADO',
    'CICLO SEM ANO ANUAL TRIM TEOR PRACT LAB TALL PRES VIRT HORAS HT HP HV HVT HVP TH TP',
  ]
    .join(' ')
    .split(' '),
)

/** «Créditos UNT»: credits as an institution calls its own, by its initials; not «Créditos II». */
function isDeLaCasa(clave: string): boolean {
  const siglas = /^CREDITOS (?![IVX]+$)([A-Z]{2,5})$/.exec(clave)?.[1]
  return siglas !== undefined && !SIN_CASA.has(siglas)
}

const RANGO_DE_LA_CASA = titulosDeCampo.credits.length

/** Titles of hours that do not say of which kind, the better one first. */
const HORAS_SOLAS = ['HORAS', 'TOTAL HORAS', 'HORAS TOTAL', 'TH']
export const DE_HORAS: ReadonlySet<CampoDeTabla> = new Set([
  'horasteoria',
  'horaspractica',
  'horasvirtual',
  'horasvirtualteoria',
  'horasvirtualpractica',
])
/** In a school the areas are the courses. */
const AREAS = new Set(['AREA', 'AREAS', 'AREA CURRICULAR', 'AREAS CURRICULARES'])

/** Whether a title means hours, and does not say of which kind. */
export const isDeHorasSolas = (titulo: string): boolean => HORAS_SOLAS.includes(claveDeTitulo(titulo))

/** Whether a title means areas as schools have them. */
export const isDeAreas = (titulo: string): boolean => AREAS.has(claveDeTitulo(titulo))

/** Titles that mean a column only where no other may be it have this rank and worse. */
export const RANGO_SUPLENTE = 100

/** What a title says of its column, and how surely: 0 is the template's own word. */
export interface CampoHallado {
  campo: CampoDeTabla
  rango: number
}

/** What a column under this title says; null for any other. */
export function campoDeTitulo(titulo: string): CampoHallado | null {
  const clave = claveDeTitulo(titulo)
  return campos.get(clave) ?? (isDeLaCasa(clave) ? { campo: 'credits', rango: RANGO_DE_LA_CASA } : null)
}

/** «UC» before credits of a system of many, which are those of a plan that counts no others. */
const DE_SISTEMA = /^(CREDITOS )?(SCT|ECTS|CLAR)( CHILE| CREDITOS)?$/
const CREDITOS_DE_SISTEMA: CampoHallado = { campo: 'credits', rango: RANGO_SUPLENTE }

/** Hours in a room, of a file that says beside them only which are virtual: theory. */
const PRESENCIALES: CampoHallado = { campo: 'horasteoria', rango: RANGO_SUPLENTE }

/** What titles that `camposDeTitulos` does not find are for want of others, where that can be told: in a file that is read. */
export function suplentesDe(
  titulos: readonly string[],
  hallados: readonly (CampoHallado | null)[],
): (CampoHallado | null)[] {
  const claves = titulos.map(claveDeTitulo)
  const deCreditos = claves.includes('UC') ? /^UC$/ : DE_SISTEMA
  const deSistema = hallados.some(h => h?.campo === 'credits') ? [] : claves.filter(c => deCreditos.test(c))
  const deHoras = hallados.filter(h => h && DE_HORAS.has(h.campo))
  const hayVirtuales = deHoras.length > 0 && deHoras.every(h => h?.campo === 'horasvirtual')
  return claves.map((clave, i) => {
    if (hallados[i]) return null
    if (deSistema.length === 1 && clave === deSistema[0]) return CREDITOS_DE_SISTEMA
    return hayVirtuales && clave === 'HORAS PRESENCIAL' ? PRESENCIALES : null
  })
}

/** Hours that say no kind, as theory. */
function horasSolas(titulo: string): CampoHallado | null {
  const rango = HORAS_SOLAS.indexOf(claveDeTitulo(titulo))
  return rango < 0 ? null : { campo: 'horasteoria', rango: RANGO_SUPLENTE + rango }
}

/** «Virtual» beside «Presencial» is a part of something else, whose own title is not told. */
const isDeGrupo = (claves: readonly string[], i: number): boolean =>
  claves[i] === 'VIRTUAL' && claves.some(c => c.endsWith('PRESENCIAL'))

/** In a school a cycle is several grades or ages, and the others are parts of the year of one. */
const JUNTO_A_GRADO = /^(CICLO|SEM|SEMESTRE|PERIODO|CUATRIMESTRE|TRIMESTRE)\b/

/**
 * The same of all columns of a table, in order. Credits by initials are taken for those of the course only where no other column may be them; hours that do not
 * say of which kind for theory only in a school (`enColegio`), where none says it: elsewhere they are the sum of others, or those of a whole period.
 */
export function camposDeTitulos(titulos: readonly string[], enColegio = false): (CampoHallado | null)[] {
  const claves = titulos.map(claveDeTitulo)
  const hallados = titulos.map((t, i) => (isDeGrupo(claves, i) ? null : campoDeTitulo(t)))
  const isUno = hallados.filter(h => h?.campo === 'credits').length === 1
  const isSuplente = enColegio && !hallados.some(h => h && DE_HORAS.has(h.campo))
  const hayGrados = enColegio && claves.some(c => c.startsWith('GRADO') || c === 'EDAD')
  return hallados.map((h, i) => {
    if (hayGrados && JUNTO_A_GRADO.test(claves[i]!)) return null
    if (!h) return isSuplente ? horasSolas(titulos[i]!) : null
    return h?.campo === 'credits' && h.rango === RANGO_DE_LA_CASA && !isUno ? null : h
  })
}
