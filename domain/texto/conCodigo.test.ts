import { expect, it } from 'vitest'
import { conCodigo } from './conCodigo.ts'

it.each([
  [{ codigo: 'MAT101', nombre: 'Cálculo I' }, 'MAT101 · Cálculo I'],
  [{ codigo: null, nombre: 'Cálculo I' }, 'Cálculo I'],
  [{ codigo: '', nombre: 'Cálculo I' }, 'Cálculo I'],
])('%j: %s', (cosa, texto) => expect(conCodigo(cosa)).toBe(texto))
