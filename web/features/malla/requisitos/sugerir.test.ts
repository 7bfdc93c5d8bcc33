import { describe, expect, it } from 'vitest'
import { conTrozo, sugerencias, trozoEn } from './sugerir.ts'

/** The cursor stands at «_». */
const en = (marcado: string) => {
  const cursor = marcado.indexOf('_')
  const escrito = marcado.replace('_', '')
  return { escrito, trozo: trozoEn(escrito, cursor) }
}

it.each([
  ['MAT_', 'MAT'],
  ['MAT101; FI_', 'FI'],
  ['MAT101; (FIS101 | qu_', 'qu'],
  ['MA_T101; FIS101', 'MAT101'],
  ['MAT101; _', ''],
  ['"Ética; y Soc_iedad"; X', 'Ética; y Sociedad'],
  ['120 cr; Cálc_', 'Cálc'],
  ['FIS101*; MAT_', 'MAT'],
])('%s is in «%s»', (marcado, texto) => expect(en(marcado).trozo.texto).toBe(texto))

it.each([
  ['MAT101; FI_', 'FIS101', 'MAT101; FIS101'],
  ['(a_ | FIS102)', 'MAT101', '(MAT101| FIS102)'],
  ['_', 'MAT101', 'MAT101'],
])('%s becomes, with %s, %s', (marcado, etiqueta, escrito) => {
  const antes = en(marcado)
  expect(conTrozo(antes.escrito, antes.trozo, etiqueta)[0]).toBe(escrito)
})

describe('sugerencias', () => {
  const cursos = [
    { id: 1, codigo: 'MAT101', nombre: 'Cálculo I' },
    { id: 2, codigo: 'MAT102', nombre: 'Cálculo II' },
    { id: 3, codigo: 'FIS101', nombre: 'Física para el Cálculo' },
    { id: 4, codigo: null, nombre: 'Matemática Discreta' },
  ]
  it.each([
    ['mat', [1, 2, 4]],
    ['calc', [1, 2, 3]],
    ['CÁLCULO II', [2]],
    ['ísica', [3]],
    ['discr', [4]],
    ['', []],
    ['zzz', []],
  ])('«%s»', (trozo, ids) => expect(sugerencias(cursos, trozo).map(c => c.id)).toEqual(ids))
})
