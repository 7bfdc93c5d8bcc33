import { describe, expect, it } from 'vitest'
import { previo } from '../asignaturas/requisitosDePrueba.ts'
import type { ContenidoDePlan } from './copiar.ts'
import { sinImagenes, soloVigentes } from './copiarEnVigor.ts'

const curso = (id: number, base_id: number | null, version: number, requisitos = null as unknown) =>
  ({ id, base_id, version, nombre: `C${id}`, requisitos }) as ContenidoDePlan['asignaturas'][number]

describe('soloVigentes', () => {
  it.each([
    ['a base without versions', [curso(1, null, 1)], [[1, 'C1']]],
    [
      'the highest version under the id of its base',
      [curso(1, null, 1), curso(2, 1, 3), curso(3, 1, 2)],
      [[1, 'C2']],
    ],
  ] as const)('%s', (_case, asignaturas, expected) =>
    expect(soloVigentes({ asignaturas } as never).asignaturas.map(a => [a.id, a.nombre])).toEqual(expected),
  )
  it('a requisite that named a version names its base', () =>
    expect(
      soloVigentes({
        asignaturas: [curso(1, null, 1), curso(2, 1, 2), curso(5, null, 1, previo(2))],
      } as never).asignaturas[1]!.requisitos,
    ).toEqual(previo(1)))
})

it('pictures stay behind, the words around them do not', () => {
  const c = {
    textos: [
      {
        key: 'a',
        items: [{ id: 'x', descripcion: '<p>Uno<img src="/api/v1/imagenes/9" alt="a > b">dos</p>' }, 'raro'],
      },
    ],
    perfil_egreso: [{ orden: 0, descripcion: '<p>x</p>' }],
  }
  const out = sinImagenes({ ...c } as never)
  expect(out.textos[0]!.items[1]).toBe('raro')
  expect(out.textos[0]!.items[0]).toEqual({ id: 'x', descripcion: '<p>Unodos</p>' })
  expect(out.perfil_egreso).toEqual(c.perfil_egreso)
})

it('the rest of the content stays as it is', () => {
  const c = { plan: { semanas: 17 }, textos: [{ key: 'a', items: [] }], perfil_egreso: [], asignaturas: [] }
  expect(sinImagenes(c as never)).toEqual(c)
  expect(soloVigentes(c as never)).toEqual(c)
})
