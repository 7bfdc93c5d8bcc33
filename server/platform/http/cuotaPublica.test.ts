import { expect, it } from 'vitest'
import { createPublicQuota } from './cuotaPublica.ts'
import { redDe } from './redDe.ts'

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

it('counts all that one provider gives one house as one', () => {
  const isWithin = createPublicQuota(() => 0)
  const within = (red: string): number =>
    Array.from({ length: 400 }, (_, i) => isWithin(`2001:db8:0:${red}::${i.toString(16)}`)).filter(Boolean)
      .length
  expect([within('7'), within('8')]).toEqual([300, 300])
})

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:0:7:1::2', '2001:db8:0:7::/64'],
  ['2001:DB8::7:0:0:0:1', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::', '2001:db8:0:8::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, red) => expect(redDe(ip)).toBe(red))

it('what costs more counts more', () => {
  const isWithin = createPublicQuota(() => 0)
  expect(Array.from({ length: 100 }, () => isWithin('10.0.0.1', 5)).filter(Boolean)).toHaveLength(60)
})
