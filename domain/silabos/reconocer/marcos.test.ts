import { expect, it } from 'vitest'
import { type Bloque, llano } from './bloques.ts'
import { p, tabla } from './documentosDePrueba.ts'
import { de, leer, semanasDichas } from './leidoDePrueba.ts'
import { segmentar } from './segmentos.ts'

/** Syllabi in a frame: cells that hold several paragraphs, lists and tables. */

const enTabla = (...filas: string[][]): Bloque => ({ tipo: 'tabla', filas })
const parrafos = (...textos: string[]): string => textos.map(t => `<p>${t}</p>`).join('')
const DOS = ['Eco, U. (1977). Cómo se hace una tesis.', 'Bunge, M. (1960). La ciencia.']

it.each<[string, Bloque[]]>([
  [
    'beside their headings',
    [
      enTabla(
        ['RESULTADOS DE APRENDIZAJE', parrafos('Construye.', 'Evalúa.')],
        ['EVALUACIÓN', parrafos('Prácticas: 60 %', 'Examen: 40 %')],
        ['BIBLIOGRAFÍA', parrafos(...DOS)],
      ),
    ],
  ],
  [
    'below them, in the same cell',
    [
      enTabla(
        [parrafos('III. RESULTADOS DE APRENDIZAJE', 'Construye.', 'Evalúa.')],
        [parrafos('IV. EVALUACIÓN', 'Prácticas: 60 %', 'Examen: 40 %')],
        [parrafos('V. BIBLIOGRAFÍA', ...DOS)],
      ),
    ],
  ],
  [
    'each in a table of one cell',
    [
      p('<strong>RESULTADOS DE APRENDIZAJE</strong>'),
      enTabla(['<ul><li><p>Construye.</p></li><li><p>Evalúa.</p></li></ul>']),
      p('<strong>EVALUACIÓN</strong>'),
      enTabla([parrafos('Prácticas: 60 %', 'Examen: 40 %')]),
      p('<strong>BIBLIOGRAFÍA</strong>'),
      enTabla([parrafos(...DOS)]),
    ],
  ],
])('several paragraphs of a cell are as many lines: %s', (_caso, bloques) => {
  const { reconocidos } = leer(bloques)
  expect(de(reconocidos, 'resultados').valor.map(l => l.texto)).toEqual([
    '<p>Construye.</p>',
    '<p>Evalúa.</p>',
  ])
  expect(de(reconocidos, 'evaluacion').valor).toMatchObject({
    lineas: [
      { nombre: 'Prácticas', peso: 60 },
      { nombre: 'Examen', peso: 40 },
    ],
    texto: '',
  })
  expect(de(reconocidos, 'bibliografia').valor.map(r => r.texto)).toEqual(DOS)
})

it('a frame of one cell, with a table of weeks in it', () => {
  const filas = [
    ['Semana', 'Temas'],
    ['1', 'a'],
    ['2', 'b'],
  ].map(f => `<tr>${f.map(c => `<td><p>${c}</p></td>`).join('')}</tr>`)
  const { reconocidos, noReconocidos } = leer([
    enTabla([
      `${parrafos('I. SUMILLA', 'Curso.', 'II. PROGRAMACIÓN')}<table><tbody>${filas.join('')}</tbody></table>`,
    ]),
  ])
  expect([reconocidos.map(r => r.clave), noReconocidos]).toEqual([['sumilla', 'unidadesaprendizaje'], []])
  expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([': 1 a, 2 b'])
})

it.each([
  ['alone', ''],
  ['among others', '\nMetodología | Clases.'],
])('a heading beside two rows is no text of theirs: %s', (_caso, otras) => {
  const { reconocidos } = leer([tabla(`Sumilla | Primera parte.\n^ | Segunda parte.${otras}`)])
  expect(de(reconocidos, 'sumilla').valor).toBe('<p>Primera parte.</p><p>Segunda parte.</p>')
})

it('lines of a cell beside two rows are outcomes once', () => {
  const filas = `${parrafos('Analiza.', 'Explica.')} | Criterio 1\n^ | Criterio 2`
  const { valor } = de(leer([p('<strong>RESULTADOS</strong>'), tabla(filas)]).reconocidos, 'resultados')
  expect(valor.map(l => llano(l.texto))).toEqual(['Analiza.', 'Explica.', 'Criterio 1', 'Criterio 2'])
})

it('what stands in a cell over several rows is there once, however deep its tables stand', () => {
  const honda = (n: number): string =>
    n === 0
      ? '<p>Fin.</p>'
      : `<p>Sumilla</p><table><tbody><tr><td rowspan="20">${honda(n - 1)}</td></tr>${'<tr></tr>'.repeat(19)}</tbody></table>`
  const cuantos = (n: number): number =>
    segmentar([enTabla([honda(n)])]).reduce((suma, s) => suma + s.bloques.length + 1, 0)
  expect([1, 2, 3].map(cuantos)).toEqual([2, 3, 4])
  expect(cuantos(8)).toBe(9)
})
