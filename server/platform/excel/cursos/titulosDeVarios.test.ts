import { describe, expect, it } from 'vitest'
import { dice, leer, leerAMano, leerHojas } from '../../../testing/hojaDeCursos.ts'
import { filasAMano } from '../../../testing/libros.ts'

/** Titles that say several cycles: what stands below them is of none. */

const HEADER = ['CODIGO', 'NOMBRE', 'CREDITOS']
const FALTA =
  'y falta la columna CICLO: añádala, o escriba sobre los cursos de cada ciclo un título como «Ciclo III».'

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
          `Está debajo de «${titulo}», que nombra varios ciclos: escriba uno, como «Ciclo III» o «Tercer ciclo».`,
        ],
      ],
    ])
  })

  it('is none above the header either, nor over titles of one each', async () => {
    const arriba = await leer([['CICLO I - IV'], HEADER, ['A', 'Cálculo', 4]])
    expect(arriba.errores.map(dice)).toEqual([
      `1 A «CICLO I - IV» Este título nombra varios ciclos, ${FALTA}`,
    ])
    const deUno = await leer([HEADER, ['CICLOS I AL X'], ['II CICLO'], ['A', 'Cálculo', 4]])
    expect([deUno.errores, deUno.filas.map(f => f.ciclo?.numero)]).toEqual([[], [2]])
  })

  it('is told at its cell, also beside one below; as the name of a sheet at that', async () => {
    const dos = await leer([
      ['PLAN 2024'],
      ['CICLOS I AL X'],
      HEADER,
      ['A', 'Cálculo', 4],
      ['B', 'Física', 4],
    ])
    expect(dos.errores.map(dice)).toEqual([`2 A «CICLOS I AL X» Este título nombra varios ciclos, ${FALTA}`])
    const hoja = await leerHojas({ 'Ciclo I - IV': [HEADER, ['A', 'Cálculo', 4]] })
    expect(hoja.errores.map(dice)).toEqual([
      `1  «Ciclo I - IV» El nombre de la hoja es de varios ciclos, ${FALTA}`,
    ])
    // What names its electives is another template.
    const otra = await leer([['CICLOS I AL X'], ['SECCION', 'NOMBRE'], ['Libres', 'Canto']])
    expect(otra.errores.map(e => e.motivo)).toEqual([
      'Falta la columna CICLO. Parece una plantilla de electivos: súbala donde corresponde.',
    ])
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

describe('a title in which a cycle stands among other words', () => {
  /** The cycle of a course below a title below those of the sixth cycle. */
  const debajoDe = async (titulo: string) => {
    const { filas, errores } = await leerAMano(
      filasAMano([HEADER, ['VI CICLO'], ['A', 'Cálculo', 4], [titulo], ['B', 'Física', 4]]),
      ...['A2:C2', 'A4:C4'],
    )
    return filas[1]?.ciclo?.numero ?? errores.map(e => e.motivo.replace(/^.*», /, ''))
  }
  const NO = ['que no se entiende como un solo ciclo: escriba uno, como «Ciclo III» o «Tercer ciclo».']

  it.each<[string, number | string[]]>([
    ['CURSOS DEL III CICLO', 3],
    ['ASIGNATURAS OBLIGATORIAS DEL PRIMER CICLO', 1],
    ['Ciclo: III   Total de créditos: 22', 3],
    ['PERIODO LECTIVO III', 3],
    ['III°CICLO', 3],
    ['C I C L O  III', 3],
    ['P R I M E R   C I C L O', 1],
    ['CICLO III FORMACIÓN ESPECÍFICA', NO],
    ['CONTABILIDAD III CICLO', NO],
    ['III CICLO ACADÉMICO 2024', NO],
    ['CICLO DE VERANO', NO],
    ['CICLO CERO', NO],
    ['SÉTIMO AÑO', NO],
    ['VI CICLO FORMACIÓN ESPECÍFICA', 6],
    ['CICLO BÁSICO', 6],
    ['Haber aprobado el II ciclo', 6],
    ['Los cursos del II ciclo se llevan en verano', 6],
  ])('«%s»', async (titulo, dicho) => expect(await debajoDe(titulo)).toEqual(dicho))

  it('a course may be called so', async () => {
    const { filas } = await leer([
      HEADER,
      ['VI CICLO'],
      ['A', 'Cálculo', 4],
      [null, 'Seminario del II ciclo'],
    ])
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo', 'Seminario del II ciclo'])
  })
})

it('a cycle in a cell may count its credits', async () => {
  const { filas, errores } = await leer([
    ['CICLO', 'CODIGO', 'NOMBRE'],
    ['I (22 créditos)', 'A', 'Cálculo'],
    ['II - 20 créditos', 'B', 'Física'],
    ['22 créditos', 'C', 'Química'],
  ])
  expect(filas.map(f => [f.ciclo?.numero, f.ciclo?.texto])).toEqual([
    [1, 'I'],
    [2, 'II'],
  ])
  expect(errores.map(e => e.fila)).toEqual([4])
})
