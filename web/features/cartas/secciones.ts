import type { ClaveDeCarta } from '@malla/domain/silabos/contenido.ts'

/** A part of a carta, as the document names it. */
export interface SeccionDeCartaDicha {
  clave: ClaveDeCarta
  nombre: string
  /** What it is for, while nothing is in it. */
  paraQue: string
}

/** The parts of a carta in the order in which it prints. */
export const seccionesDeCarta: readonly SeccionDeCartaDicha[] = [
  {
    clave: 'sumilla',
    nombre: 'Sumilla',
    paraQue: 'Naturaleza del curso, su propósito y sus contenidos: la muestran todos sus sílabos.',
  },
  {
    clave: 'cartaCompetencias',
    nombre: 'Competencias y elementos',
    paraQue: 'A qué competencias y elementos del plan contribuye el curso.',
  },
  { clave: 'cartaContenidos', nombre: 'Contenidos', paraQue: 'Qué se trata en el curso, por unidades.' },
  {
    clave: 'cartaCriterios',
    nombre: 'Criterios de evaluación',
    paraQue: 'Con qué criterios se evalúa en todos sus sílabos.',
  },
  {
    clave: 'cartaBibliografia',
    nombre: 'Bibliografía básica',
    paraQue: 'Las obras que llevan todos los sílabos del curso.',
  },
]
