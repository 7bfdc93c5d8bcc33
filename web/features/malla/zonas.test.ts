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

it('also where it begins further on', () => {
  const { sitios } = colocar(m, 1000, 'columnas')
  const zona = zonas([null, 'x', 'x', null, null, null])[1]!
  const [primero, ultimo] = [sitios[1]!.cuerpo, sitios[2]!.cuerpo]
  expect(zona.caja).toEqual({ ...primero, ancho: ultimo.x + ultimo.ancho - primero.x })
})

it('bands stand one below the other, and so does what covers them; a cycle beside a band is not covered with it', () => {
  const dos = malla([curso(1, 10)], 2, [seccion(501), seccion(502)])
  const puesta = colocar(dos, 1000, 'columnas')
  const todas = zonasDe(
    dos.columnas.map(columna => ({ columna, motivo: 'x' })),
    puesta,
  )
  expect(todas.map(z => z.indices)).toEqual([
    [0, 1],
    [2, 3],
  ])
  const [primera, segunda] = [puesta.sitios[2]!.cuerpo, puesta.sitios[3]!.cuerpo]
  expect(todas[1]!.caja).toEqual({ ...primera, alto: segunda.y + segunda.alto - primera.y })
})

it('in a list each cycle says it for itself', () =>
  expect(dichas(['x', 'x', null, null, null, null], 'lista').slice(0, 2)).toEqual([
    ['x', '0'],
    ['x', '1'],
  ]))
