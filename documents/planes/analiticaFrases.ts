import {
  enCiclos,
  enCursos,
  escribirMedida,
  fraseDe,
  type Medida,
  unidades,
} from '@malla/domain/analitica/palabras.ts'
import type { CursoAnalizado, ResumenDeAnalitica } from '@malla/domain/analitica/plan.ts'
import { comienzo, cortar, final } from '@malla/domain/texto/cortar.ts'
import { cuantos, numero } from '../formato.ts'

/** What the figures of a plan mean, in sentences for who decides about it. */

/** Names as long as a line of a table can hold. */
export const enCorto = (nombre: string): string => cortar(nombre, 46)

const redondo = (n: number): string => numero(Math.round(n * 10) / 10)

const EXTREMO = 11

/** Names of cycles and sections in a narrow column: of long ones both ends, for «Módulo 1: … Periodo II» differs at its end. */
export const lugarEnCorto = (nombre: string): string =>
  nombre.length <= 2 * EXTREMO + 2
    ? nombre
    : `${comienzo(nombre, EXTREMO).trim()}… ${final(nombre, EXTREMO).trim()}`

export const masBloquea = (cursos: readonly CursoAnalizado[]): CursoAnalizado | undefined =>
  cursos.toSorted((a, b) => b.bloqueo - a.bloqueo)[0]

function deComplejidad({ total, cursos }: ResumenDeAnalitica): string {
  const media = redondo(total.complejidad / cursos.length)
  return `La complejidad del plan es ${escribirMedida(total.complejidad)}, ${media} por curso: es la suma de lo que pesa cada uno. Comparada con la de otra versión del plan, la que suma menos es más fácil de terminar a tiempo.`
}

function deCadena({ cadena, cursos }: ResumenDeAnalitica): string | null {
  if (cadena.length < 2) return null
  const primero = cursos.find(c => c.id === cadena[0])!
  return `La cadena más larga tiene ${enCursos(cadena.length)}. Comienza en ${enCorto(primero.nombre)}: quien lo desaprueba atrasa toda la cadena.`
}

/** The first of the courses in which a measure is greatest, and whether it is so in no other; null where it is nothing everywhere. */
function mayorEn(
  cursos: readonly CursoAnalizado[],
  medida: Medida,
): { curso: CursoAnalizado; isUnico: boolean } | null {
  const mayor = Math.max(0, ...cursos.map(c => c[medida]))
  const [curso, otro] = cursos.filter(c => c[medida] === mayor)
  return curso && mayor > 0 ? { curso, isUnico: otro === undefined } : null
}

function deBloqueo({ cursos }: ResumenDeAnalitica): string | null {
  const mayor = mayorEn(cursos, 'bloqueo')
  if (!mayor) return null
  const { curso, isUnico } = mayor
  const quien = isUnico ? 'El curso que más cursos bloquea es' : 'Entre los que más cursos bloquean está'
  return `${quien} ${enCorto(curso.nombre)}. ${fraseDe('bloqueo', curso.bloqueo)}`
}

// Centrality adds up the courses of ways: of few long ones there may be more than of many short ones, so nothing is said of how many pass.
function deCruce({ cursos }: ResumenDeAnalitica): string | null {
  const mayor = mayorEn(cursos, 'centralidad')
  if (!mayor) return null
  const { curso, isUnico } = mayor
  const quien = isUnico ? 'El curso más central del plan es' : 'Entre los cursos más centrales del plan está'
  const cola = isUnico ? ', más que los de ningún otro' : ''
  return `${quien} ${enCorto(curso.nombre)}: los caminos que pasan a través de él suman ${enCursos(curso.centralidad)}${cola}.`
}

function deReparto({ ciclos, dispersion, unidad }: ResumenDeAnalitica): string | null {
  if (!dispersion || ciclos.length < 2) return null
  const aparte = ciclos.filter(c => c.aparte).length
  const cola =
    aparte === 0
      ? 'ninguno se aparta de los demás'
      : aparte === 1
        ? '1 ciclo se aparta de los demás'
        : `${aparte} ciclos se apartan de los demás`
  return `Cada ciclo lleva en promedio ${redondo(dispersion.media)} ${unidades[unidad]}, entre ${redondo(dispersion.menor)} y ${redondo(dispersion.mayor)}; ${cola}.`
}

/** The sentences of the first page. */
export const frasesDeAnalitica = (r: ResumenDeAnalitica): string[] =>
  [deComplejidad, deCadena, deBloqueo, deCruce, deReparto].flatMap(decir => decir(r) ?? [])

/** «De 58 requisitos entre cursos de los ciclos, la distancia media es de 1,4 ciclos; …». */
export function fraseDeDistancias({ distancia, distancias }: ResumenDeAnalitica): string | null {
  if (!distancia) return null
  const lejos = distancias.filter(d => d.ciclos > 2).length
  const total = cuantos(distancias.length, 'requisito', 'requisitos')
  const cola =
    lejos === 0
      ? 'ninguno está a más de dos ciclos'
      : `${cuantos(lejos, 'está', 'están')} a más de dos ciclos, cuando lo aprendido puede estar lejos`
  return `De ${total} entre cursos de los ciclos, la distancia media es de ${enCiclos(distancia.media)}; ${cola}.`
}
