import { expect, it } from 'vitest'
import { crearRecordados } from './recordados.ts'

it('what many ask for at the same time is made once', async () => {
  const recordados = crearRecordados<number>(2)
  let hechos = 0
  const hacer = async () => {
    await new Promise(resolve => setTimeout(resolve))
    return ++hechos
  }
  expect(await Promise.all([recordados.de('a', hacer), recordados.de('a', hacer)])).toEqual([1, 1])
})

it('what fails is not remembered; the one asked for longest ago leaves first', async () => {
  const recordados = crearRecordados<number>(2)
  let hechos = 0
  const de = (clave: string) => recordados.de(clave, async () => ++hechos)
  await expect(recordados.de('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect([await de('a'), await de('b'), await de('a'), await de('c')]).toEqual([1, 2, 1, 3])
  expect([await de('a'), await de('b')]).toEqual([1, 4])
})
