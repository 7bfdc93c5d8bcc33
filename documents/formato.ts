import { comienzo } from '@malla/domain/texto/cortar.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { redondearParte } from '@malla/domain/texto/numero.ts'

/** How numbers, dates and names are written in Spanish documents. */

const meses = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Binary noise of sums like 0.1 + 0.2 must not reach the paper; credits and hours have at most two decimals. */
const redondeado = (n: number): number => Math.round(n * 100) / 100

/** Decimals that the longest of these numbers needs: 0 to 2. */
export const decimalesDe = (numeros: readonly (number | null)[]): number => {
  const necesita = (n: number): number => (String(redondeado(n)).split('.')[1] ?? '').length
  return Math.max(0, ...numeros.map(n => (n === null ? 0 : necesita(n))))
}

/** 1.5 → «1,5»; 12800 → «12 800» with a no-break space, from five figures on. `decimales`: how many to write at least. */
export const numero = (n: number, decimales = 0): string => {
  const [entero = '0', resto = ''] = redondeado(Math.abs(n)).toString().split('.')
  const agrupado = entero.length > 4 ? entero.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : entero
  const fraccion = resto.padEnd(decimales, '0')
  return `${n < 0 ? '−' : ''}${agrupado}${fraccion && `,${fraccion}`}`
}

/**
 * Share of a whole, without decimals that pretend a precision: «35 %», «0,4 %» below one, «99,6 %» above 99; «—» of nothing. «100 %» is all of it, «0 %»
 * nothing.
 */
export const porcentaje = (parte: number, total: number): string => {
  if (total <= 0) return '—'
  const valor = (parte / total) * 100
  const isAlBorde = (valor > 0 && valor < 1) || (valor > 99 && valor < 100)
  return `${numero(redondearParte(valor, isAlBorde ? 1 : 0))}\u00a0%`
}

/** A share or a weight that is given in percent, to at most two decimals: «12,5 %». `decimales`: how many to write at least. */
export const enPorcentaje = (n: number, decimales = 0): string =>
  `${numero(redondearParte(n, 2), decimales)}\u00a0%`

/** '2026-11-12' → «12 de noviembre de 2026»; empty for what is no day. Never through a time zone. */
export const fechaLarga = (fecha: string): string => {
  const [dia, mes, anio] = formatFecha(fecha).split('/')
  return anio ? `${Number(dia)} de ${meses[Number(mes) - 1]} de ${anio}` : ''
}

const menores = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'y',
  'e',
  'o',
  'u',
  'en',
  'a',
  'para',
  'con',
  'por',
])

/** Words of a name that carry it: «Ciencias de la Salud» → Ciencias, Salud. */
export const palabrasMayores = (nombre: string): string[] =>
  (nombre.match(/[\p{L}\p{N}]+/gu) ?? []).filter(p => !menores.has(p.toLowerCase()))

/** Initials of an institution without a logo: «Universidad Andina» → «UA», at most four letters. */
export const siglasDeNombre = (nombre: string): string =>
  palabrasMayores(nombre)
    .map(p => String.fromCodePoint(p.codePointAt(0)!).toUpperCase())
    .slice(0, 4)
    .join('')

/** «1 curso», «3 cursos». */
export const cuantos = (n: number, uno: string, varios: string): string =>
  `${numero(n)} ${n === 1 ? uno : varios}`

/** Part of a file name: no characters that file systems or mail refuse, at most `max` of them. */
export const paraArchivo = (texto: string, max = 80): string =>
  comienzo(
    texto
      .replace(/[^\p{L}\p{N} .,()-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  ).trim()

/**
 * Name of a file of a plan, without its ending: «Formato C1 - Ingeniería Civil - Plan de estudios 2026». Plans of several programmes often have one
 * name. Each part is cut for itself, so that none of them pushes another out.
 */
export const archivoDePlan = (que: string, plan: { programa: string; full_name: string }): string =>
  [paraArchivo(que), paraArchivo(plan.programa, 50), paraArchivo(plan.full_name, 50)].join(' - ')

/**
 * Name of a file of two plans, without its ending: «Comparación de planes - Enfermería - Plan 2019 - Plan 2026»; plans of two programmes each after its
 * own. Each part is cut for itself.
 */
export const archivoDeDosPlanes = (
  que: string,
  antes: { programa: string; full_name: string },
  despues: { programa: string; full_name: string },
): string => {
  const [uno, otro] = [antes, despues].map(p => [paraArchivo(p.programa, 40), paraArchivo(p.full_name, 60)])
  return [paraArchivo(que), ...uno!, ...(antes.programa === despues.programa ? otro!.slice(1) : otro!)].join(
    ' - ',
  )
}

/** Name of the file of a syllabus, without its ending: «Sílabo - SIS-304 - Base de Datos I - 2026-II». A long course never pushes its period out. */
export const archivoDeSilabo = (
  que: string,
  s: { curso: { codigo: string | null; nombre: string }; periodo: { nombre: string } | null },
): string =>
  [que, s.curso.codigo, s.curso.nombre, s.periodo?.nombre]
    .flatMap(parte => (parte ? [paraArchivo(parte)] : []))
    .join(' - ')
