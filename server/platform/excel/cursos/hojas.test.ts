import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import { describe, expect, it } from 'vitest'
import { curso, H, leer, leerAMano, leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { filasAMano, libroAMano } from '../../../testing/libros.ts'

describe('sheets', () => {
  it('the first visible one with a header is read, others are named', async () => {
    const bytes = await libroAMano({
      hojas: [
        { nombre: 'Portada', datos: filasAMano([['Plan de estudios']]) },
        {
          nombre: 'Oculta',
          estado: 'hidden',
          datos: filasAMano([
            ['NOMBRE', 'CICLO'],
            ['No', 1],
          ]),
        },
        {
          nombre: 'Cursos',
          datos: filasAMano([
            ['NOMBRE', 'CICLO'],
            ['Cálculo', 1],
          ]),
        },
        {
          nombre: 'Más',
          datos: filasAMano([
            ['NOMBRE', 'CICLO'],
            ['Física', 1],
          ]),
        },
      ],
    })
    const { filas, avisos } = await leerArchivo(bytes, { electivos: false })
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo'])
    expect(avisos[4]).toEqual({
      fila: 1,
      columna: '',
      valor: 'Más',
      motivo: 'La hoja «Más» también tiene cursos y no se leyó: déjelos todos en «Cursos».',
    })
  })

  it.each([
    [
      'of areas and sums',
      [
        ['ÁREA', 'CREDITOS', 'CURSO'],
        ['Generales', 40, '12'],
      ],
      ['La hoja «Hoja1» no tiene cursos: no se leyó.'],
    ],
    [
      'of people',
      [
        ['NOMBRE', 'GRADO'],
        ['Ana Ruiz', 'Mg.'],
      ],
      [],
    ],
  ])('one %s that stands before is not taken for that of the courses', async (_, antes, avisos) => {
    const cursos = [
      ['CICLO', 'CODIGO', 'NOMBRE', 'CREDITOS'],
      ['I', 'A', 'Cálculo', 4],
    ]
    const hojas = [antes, cursos].map(filas => ({ datos: filasAMano(filas) }))
    const leidos = await leerArchivo(await libroAMano({ hojas }), { electivos: false })
    expect([leidos.errores, leidos.filas.map(f => f.nombre)]).toEqual([[], ['Cálculo']])
    expect(leidos.avisos.map(a => a.motivo).filter(m => m.includes('«Hoja1»'))).toEqual(avisos)
  })

  it('requisites keep what they say; lines become «;»', async () => {
    const { filas } = await leer([
      H,
      curso({ 7: ' MAT-021;\nFIS-100\r\n(A | B)* ' }),
      curso({ 0: 'B', 1: 'B', 7: 21 }),
      curso({ 0: 'C', 1: 'C', 7: '—' }),
    ])
    expect(filas.map(f => f.requisitos)).toEqual(['MAT-021; FIS-100; (A | B)*', '21', ''])
  })

  it('what is no workbook is refused as such', async () => {
    await expect(leerArchivo(Buffer.from('CODIGO;NOMBRE'), { electivos: false })).rejects.toMatchObject({
      name: 'ExcelError',
      code: 'otro',
    })
  })

  it('names its columns for whoever finds more wrong', async () => {
    const { columnas } = await leer([
      ['Curso', 'Semestre', 'Requisitos'],
      ['A', 1, ''],
    ])
    expect([columnas.requisitos, columnas.area]).toEqual(['C (Requisitos)', 'AREA'])
  })
})

describe('hostile sheets', () => {
  const total = 'A1:XFD1048576'
  const abiertos = '('.repeat(30_000)
  it.each([
    [
      'merged over everything, ten thousand times',
      filasAMano(Array.from({ length: 500 }, () => ['NOMBRE', 'CICLO'])),
      Array(10_000).fill(total),
    ],
    [
      'long texts of brackets',
      filasAMano([
        ['NOMBRE', 'CICLO', 'CREDITOS', 'T-P-L', 'HL', 'CORREQUISITOS', 'REQUISITOS'],
        ...Array.from({ length: 40 }, () => Array(7).fill(abiertos)),
      ]),
      [],
    ],
    [
      'long texts of signs alone in their rows',
      filasAMano([
        ['NOMBRE', 'CICLO', 'CREDITOS'],
        ...Array.from({ length: 40 }, () => [null, '- '.repeat(15_000)]),
      ]),
      [],
    ],
  ])('%s: end soon', async (_, datos, merges) => {
    const before = procesadorMs()
    await leerAMano(datos, ...merges)
    expect(procesadorMs() - before).toBeLessThan(20_000)
  })
})
