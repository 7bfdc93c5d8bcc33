import { expect, it } from 'vitest'
import { tabla } from './documentosDePrueba.ts'
import { columnaDe, formaDeSemanas } from './formaDeSemanas.ts'
import { de, leer, semanasDichas } from './leidoDePrueba.ts'

const tipos = (encabezado: string) =>
  formaDeSemanas([encabezado.split('|'), ['1', '1', 'a']])?.columnas.map(c => c.tipo)

it.each([
  ['Sesión|Semana|Tema', ['otra', 'semana', 'contenidos']],
  ['N° de sesión|N° de semana|Tema', ['otra', 'semana', 'contenidos']],
  ['Semana|Sesión|Tema', ['semana', 'otra', 'contenidos']],
  ['Sesión|Fecha|Tema', ['semana', 'otra', 'contenidos']],
  ['Sesión|Semana / Sesión|Tema', ['otra', 'semana', 'contenidos']],
])('columns of «%s»', (encabezado, esperados) => expect(tipos(encabezado)).toEqual(esperados))

it.each(['Semana / Fecha', 'Semanas/Fechas', 'SEMANA - SESIÓN', 'Semana y fecha', 'Sem. (fecha)'])(
  '«%s» is a column of weeks',
  titulo => expect(columnaDe(titulo)).toBe('semana'),
)

it.each([
  ['Semana|Tema|Horas teóricas|Horas prácticas', ['semana', 'contenidos', 'horas', 'horas']],
  ['Semana|Tema|HT|HP|HL', ['semana', 'contenidos', 'horas', 'horas', 'horas']],
  ['Semana|Tema|HT|HP|Total horas', ['semana', 'contenidos', 'otra', 'otra', 'horas']],
  ['Semana|Tema|Horas|Horas acumuladas', ['semana', 'contenidos', 'horas', 'otra']],
  ['N.° de semanas|Tema|Horas', ['semana', 'contenidos', 'horas']],
  ['Número de semanas|Tema|Horas', ['semana', 'contenidos', 'horas']],
])('hours of «%s»', (encabezado, esperados) => expect(tipos(encabezado)).toEqual(esperados))

it.each<[string, string, number[], boolean]>([
  ['how many', '4|a|16\n4|b|16', [4, 4, 4, 4, 4, 4, 4, 4], true],
  ['how many, of cells over several rows', '2|a|4\n^|b|^\n1|c|3', [2, 2, 3], true],
  ['which', '1|a|4\n2|b|4\n3|c|4', [4, 4, 4], false],
  ['which, some in several rows', '1|a|2\n1|b|2\n2|c|4', [4, 4], false],
])('«N.° de semanas» says %s', (_caso, filas, horas, isContada) => {
  const { valor, avisos } = de(
    leer([tabla(`N.° de semanas|Tema|Horas\n${filas}`)]).reconocidos,
    'unidadesaprendizaje',
  )
  expect(valor.flatMap(u => u.semanas.map(s => s.horas))).toEqual(horas)
  expect(avisos.some(a => a.includes('dice cuántas semanas tiene cada fila'))).toBe(isContada)
})

it.each(['Semana santa', 'Fecha / Semana de entrega', 'Semana/Producto'])('«%s» is none', titulo =>
  expect(columnaDe(titulo)).not.toBe('semana'),
)

it('sessions beside weeks are rows of them; their numbers are left to the person', () => {
  const { reconocidos, noReconocidos } = leer([
    tabla('Sesión|Semana / Fecha|Tema\n1|1 (16/03)|a\n2|^|b\n3|2 (23/03)|c'),
  ])
  expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([': 1 a b, 2 c'])
  expect(noReconocidos.map(n => [n.titulo, n.html])).toEqual([
    ['Columna «Sesión»', '<p>1</p>'],
    ['Semana 1', '<p>(16/03)</p>'],
    ['Columna «Sesión»', '<p>2</p>'],
    ['Columna «Sesión»', '<p>3</p>'],
    ['Semana 2', '<p>(23/03)</p>'],
  ])
})
