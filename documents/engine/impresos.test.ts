import { expect, it } from 'vitest'
import { crearImpresos } from './impresos.ts'

const nada = new Map<string, Uint8Array>()
const abrir = (limite: number) => {
  const impresos = crearImpresos(limite)
  let hechos = 0
  const pedir = (json: string, imagenes: ReadonlyMap<string, Uint8Array> = nada): Uint8Array =>
    impresos({ estilo: '', json, imagenes }, () => Buffer.alloc(10, ++hechos))
  return { pedir, hechos: () => hechos }
}

it('makes once what is asked for twice', () => {
  const { pedir, hechos } = abrir(100)
  expect(pedir('a')).toEqual(pedir('a'))
  expect(hechos()).toBe(1)
})

it('answers bytes that the caller may give away', () => {
  const { pedir } = abrir(100)
  pedir('a').fill(0)
  expect([...pedir('a')]).toEqual(Array(10).fill(1))
})

it.each([
  ['another letter', 'b', nada],
  ['another picture', 'a', new Map([['0.png', new Uint8Array([2])]])],
  ['another name of it', 'a', new Map([['1.png', new Uint8Array([1])]])],
  ['no picture', 'a', nada],
])('makes anew for %s', (_caso, json, imagenes) => {
  const { pedir, hechos } = abrir(100)
  pedir('a', new Map([['0.png', new Uint8Array([1])]]))
  pedir(json, imagenes)
  expect(hechos()).toBe(2)
})

it('lets go of the one asked for longest ago', () => {
  const { pedir, hechos } = abrir(20)
  for (const json of ['a', 'b', 'a', 'c', 'a']) pedir(json)
  expect(hechos()).toBe(3)
  pedir('b')
  expect(hechos()).toBe(4)
})

it('keeps nothing that alone is too much', () => {
  const { pedir, hechos } = abrir(5)
  pedir('a')
  pedir('a')
  expect(hechos()).toBe(2)
})
