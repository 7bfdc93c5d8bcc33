import { describe, expect, it } from 'vitest'
import { isEdadEscrita, leerCiclo } from './leerCiclo.ts'

describe('leerCiclo', () => {
  it.each([
    ['1', 1],
    ['01', 1],
    ['1.0', 1],
    ['10,0', 10],
    ['I', 1],
    ['iv', 4],
    ['IX', 9],
    ['XII', 12],
    ['Ⅳ', 4],
    ['Ciclo I', 1],
    ['CICLO-V', 5],
    ['ciclo  10', 10],
    ['1er ciclo', 1],
    ['1.er ciclo', 1],
    ['2do. Ciclo', 2],
    ['3°', 3],
    ['4º ciclo', 4],
    ['5.º', 5],
    ['6ta', 6],
    ['7mo', 7],
    ['9no semestre', 9],
    ['Semestre 3', 3],
    ['Sem. 8', 8],
    ['SEM8', 8],
    ['S1', 1],
    ['c12', 12],
    ['N° 2', 2],
    ['PRIMERO', 1],
    ['Primer ciclo', 1],
    ['séptimo', 7],
    ['SETIMO CICLO', 7],
    ['Ciclo académico Décimo', 10],
    ['Décimo primer ciclo', 11],
    ['décimo segundo', 12],
    ['DUODÉCIMO', 12],
    ['undécimo', 11],
    ['Año 2', 2],
    ['Segundo año de estudios', 2],
    ['Nivel III', 3],
    ['V°CICLO', 5],
    ['1°grado', 1],
    ['1°er ciclo', 1],
    ['Periodo lectivo II', 2],
    ['20', 20],
  ])('%s is %i', (texto, numero) => expect(leerCiclo(texto)?.numero).toBe(numero))

  it.each([
    [''],
    ['ciclo'],
    ['0'],
    ['21'],
    ['XXI'],
    ['-1'],
    ['−2'],
    ['1.5'],
    ['2025-1'],
    ['2025'],
    ['I-II'],
    ['1 y 2'],
    ['1-2'],
    ['A'],
    ['IIII'],
    ['L'],
    ['décimo décimo'],
    ['Electivo'],
    ['Módulo 2'],
    ['I (22 créditos)'],
    ['2024-03-01'],
    ['Constructor'],
    ['ciclo constructor'],
    ['décimo constructor'],
  ])('«%s» is unreadable', texto => expect(leerCiclo(texto)).toBeNull())

  it.each([
    ['1.° grado de secundaria', 1, 'secundaria', true],
    ['3ro de primaria', 3, 'primaria', false],
    ['PRIMER CICLO', 1, null, true],
    ['IV', 4, null, false],
  ])('%s: level %s', (texto, numero, calificador, isNamed) => {
    expect(leerCiclo(texto)).toEqual({ numero, calificador, isNamed, isEdad: false })
  })

  it.each([
    ['3 años', 3],
    ['INICIAL 4 AÑOS', 4],
    ['5 años de edad', 5],
    ['Dos años', 2],
  ])('%s is an age, which only Inicial has', (texto, numero) => {
    expect(leerCiclo(texto)).toEqual({ numero, calificador: 'inicial', isNamed: true, isEdad: true })
  })
})

it.each([
  ['3 años', true],
  ['Inicial 4 AÑOS', true],
  ['1 año', true],
  ['Inicial 1 año', true],
  ['1.er año', false],
  ['11 año', false],
  ['Año 1', false],
  ['3', false],
  ['Ciclo III', false],
])('isEdadEscrita: «%s» is %s', (escrito, is) => expect(isEdadEscrita(escrito)).toBe(is))
