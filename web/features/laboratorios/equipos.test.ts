import { describe, expect, it } from 'vitest'
import { camposDeEquipo, conEquipo, escritoDesde, sinEquipos, whyNotCantidad } from './equipos.ts'

const equipo = (id: number, nombre: string) => ({ id, nombre, codigo: null, cantidad: 1, descripcion: null })
const hay = [equipo(1, 'Rack'), equipo(2, 'Horno')]

describe('a change of equipment, upon whatever is there', () => {
  it('writes in the place of a line', () => {
    expect(conEquipo(equipo(2, 'Horno de secado'))(hay).map(e => e.nombre)).toEqual([
      'Rack',
      'Horno de secado',
    ])
  })
  it('adds a new one, also where the line was taken away meanwhile', () => {
    const { id: _id, ...nuevo } = equipo(0, 'Balanza')
    expect(conEquipo(nuevo)(hay)).toHaveLength(3)
    expect(conEquipo(equipo(9, 'Balanza'))(hay)[2]).toEqual(nuevo)
  })
  it('does not write a new one over another new one that has no id yet', () => {
    const { id: _id, ...balanza } = equipo(0, 'Balanza')
    const conUna = conEquipo(balanza)(hay) as typeof hay
    expect(conEquipo({ ...balanza, nombre: 'Microscopio' })(conUna).map(e => e.nombre)).toEqual([
      'Rack',
      'Horno',
      'Balanza',
      'Microscopio',
    ])
  })
  it('says what somebody else wrote into the same line, and only into that', () => {
    const [rack, horno] = hay as [(typeof hay)[0], (typeof hay)[0]]
    const antes = camposDeEquipo(horno)
    expect(escritoDesde(2, antes, [{ ...rack, cantidad: 3 }, horno])).toBeNull()
    expect(escritoDesde(2, antes, [rack, { ...horno, cantidad: 3 }])).toEqual({ ...antes, cantidad: 3 })
    expect(escritoDesde(2, antes, [rack])).toBeNull()
  })
  it('takes lines away', () => {
    expect(sinEquipos([1, 7])(hay).map(e => e.id)).toEqual([2])
  })
})

it.each([
  [null, 'Escriba cuántos hay.'],
  [0, 'Escriba 1 o más.'],
  [-2, 'Escriba 1 o más.'],
  [1, undefined],
])('of %s pieces is said «%s»', (cantidad, motivo) =>
  expect(whyNotCantidad(cantidad).cantidad?.[0]).toBe(motivo),
)
