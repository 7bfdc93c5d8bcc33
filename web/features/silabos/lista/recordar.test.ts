import type { Recordados } from '@malla/contracts/recordatorios.ts'
import { expect, it } from 'vitest'
import { quienNo, recibiran } from './recordar.ts'

const nadie: Recordados = {
  docentes: 0,
  cursos: 0,
  sin_docente: 0,
  sin_correo: 0,
  recientes: 0,
  repetidos: 0,
  sin_faltas: 0,
  fuera: [],
}
const ana = { id: 1, nombres: 'Ana Núñez', motivo: 'repetido' as const }

it.each([
  [nadie, 'Nadie recibiría este recordatorio.'],
  [
    { ...nadie, docentes: 1, cursos: 1 },
    'Lo recibirá un docente, por un curso. Cada uno recibe un solo correo con todos sus cursos.',
  ],
  [
    { ...nadie, docentes: 3, cursos: 8 },
    'Lo recibirán 3 docentes, por 8 cursos. Cada uno recibe un solo correo con todos sus cursos.',
  ],
])('says who gets it: %j', (cuantos, dicho) => expect(recibiran(cuantos)).toBe(dicho))

it('says who does not, and why', () => {
  expect(quienNo(nadie)).toEqual([])
  expect(quienNo({ ...nadie, sin_docente: 2, sin_correo: 1, recientes: 1, sin_faltas: 4 })).toEqual([
    '2 cursos no tienen docente.',
    'Un docente no tiene un correo que funcione.',
    'Un docente ya recibió un recordatorio en la última hora.',
    'A 4 sílabos no les falta nada.',
  ])
  expect(quienNo({ ...nadie, repetidos: 1, fuera: [ana] })).toEqual([
    'Ana Núñez ya recibió hoy uno más: se puede repetir una vez al día.',
  ])
  expect(quienNo({ ...nadie, repetidos: 2, fuera: [ana, { ...ana, id: 2 }] })).toEqual([
    '2 docentes ya recibieron hoy uno más: se puede repetir una vez al día.',
  ])
})
