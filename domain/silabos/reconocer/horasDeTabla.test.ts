import { expect, it } from 'vitest'
import { llano } from './bloques.ts'
import { tabla } from './documentosDePrueba.ts'
import { de, leer } from './leidoDePrueba.ts'

const leidas = (filas: string) => {
  const { reconocidos, noReconocidos } = leer([tabla(`Semana|Contenidos|Horas\n${filas}`)])
  const { valor, avisos } = de(reconocidos, 'unidadesaprendizaje')
  return {
    horas: valor.flatMap(u => u.semanas.map(s => s.horas)),
    avisos,
    fuera: noReconocidos.map(n => `${n.titulo}: ${llano(n.html)}`),
  }
}

it.each<[string, string, (number | null)[]]>([
  ['of further rows of a week', '1|A|2\n^|B|3\n2|C|5', [5, 5]],
  ['of as many each, which are no merged cell', '1|A|2\n^|B|2\n2|C|2', [4, 2]],
  ['of rows without a number, and of a row that says no more', '1|A|0,1\n|B|0,2\n||3\n2|C|5', [3.3, 5]],
  ['of a further row alone', '1|A|\n^|B|3', [3]],
  ['of a cell over the rows of one week', '1|A|4\n^|B|^\n2|C|5', [4, 5]],
  ['of a cell over several weeks', '1|A|10\n2|B|^\n3|C|^\n4|D|5', [3.4, 3.3, 3.3, 5]],
  ['of a cell over a row of two weeks and another', '1-2|A|9\n3|B|^', [3, 3, 3]],
  ['of a cell over more than one week can have', '1|A|300\n2|B|^', [150, 150]],
  ['of a cell over a week of two rows and another', '1|A|6\n^|B|^\n2|C|^', [3, 3]],
  ['of a cell that begins in a further row', '1|A|2\n^|B|3\n^|C|^\n2|D|4', [5, 4]],
])('hours %s', (_caso, filas, horas) => expect(leidas(filas)).toMatchObject({ horas, fuera: [] }))

it.each<[string, string, string]>([
  ['across the other columns', 'TOTAL DE HORAS|<|9', 'TOTAL DE HORAS 9'],
  ['in the column of weeks', 'Total||9 h', 'Total 9 h'],
  ['among the contents', '|Subtotal de la unidad I|9', 'Subtotal de la unidad I 9'],
])('a sum is none of the last week, and is said: %s', (_caso, fila, dicha) =>
  expect(leidas(`1|A|4\n2|B|5\n${fila}`)).toEqual({
    horas: [4, 5],
    avisos: [`«${dicha}» es una suma: no se trae.`],
    fuera: [],
  }),
)

it('a topic that begins like a sum is none, nor is a week that is about them', () => {
  expect(leidas('1|A|4\n|Suma de vectores|2').horas).toEqual([6])
  expect(leidas('1|Suma|4\n2|Suma total|5\n3|Total parcial|6')).toEqual({
    horas: [4, 5, 6],
    avisos: [],
    fuera: [],
  })
})

it('a unit that is a Roman figure alone, across the table, takes no week of that number', () =>
  expect(leidas('I UNIDAD|<|<\n1|B|4\nII|<|<\n2|C|5').horas).toEqual([4, 5]))

it('hours of theory and of practice add up; a cell that says the same as the one above is no merged one', () => {
  const { reconocidos, noReconocidos } = leer([
    tabla('Semana|Contenidos|Horas teóricas|Horas prácticas|Aula\n1|A|2|2|B\n2|B|2|2|B'),
  ])
  const { valor, avisos } = de(reconocidos, 'unidadesaprendizaje')
  expect(valor[0]!.semanas.map(s => s.horas)).toEqual([4, 4])
  expect(avisos).toEqual(['Las columnas «Horas teóricas» y «Horas prácticas» se suman: horas.'])
  expect(noReconocidos.map(n => llano(n.html))).toEqual(['B', 'B'])
})

it('a total in the column of units is no unit', () => {
  const { reconocidos } = leer([tabla('Unidad|Semana|Contenidos|Horas\nUnidad 1: A|1|a|4\nTOTAL|||4')])
  expect(de(reconocidos, 'unidadesaprendizaje').valor.map(u => u.nombre)).toEqual(['A'])
})

it('hours of a further row that are more than a week can have stay outside', () =>
  expect(leidas('1|A|150\n^|B|100')).toMatchObject({ horas: [150], fuera: ['Columna «Horas»: 100'] }))

it('hours that weeks share are said so, once for each cell', () =>
  expect(leidas('1|A|10\n2|B|^\n3|C|^\n4|D|5\n^|E|^\n5|F|4\n6|G|^').avisos).toEqual([
    'Las horas «10» abarcan 3 semanas: se reparten entre ellas.',
    'Las horas «4» abarcan 2 semanas: se reparten entre ellas.',
  ]))
