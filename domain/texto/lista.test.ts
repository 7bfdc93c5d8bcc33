import { expect, it } from 'vitest'
import { enLista } from './lista.ts'

it.each<[string[], 'y' | 'o', string]>([
  [[], 'y', ''],
  [['Cálculo'], 'y', 'Cálculo'],
  [['Cálculo', 'Física'], 'y', 'Cálculo y Física'],
  [['Cálculo', 'Física', 'Química'], 'o', 'Cálculo, Física o Química'],
  [['Cálculo', 'Informática'], 'y', 'Cálculo e Informática'],
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
