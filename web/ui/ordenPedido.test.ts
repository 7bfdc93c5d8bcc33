import { mover } from '@malla/domain/listas/mover.ts'
import { expect, it, vi } from 'vitest'
import { crearOrden } from './ordenPedido.ts'

/** A list that a server keeps: it follows once a move was written, and `responder` lets the first that waits be so, or refuses it. */
function lista(...inicial: string[]) {
  let ids: readonly string[] = inicial
  const cola: ((motivo?: string) => void)[] = []
  const orden = crearOrden<string>(() => {})
  const poner = vi.fn(
    (id: string, to: number) =>
      new Promise<void>((hecho, rechazar) => {
        cola.push(motivo => {
          if (motivo) return rechazar(new Error(motivo))
          ids = mover(ids, id, to)
          hecho()
        })
      }),
  )
  return {
    poner,
    servidor: () => ids.join(''),
    visto: () => orden.de(ids).join(''),
    llega: (...otras: string[]) => {
      ids = otras
    },
    bajar: (id: string) => orden.mover(ids, id, orden.de(ids).indexOf(id) + 1, poner),
    responder: async (motivo?: string) => {
      cola.shift()!(motivo)
      await new Promise(seguir => setTimeout(seguir, 5))
    },
  }
}

it('a second step counts from where the first leads, and waits for it', async () => {
  const l = lista('a', 'b', 'c', 'd')
  l.bajar('a')
  l.bajar('a')
  expect([l.visto(), l.servidor(), l.poner.mock.calls]).toEqual(['bcad', 'abcd', [['a', 1]]])
  await l.responder()
  expect([l.visto(), l.poner.mock.calls]).toEqual([
    'bcad',
    [
      ['a', 1],
      ['a', 2],
    ],
  ])
  await l.responder()
  expect([l.visto(), l.servidor()]).toEqual(['bcad', 'bcad'])
  l.bajar('b')
  await l.responder()
  expect(l.servidor()).toBe('cbad')
})

it('with a step that is refused go those that counted on it', async () => {
  const l = lista('a', 'b', 'c')
  l.bajar('a')
  l.bajar('a')
  await l.responder('No')
  expect([l.visto(), l.servidor(), l.poner.mock.calls.length]).toEqual(['abc', 'abc', 1])
  l.bajar('b')
  await l.responder()
  expect([l.visto(), l.servidor()]).toEqual(['acb', 'acb'])
})

it('what others add and take away meanwhile is seen', () => {
  const l = lista('a', 'b', 'c')
  l.bajar('a')
  l.llega('a', 'x', 'c')
  expect(l.visto()).toBe('axc')
  l.llega('x', 'a', 'b', 'c', 'y')
  expect(l.visto()).toBe('xbacy')
})

it('a list that is at hand has the order that it has', () => {
  const orden = crearOrden<string>(() => {})
  orden.mover(['a', 'b'], 'a', 1, () => {})
  expect(orden.de(['a', 'b'])).toEqual(['a', 'b'])
})
