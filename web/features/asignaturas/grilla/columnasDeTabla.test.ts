import { expect, it } from 'vitest'
import { columnaDe } from './columnas.ts'
import { anchosTras } from './columnasDeTabla.ts'

it('a key makes a column wider or narrower, from where it stands', () => {
  const deNombre = columnaDe('nombre').ancho
  expect(anchosTras({}, 'nombre', 1)).toEqual({ nombre: deNombre + 16 })
  expect(anchosTras({ nombre: 300, codigo: 90 }, 'nombre', -1)).toEqual({ nombre: 284, codigo: 90 })
})

it('no narrower than what can be held, no wider than what can be read', () => {
  expect(anchosTras({ nombre: 44 }, 'nombre', -1)).toEqual({ nombre: 40 })
  expect(anchosTras({ nombre: 630 }, 'nombre', 1)).toEqual({ nombre: 640 })
})
