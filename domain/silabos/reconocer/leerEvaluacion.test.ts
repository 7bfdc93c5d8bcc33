import { expect, it } from 'vitest'
import { h, p, tabla, ul } from './documentosDePrueba.ts'
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

it.each(['N°', 'Código', 'Unidad'])('a total does not make names of the column «%s»', titulo => {
  const filas = `${titulo}|Criterio|Peso\nI|Práctica|40 %\nII|Examen|60 %\nTotal|<|100 %`
  const { valor } = de(leer([h(1, 'Evaluación'), tabla(filas)]).reconocidos, 'evaluacion')
  expect(valor.lineas.map(l => [l.nombre, l.peso])).toEqual([
    ['Práctica', 40],
    ['Examen', 60],
  ])
})

it('the final mark is no line, and beside a table no line is made of a text', () => {
  const { valor, avisos } = de(
    leer([
      h(1, 'Evaluación'),
      tabla('Criterio|Peso\nPrácticas|40 %\nExamen|60 %\nPromedio final|100 %'),
      p('Asistencia mínima: 70 %'),
    ]).reconocidos,
    'evaluacion',
  )
  expect(valor).toMatchObject({
    lineas: [{ peso: 40 }, { peso: 60 }],
    texto: '<p>Asistencia mínima: 70 %</p>',
  })
  expect(avisos).toEqual(['«Promedio final 100 %» es una suma: no se trae como línea.'])
})

it('a sum among lines of a list is said', () => {
  const { valor, avisos } = de(
    leer([h(1, 'Evaluación'), ul('Prácticas: 40 %', 'Examen: 60 %', 'Nota final: 100 %')]).reconocidos,
    'evaluacion',
  )
  expect([valor.lineas.map(l => l.peso), valor.texto]).toEqual([[40, 60], ''])
  expect(avisos).toEqual(['«Nota final: 100 %» es una suma: no se trae como línea.'])
})

it('what is pending, and a dash, are nothing; a line may wait for its weight', () =>
  expect(
    leida('Práctica|—|40 %\nPendiente|Prueba|60 %\nExamen|—|Pendiente\nPendiente|—|Pendiente'),
  ).toMatchObject({
    lineas: ['Práctica, , 40', ', Prueba, 60', 'Examen, , null'],
    texto: '',
  }))
