import { formatCreditos } from '../asignaturas/creditos.ts'
import { type Palabras, palabrasDePantalla } from '../empresas/palabras.ts'
import { enCursos, escribirMedida, unidades } from './palabras.ts'
import type { ResumenDeAnalitica } from './plan.ts'

/** What a comparison is asked of: the figures of a plan. */
export type Comparable = Pick<
  ResumenDeAnalitica,
  'total' | 'cadena' | 'redundantes' | 'dispersion' | 'unidad' | 'distancia' | 'lazos' | 'periodicidad'
> & { cursos: readonly unknown[] }

/** A figure of two plans; null where a plan has none. */
export interface CifraComparada {
  nombre: string
  antes: number | null
  despues: number | null
}

const media = ({ total, cursos }: Comparable): number | null =>
  cursos.length > 0 ? total.complejidad / cursos.length : null

/** The figures by which two plans are set side by side, in their order and in the words of who reads them. */
export const cifrasComparadas = (
  a: Comparable,
  b: Comparable,
  palabras: Palabras = palabrasDePantalla,
): CifraComparada[] => {
  const [curso, cursos] = [palabras.curso.toLowerCase(), palabras.cursos.toLowerCase()]
  const [ciclo, ciclos] = [palabras.periodo.toLowerCase(), palabras.periodos.toLowerCase()]
  const cifra = (nombre: string, de: (x: Comparable) => number | null): CifraComparada => ({
    nombre,
    antes: de(a),
    despues: de(b),
  })
  return [
    cifra(palabras.cursos, x => x.cursos.length),
    cifra('Complejidad estructural', x => x.total.complejidad),
    cifra(`Complejidad por ${curso}`, media),
    cifra('Bloqueo', x => x.total.bloqueo),
    cifra('Demora', x => x.total.demora),
    cifra('Centralidad', x => x.total.centralidad),
    cifra(`Cadena más larga, en ${cursos}`, x => x.cadena.length),
    cifra('Requisitos redundantes', x => x.redundantes.length),
    cifra(`Carga media por ${ciclo}`, x => x.dispersion?.media ?? null),
    cifra(`Desviación entre ${ciclos}`, x => x.dispersion?.desviacion ?? null),
    cifra(`Distancia media de los requisitos, en ${ciclos}`, x => x.distancia?.media ?? null),
    cifra('Círculos de requisitos', x => x.lazos.length),
  ]
}

const redondo = (n: number): number => Math.round(n * 10) / 10
const isIgual = (a: number, b: number): boolean => redondo(a) === redondo(b)

/** «, un 8 %»; of nothing there is no share, and one below a half says nothing. */
function parteDe(antes: number, despues: number): string {
  const parte = antes > 0 ? Math.round((Math.abs(despues - antes) / antes) * 100) : 0
  return parte > 0 ? `, un ${escribirMedida(parte)} %` : ''
}

function deComplejidad(a: Comparable, b: Comparable): string {
  const [antes, despues] = [a.total.complejidad, b.total.complejidad]
  if (isIgual(antes, despues)) return `La complejidad estructural es la misma: ${escribirMedida(antes)}.`
  const verbo = despues < antes ? 'baja' : 'sube'
  return `La complejidad estructural ${verbo} de ${escribirMedida(antes)} a ${escribirMedida(despues)}${parteDe(antes, despues)}.`
}

function deCadena({ cadena: a }: Comparable, { cadena: b }: Comparable, p: Palabras): string {
  if (a.length === b.length) return `La cadena más larga tiene en ambos ${enCursos(a.length, p)}.`
  const que = b.length < a.length ? 'se acorta' : 'se alarga'
  return `La cadena más larga ${que} de ${a.length} a ${enCursos(b.length, p)}.`
}

function deReparto(a: Comparable, b: Comparable, { periodos }: Palabras): string | null {
  if (!a.dispersion || !b.dispersion || a.unidad !== b.unidad) return null
  const [antes, despues] = [a.dispersion.desviacion, b.dispersion.desviacion]
  const que = unidades[a.unidad]
  const ciclos = periodos.toLowerCase()
  if (isIgual(antes, despues))
    return `Los ${ciclos} reparten igual sus ${que}: desviación de ${formatCreditos(antes)}.`
  const como = despues < antes ? 'más parejos' : 'menos parejos'
  return `Los ${ciclos} quedan ${como} en ${que}: la desviación pasa de ${formatCreditos(antes)} a ${formatCreditos(despues)}.`
}

function deRedundantes({ redundantes: a }: Comparable, { redundantes: b }: Comparable): string | null {
  if (a.length === 0 && b.length === 0) return null
  if (a.length === b.length)
    return b.length === 1
      ? 'Ambos tienen 1 requisito redundante.'
      : `Ambos tienen ${b.length} requisitos redundantes.`
  return `Los requisitos redundantes ${b.length < a.length ? 'bajan' : 'suben'} de ${a.length} a ${b.length}.`
}

function deDistancia(
  { distancia: a }: Comparable,
  { distancia: b }: Comparable,
  { periodos }: Palabras,
): string | null {
  if (!a || !b || isIgual(a.media, b.media)) return null
  const como = b.media < a.media ? 'menos' : 'más'
  return `Los requisitos están a ${como} ${periodos.toLowerCase()} de distancia: ${formatCreditos(b.media)} en promedio, en vez de ${formatCreditos(a.media)}.`
}

function deLazos({ lazos: a }: Comparable, { lazos: b }: Comparable): string | null {
  if (a.length === b.length) return null
  if (b.length === 0) return 'El segundo plan ya no tiene círculos de requisitos.'
  return `Los círculos de requisitos pasan de ${a.length} a ${b.length}.`
}

const dePeriodos = (a: Comparable, b: Comparable, { curso }: Palabras): string | null =>
  a.periodicidad === b.periodicidad
    ? null
    : `Uno de los planes va por trimestres: en él cada ${curso.toLowerCase()} pesa dos tercios.`

/** What changes from one plan to another, a sentence each, the weightiest first. */
export const diferenciasEnPalabras = (
  antes: Comparable,
  despues: Comparable,
  palabras: Palabras = palabrasDePantalla,
): string[] =>
  [deComplejidad, deCadena, deReparto, deRedundantes, deDistancia, deLazos, dePeriodos].flatMap(
    decir => decir(antes, despues, palabras) ?? [],
  )
