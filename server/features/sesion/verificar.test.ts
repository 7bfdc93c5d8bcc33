import { hash, verify } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { QUICK } from '../../platform/session/claves.ts'
import { isClave } from './verificar.ts'

it.each<[string, () => Promise<string | null>, boolean]>([
  ['no account', async () => null, false],
  ['an account that never had a password', async () => '', false],
  ['a password of one’s own', () => hash('una clave larga'), true],
  ['another password of one’s own', () => hash('otra clave larga'), false],
  ['a temporary one that was made up', () => hash('una clave larga', QUICK), true],
  ['another temporary one', () => hash('otra clave larga', QUICK), false],
])('%s: one slow verification and one quick one', async (_what, make, right) => {
  const costs: string[] = []
  const verifica = (hashed: string, clave: string) => {
    costs.push(hashed.split('$')[3]!)
    return verify(hashed, clave)
  }
  expect(await isClave(await make(), 'una clave larga', verifica)).toBe(right)
  expect(costs).toEqual(['m=19456,t=2,p=1', 'm=4096,t=1,p=1'])
})
