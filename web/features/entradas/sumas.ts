import { horasEnSemanas, type Suma } from '@malla/domain/planes/entradas.ts'
import { contar, cuantos, numero } from '@malla/domain/texto/numero.ts'

/** «5 cursos · 14 créditos · 352 horas»: in all, where the plan says the weeks of a period; what there is none of is left out. */
export const dichaSuma = ({ cursos, horas, creditos }: Suma, semanas: number | null | undefined): string =>
  cursos === 0
    ? 'Sin cursos'
    : [
        contar(cursos, 'curso'),
        ...(creditos > 0 ? [contar(creditos, 'crédito')] : []),
        ...(horas > 0 ? [enTotal(horas, semanas)] : []),
      ].join(' · ')

function enTotal(semanales: number, semanas: number | null | undefined): string {
  const horas = horasEnSemanas(semanas, semanales)
  return horas === null ? `suma de horas semanales: ${numero(semanales)}` : dichasHoras(horas)
}

/** «24 horas». */
export const dichasHoras = (horas: number): string => cuantos(horas, 'hora', 'horas')

/** «16 semanas». */
export const dichasSemanas = (semanas: number): string => cuantos(semanas, 'semana', 'semanas')
