import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { expect, it } from 'vitest'
import { colocar } from './colocar.ts'
import { zonasDe } from './zonas.ts'

const m = malla([curso(1, 10)], 5, [seccion(501)])
const zonas = (motivos: (string | null)[], modo: 'columnas' | 'lista' = 'columnas') =>
  zonasDe(
    m.columnas.map((columna, i) => ({ columna, motivo: motivos[i]! })),
    colocar(m, 1000, modo),
  )
const dichas = (...args: Parameters<typeof zonas>) => zonas(...args).map(z => [z.motivo, z.indices.join()])

it('a reason is told once over the columns side by side that it closes', () =>
  expect(dichas(['antes', 'antes', null, null, 'después', 'después'])).toEqual([
    ['antes', '0,1'],
    [null, '2'],
    [null, '3'],
    ['después', '4'],
    ['después', '5'],
  ]))

it('its zone covers them all', () => {
  const { sitios } = colocar(m, 1000, 'columnas')
  const [una] = zonas(['x', 'x', 'x', null, null, null])
  expect(una!.caja.x).toBe(0)
  expect(una!.caja.ancho).toBe(sitios[2]!.cuerpo.x + sitios[2]!.cuerpo.ancho)
})

it('in a list each cycle says it for itself', () =>
  expect(dichas(['x', 'x', null, null, null, null], 'lista').slice(0, 2)).toEqual([
    ['x', '0'],
    ['x', '1'],
  ]))
