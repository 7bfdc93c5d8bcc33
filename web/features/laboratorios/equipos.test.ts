import { describe, expect, it } from 'vitest'
import { conEquipo, escritoDesde, sinEquipos } from './equipos.ts'

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
  it('says what somebody else wrote into the same line, and only into that', () => {
    const [rack, horno] = hay as [(typeof hay)[0], (typeof hay)[0]]
    expect(escritoDesde(horno, [{ ...rack, cantidad: 3 }, horno])).toBeNull()
    expect(escritoDesde(horno, [rack, { ...horno, cantidad: 3 }])).toEqual({ ...horno, cantidad: 3 })
    expect(escritoDesde(horno, [rack])).toBeNull()
  })
  it('takes lines away', () => {
    expect(sinEquipos([1, 7])(hay).map(e => e.id)).toEqual([2])
  })
})
