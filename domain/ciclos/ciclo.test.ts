import { expect, it } from 'vitest'
import { comoSeLlama, descripcionDe, descripcionDeCiclo, MAX_CICLOS, nombreDeCiclo } from './ciclo.ts'
import { leerCicloPegado } from './leerCiclo.ts'

const numeroDeCiclo = (escrito: string): number | null => leerCicloPegado(escrito)?.numero ?? null

it.each<[string, number | null]>([
  ['3', 3],
  [' 03 ', 3],
  ['3.0', 3],
  ['3,00', 3],
  ['III', 3],
  ['iii', 3],
  ['Ciclo III', 3],
  ['CICLO 3', 3],
  ['III Ciclo', 3],
  ['Ciclo: 10', 10],
  ['Ciclo - X', 10],
  ['3°', 3],
  ['3º', 3],
  ['3er semestre', 3],
  ['1ro', 1],
  ['Tercer ciclo', 3],
  ['tercero', 3],
  ['Primera', 1],
  ['Séptimo', 7],
  ['Sétimo ciclo', 7],
  ['Décimo', 10],
  ['Décimo segundo', 12],
  ['Décimo primer ciclo', 11],
  ['Tercero cuarto', null],
  ['Decimosegundo', 12],
  ['5to. año', 5],
  ['Quinto grado', 5],
  ['20', 20],
  ['XX', 20],
  ['21', null],
  ['XXI', null],
  ['0', null],
  ['-1', null],
  ['Ciclo-3', 3],
  ['Ciclo N 3', 3],
  ['N° 2', 2],
  ['Módulo 2', 2],
  ['S2', null],
  ['Sem. 8', 8],
  ['1.er ciclo', 1],
  ['6ta', 6],
  ['Segundo año de estudios', 2],
  ['Ⅳ', 4],
  ['1.5', null],
  ['1e1', null],
  ['IIII', null],
  ['Electivos', null],
  ['Ciclo', null],
  ['constructor', null],
  ['', null],
])('what is pasted: «%s»', (escrito, numero) => expect(numeroDeCiclo(escrito)).toBe(numero))

it('each name and description leads back to its number', () => {
  for (let n = 1; n <= MAX_CICLOS; n++) {
    expect(numeroDeCiclo(nombreDeCiclo(n))).toBe(n)
    expect(numeroDeCiclo(descripcionDeCiclo(nombreDeCiclo(n)))).toBe(n)
  }
})

it('descripcionDeCiclo (§3)', () => expect(descripcionDeCiclo('IV')).toBe('Ciclo IV'))

it.each([
  ['iv', 'Ciclo iv'],
  ['4', 'Ciclo 4'],
  ['Primer grado', 'Primer grado'],
])('descripcionDe: a name that is no figure says all by itself: %s', (nombre, dicha) =>
  expect(descripcionDe(nombre)).toBe(dicha),
)

it.each([
  ['III', 'Ciclo III', 'III'],
  ['III', '', 'III'],
  ['III', 'Tercer año', 'Tercer año'],
])('the cycle %s described as «%s» is called %s', (nombre, descripcion, llamado) =>
  expect(comoSeLlama({ nombre, descripcion })).toEqual({ nombre: llamado, descripcion }),
)
