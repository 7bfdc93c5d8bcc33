import type { Id } from '../asignaturas/asignatura.ts'
import { formatCreditos } from '../asignaturas/creditos.ts'
import { whyLoop } from '../asignaturas/lazos.ts'
import { type Palabras, palabrasDePantalla } from '../empresas/palabras.ts'
import { enLista } from '../texto/lista.ts'
import { contar } from '../texto/numero.ts'
import { type MedidasDeCurso, type Periodicidad, TOPE_DE_CENTRALIDAD } from './analitica.ts'
import type { Dispersion } from './carga.ts'
import type { CargaComparada, Lazo } from './plan.ts'

/** Curricular analytics in sentences that who teaches or decides understands; on paper in the words of the institution, on screen in those of all. */

export type Medida = keyof MedidasDeCurso

export interface MedidaDicha {
  clave: Medida
  nombre: string
  /** What it means of a course, in one sentence. */
  frase: string
}

/** The measures, the one that sums up first. */
export const medidas: readonly MedidaDicha[] = [
  {
    clave: 'complejidad',
    nombre: 'Complejidad',
    frase: 'Cuánto pesa cada curso en el plan: los cursos que bloquea más los de su cadena más larga.',
  },
  {
    clave: 'bloqueo',
    nombre: 'Bloqueo',
    frase: 'Cuántos cursos no puede llevar quien no aprueba este.',
  },
  {
    clave: 'demora',
    nombre: 'Demora',
    frase: 'Cuántos cursos tiene la cadena de requisitos más larga que pasa por este.',
  },
  {
    clave: 'centralidad',
    nombre: 'Centralidad',
    frase:
      'Cuánto se cruzan los caminos del plan en este curso: suma los cursos de cada cadena que pasa por él.',
  },
]

/** Whether a text names a measure. */
export const isMedida = (texto: string | undefined): texto is Medida => medidas.some(m => m.clave === texto)
/** A measure as it is told to people. */
export const medidaDe = (clave: Medida): MedidaDicha => medidas.find(m => m.clave === clave)!

/** «12», «7,3», «12 800»; what no longer can be told apart is rounded: «1,2 billones», «más de 1000 billones». */
export function escribirMedida(n: number): string {
  if (n >= TOPE_DE_CENTRALIDAD) return 'más de 1000 billones'
  if (n >= 1e12) return cuantosBillones(n / 1e12)
  const [entero = '', decimales] = formatCreditos(n).split(',')
  const agrupado = entero.length > 4 ? entero.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : entero
  return decimales ? `${agrupado},${decimales}` : agrupado
}

const cuantosBillones = (n: number): string => {
  const escrito = formatCreditos(n)
  return escrito === '1' ? '1 billón' : `${escrito} billones`
}

/** «1 curso», «7 cursos», «1,2 billones de cursos». */
const plural = (n: number, uno: string, varios: string): string =>
  `${escribirMedida(n)} ${n >= 1e12 ? 'de ' : ''}${n === 1 ? uno : varios}`
/** «1 ciclo», «1,4 ciclos»: a mean of cycles. */
export function enCiclos(n: number, { periodo, periodos }: Palabras = palabrasDePantalla): string {
  const escrito = formatCreditos(n)
  return `${escrito} ${(escrito === '1' ? periodo : periodos).toLowerCase()}`
}
/** «1 curso», «7 cursos», in the words of the institution. */
export const enCursos = (n: number, { curso, cursos }: Palabras = palabrasDePantalla): string =>
  plural(n, curso.toLowerCase(), cursos.toLowerCase())

const frases: Readonly<Record<Medida, (n: number, p: Palabras, periodicidad: Periodicidad) => string>> = {
  bloqueo: (n, p) =>
    n === 0
      ? `${p.ningun} espera a que se apruebe.`
      : `Quien no l${p.terminacion} aprueba no puede llevar ${enCursos(n, p)}.`,
  demora: (n, p) =>
    n <= 1
      ? 'No forma parte de ninguna cadena de requisitos.'
      : `La cadena más larga que pasa por ${p.ella} tiene ${enCursos(n, p)}.`,
  centralidad: (n, p) =>
    n === 0
      ? `Ningún camino pasa a través de ${p.ella}: comienza o termina su cadena, o está fuera de ellas.`
      : `Los caminos que pasan a través de ${p.ella} suman ${enCursos(n, p)}.`,
  complejidad: (_n, _p, periodicidad) =>
    periodicidad === 'trimestre'
      ? 'Dos tercios de su bloqueo más su demora, porque los periodos son trimestres.'
      : 'Su bloqueo más su demora.',
}

/** What a measure says of one course. */
export const fraseDe = (
  medida: Medida,
  n: number,
  periodicidad: Periodicidad = 'semestre',
  palabras: Palabras = palabrasDePantalla,
): string => frases[medida](n, palabras, periodicidad)

/** How far a requisite looks back: «2 ciclos antes»; what comes in the same cycle or later is said as it is. */
export function distanciaEnPalabras(ciclos: number, { periodo }: Palabras = palabrasDePantalla): string {
  if (ciclos === 0) return `en el mismo ${periodo.toLowerCase()}`
  const cuantos = contar(Math.abs(ciclos), periodo.toLowerCase())
  return ciclos > 0 ? `${cuantos} antes` : `${cuantos} después`
}

export const unidades = { creditos: 'créditos', horas: 'horas semanales' } as const

/** What is said of a cycle whose load stands apart. */
export const palabraDeCarga: Readonly<Record<NonNullable<CargaComparada['aparte']>, string>> = {
  mas: 'Más que los demás',
  menos: 'Menos que los demás',
}

/** Why courses have no order: «Los requisitos forman un círculo: …», or that they are only taken together. */
export const lazoEnPalabras = (
  { cursos, juntos }: Lazo,
  nombre: (id: Id) => string,
  { terminacion: o }: Palabras = palabrasDePantalla,
): string =>
  juntos ? `${enLista(cursos.map(nombre))} se piden un${o}s a otr${o}s a la vez.` : whyLoop(cursos, nombre)

/** «21,3 créditos por ciclo en promedio, entre 18 y 24; desviación de 1,8». */
export const repartoEnPalabras = (d: Dispersion, unidad: keyof typeof unidades): string =>
  `${formatCreditos(d.media)} ${unidades[unidad]} por ciclo en promedio, entre ${formatCreditos(d.menor)} y ${formatCreditos(d.mayor)}; desviación de ${formatCreditos(d.desviacion)}`
