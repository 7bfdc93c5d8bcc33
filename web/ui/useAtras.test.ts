import { expect, it } from 'vitest'
import { alMoverse } from './useAtras.ts'

/** A browser at the place 3 of its history, with so much over the page. Answers a step to a place: whether the router hears of it. */
function navegador(encima: number) {
  let abiertas = encima
  const idas: number[] = []
  const atender = alMoverse(
    () => 3,
    pasos => idas.push(pasos),
    () => abiertas > 0 && abiertas-- > 0,
  )
  const llegar = (state: unknown): boolean => {
    let isOido = true
    atender({
      state,
      stopImmediatePropagation: () => {
        isOido = false
      },
    })
    return isOido
  }
  return { idas, llegar, a: (lugar: number) => llegar({ __TSR_index: lugar }) }
}

it('«Atrás» closes what lies on top and comes back, one after the other; then it goes', () => {
  const { a, idas } = navegador(2)
  expect([a(2), a(3), a(2), a(3), a(2)]).toEqual([false, false, false, false, true])
  expect(idas).toEqual([1, 1])
})

it('«Adelante» closes it too', () => {
  const { a, idas } = navegador(1)
  expect([a(4), a(3), a(4)]).toEqual([false, false, true])
  expect(idas).toEqual([-1])
})

it('steps of more than one, and those of a place that the router does not know, are left to go', () => {
  const { a, llegar, idas } = navegador(1)
  expect([a(1), llegar(null), llegar({})]).toEqual([true, true, true])
  expect(idas).toEqual([])
})
