import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { expect, it } from 'vitest'
import { enPalabras } from './traidas.ts'

const fila = (nivel: number, tipopadre = FUNCIONAL) => ({ nivel, tipopadre, nombre: 'Diseña' })

it.each([
  [[], 'No se ha reconocido ninguna competencia.'],
  [[fila(1)], 'Se creará 1 funcional de primer nivel.'],
  [
    [fila(1), fila(1), fila(2), fila(1, TRANSVERSAL)],
    'Se crearán 2 funcionales y 1 transversal de primer nivel, con 1 parte.',
  ],
])('a pasted list is told in words', (filas, dicho) =>
  expect(enPalabras(filas, terminosPorDefecto)).toBe(dicho),
)
