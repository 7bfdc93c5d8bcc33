import type { Suma } from '@malla/domain/planes/entradas.ts'

const con = (n: number, uno: string, varios: string): string =>
  `${String(n).replace('.', ',')} ${n === 1 ? uno : varios}`

/** «5 cursos · 14 créditos · 22 horas semanales». */
export const dichaSuma = ({ cursos, horas, creditos }: Suma): string =>
  cursos === 0
    ? 'Sin cursos'
    : [
        con(cursos, 'curso', 'cursos'),
        con(creditos, 'crédito', 'créditos'),
        con(horas, 'hora semanal', 'horas semanales'),
      ].join(' · ')

/** «24 horas». */
export const dichasHoras = (horas: number): string => con(horas, 'hora', 'horas')

/** «16 semanas». */
export const dichasSemanas = (semanas: number): string => con(semanas, 'semana', 'semanas')
