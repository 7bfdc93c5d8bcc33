import { lejanosDe } from '@malla/domain/analitica/carga.ts'
import {
  enCiclos,
  enCursos,
  escribirMedida,
  fraseDe,
  type Medida,
  unidades,
} from '@malla/domain/analitica/palabras.ts'
import type { CursoAnalizado, ResumenDeAnalitica } from '@malla/domain/analitica/plan.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { comienzo, cortar, final } from '@malla/domain/texto/cortar.ts'
import { cuantos, numero } from '../formato.ts'

/** What the figures of a plan mean, in sentences for who decides about it. */

/** Names as long as a line of a table can hold. */
export const enCorto = (nombre: string): string => cortar(nombre, 46)

/** A figure to one decimal. */
export const redondo = (n: number): string => numero(Math.round(n * 10) / 10)

const EXTREMO = 11

/** Names of cycles and sections in a narrow column: of long ones both ends, for «Módulo 1: … Periodo II» differs at its end. */
export const lugarEnCorto = (nombre: string): string =>
  nombre.length <= 2 * EXTREMO + 2
    ? nombre
    : `${comienzo(nombre, EXTREMO).trim()}… ${final(nombre, EXTREMO).trim()}`

/** The course that blocks most others; undefined of a plan without courses. */
export const masBloquea = (cursos: readonly CursoAnalizado[]): CursoAnalizado | undefined =>
  cursos.toSorted((a, b) => b.bloqueo - a.bloqueo)[0]

function deComplejidad({ total, cursos }: ResumenDeAnalitica, { curso, terminacion }: Palabras): string {
  const media = redondo(total.complejidad / cursos.length)
  return `La complejidad del plan es ${escribirMedida(total.complejidad)}, ${media} por ${curso.toLowerCase()}: es la suma de lo que pesa cada un${terminacion}. Comparada con la de otra versión del plan, la que suma menos es más fácil de terminar a tiempo.`
}

function deCadena({ cadena, cursos }: ResumenDeAnalitica, palabras: Palabras): string | null {
  if (cadena.length < 2) return null
  const primero = cursos.find(c => c.id === cadena[0])!
  return `La cadena más larga tiene ${enCursos(cadena.length, palabras)}. Comienza en ${enCorto(primero.nombre)}: quien l${palabras.terminacion} desaprueba atrasa toda la cadena.`
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

function deBloqueo({ cursos }: ResumenDeAnalitica, palabras: Palabras): string | null {
  const mayor = mayorEn(cursos, 'bloqueo')
  if (!mayor) return null
  const { curso, isUnico } = mayor
  const varios = palabras.cursos.toLowerCase()
  const quien = isUnico
    ? `${palabras.el} que más ${varios} bloquea es`
    : `Entre l${palabras.terminacion}s que más ${varios} bloquean está`
  return `${quien} ${enCorto(curso.nombre)}. ${fraseDe('bloqueo', curso.bloqueo, 'semestre', palabras)}`
}

// Centrality adds up the courses of ways: of few long ones there may be more than of many short ones, so nothing is said of how many pass.
function deCruce({ cursos }: ResumenDeAnalitica, palabras: Palabras): string | null {
  const mayor = mayorEn(cursos, 'centralidad')
  if (!mayor) return null
  const { curso, isUnico } = mayor
  const quien = isUnico
    ? `${palabras.el} más central del plan es`
    : `Entre l${palabras.terminacion}s ${palabras.cursos.toLowerCase()} más centrales del plan está`
  const ninguno = palabras.terminacion === 'o' ? 'ningún otro' : 'ninguna otra'
  const cola = isUnico ? `, más que los de ${ninguno}` : ''
  return `${quien} ${enCorto(curso.nombre)}: los caminos que pasan a través de ${palabras.ella} suman ${enCursos(curso.centralidad, palabras)}${cola}.`
}

function deReparto(
  { ciclos, dispersion, unidad }: ResumenDeAnalitica,
  { periodo, periodos }: Palabras,
): string | null {
  if (!dispersion || ciclos.length < 2) return null
  const aparte = ciclos.filter(c => c.aparte).length
  const ciclo = periodo.toLowerCase()
  const cola =
    aparte === 0
      ? 'ninguno se aparta de los demás'
      : aparte === 1
        ? `1 ${ciclo} se aparta de los demás`
        : `${aparte} ${periodos.toLowerCase()} se apartan de los demás`
  return `Cada ${ciclo} lleva en promedio ${redondo(dispersion.media)} ${unidades[unidad]}, entre ${redondo(dispersion.menor)} y ${redondo(dispersion.mayor)}; ${cola}.`
}

/** The sentences of the first page, in the words of the institution. */
export const frasesDeAnalitica = (r: ResumenDeAnalitica, palabras: Palabras): string[] =>
  [deComplejidad, deCadena, deBloqueo, deCruce, deReparto].flatMap(decir => decir(r, palabras) ?? [])

/** «De 58 requisitos entre cursos de los ciclos, la distancia media es de 1,4 ciclos; …». */
export function fraseDeDistancias(
  { distancia, distancias }: ResumenDeAnalitica,
  palabras: Palabras,
): string | null {
  if (!distancia) return null
  const [cursos, ciclos] = [palabras.cursos.toLowerCase(), palabras.periodos.toLowerCase()]
  const lejos = lejanosDe(distancias).length
  const total = cuantos(distancias.length, 'requisito', 'requisitos')
  const cola =
    lejos === 0
      ? `ninguno está a más de dos ${ciclos}`
      : `${cuantos(lejos, 'está', 'están')} a más de dos ${ciclos}, cuando lo aprendido puede estar lejos`
  return `De ${total} entre ${cursos} de los ${ciclos}, la distancia media es de ${enCiclos(distancia.media, palabras)}; ${cola}.`
}
