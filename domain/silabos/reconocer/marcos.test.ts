import { expect, it } from 'vitest'
import type { Bloque } from './bloques.ts'
import { p } from './documentosDePrueba.ts'
import { de, leer, semanasDichas } from './leidoDePrueba.ts'

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
