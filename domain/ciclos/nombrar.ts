import { titular } from '../silabos/palabras.ts'
import { plegar } from '../texto/normalizar.ts'
import { descripcionDe, isCifra, nombreDeCiclo } from './ciclo.ts'
import { leerCiclo } from './leerCiclo.ts'

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

/** The cycle of this number where nothing else is known of it: «III», «Ciclo III»; in a school «3.er grado». */
export const cicloUsual = (numero: number, empresa: TipoDeEmpresa): Nombrado =>
  nombrado(empresa === 'Colegio' ? nombreDeGrado(numero) : nombreDeCiclo(numero))

/** Names to choose from where a plan has no cycles yet. */
export const nombresUsuales = (empresa: TipoDeEmpresa): string[] =>
  Array.from({ length: empresa === 'Colegio' ? 6 : 12 }, (_, i) => cicloUsual(i + 1, empresa).nombre)

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
 * its number is all that is known. In a school «3» is a grade, but «III» and «Ciclo III» stay what they are.
 */
export function nombrarCiclo(numero: number, textos: readonly string[], empresa: TipoDeEmpresa): Nombrado {
  const propio = textos.map(nombreQueDa).find(n => n !== null)
  if (propio) return nombrado(propio)
  const [texto] = textos
  const leido = texto ? leerCiclo(texto) : null
  const isDeCiclo = texto && (leido?.isNamed || (isCifra(texto) && !/\d/.test(texto)))
  return cicloUsual(leido?.numero ?? numero, isDeCiclo ? undefined : empresa)
}
