import { expect, it } from 'vitest'
import type { Unidad } from '../contenido.ts'
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

const enUnaLinea = ({ nombre, semanas }: Unidad) =>
  `${nombre}: ${semanas.map(s => `${s.numero} ${llano(s.contenidos)} ${s.horas}`).join(', ')}`

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
  [
    'of a cell over weeks that a unit counts from 1 again',
    '1|A|6\nUNIDAD II: Dos|<|<\n1|B|5\n2|C|^',
    [6, 2.5, 2.5],
  ],
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

it.each<[string, string, string[], string[]]>([
  [
    'in the column of units',
    'Unidad|Semana|Contenidos|Horas\nI|1|A|4\nI|2|B|4\nSubtotal|2 semanas||8\nII|3|C|4\nTotal|3 semanas||12',
    ['I: 1 A 4, 2 B 4', 'II: 3 C 4'],
    ['«Subtotal 2 semanas 8» y «Total 3 semanas 12» son sumas: no se traen.'],
  ],
  [
    'how many they were, in a table that says so',
    'Unidad|N° de semanas|Contenidos|Horas\nI|1|A|4\nII|1|B|4\nTotal|2||8',
    ['I: 1 A 4', 'II: 2 B 4'],
    [
      'La columna «N° de semanas» dice cuántas semanas tiene cada fila: se numeran una tras otra.',
      '«Total 2 8» es una suma: no se trae.',
    ],
  ],
  [
    'first, in a table that says so',
    'N° de semanas|Contenidos|Horas\n2|Total|8\n1|A|4\n1|B|4',
    [': 1 A 4, 2 B 4'],
    [
      'La columna «N° de semanas» dice cuántas semanas tiene cada fila: se numeran una tras otra.',
      '«2 Total 8» es una suma: no se trae.',
    ],
  ],
  [
    'how many weeks there are',
    'Semana|Contenidos|Horas\n1|A|4\n2|B|4\n3 semanas|TOTAL|8',
    [': 1 A 4, 2 B 4'],
    ['«3 semanas TOTAL 8» es una suma: no se trae.'],
  ],
  [
    'a number that was said already',
    'Semana|Contenidos|Horas\n1|A|4\n2|B|4\n2|TOTAL|8',
    [': 1 A 4, 2 B 4'],
    ['«2 TOTAL 8» es una suma: no se trae.'],
  ],
])('a sum is no week where it says, beside it, %s', (_caso, filas, unidades, avisos) => {
  const leida = de(leer([tabla(filas)]).reconocidos, 'unidadesaprendizaje')
  expect(leida.avisos).toEqual(avisos)
  expect(leida.valor.map(enUnaLinea)).toEqual(unidades)
})

it.each<[string, string, string]>([
  ['of rows with its number', 'SEMANA 1|<|<\n1|A|2\n1|B|2\nSEMANA 2|<|<\n2|C|4', '1 A B 4, 2 C 4'],
  [
    'that is an examination',
    '1|G|4\nSemana 2: examen parcial|<|<\n2|Entrega|2\n3|I|4',
    '1 G 4, 2 examen parcial Entrega 2, 3 I 4',
  ],
  [
    'behind its row, and of a row behind a remark',
    '1|G|4\nSemana 1: examen|<|<\nNota|<|<\n1|H|2',
    '1 G examen H 6',
  ],
  ['in its first cell', '1|G|4\nSemana 2: examen||\n2|Entrega|2', '1 G 4, 2 Entrega 2'],
  ['of rows without a number', 'SEMANA 1|<|<\n|A|2\n|B|2\nSEMANA 2|<|<\n|C|4', '1 A B 4, 2 C 4'],
])('a week across the table, %s, is one week', (_caso, filas, semanas) => {
  const { reconocidos } = leer([tabla(`Semana|Contenidos|Horas\n${filas}`)])
  expect(de(reconocidos, 'unidadesaprendizaje').valor.map(enUnaLinea)).toEqual([`: ${semanas}`])
})

it('a week over the header is that of the rows below it', () => {
  const { reconocidos } = leer([tabla('SEMANA 1: Inicio|<|<\nSemana|Contenidos|Horas\n1|A|2')])
  expect(de(reconocidos, 'unidadesaprendizaje').valor.map(enUnaLinea)).toEqual([': 1 Inicio A 2'])
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

it.each<[string, string, string[]]>([
  ['lines of a cell', '<p>1</p><p>2</p><p>3</p>|a|12\n4|b|3', ['1 a 4', '2 a 4', '3 a 4', '4 b 3']],
  ['lines with a break', 'Semana 1<br>Semana 2|a|4', ['1 a 2', '2 a 2']],
  ['lines with Roman figures', '<p>I</p><p>II</p>|a|', ['1 a null', '2 a null']],
  ['lines with as many hours', '<p>1</p><p>2</p>|a|<p>4</p><p>4</p>', ['1 a 4', '2 a 4']],
  ['numbers alone', '1 2|a|4', ['1 a 2', '2 a 2']],
  ['rows of one content', '1|a|\n2|^|\n3|^|', ['1 a null', '2 a null', '3 a null']],
  ['a cell over as many rows', '1-3|a|12\n^|b|^\n^|c|^\n4|d|3', ['1 a 4', '2 b 4', '3 c 4', '4 d 3']],
  ['lines over as many rows', '1<br>2|a|4\n^|b|2', ['1 a 4', '2 b 2']],
  ['a cell over more rows', '1-2|a|\n^|b|\n^|c|', ['1 a null', '2 a b c null']],
  ['a cell over a row that says nothing', '1-2|a|4\n^||^', ['1 a 2', '2 a 2']],
  ['one, with a day below it', '<p>1</p><p>16</p>|a|4', ['1 a 4']],
  ['one, with its session below it', '<p>Semana 1</p><p>Sesión 2</p>|a|4', ['1 a 4']],
])('weeks that are %s', (_caso, filas, dichas) => {
  const { reconocidos } = leer([tabla(`Semana|Contenidos|Horas\n${filas}`)])
  const semanas = de(reconocidos, 'unidadesaprendizaje').valor.flatMap(u => u.semanas)
  expect(semanas.map(s => `${s.numero} ${llano(s.contenidos)} ${s.horas}`)).toEqual(dichas)
})

it.each([
  [
    'behind a «;»',
    ['Semana 1; 16 al 20 de marzo', 'Semana 2; 23 al 27 de marzo', 'Semana 3; 30 al 3 de abril'],
  ],
  ['as a date', ['1; 16/03', '2; 23/03', '3; 30/03']],
  ['in a line below', ['1<br>2-6', '2<br>9-13', '3<br>16-20']],
  ['of one day below', ['1<br>2', '2<br>9', '3<br>16']],
])('days %s are no weeks', (_caso, [una, otra, tercera]) =>
  expect(leidas(`${una}|A|4\n${otra}|B|2\n${tercera}|C|3`).horas).toEqual([4, 2, 3]),
)

it('what stands below the lines of weeks goes on with none of them', () =>
  expect(leidas('1<br>2<br>- 5 al 9|A|4\n3|B|3').horas).toEqual([2, 2, 3]))

it('lines under «Semana / Sesión» are a week and its session', () => {
  const { reconocidos } = leer([tabla('Semana / Sesión|Contenidos\n<p>1</p><p>2</p>|a')])
  expect(de(reconocidos, 'unidadesaprendizaje').valor[0]!.semanas).toHaveLength(1)
})
