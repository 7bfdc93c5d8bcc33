import { expect, it } from 'vitest'
import { pesoDe } from './peso.ts'

it.each([
  [0, '1 kB'],
  [400, '1 kB'],
  [340_200, '340 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1,2 MB'],
  [999_960_000, '1 GB'],
  [3_410_000_000, '3,4 GB'],
  [12_000_000_000_000, '12 TB'],
])('%i bytes are %s', (bytes, dicho) => expect(pesoDe(bytes)).toBe(dicho))
