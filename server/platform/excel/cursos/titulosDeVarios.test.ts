import { describe, expect, it } from 'vitest'
import { leer } from '../../../testing/hojaDeCursos.ts'

/** Titles that say several cycles: what stands below them is of none. */

const HEADER = ['CODIGO', 'NOMBRE', 'CREDITOS']

describe('a title of several cycles', () => {
  it.each([
    'CICLO I - IV',
    'CICLO I-IV',
    'I AL IV CICLO',
    'CICLOS I AL IV',
    'CICLOS II Y III',
    'CICLO 3 / 4',
    'SEMESTRES 3 Y 4',
    'PRIMER Y SEGUNDO CICLO',
  ])('is none: «%s»', async titulo => {
    const { filas, errores } = await leer([
      HEADER,
      ['VI CICLO'],
      ['A', 'Cálculo', 4],
      [titulo],
      ['B', 'Física', 4],
    ])
    expect([filas.map(f => f.ciclo?.numero), errores.map(e => [e.fila, e.motivo])]).toEqual([
      [6],
      [
        [
          5,
          `Está debajo de «${titulo}», que no se entiende como un solo ciclo: escriba uno, como «Ciclo III» o «Tercer ciclo».`,
        ],
      ],
    ])
  })

  it('is none above the header either, nor over titles of one each', async () => {
    const arriba = await leer([['CICLO I - IV'], HEADER, ['A', 'Cálculo', 4]])
    expect(arriba.errores.map(e => e.motivo)).toEqual(['Falta la columna CICLO.'])
    const deUno = await leer([HEADER, ['CICLOS I AL X'], ['II CICLO'], ['A', 'Cálculo', 4]])
    expect([deUno.errores, deUno.filas.map(f => f.ciclo?.numero)]).toEqual([[], [2]])
  })

  it.each<[string, number]>([
    ['CICLO III - 22', 3],
    ['CICLO III - I', 3],
    ['SEMESTRE III - 2024-II', 3],
    ['CICLO III / 3', 3],
    ['DÉCIMO PRIMER CICLO', 11],
    ['SEGUNDO AÑO - SEMESTRE 4', 4],
  ])('«%s» says one', async (titulo, numero) => {
    const { filas, errores } = await leer([HEADER, [titulo], ['A', 'Cálculo', 4]])
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [numero]])
  })

  it('years over their semesters are still counted', async () => {
    const { filas, errores } = await leer([
      HEADER,
      ...[['PRIMER AÑO: SEMESTRES I Y II'], ['SEMESTRE I'], ['A', 'Cálculo', 4]],
      ...[['SEGUNDO AÑO: SEMESTRES I Y II'], ['SEMESTRE I'], ['B', 'Física', 4]],
    ])
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 3]])
  })
})
