import { describe, expect, it } from 'vitest'
import { seccionesDeFormulario, seccionesDichas } from './conservarSecciones.ts'

const secciones = (...nombres: string[]) =>
  nombres.map((nombre, i) => ({ id: i + 5, nombre, creditos_requeridos: i }))
const nombres = (rows: readonly { nombre: string }[]) => rows.map(s => s.nombre)
const largo = 'a'.repeat(160)

describe('sections of one name in a form', () => {
  it.each<[string, string[], string[]]>([
    ['of names of their own', ['Arte', 'Deporte'], ['Arte', 'Deporte']],
    ['that look alike', ['Arte', 'ARTE', 'arte'], ['Arte', 'ARTE (2)', 'arte (3)']],
    ['beside one of such a name', ['Arte', 'Arte', 'Arte (2)'], ['Arte', 'Arte (3)', 'Arte (2)']],
    ['after one of such a name', ['Arte (2)', 'Arte', 'Arte'], ['Arte (2)', 'Arte', 'Arte (3)']],
    ['as long as they may be', [largo, largo], [largo, `${'a'.repeat(156)} (2)`]],
  ])('%s have one each, and are called as they were again', (_case, eran, son) => {
    const antes = secciones(...eran)
    const dichas = seccionesDeFormulario(antes)
    expect(nombres(dichas)).toEqual(son)
    expect(seccionesDichas(antes, dichas)).toEqual(antes)
  })

  it('what somebody else calls them stays', () => {
    const antes = secciones('Arte', 'Arte')
    expect(nombres(seccionesDichas(antes, secciones('Arte (3)', 'ARTE', 'Otra (2)')))).toEqual([
      'Arte (3)',
      'ARTE',
      'Otra (2)',
    ])
  })
})
