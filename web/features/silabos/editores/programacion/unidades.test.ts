import { semanaNueva } from '@malla/domain/silabos/contenido.ts'
import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { expect, it } from 'vitest'
import { contador, unidadesDePrueba } from '../editoresDePrueba.ts'
import {
  conArticulo,
  conLasDeCarta,
  deRotulo,
  dichoDeUnidad,
  tramo,
  unidadesDeCarta,
  unidadesIniciales,
} from './unidades.ts'

it('units to begin with share the weeks, numbered through', () =>
  expect(unidadesIniciales(5, 2, contador()).map(u => u.semanas.map(s => s.numero))).toEqual([
    [1, 2, 3],
    [4, 5],
  ]))

it('the contents of the carta become units with their weeks', () => {
  const carta = [
    { id: '1', nombre: 'Modelado', contenidos: '<p>Entidades</p>', semanas: 3 },
    { id: '2', nombre: 'SQL', contenidos: '', semanas: null },
    { id: '3', nombre: 'Diseño', contenidos: '', semanas: null },
  ]
  const unidades = unidadesDeCarta(carta, 8, contador())
  expect(unidades.map(u => [u.nombre, u.semanas.length])).toEqual([
    ['Modelado', 3],
    ['SQL', 3],
    ['Diseño', 2],
  ])
  expect(unidades[0]!.semanas.map(s => s.contenidos)).toEqual(['<p>Entidades</p>', '', ''])
  expect(new Set(unidades.flatMap(u => [u.id, ...u.semanas.map(s => s.id)])).size).toBe(11)
})

const deCarta = (nombre: string, semanas: number | null) => ({ id: nombre, nombre, contenidos: '', semanas })
const dichas = (unidades: ReturnType<typeof conLasDeCarta>) => unidades.map(u => [u.nombre, u.semanas.length])

it('units of the carta that lack come behind what is written; what is empty makes room', () => {
  const carta = [deCarta('Unidad 1', 4), deCarta('SQL', 4), deCarta('Diseño', null)]
  const [escrita] = unidadesDePrueba(['a', 'b', 'c', 'd'])
  const enBlanco = { id: 'x', nombre: '', resultado: '', semanas: [] }
  expect(dichas(conLasDeCarta([escrita!, enBlanco], carta, 12, contador()))).toEqual([
    ['Unidad 1', 4],
    ['SQL', 4],
    ['Diseño', 4],
  ])
  expect(dichas(conLasDeCarta([enBlanco], carta, 16, contador()))).toEqual([
    ['Unidad 1', 4],
    ['SQL', 4],
    ['Diseño', 8],
  ])
})

it('weeks with nothing in them beyond the period make room for units of the carta, down to what it says of theirs', () => {
  const carta = [deCarta('Unidad 1', 4), deCarta('SQL', 4), deCarta('Diseño', 4)]
  const [escrita] = unidadesDePrueba(['a', 'b'])
  const con = (vacias: number) => [
    {
      ...escrita!,
      semanas: [...escrita!.semanas, ...Array.from({ length: vacias }, (_, i) => semanaNueva(`v${i}`))],
    },
  ]
  expect(dichas(conLasDeCarta(con(10), carta, 12, contador()))).toEqual([
    ['Unidad 1', 4],
    ['SQL', 4],
    ['Diseño', 4],
  ])
  expect(dichas(conLasDeCarta(con(3), carta, 13, contador()))[0]).toEqual(['Unidad 1', 5])
  const propia = {
    ...unidadesDePrueba([])[0]!,
    nombre: 'Propia',
    semanas: [semanaNueva('x'), semanaNueva('y')],
  }
  expect(dichas(conLasDeCarta([propia], carta, 12, contador()))[0]).toEqual(['Propia', 1])
  const [larga] = unidadesDePrueba(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(dichas(conLasDeCarta([larga!], carta, 12, contador()))[0]).toEqual(['Unidad 1', 6])
})

it.each([
  [['a', 'b'], 10, 'semanas 1 a 2 · 10 horas'],
  [['a'], 2.5, 'semana 1 · 2,5 horas'],
  [['a'], 0, 'semana 1'],
  [[], 0, 'sin semanas'],
])('%j with %f hours: %s', (ids, horas, dicho) => expect(tramo(unidadesDePrueba(ids)[0]!, horas)).toBe(dicho))

it.each<[TerminoDeUnidad, string, string, string]>([
  [
    { singular: 'unidad', plural: 'unidades', genero: 'f' },
    'la unidad 2',
    'de la unidad 2',
    'La unidad 2 ahora es la 1.',
  ],
  [
    { singular: 'Módulo', plural: 'Módulos', genero: 'm' },
    'el módulo 2',
    'del módulo 2',
    'El módulo 2 ahora es el 1.',
  ],
])('words around %j', (termino, con, de, dicho) => {
  expect(conArticulo(1, termino)).toBe(con)
  expect(deRotulo(1, termino)).toBe(de)
  expect(dichoDeUnidad(1, 0, termino)).toBe(dicho)
})
