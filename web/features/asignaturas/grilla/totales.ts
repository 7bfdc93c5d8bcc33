import type { Seccion } from '@malla/contracts/ciclos.ts'
import { formatCreditos, sumCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { sumHoras } from '@malla/domain/asignaturas/horas.ts'
import { totalesDePlan } from '@malla/domain/malla/totales.ts'
import { contar, cuantos } from '@malla/domain/texto/numero.ts'
import type { ColumnaId } from './columnas.ts'
import { cursoOf, type Fila, totalDe } from './fila.ts'

/** What stands under the columns of numbers. Empty where there is nothing: schools are never told «0 créditos». */
export type Sumas = Readonly<Partial<Record<ColumnaId, string>>>

const horas = ['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica'] as const

const suma = (numeros: number[]): string => formatCreditos(sumHoras(numeros) || null)

/** Sums of some courses by column. */
export const sumasDe = (filas: readonly Fila[]): Sumas => ({
  credits: formatCreditos(sumCreditos(filas.map(f => f.credits))),
  ...Object.fromEntries(horas.map(c => [c, suma(filas.map(f => f[c]))])),
  total: suma(filas.map(totalDe)),
})

/** The sums of a plan: obligatory courses, with the credits that a student must take of the electives; how many courses, and the credits in words. */
export function sumasDePlan(
  filas: readonly Fila[],
  secciones: readonly Seccion[],
): { sumas: Sumas; cursos: string; creditos: string } {
  const { creditos, creditosElectivos, obligatorios, electivosListados, seccionesSinCreditos } =
    totalesDePlan(filas.map(cursoOf), secciones)
  const cursos = contar(obligatorios.cursos, 'curso')
  const electivos =
    electivosListados.cursos > 0 ? ` y ${cuantos(electivosListados.cursos, 'electivo', 'electivos')}` : ''
  const partes = [
    creditos !== null &&
      creditosElectivos !== null &&
      `${formatCreditos(obligatorios.creditos ?? 0)} cr obligatorios + ${formatCreditos(creditosElectivos)} de electivos requeridos`,
    seccionesSinCreditos.length > 0 && 'Falta decir cuántos créditos se requieren de los electivos.',
  ]
  return {
    sumas: { ...sumasDe(filas.filter(f => f.ciclo_id)), credits: formatCreditos(creditos) },
    cursos: cursos + electivos,
    creditos: partes.filter(Boolean).join(' · '),
  }
}

/** Credits and weekly hours of a course in words; of those that it has not, nothing. */
export const medidasDe = (fila: Fila): string[] => {
  const { credits, total } = sumasDe([fila])
  return [credits ? `${credits} cr` : '', total ? `${total} h` : ''].filter(Boolean)
}
