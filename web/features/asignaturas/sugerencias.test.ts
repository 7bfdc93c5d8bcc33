import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { describe, expect, it } from 'vitest'
import { conSugerencia, palabraEn, sugerencias } from './sugerencias.ts'

const cursos = [
  { id: 1, codigo: 'MAT101', nombre: 'Cálculo I' },
  { id: 2, codigo: 'MAT102', nombre: 'Cálculo II' },
  { id: 3, codigo: null, nombre: 'Ética y Sociedad' },
]

describe('the word at the cursor', () => {
  it.each([
    ['alone', 'MAT|', 'MAT'],
    ['behind a sign', 'MAT101; FI|', 'FI'],
    ['before a sign', 'CA|; FIS', 'CA'],
    ['in the middle of words', 'Cálculo I|I; x', 'Cálculo II'],
    ['behind «y»', 'MAT101 y FI|', 'FI'],
    ['in brackets', '(A | B|)', 'B'],
    ['nothing yet', 'MAT101; |', ''],
  ])('%s', (_case, marcado, texto) => {
    const cursor = marcado.lastIndexOf('|')
    const escrito = marcado.slice(0, cursor) + marcado.slice(cursor + 1)
    expect(palabraEn(escrito, cursor).texto).toBe(texto)
  })
})

describe('courses that it may mean', () => {
  it.each([
    ['codes that begin so', 'mat1', [1, 2]],
    ['names without accents', 'calculo', [1, 2]],
    ['the whole name first', 'Cálculo II', [2]],
    ['inside of a name', 'sociedad', [3]],
    ['nothing', '', []],
    ['nothing that fits', 'zzz', []],
  ])('%s', (_case, palabra, ids) => expect(sugerencias(palabra, cursos, null).map(c => c.id)).toEqual(ids))
  it('never the course itself', () => expect(sugerencias('mat', cursos, 1).map(c => c.id)).toEqual([2]))
})

it('a chosen course takes the place of the word, between marks where its name has «y»', () => {
  const lexico = lexicoDe(cursos)
  const escrito = 'MAT101; eti; MAT102'
  const r = conSugerencia(escrito, palabraEn(escrito, 11), 3, lexico)
  expect(r.texto.slice(0, r.cursor)).toMatch(/^MAT101; "?Ética y Sociedad"?$/)
  expect(r.texto.slice(r.cursor)).toBe('; MAT102')
})
