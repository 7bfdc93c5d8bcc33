import { afterEach, describe, expect, it } from 'vitest'
import { anotarEnPila, anotarVuelta, type Deshacible, quitarDePila, volverEnPila } from './pila.ts'

/** Somebody with steps of their own, who tells what happens to them. */
function editor(nombre: string, dicho: string[]): Deshacible & { hacer(): void } {
  let [hechos, deshechos] = [0, 0]
  const yo = {
    hacer() {
      hechos++
      deshechos = 0
      anotarEnPila(yo)
    },
    deshacer() {
      if (hechos === 0) return false
      hechos--
      deshechos++
      dicho.push(`-${nombre}`)
      anotarVuelta(yo, 'deshacer')
      return true
    },
    rehacer() {
      if (deshechos === 0) return false
      deshechos--
      hechos++
      dicho.push(`+${nombre}`)
      anotarVuelta(yo, 'rehacer')
      return true
    },
  }
  return yo
}

describe('steps of a whole page', () => {
  let todos: Deshacible[] = []
  const dosEditores = () => {
    const dicho: string[] = []
    const a = editor('a', dicho)
    const b = editor('b', dicho)
    todos = [a, b]
    return { a, b, dicho }
  }
  afterEach(() => todos.forEach(quitarDePila))

  it('the last one goes first, wherever it was done', () => {
    const { a, b, dicho } = dosEditores()
    a.hacer()
    b.hacer()
    a.hacer()
    while (volverEnPila('deshacer'));
    expect(dicho).toEqual(['-a', '-b', '-a'])
    while (volverEnPila('rehacer'));
    expect(dicho.slice(3)).toEqual(['+a', '+b', '+a'])
  })

  it('who leaves takes only its own steps along', () => {
    const { a, b, dicho } = dosEditores()
    a.hacer()
    b.hacer()
    volverEnPila('deshacer')
    quitarDePila(a)
    expect([volverEnPila('deshacer'), volverEnPila('rehacer')]).toEqual([false, true])
    expect(dicho).toEqual(['-b', '+b'])
  })

  it('a step of which nothing was left is not there to be done again; those before it are', () => {
    const { a, b, dicho } = dosEditores()
    a.hacer()
    b.hacer()
    anotarVuelta(b, 'deshacer', false)
    expect([volverEnPila('rehacer'), volverEnPila('deshacer')]).toEqual([false, true])
    expect(dicho).toEqual(['-a'])
  })

  it('what an editor took back by itself is not taken back twice', () => {
    const { a, b, dicho } = dosEditores()
    a.hacer()
    a.hacer()
    b.hacer()
    a.deshacer()
    expect([volverEnPila('deshacer'), volverEnPila('deshacer'), volverEnPila('deshacer')]).toEqual([
      true,
      true,
      false,
    ])
    expect(dicho).toEqual(['-a', '-b', '-a'])
  })

  it('a new step ends what could be done again; who left takes its steps along', () => {
    const { a, b, dicho } = dosEditores()
    a.hacer()
    b.hacer()
    volverEnPila('deshacer')
    a.hacer()
    expect(volverEnPila('rehacer')).toBe(false)
    quitarDePila(a)
    expect(volverEnPila('deshacer')).toBe(false)
    expect(dicho).toEqual(['-b'])
  })
})
