import { describe, expect, it } from 'vitest'
import type { Cell } from '../book.ts'
import { leerModalidad, leerNumero, leerTexto, leerTipoEstudio, limpiar } from './valores.ts'

const cell = (text: string, kind: Cell['kind'] = 'text', number: number | null = null): Cell => ({
  column: 0,
  kind,
  text,
  number,
})

describe('leerNumero', () => {
  it.each([
    ['4', 4],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 3 ', 3],
    ['-2', -2],
    ['−2', -2],
    ['4 cr', 4],
    ['4 créditos', 4],
    ['3h', 3],
    ['-', null],
    ['—', null],
    ['n/a', null],
    ['…', null],
  ])('%s is %s', (text, valor) => expect(leerNumero(cell(text))).toEqual({ valor }))

  it.each([['abc'], ['1.234,5'], ['3-2'], ['4 5'], ['1/2'], ['1e3'], ['0x10'], ['cr']])('%s is none', text =>
    expect(leerNumero(cell(text))).toEqual({ motivo: 'No es un número.' }),
  )

  it('a number cell is its number, a blank one null', () => {
    expect(leerNumero(cell('3', 'number', 3))).toEqual({ valor: 3 })
    expect(leerNumero(undefined)).toEqual({ valor: null })
  })

  it('a share of a hundred is no number of hours or credits', () => {
    expect(leerNumero(cell('60%', 'number', 0.6))).toEqual({ motivo: 'Es un porcentaje: escriba el número.' })
  })

  it('a small number under a date format is that number', () => {
    expect(leerNumero(cell('1900-01-03', 'date', 3))).toEqual({ valor: 3 })
  })

  it('a decimal that became a date says what it may have been', () => {
    expect(leerNumero(cell('2026-05-01', 'date', 46143))).toEqual({
      motivo:
        'Excel lo convirtió en una fecha (¿era 1,5?): dé a la celda el formato General y escriba el número.',
    })
  })

  it.each([
    ['an error', cell('#N/A', 'error'), /error de Excel/],
    ['a formula without value', cell('#FÓRMULA', 'error'), /no tiene un valor guardado/],
    ['a boolean', cell('VERDADERO', 'boolean'), /No es un número/],
  ])('%s is none', (_, c, motivo) => {
    expect(leerNumero(c)).toEqual({ motivo: expect.stringMatching(motivo) })
  })
})

describe('leerTexto', () => {
  it.each([
    ['  Cálculo \n diferencial\t', 'Cálculo diferencial'],
    ['Ca\u0301lculo', 'Cálculo'],
    ['a\u200bb\ufeff', 'ab'],
    ['x\u0000y', 'x y'],
    ['Gestión \ufb01nanciera', 'Gestión financiera'],
    ['\u00a0', null],
    ['---', null],
    ['C++', 'C++'],
    ['*', null],
  ])('%j is %j', (text, valor) => expect(leerTexto(cell(text), 255)).toEqual({ valor }))

  it('keeps a lone half of a character from the database', () => {
    expect(limpiar('a\ud800').isWellFormed()).toBe(true)
  })

  it('says how long it is when too long', () => {
    expect(leerTexto(cell('x'.repeat(256)), 255)).toEqual({
      motivo: 'Tiene 256 caracteres; el máximo es 255.',
    })
    expect(leerTexto(cell('x'.repeat(255)), 255)).toEqual({ valor: 'x'.repeat(255) })
  })

  it('a text that became a date is an error', () => {
    expect(leerTexto(cell('2021-03-01', 'date', 44256), 40)).toEqual({
      motivo:
        'Excel lo convirtió en la fecha 01/03/2021: dé a la celda el formato Texto y escríbalo de nuevo.',
    })
  })
})

describe('choices', () => {
  it.each([
    ['General', 'general'],
    ['ESTUDIOS GENERALES', 'general'],
    ['específico', 'especifico'],
    ['Estudios específicos', 'especifico'],
    ['De especialidad', 'especialidad'],
    ['Especializado', 'especialidad'],
  ])('%s is %s', (text, valor) => expect(leerTipoEstudio(text)).toEqual({ valor }))

  it.each([
    ['Presencial', 'presencial'],
    ['VIRTUAL', 'virtual'],
    ['A distancia', 'virtual'],
    ['No presencial', 'virtual'],
    ['Semi-presencial', 'semipresencial'],
    ['Híbrida', 'semipresencial'],
  ])('%s is %s', (text, valor) => expect(leerModalidad(text)).toEqual({ valor }))

  it('others are none', () => {
    expect(leerTipoEstudio('E')).toHaveProperty('motivo')
    expect(leerModalidad('presencialmente')).toHaveProperty('motivo')
  })
})
