import { describe, expect, it } from 'vitest'
import {
  avisoDeCreditos,
  type CursoComparado,
  creditosDe,
  enOrdenDeCodigo,
  nombrados,
  sugerencias,
} from './equivalencias.ts'
import { leerPegado } from './pegar.ts'

const curso = (
  id: number,
  nombre: string,
  codigo: string | null = null,
  credits: number | null = 4,
): CursoComparado => ({
  id,
  nombre,
  codigo,
  credits,
})
const dicho = (
  origen: CursoComparado[],
  destino: CursoComparado[],
  tabla: { origen: number[]; destino: number[] }[] = [],
) => sugerencias(origen, destino, tabla).map(s => `${s.origen}>${s.destino} ${s.por}`)

it('courses of a side stand as people read their codes, those without one last and by name', () => {
  const cursos = [
    curso(1, 'Zoología'),
    curso(2, 'Ética'),
    curso(3, 'Física', 'A10'),
    curso(4, 'Física', 'a2'),
    curso(5, 'Dibujo', 'EG1010'),
    curso(6, 'Dibujo', 'EG102'),
    curso(8, 'Arte', 'EG102'),
    curso(7, 'Arte', 'EG102'),
  ]
  expect(enOrdenDeCodigo(cursos).map(c => c.id)).toEqual([4, 3, 7, 8, 6, 5, 2, 1])
})

describe('suggestions', () => {
  it.each<[string, CursoComparado[], CursoComparado[], string[]]>([
    [
      'equal names, accents and case aside',
      [curso(1, 'ALGEBRA  LINEAL')],
      [curso(11, 'Álgebra lineal')],
      ['1>11 nombre'],
    ],
    [
      'codes as people type them',
      [curso(1, 'Uno', 'INF-134')],
      [curso(11, 'Otro', 'inf 134')],
      ['1>11 código'],
    ],
    [
      'codes that differ in where the point stands are two',
      [curso(1, 'Uno', '1.11'), curso(2, 'Dos', '11.1')],
      [curso(11, 'Otro', '11.1'), curso(12, 'Más', '1.11')],
      ['2>11 código', '1>12 código'],
    ],
    [
      '… and without it nobody knows which it is',
      [curso(1, 'Uno', '1.11'), curso(2, 'Dos', '11.1')],
      [curso(11, 'Otro', '111')],
      [],
    ],
    ['both', [curso(1, 'Física', 'F1')], [curso(11, 'Física', 'F-1')], ['1>11 código y nombre']],
    ['Roman and Arabic numbers', [curso(1, 'Cálculo 2')], [curso(11, 'Cálculo II')], ['1>11 nombre']],
    ['numbers beyond VIII', [curso(1, 'Inglés 9')], [curso(11, 'Inglés IX')], ['1>11 nombre']],
    ['ten', [curso(1, 'Práctica 10')], [curso(11, 'Práctica X')], ['1>11 nombre']],
    ['twelve', [curso(1, 'Taller-XII')], [curso(11, 'Taller 12')], ['1>11 nombre']],
    ['no number is read that is written wrongly', [curso(1, 'Taller 8')], [curso(11, 'Taller IIX')], []],
    [
      'no word is a number for its letters',
      [curso(1, 'Vitamina 100'), curso(2, 'Mercadeo 1009'), curso(3, 'Grupo 31')],
      [curso(11, 'Vitamina C'), curso(12, 'Mercadeo Mix'), curso(13, 'Grupo XXXI')],
      [],
    ],
    ['not what only begins alike', [curso(1, 'Cálculo I')], [curso(11, 'Cálculo II')], []],
    [
      'a name wins over a code that means another course now',
      [curso(1, 'Física', 'A1'), curso(2, 'Química', 'A2')],
      [curso(11, 'Química', 'A1')],
      ['2>11 nombre'],
    ],
    [
      'a course that a name took is not given to a code too',
      [curso(1, 'Física', 'A1')],
      [curso(11, 'Ondas', 'A1'), curso(12, 'Física', 'B1')],
      ['1>12 nombre'],
    ],
    [
      'names that stand twice say nothing',
      [curso(1, 'Taller'), curso(2, 'Taller')],
      [curso(11, 'Taller')],
      [],
    ],
    ['nor do they on the other side', [curso(1, 'Taller')], [curso(11, 'Taller'), curso(12, 'taller')], []],
    ['courses without a code', [curso(1, 'Uno', '')], [curso(11, 'Dos', '')], []],
  ])('%s', (_case, origen, destino, esperado) => expect(dicho(origen, destino)).toEqual(esperado))

  it('courses that a row names already are left alone', () =>
    expect(dicho([curso(1, 'Física')], [curso(11, 'Física')], [{ origen: [1], destino: [99] }])).toEqual([]))

  it('in the order of the plan that recognises', () =>
    expect(
      dicho([curso(1, 'A'), curso(2, 'B')], [curso(12, 'B'), curso(11, 'A')]).map(s => s.split(' ')[0]),
    ).toEqual(['2>12', '1>11']))

  it('a thousand courses on either side take no time', () => {
    const muchos = (desde: number) =>
      Array.from({ length: 1000 }, (_, i) => curso(desde + i, `Curso ${i}`, `C${i}`))
    expect(sugerencias(muchos(0), muchos(5000), [])).toHaveLength(1000)
  })
})

