import { expect, it } from 'vitest'
import { dice, leer } from '../../../testing/hojaDeCursos.ts'
import type { CellToWrite } from '../bookToWrite.ts'

/** Several programmes in one sheet. */

const CON_CICLO = ['CICLO', 'CODIGO', 'NOMBRE']
const SIN_CICLO = ['CODIGO', 'NOMBRE', 'CREDITOS']
const dichoDe = async (filas: CellToWrite[][]): Promise<string[]> =>
  (await leer(filas)).avisos.map(dice).filter(a => a.includes('de nuevo'))
const aviso = (fila: number, titulo: string): string =>
  `${fila}  «${titulo}» Debajo de este título los ciclos empiezan de nuevo, y todo se leyó como un solo plan: si es de otro programa, súbalo en un archivo aparte.`

it.each<[string, CellToWrite[][], string[]]>([
  [
    'a title and the header again',
    [
      ...[['CIVIL'], CON_CICLO, ['I', 'A', 'Cálculo'], ['II', 'B', 'Física']],
      ...[['INGENIERÍA DE SISTEMAS Y COMPUTACIÓN'], CON_CICLO, ['I', 'C', 'Dibujo'], ['II', 'D', 'Redes']],
    ],
    [aviso(5, 'INGENIERÍA DE SISTEMAS Y COMPUTACIÓN')],
  ],
  [
    'a title that names it, over titles of cycles',
    [
      ...[SIN_CICLO, ['I CICLO'], ['A', 'Cálculo', 4], ['II CICLO'], ['B', 'Física', 4]],
      ...[['PROGRAMA DE ESTUDIOS: ENFERMERÍA TÉCNICA'], ['I CICLO'], ['C', 'Salud', 4]],
    ],
    [aviso(6, 'PROGRAMA DE ESTUDIOS: ENFERMERÍA TÉCNICA')],
  ],
  [
    'titles of areas, each from the first cycle on',
    [
      ...[CON_CICLO, ['FORMACIÓN GENERAL'], ['I', 'A', 'Cálculo'], ['II', 'B', 'Física']],
      ...[['FORMACIÓN DE LA ESPECIALIZACIÓN'], ['I', 'C', 'Dibujo']],
    ],
    [],
  ],
  [
    'a branch from a later cycle on',
    [
      ...[CON_CICLO, ['I', 'A', 'Cálculo'], ['II', 'B', 'Física'], ['III', 'C', 'Dibujo']],
      ...[['CURSOS DE LA MENCIÓN EN GESTIÓN'], CON_CICLO, ['II', 'D', 'Costos']],
    ],
    [],
  ],
  ['a header on each page', [CON_CICLO, ['I', 'A', 'Cálculo'], CON_CICLO, ['I', 'B', 'Física']], []],
])('%s', async (_, filas, dichos) => {
  expect(await dichoDe(filas)).toEqual(dichos)
})
