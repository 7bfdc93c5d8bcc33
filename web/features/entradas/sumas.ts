import type { Suma } from '@malla/domain/planes/entradas.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'

/** «5 cursos · 14 créditos · 22 horas semanales». */
export const dichaSuma = ({ cursos, horas, creditos }: Suma): string =>
  cursos === 0
    ? 'Sin cursos'
    : [
        cuantos(cursos, 'curso', 'cursos'),
        cuantos(creditos, 'crédito', 'créditos'),
        cuantos(horas, 'hora semanal', 'horas semanales'),
      ].join(' · ')

/** «24 horas». */
export const dichasHoras = (horas: number): string => cuantos(horas, 'hora', 'horas')

/** «16 semanas». */
export const dichasSemanas = (semanas: number): string => cuantos(semanas, 'semana', 'semanas')
