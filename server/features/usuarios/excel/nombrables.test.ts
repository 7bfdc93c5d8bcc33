import { describe, expect, it } from 'vitest'
import { nombresDe } from './nombrables.ts'

describe('programmes named in a cell', () => {
  const programa = (id: number, nombre: string, modalidad: string, facultad: string) => ({
    ...{ id, nombre, lugares: [modalidad, facultad, 'Pregrado', `${modalidad}, ${facultad}`] },
  })
  const todos = [
    programa(1, 'Derecho', 'Presencial', 'Derecho y Política'),
    programa(2, 'Derecho', 'A distancia', 'Derecho y Política'),
    programa(3, 'Educación', 'Presencial', 'Humanidades'),
    programa(4, 'EDUCACION', 'Presencial', 'Posgrado'),
    programa(5, 'Gestión', 'Presencial', 'Humanidades'),
    programa(6, 'Gestión', 'A distancia', 'Humanidades'),
    programa(7, 'Gestión', 'Presencial', 'Posgrado'),
    programa(8, 'Arte', 'Presencial', 'Humanidades'),
    programa(9, 'Arte', 'Presencial', 'Humanidades'),
    programa(10, 'Danza; música', 'Presencial', 'Humanidades'),
    programa(11, 'Derecho (Presencial)', 'Presencial', 'Posgrado'),
    programa(12, 'Civil', 'Presencial', 'Ingeniería'),
  ]
  const nombres = nombresDe(todos)

  it.each([
    [1, 'Derecho (Presencial, Derecho y Política)'],
    [2, 'Derecho (A distancia)'],
    [3, 'Educación (Humanidades)'],
    [7, 'Gestión (Posgrado)'],
    [9, 'Arte (#9)'],
    [10, '#10'],
    [11, 'Derecho (Presencial)'],
    [12, 'Civil'],
  ])('programme %i is written with as much as it takes', (id, escrito) =>
    expect(nombres.escribir(id)).toBe(escrito),
  )

  it('each is read back as it is written, and what says more than it must is read too', () => {
    for (const n of todos) expect(nombres.buscar(nombres.escribir(n.id)!)).toEqual([n])
    expect(nombres.buscar('civil  (INGENIERIA)').map(n => n.id)).toEqual([12])
    expect(nombres.buscar('Civil (A distancia)')).toEqual([])
    expect(nombres.escribir(99)).toBeNull()
  })

  it('of many some are offered', () => {
    const muchos = nombresDe([1, 2, 3, 4, 5, 6, 7].map(n => programa(n, 'Arte', `M${n}`, 'F')))
    expect(muchos.ofrecer(muchos.buscar('arte'))).toMatch(/^por ejemplo, «Arte \(M1\)», .* o «Arte \(M6\)»$/)
  })
})
