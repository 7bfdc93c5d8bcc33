import { type CicloLeido, leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { isRotuloDeElectivos } from './electivos.ts'

/** Titles that say more than a cycle: «CICLO III: FORMACIÓN ESPECÍFICA», «TERCER AÑO – PRIMER SEMESTRE». */

export type TituloLeido =
  | { que: 'titulo'; ciclo: CicloLeido; texto: string }
  | { que: 'electivos'; texto: string }
  /** It speaks of a cycle, and of which is not known: what stands below it is of none. */
  | { que: 'ilegible'; texto: string }

/** A cycle and what says it. */
interface Parte {
  texto: string
  ciclo: CicloLeido
}

const SIGNOS = /\s*[-–—:;,|/]+\s*|\.\s+/
const DE_CICLO = /\b(ciclo|semestre|cuatrimestre|trimestre|bimestre|periodo|nivel|grado|ano)\b/
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

/** What a title alone in its row says of the courses below it; null where it says nothing of cycles. */
export function tituloPorPartes(escrito: string): TituloLeido | null {
  const palabras = clave(escrito)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  if (palabras.length > MAX_PALABRAS || !DE_CICLO.test(clave(escrito))) return null
  const textos = escrito.split(SIGNOS)
  if (textos.some(t => isRotuloDeElectivos(t, false))) return { que: 'electivos', texto: escrito }
  const partes = textos.flatMap((texto): Parte[] => {
    const ciclo = leerCiclo(texto)
    return ciclo?.isNamed && !ciclo.isEdad ? [{ texto, ciclo }] : []
  })
  const suyo = cicloDe(partes)
  if (suyo) return { que: 'titulo', ...suyo }
  return palabras.some(p => leerCiclo(p)) ? { que: 'ilegible', texto: escrito } : null
}
