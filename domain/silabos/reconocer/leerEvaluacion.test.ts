import { expect, it } from 'vitest'
import { h, tabla } from './documentosDePrueba.ts'
import { de, leer } from './leidoDePrueba.ts'

const leida = (filas: string) => {
  const { valor, avisos } = de(
    leer([h(1, 'Evaluación'), tabla(`Criterio|Instrumento|Peso\n${filas}`)]).reconocidos,
    'evaluacion',
  )
  return {
    lineas: valor.lineas.map(l => `${l.nombre}, ${l.instrumento}, ${l.peso}`),
    texto: valor.texto,
    avisos,
  }
}

it('a weight over several rows counts once; its line has the instruments of all', () =>
  expect(leida('Prácticas|Rúbrica|40 %\n^|Lista|^\n^|Lista|^\n|Guía|^\nExamen|Prueba|60 %')).toEqual({
    lineas: ['Prácticas, Rúbrica · Lista · Guía, 40', 'Examen, Prueba, 60'],
    texto: '',
    avisos: [],
  }))

it('and the names of all, which is said', () =>
  expect(leida('Práctica 1|Rúbrica|40 %\nPráctica 2|^|^\nExamen|Prueba|60 %')).toEqual({
    lineas: ['Práctica 1 · Práctica 2, Rúbrica, 40', 'Examen, Prueba, 60'],
    texto: '',
    avisos: ['«Práctica 2» comparte el peso de «Práctica 1»: quedan en una línea.'],
  }))

it('equal weights that are no merged cell are lines of their own', () =>
  expect(leida('Práctica|Rúbrica|50 %\nExamen|Prueba|50 %').lineas).toEqual([
    'Práctica, Rúbrica, 50',
    'Examen, Prueba, 50',
  ]))

it('of a merged weight whose first row has no name, the next one has', () =>
  expect(leida('|Rúbrica|40 %\nPráctica|Lista|^\nExamen|Prueba|60 %')).toEqual({
    lineas: ['Práctica, Lista, 40', 'Examen, Prueba, 60'],
    texto: '<p>Instrumento: Rúbrica 40 %</p>',
    avisos: [],
  }))

it('what makes a line longer than one may be is text', () => {
  const largo = 'a'.repeat(299)
  expect(leida(`Práctica|${largo}|40 %\nProyecto|Lista|^\nExamen|Prueba|60 %`)).toEqual({
    lineas: [`Práctica, ${largo}, 40`, 'Examen, Prueba, 60'],
    texto: '<p>Proyecto Instrumento: Lista 40 %</p>',
    avisos: [],
  })
})
