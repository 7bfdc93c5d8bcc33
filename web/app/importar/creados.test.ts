import type { Creados } from '@malla/contracts/importar.ts'
import { describe, expect, it } from 'vitest'
import { isDeTodos, loQueSeCrea } from './creados.ts'

const nada: Creados = {
  ciclos: [],
  secciones: [],
  areascursos: [],
  tiposcursos: [],
  tipologiasespecialescursos: [],
}
const areas = ['PC', 'FI', 'HUM', 'MAT', 'QUI']

describe('what a file makes besides its courses', () => {
  it.each<[string, Partial<Creados>, string[]]>([
    ['nothing', {}, []],
    ['one', { areascursos: ['PC'] }, ['Se creará 1 área: PC.']],
    [
      'as many as can be said',
      { areascursos: areas.slice(0, 4) },
      ['Se crearán 4 áreas: PC, FI, HUM y MAT.'],
    ],
    ['more', { areascursos: areas }, ['Se crearán 5 áreas: PC, FI, HUM y 2 más.']],
    [
      'of every kind',
      {
        tipologiasespecialescursos: ['Taller'],
        tiposcursos: ['Obligatorio', 'Electivo'],
        secciones: ['Libres'],
        ciclos: ['Ciclo II', 'Ciclo IV'],
      },
      [
        'Se crearán 2 ciclos: Ciclo II y Ciclo IV.',
        'Se creará 1 sección de electivos: Libres.',
        'Se crearán 2 tipos de curso: Obligatorio y Electivo.',
        'Se creará 1 tipología especial: Taller.',
      ],
    ],
  ])('%s', (_case, creados, frases) =>
    expect(loQueSeCrea({ ...nada, ...creados }).map(f => f.frase)).toEqual(frases),
  )
  it('can be read whole where it is not said whole', () => {
    expect(loQueSeCrea({ ...nada, areascursos: areas })[0]!.todos).toBe('PC, FI, HUM, MAT y QUI.')
    expect(loQueSeCrea({ ...nada, areascursos: ['PC'] })[0]!.todos).toBeNull()
  })
  it.each<[boolean, Partial<Creados>]>([
    [false, { ciclos: ['Ciclo II'], secciones: ['Libres'] }],
    [true, { areascursos: ['PC'] }],
    [true, { tiposcursos: ['Obligatorio'] }],
    [true, { tipologiasespecialescursos: ['Taller'] }],
  ])('is of the whole institution: %s', (deTodos, creados) =>
    expect(isDeTodos({ ...nada, ...creados })).toBe(deTodos),
  )
})
