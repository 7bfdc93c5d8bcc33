import { expect, it } from 'vitest'
import { enBloques } from './enBloques.ts'

const celda = (html: string): string => `<table><tbody><tr><td>${html}</td></tr></tbody></table>`

it('a table of one cell is what it holds, also one in another', () => {
  const tabla = '<table><tr><td>Semana</td><td>Temas</td></tr><tr><td>1</td><td>a</td></tr></table>'
  expect(enBloques(celda(`<h2>Sílabo</h2>${celda('<p>I. Sumilla</p><p>Curso.</p>')}${tabla}`))).toEqual([
    { tipo: 'titulo', nivel: 2, html: 'Sílabo' },
    { tipo: 'parrafo', html: 'I. Sumilla' },
    { tipo: 'parrafo', html: 'Curso.' },
    {
      tipo: 'tabla',
      filas: [
        ['Semana', 'Temas'],
        ['1', 'a'],
      ],
    },
  ])
})

it('an empty one is nothing', () => expect(enBloques(celda('<p></p>'))).toEqual([]))

it('a cell that reaches down is said to cover what is below it', () =>
  expect(
    enBloques('<table><tr><td rowspan="2">40 %</td><td>a</td></tr><tr><td>b</td></tr></table>'),
  ).toMatchObject([
    {
      filas: [
        ['40 %', 'a'],
        ['40 %', 'b'],
      ],
      cubiertas: [
        [false, false],
        [true, false],
      ],
    },
  ]))