it('courses that are named', () =>
  expect([
    ...nombrados([
      { origen: [1, 2], destino: [3] },
      { origen: [1], destino: [4] },
    ]),
  ]).toEqual([1, 2, 3, 4]))

it.each<[(number | null)[], (number | null)[], string | null]>([
  [[4], [4], null],
  [[3], [5], 'Reconoce 2 créditos de más'],
  [[4, 4], [5], 'Reconoce 3 créditos de menos'],
  [[1.5, 1.6], [4.1], 'Reconoce 1 crédito de más'],
  [[null], [4], null],
  [[], [4], null],
])('credits %j for %j: %s', (de, a, aviso) => {
  const cursos = (creditos: (number | null)[]) => creditos.map(credits => ({ credits }))
  expect(avisoDeCreditos(cursos(de), cursos(a))).toBe(aviso)
})

it('credits of courses of which one has none are not known', () =>
  expect([
    creditosDe([{ credits: 1.1 }, { credits: 2.2 }]),
    creditosDe([{ credits: 1 }, { credits: null }]),
  ]).toEqual([3.3, null]))

describe('a pasted table', () => {
  const origen = [
    curso(1, 'Álgebra I', 'MA-101'),
    curso(2, 'Álgebra II', 'MA-102'),
    curso(3, 'Dibujo + taller'),
    curso(4, 'Historia', '1.11'),
    curso(5, 'Geografía', '11.1'),
  ]
  const destino = [curso(11, 'Álgebra', 'M1'), curso(12, 'Ética')]
  const leer = (texto: string) =>
    leerPegado(texto, origen, destino).map(f => [
      `${f.renglon}: ${f.origen}>${f.destino} ${f.tipo}${f.nota ? ` ${f.nota}` : ''}`,
      ...f.problemas,
    ])
  it.each<[string, string, string[][]]>([
    ['codes', 'MA101\tM1', [['1: 1>11 total']]],
    [
      'several, kind and note',
      'MA-101 + MA-102\tM1\tParcial\tcon examen',
      [['1: 1,2>11 parcial con examen']],
    ],
    [
      'codes that differ in where the point stands',
      '1.11\tM1\n11.1\tM1',
      [['1: 4>11 total'], ['2: 5>11 total']],
    ],
    [
      '… and without it nobody knows which it is',
      '111\tM1',
      [['1: >11 total', '«111» no es un curso del plan de origen.']],
    ],
    ['names, without accents', 'algebra i; ALGEBRA II\tetica', [['1: 1,2>12 total']]],
    ['a name with a plus in it', 'Dibujo + taller\tÉtica', [['1: 3>12 total']]],
    [
      'two courses in one cell, each on a line of its own',
      '"MA-101\nMA-102"\tM1\r\n1.11\tÉtica\r\n',
      [['1: 1,2>11 total'], ['2: 4>12 total']],
    ],
    [
      'a name with a plus in it, on a line of its own',
      '"MA-101\nDibujo + taller"\tM1',
      [['1: 1,3>11 total']],
    ],
    [
      'parts on a line of its own beside one that is whole',
      '"MA-101 + MA-102\nDibujo + taller\nDibujo + nada"\tM1',
      [
        [
          '1: 1,2,3>11 total',
          '«Dibujo» no es un curso del plan de origen.',
          '«nada» no es un curso del plan de origen.',
        ],
      ],
    ],
    [
      'a head, a name and a note over two lines',
      '"Curso de\norigen"\t"Curso de\ndestino"\n"Álgebra\nII"\tM1\tParcial\t"con\nexamen"',
      [['2: 2>11 parcial con examen']],
    ],
    [
      'marks that are part of a name',
      '"MA-101" y más\tM1',
      [['1: >11 total', '«"MA-101" y más» no es un curso del plan de origen.']],
    ],
    [
      'bars in one row, tabs in another',
      'MA-101\tM1\nMA-102 | Ética',
      [['1: 1>11 total'], ['2: 2>12 total']],
    ],
    ['bars instead of tabs', 'MA-101 | Ética | condicionada', [['1: 1>12 condicionada']]],
    ['a head and empty lines', 'Curso de origen\tCurso de destino\n\nMA-101\tM1\r\n', [['3: 1>11 total']]],
    [
      'all that is wrong with a row',
      'XX-9\t\tcasi',
      [
        [
          '1: > total',
          '«XX-9» no es un curso del plan de origen.',
          'Falta el curso de este plan.',
          '«casi» no es total, parcial ni condicionada.',
        ],
      ],
    ],
  ])('%s', (_case, texto, filas) => expect(leer(texto)).toEqual(filas))
})
