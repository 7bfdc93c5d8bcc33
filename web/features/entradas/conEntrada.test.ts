import { describe, expect, it } from 'vitest'
import type { ItemEditado } from '../textos/items.ts'
import { conEntrada } from './conEntrada.ts'

const item = { id: 'm1', nombre: 'Redes', descripcion: '', status: 1, version: 1 } as unknown as ItemEditado
const otro = { ...item, id: 'm2', nombre: 'Datos' }
const lectura = {
  clave: 'modulosCompetencia' as const,
  item,
  valoresDe: ({ nombre, status }: ItemEditado) => ({ nombre, status }),
  itemDe: (v: object) => v,
}
const mios = { nombre: 'Redes I', status: 1 }
const base = lectura.valoresDe(item)
const tras = (items: ItemEditado[], desde: object = base) => conEntrada(lectura, mios, desde)(items)

describe('an entry that is written', () => {
  it('stands in its place, beside what others wrote into other entries', () =>
    expect(tras([item, { ...otro, nombre: 'Datos II' }]).map(i => i.nombre)).toEqual(['Redes I', 'Datos II']))
  it('is written although somebody deleted it meanwhile', () =>
    expect(tras([otro]).map(i => i.nombre)).toEqual(['Datos', 'Redes I']))
  it('is not written over what somebody else wrote into it, as often as it is sent', () => {
    const suya = { ...item, nombre: 'Redes y datos' }
    for (let vez = 0; vez < 2; vez++)
      expect(() => tras([suya])).toThrow(
        expect.objectContaining({ status: 409, body: { actual: { nombre: 'Redes y datos', status: 1 } } }),
      )
    expect(tras([suya], lectura.valoresDe(suya)).map(i => i.nombre)).toEqual(['Redes I'])
  })
  describe('of a section with versions stands under a number that is free', () => {
    const guardado = (nueva: object, hay: object[]) => {
      const suya = { ...item, ...nueva } as ItemEditado
      const items = hay.map(h => ({ ...otro, ...h }) as ItemEditado)
      const { id, modulo_id, version } = conEntrada({ ...lectura, item: suya }, mios, base)(items).at(-1)!
      return [id, modulo_id, version]
    }
    it.each([
      ['its own', { modulo_id: 5 }, [{ modulo_id: 4 }], 5, 1],
      ['the next, where somebody took it first', { modulo_id: 5 }, [{ modulo_id: 5 }], 6, 1],
      [
        'the next version, where somebody made one first',
        { modulo_id: 5, version: 2 },
        [{ modulo_id: 5 }, { modulo_id: 5, version: 2 }, { modulo_id: 6, version: 7 }],
        5,
        3,
      ],
      ['none, where it has none', {}, [{}], undefined, 1],
    ])('%s', (_case, nueva, hay, cosa, version) =>
      expect(guardado(nueva, hay)).toEqual(['m1', cosa, version]),
    )
  })
})
