import { describe, expect, it } from 'vitest'
import type { ArbolDeFacultades } from '../../arbol/facultadesEnOrden.ts'
import { lugaresDe } from './lugares.ts'

const plan = (id: number, fechacese: string | null = null) => ({ id, full_name: `Plan ${id}`, fechacese })
const programa = (id: number, nombre: string, ...planes: object[]) => ({
  id,
  nombre,
  planes_estudios: planes,
})
const facultad = (id: number, ...programas: object[]) => ({
  id,
  nombre: `Facultad ${id}`,
  niveles: [{ nombre: 'Pregrado', modalidades: [{ nombre: 'Presencial', programas }] }],
})
const arbol = {
  cepre: null,
  posgrado: null,
  facultades: [
    facultad(
      1,
      programa(10, 'Química', plan(100), plan(101, '2020-01-01')),
      programa(11, 'Álgebra', plan(110)),
    ),
    facultad(2, programa(20, 'Derecho', plan(200))),
  ],
} as unknown as ArbolDeFacultades

describe('what a list of syllabi can be narrowed to', () => {
  it('programmes of the faculty in order, plans in force of the programme', () => {
    const { facultades, programas, planes } = lugaresDe(arbol, { facultad_id: 1, programa_id: 10 })
    expect(facultades.map(f => f.value)).toEqual([1, 2])
    expect(programas.map(p => p.label)).toEqual(['Álgebra', 'Química'])
    expect(planes).toEqual([{ value: 100, label: 'Plan 100' }])
  })

  it('programmes of one name are told apart', () => {
    const otra = facultad(3, programa(30, 'Derecho'))
    const { programas } = lugaresDe({ ...arbol, facultades: [...arbol.facultades, otra as never] }, {})
    expect(programas.slice(1, 3).map(p => p.label)).toEqual([
      'Derecho · Pregrado · Presencial · Facultad 2',
      'Derecho · Pregrado · Presencial · Facultad 3',
    ])
  })

  it('a plan alone brings its programme along, and is there although it has ceased', () => {
    const { programa_id, planes } = lugaresDe(arbol, { planestudio_id: 101 })
    expect(programa_id).toBe(10)
    expect(planes.map(p => p.value)).toEqual([100, 101])
  })

  it('nothing is chosen where nothing is asked for, nor before the tree is here', () => {
    expect(lugaresDe(arbol, {})).toMatchObject({ programa_id: undefined, planes: [] })
    expect(lugaresDe(undefined, { programa_id: 10 })).toMatchObject({ programa_id: 10, programas: [] })
  })
})
