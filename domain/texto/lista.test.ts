import { expect, it } from 'vitest'
import { enLista, enListaCorta } from './lista.ts'

it.each<[string[], 'y' | 'o', string]>([
  [[], 'y', ''],
  [['Cálculo'], 'y', 'Cálculo'],
  [['Cálculo', 'Física'], 'y', 'Cálculo y Física'],
  [['Cálculo', 'Física', 'Química'], 'o', 'Cálculo, Física o Química'],
  [['Cálculo', 'Informática'], 'y', 'Cálculo e Informática'],
  [['I Ciclo', 'II Ciclo'], 'y', 'I Ciclo y II Ciclo'],
  [['«I»', '«III»'], 'y', '«I» y «III»'],
  [['Cálculo', 'Inglés'], 'o', 'Cálculo o Inglés'],
  [['Geografía', 'Historia'], 'y', 'Geografía e Historia'],
  [['Agua', 'Hielo'], 'y', 'Agua y Hielo'],
  [['Yoga', 'Yate'], 'y', 'Yoga y Yate'],
  [['Cálculo', 'Óptica'], 'o', 'Cálculo u Óptica'],
  [['Cálculo', 'Hormigón'], 'o', 'Cálculo u Hormigón'],
  [['10', '11 cursos'], 'o', '10 u 11 cursos'],
  [['10', '110 cursos'], 'o', '10 o 110 cursos'],
  [['Cálculo', '«Ocio y salud»'], 'o', 'Cálculo u «Ocio y salud»'],
])('%j %s', (partes, tipo, texto) => expect(enLista(partes, tipo)).toBe(texto))

it.each<[string[], string]>([
  [[], ''],
  [['A', 'B'], 'A y B'],
  [['A', 'B', 'C'], 'A, B y C'],
  [['A', 'B', 'C', 'D'], 'A, B y 2 más'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B y 3 más'],
])('the first two of %j: %s', (partes, texto) => expect(enListaCorta(partes, 2)).toBe(texto))

it('what is left over can be called by its name', () =>
  expect(enListaCorta(['A', 'B', 'C', 'D'], 2, 'cambios más')).toBe('A, B y 2 cambios más'))
