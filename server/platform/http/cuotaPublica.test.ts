import { expect, it } from 'vitest'
import { createPublicQuota } from './cuotaPublica.ts'

it('stops an address that runs away, and no other; it may go on after a while', () => {
  let now = 1000
  const isWithin = createPublicQuota(() => now)
  const cuantas = (ip: string, de: number): number =>
    Array.from({ length: de }, () => isWithin(ip)).filter(Boolean).length
  expect(cuantas('10.0.0.1', 500)).toBe(300)
  expect(cuantas('10.0.0.2', 10)).toBe(10)
  now += 1000
  expect(cuantas('10.0.0.1', 50)).toBe(10)
})

it('what costs more counts more', () => {
  const isWithin = createPublicQuota(() => 0)
  expect(Array.from({ length: 100 }, () => isWithin('10.0.0.1', 5)).filter(Boolean)).toHaveLength(60)
})
