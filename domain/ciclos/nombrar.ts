import { titular } from '../silabos/palabras.ts'
import { plegar } from '../texto/normalizar.ts'
import { descripcionDe, isCifra, nombreDeCiclo } from './ciclo.ts'
import { isEdadEscrita, leerCiclo } from './leerCiclo.ts'

/** How a cycle is called that is made out of a file or by its number alone. */

/** The kind of the institution (§4), as the session says it. */
type TipoDeEmpresa = string | undefined

interface Nombrado {
  nombre: string
  descripcion: string
}

const nombrado = (nombre: string): Nombrado => ({ nombre, descripcion: descripcionDe(nombre) })

/** «1.er grado», «2.° grado»: in Spanish primer and tercer lose their ending, undécimo has it. */
const nombreDeGrado = (numero: number): string =>
  `${numero}.${[1, 3].includes(numero % 10) && numero !== 11 ? 'er' : '°'} grado`

/** Inicial ends with the children of five, and has three ages (3, 4, 5) where nobody says more. */
const EDAD_FINAL = 5
const EDADES = 3

/** Whether the cycles of a level («Inicial», «Educación inicial») are the ages of children, as in Inicial of a school. */
export const isPorEdades = (empresa: TipoDeEmpresa, nivel: string | undefined): boolean =>
  empresa === 'Colegio' && palabras(nivel ?? '').includes('inicial')

const nombreDeEdad = (edad: number): string => (edad === 1 ? '1 año' : `${edad} años`)

/**
 * The cycle of this number where nothing else is known of it: «III», «Ciclo III»; in a school «3.er grado», and in its Inicial the age that is the place's, the
 * last of `cuantos` being five: «3 años» for the first of three. One that no age is left for is called as a grade.
 */
export function cicloUsual(
  numero: number,
  empresa: TipoDeEmpresa,
  nivel?: string,
  cuantos: number = EDADES,
): Nombrado {
  if (empresa !== 'Colegio') return nombrado(nombreDeCiclo(numero))
  const edad = EDAD_FINAL - Math.max(cuantos, EDADES) + numero
  const isEdad = isPorEdades(empresa, nivel) && edad <= EDAD_FINAL && cuantos <= EDAD_FINAL + 1
  return nombrado(isEdad ? nombreDeEdad(edad) : nombreDeGrado(numero))
}

/** Names to choose from where a plan has no cycles yet. */
export function nombresUsuales(empresa: TipoDeEmpresa, nivel?: string): string[] {
  const length = empresa !== 'Colegio' ? 12 : isPorEdades(empresa, nivel) ? EDADES : 6
  return Array.from({ length }, (_, i) => cicloUsual(i + 1, empresa, nivel).nombre)
}

/**
 * How many ages the numbers of cycles that are made together count, in order: «1», «2», «3» of a plan that has none yet are its three; others («3», «4», «5»), or
 * where some are there already (`hay`) or one of their texts says an age («3 años»), are the ages themselves, of which there are five.
 */
export const cuantasEdades = (numeros: readonly number[], textos: readonly string[], hay: boolean): number =>
  !hay && numeros[0] === 1 && !textos.some(isEdadEscrita) ? numeros.at(-1)! : EDAD_FINAL

/** «Primer grado» of «PRIMER GRADO»; Roman figures stay. */
const sinGritar = (texto: string): string =>
  texto === texto.toUpperCase()
    ? titular(texto.toLowerCase().replace(/\b[ivx]+\b/g, cifra => cifra.toUpperCase()))
    : texto

const palabras = (texto: string): string[] => plegar(texto).split(/[^a-z]+/)

/** The name that a text gives to its cycle («Tercer grado», «3 años»); null where it only counts («3», «Tercero», «Ciclo III», «Sem. 3»). */
function nombreQueDa(texto: string): string | null {
  const leido = leerCiclo(texto)
  const isContado = palabras(texto).some(p => ['ciclo', 'ciclos', 'sem'].includes(p))
  return leido && (leido.calificador || (leido.isNamed && !isContado)) ? sinGritar(texto.trim()) : null
}

/**
 * Name and description of a cycle that is made because texts mean it: after the first of them that gives it a name, else the usual ones. Without texts
 * its number is all that is known. In a school «3» is a grade, or in Inicial an age (`nivel` and `cuantos` as for `cicloUsual`), but «III» and «Ciclo III» stay
 * what they are.
 */
export function nombrarCiclo(
  numero: number,
  textos: readonly string[],
  empresa: TipoDeEmpresa,
  nivel?: string,
  cuantos?: number,
): Nombrado {
  const propio = textos.map(nombreQueDa).find(n => n !== null)
  if (propio) return nombrado(propio)
  const [texto] = textos
  const leido = texto ? leerCiclo(texto) : null
  const isDeCiclo = texto && (leido?.isNamed || (isCifra(texto) && !/\d/.test(texto)))
  return cicloUsual(leido?.numero ?? numero, isDeCiclo ? undefined : empresa, nivel, cuantos)
}
