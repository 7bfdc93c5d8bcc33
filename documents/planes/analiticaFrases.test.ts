import { expect, it } from 'vitest'
import { lugarEnCorto } from './analiticaFrases.ts'

it.each([
  ['Ciclo I', 'Ciclo I'],
  ['Módulo 1: Construcción, Periodo II', 'Módulo 1: C… Periodo II'],
  ['Módulo 1: 😀 Construcción 😀Periodo II', 'Módulo 1:… Periodo II'],
])('a place in a narrow column: %s', (nombre, corto) => expect(lugarEnCorto(nombre)).toBe(corto))
