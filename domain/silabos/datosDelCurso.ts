import type { HorasAsignatura } from '../asignaturas/asignatura.ts'
import { contar, cuantos, numero } from '../texto/numero.ts'

/** The data of a course as they stand above its syllabus and its carta. */

/** «2 de teoría», «2 de práctica», «1 virtual»: the weekly hours that there are, by kind. */
export const horasPorTipo = (h: HorasAsignatura): string[] => [
  ...(h.horasteoria > 0 ? [`${numero(h.horasteoria)} de teoría`] : []),
  ...(h.horaspractica > 0 ? [`${numero(h.horaspractica)} de práctica`] : []),
  ...(h.horasvirtual > 0 ? [cuantos(h.horasvirtual, 'virtual', 'virtuales')] : []),
]

/** «SIS-304 · Ciclo V · 4 créditos · 3 h de teoría, 2 h de práctica · Prerrequisitos: …»; `mas` stands before the requisites. */
export function lineaDeDatos(
  curso: { codigo: string | null; credits: number | null } & HorasAsignatura,
  {
    antes,
    mas,
    requisitos,
  }: { antes: readonly (string | null | undefined)[]; mas?: string; requisitos: string },
): string {
  const horas = horasPorTipo(curso).map(h => h.replace(' ', ' h '))
  return [
    curso.codigo,
    ...antes,
    curso.credits === null ? null : contar(curso.credits, 'crédito'),
    horas.join(', '),
    mas,
    requisitos && `Prerrequisitos: ${requisitos}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
