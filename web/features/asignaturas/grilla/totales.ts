import type { Seccion } from '@malla/contracts/ciclos.ts'
import { formatCreditos, sumCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { sumHoras } from '@malla/domain/asignaturas/horas.ts'
import { totalesDePlan } from '@malla/domain/malla/totales.ts'
import type { ColumnaId } from './columnas.ts'
import { cursoOf, type Fila, totalDe } from './fila.ts'

/** What stands under the columns of numbers. Empty where there is nothing to add: schools are never told «0 créditos». */
export type Sumas = Readonly<Partial<Record<ColumnaId, string>>>

const horas = ['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica'] as const

/** Sums of some courses by column. */
export const sumasDe = (filas: readonly Fila[]): Sumas => ({
  credits: formatCreditos(sumCreditos(filas.map(f => f.credits))),
  ...Object.fromEntries(horas.map(c => [c, formatCreditos(sumHoras(filas.map(f => f[c])))])),
  total: formatCreditos(sumHoras(filas.map(totalDe))),
})

/** The sums of a plan: obligatory courses, with the credits that a student must take of the electives, and that in words. */
export function sumasDePlan(
  filas: readonly Fila[],
  secciones: readonly Seccion[],
): { sumas: Sumas; texto: string } {
  const { creditos, creditosElectivos, obligatorios, electivosListados, seccionesSinCreditos } =
    totalesDePlan(filas.map(cursoOf), secciones)
  const cursos = `${obligatorios.cursos} ${obligatorios.cursos === 1 ? 'curso' : 'cursos'}`
  const electivos = electivosListados.cursos > 0 ? ` y ${electivosListados.cursos} electivos` : ''
  const partes =
    creditosElectivos !== null
      ? ` · ${formatCreditos(obligatorios.creditos)} cr obligatorios + ${formatCreditos(creditosElectivos)} de electivos requeridos`
      : ''
  const faltan =
    seccionesSinCreditos.length > 0 ? ' · falta decir cuántos créditos electivos se requieren' : ''
  return {
    sumas: { ...sumasDe(filas.filter(f => f.ciclo_id)), credits: formatCreditos(creditos) },
    texto: cursos + electivos + partes + faltan,
  }
}
