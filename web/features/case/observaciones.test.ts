import type { ImportacionCase, ObservacionCase } from '@malla/contracts/case.ts'
import { expect, it } from 'vitest'
import { agrupar, cosasEnPalabras, enPalabras, textoDeImportar, whyNotImportar } from './observaciones.ts'

const de = (motivo: string, cual: string): ObservacionCase => ({ que: 'item', cual, texto: '', motivo })
const lectura = (mas: Partial<ImportacionCase>): ImportacionCase => ({
  titulo: '',
  creador: '',
  manera: 'llena',
  crear: 0,
  cambiar: 0,
  iguales: 0,
  conservadas: 0,
  elementos: 0,
  elementos_omitidos: 0,
  asociaciones: 0,
  asociaciones_omitidas: 0,
  filas: [],
  omitidos: [],
  avisos: [],
  ...mas,
})

it('what the same is said of stands together', () => {
  expect(agrupar([de('a', 'n.º 1'), de('b', 'n.º 2'), de('a', 'n.º 3')])).toMatchObject([
    { titulo: '2 elementos', motivo: 'a', cuales: ['n.º 1', 'n.º 3'] },
    { titulo: 'Elemento', motivo: 'b' },
  ])
})

it.each([
  [{ crear: 1 }, '1 nueva'],
  [{ crear: 48, cambiar: 2, iguales: 1 }, '48 nuevas, 2 con cambios y 1 igual'],
  [{ iguales: 3, conservadas: 1 }, '3 iguales; 1 otra del plan se conserva'],
  [{}, 'ninguna competencia'],
])('%o is «%s»', (mas, dicho) => expect(enPalabras(lectura(mas))).toBe(dicho))

it('counts in the singular too, and nothing of which there is none', () => {
  expect(cosasEnPalabras(1, 1)).toBe('1 elemento y 1 asociación')
  expect(cosasEnPalabras(0, 2)).toBe('2 asociaciones')
  expect(cosasEnPalabras(48, 0)).toBe('48 elementos')
  expect(cosasEnPalabras(0, 0)).toBe('')
})

it('says why not', () => {
  expect(whyNotImportar(lectura({}))).toBe('El paquete no trae ninguna competencia.')
  expect(whyNotImportar(lectura({ elementos: 2, elementos_omitidos: 2 }))).toMatch(/Ningún/)
  expect(whyNotImportar(lectura({ elementos: 1, crear: 1 }))).toBeNull()
  expect(textoDeImportar(lectura({ crear: 1 }))).toBe('Importar 1 competencia')
})
