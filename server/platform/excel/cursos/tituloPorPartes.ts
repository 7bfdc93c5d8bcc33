import { type CicloLeido, leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { isRotuloDeElectivos } from './electivos.ts'

/** Titles that say more than a cycle: «CICLO III: FORMACIÓN ESPECÍFICA», «TERCER AÑO – PRIMER SEMESTRE». */

export type TituloLeido =
  | { que: 'titulo'; ciclo: CicloLeido; texto: string; isParte: boolean }
  | { que: 'electivos'; texto: string }
  /** It speaks of a cycle, and of which is not known, of several (`isDeVarios`), or of one (`numero`) among other words: what stands below it is of none. */
  | { que: 'ilegible'; texto: string; numero?: number; isDeVarios?: true }

/** A cycle and what says it. */
interface Parte {
  texto: string
  ciclo: CicloLeido
}

const SIGNOS = /\s*[-–—:;,|/]+\s*|\.\s+/
const DE_CICLO = /\b(ciclo|semestre|cuatrimestre|trimestre|bimestre|periodo|nivel|grado|ano)\b/
const SOLA = new RegExp(`^${DE_CICLO.source}$`)
const CICLO_O_SEMESTRE = /\b(ciclo|semestre)\b/
/** A title is short; what is longer is a remark. */
const MAX_PALABRAS = 8

const isDeAnio = ({ texto }: Parte): boolean => /\bano\b/.test(clave(texto))

/** «Semestre 3», in the word of a text that says another number, or none. */
export function nombreDeCiclo(texto: string, numero: number): string {
  const palabra = DE_CICLO.exec(clave(texto))?.[1] ?? 'ciclo'
  return `${palabra[0]!.toUpperCase()}${palabra.slice(1)} ${numero}`
}

/** How many of them a year has: «cuatrimestre» is half of one, as where it is said. */
export function porAnioDe(texto: string): number {
  if (/\btrimestre\b/.test(clave(texto))) return 3
  return /\bbimestre\b/.test(clave(texto)) ? 4 : 2
}

/** The cycle of a year and one of its semesters, whether that counts from the beginning of the year or of the plan; null where they do not go together. */
export function cicloDeAnio(anio: number, { texto, ciclo }: Parte): Parte | null {
  const porAnio = porAnioDe(texto)
  const enPlan = (anio - 1) * porAnio
  const numero = ciclo.numero <= porAnio ? enPlan + ciclo.numero : ciclo.numero
  if (numero <= enPlan || numero > enPlan + porAnio) return null
  const nombre = nombreDeCiclo(texto, numero)
  const leido = leerCiclo(nombre)
  return leido && { texto: nombre, ciclo: leido }
}

function cicloDe(partes: readonly Parte[]): Parte | null {
  const anio = partes.find(isDeAnio)
  const otras = partes.filter(p => p !== anio)
  if (partes.length > 2 || otras.length > 1) return null
  const [otra] = otras
  return anio && otra ? cicloDeAnio(anio.ciclo.numero, otra) : (anio ?? otra ?? null)
}

/** Whether a word can only belong to the title of a cycle: any other makes of it a remark. */
const isDeTitulo = (palabra: string): boolean =>
  SOLA.test(palabra) || /^\d+$/.test(palabra) || leerCiclo(palabra) !== null

const DE_CICLOS = /^(ciclo|semestre|cuatrimestre|trimestre|bimestre|periodo|grado|ano)s?$|^nivel(es)?$/
const ENLACE = /^(del?|los?|las?|el|al?|hasta|y|e)$/

const palabrasDe = (texto: string): string[] =>
  clave(texto)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/**
 * Whether a title says several cycles, and nothing else: «CICLO I - IV», «CICLOS II Y III». Their numbers rise and are written alike; beside the word of a year
 * another one counts its semesters.
 */
function isDeVarios(palabras: readonly string[]): boolean {
  const deCiclo = palabras.filter(p => DE_CICLOS.test(p))
  const escritos = palabras.filter(p => !DE_CICLOS.test(p) && !ENLACE.test(p))
  const numeros = escritos.map(p => leerCiclo(p)?.numero ?? 0)
  const isAnio = (p: string): boolean => /^anos?$/.test(p)
  return (
    deCiclo.length > 0 &&
    (deCiclo.every(isAnio) || !deCiclo.some(isAnio)) &&
    numeros.every((n, i) => n > 0 && n >= (numeros[i - 1] ?? 0)) &&
    (numeros.at(-1) ?? 0) > numeros[0]! &&
    new Set(escritos.map(p => /\d/.test(p))).size === 1
  )
}

/** «CICLO CERO», «CICLO DE VERANO»: a cycle that is none of the plan. */
const SIN_NUMERO =
  /^(ciclo|semestre)( academico)?( de)? (cero|0+|verano|nivelacion|propedeutico|preparatorio|extraordinario)$/
/** What a title says of courses besides their cycle: «CURSOS OBLIGATORIOS DEL III CICLO». */
const DE_CURSOS =
  /^(cursos|asignaturas|materias|unidades|didacticas|curricular(es)?|obligatori[oa]s|regulares|malla|plan|estudios|del?|al?|el|la|los|las)$/
/** A remark speaks of a cycle so, and no title. */
const DE_NOTA =
  /^(desde|hasta|partir|haber|aprob\w+|llev\w+|curs(ar|an|ado)|vigen\w+|segun|ver|reglamento|solo|para|durante|valid\w+|se|que|no)$/

/** A title in which a cycle stands among other words: of courses, and it says that cycle; or of something else, as «III CICLO A», and it cannot be told. */
function tituloConPalabras(escrito: string, palabras: readonly string[]): TituloLeido | null {
  if (palabras.some(p => DE_NOTA.test(p))) return null
  const solo = leerCiclo(palabras.filter(p => !DE_CURSOS.test(p)).join(' '))
  if (solo?.isNamed && CICLO_O_SEMESTRE.test(clave(escrito))) {
    const texto = nombreDeCiclo(escrito, solo.numero)
    return { que: 'titulo', ciclo: solo, texto, isParte: true }
  }
  const bordes = [palabras.slice(0, 2), palabras.slice(0, 3), palabras.slice(-2), palabras.slice(-3)]
  const suyo = bordes
    .filter(b => CICLO_O_SEMESTRE.test(b.join(' ')))
    .flatMap(b => leerCiclo(b.join(' ')) ?? [])[0]
  return suyo ? { que: 'ilegible', texto: escrito, numero: suyo.numero } : null
}

/** What is said of requisites speaks of a cycle that comes before, and is no title. */
const DE_REQUISITOS = /^\W*(?:(?:pre|co)[ -]?r?)?requisitos?\b/

/** «Requisito: II ciclo». */
export function isRequisitoDeCiclo(escrito: string): boolean {
  const dicho = clave(escrito)
  return DE_REQUISITOS.test(dicho) && leerCiclo(dicho.replace(DE_REQUISITOS, ''))?.isNamed === true
}

/** What a title alone in its row says of the courses below it; null where it says nothing of cycles. */
export function tituloPorPartes(escrito: string): TituloLeido | null {
  const palabras = palabrasDe(escrito)
  if (palabras.length > MAX_PALABRAS || DE_REQUISITOS.test(clave(escrito))) return null
  if (isDeVarios(palabras)) return { que: 'ilegible', texto: escrito, isDeVarios: true }
  if (!DE_CICLO.test(clave(escrito))) return null
  const textos = escrito.split(SIGNOS)
  if (textos.some(t => isRotuloDeElectivos(t, false))) return { que: 'electivos', texto: escrito }
  const partes = textos.flatMap((texto): Parte[] => {
    const ciclo = leerCiclo(texto)
    return ciclo?.isNamed && !ciclo.isEdad ? [{ texto, ciclo }] : []
  })
  const suyo = cicloDe(partes)
  if (suyo) return { que: 'titulo', ...suyo, isParte: textos.length > 1 }
  const isSinMas = palabras.some(p => leerCiclo(p)) && palabras.every(isDeTitulo)
  return isSinMas || SIN_NUMERO.test(palabras.join(' '))
    ? { que: 'ilegible', texto: escrito }
    : tituloConPalabras(escrito, palabras)
}

interface Fila {
  skipped: { que: string; texto?: string; isParte?: boolean } | null
}

const isDeCiclo = ({ skipped }: Fila): boolean =>
  skipped?.que === 'titulo' && CICLO_O_SEMESTRE.test(clave(skipped.texto ?? ''))

const isDeNivel = ({ skipped }: Fila): boolean =>
  skipped?.isParte === true && /\b(nivel|grado|periodo)\b/.test(clave(skipped.texto ?? ''))

/** Rows whose titles say the cycle: beside «CICLO II» a level in a part of a title («ESPECIALIDAD - NIVEL II») is none, and the title a note. */
export function sinPartesAjenas<F extends Fila>(
  filas: readonly F[],
): (F | (F & { skipped: { que: 'nota' } }))[] {
  if (!filas.some(isDeCiclo)) return [...filas]
  return filas.map(f => (isDeNivel(f) ? { ...f, skipped: { que: 'nota' } as const } : f))
}
