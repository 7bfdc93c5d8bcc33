import { expect, it } from 'vitest'
import { type FalloDeCorreo, isForGood, motivoDe } from './motivo.ts'

it.each<[string, FalloDeCorreo, RegExp, boolean]>([
  [
    'no such box',
    { code: 'EENVELOPE', responseCode: 550, response: '550 no such user' },
    /respondió: 550/,
    true,
  ],
  ['mail refused', { code: 'EMESSAGE', responseCode: 554, response: '554 spam' }, /respondió: 554/, true],
  [
    'come back later',
    { code: 'EENVELOPE', responseCode: 451, response: '451 later' },
    /respondió: 451/,
    false,
  ],
  [
    'wrong password',
    { code: 'EAUTH', responseCode: 535, response: '535 no' },
    /usuario o la contraseña/,
    false,
  ],
  [
    'nobody there',
    { code: 'ESOCKET', message: 'connect ECONNREFUSED' },
    /No hay conexión .+ECONNREFUSED/,
    false,
  ],
  ['no word at all', {}, /No se pudo enviar/, false],
])('%s', (_case, fallo, reason, forGood) => {
  expect(motivoDe(fallo)).toMatch(reason)
  expect(isForGood(fallo)).toBe(forGood)
})

it('is one line of a bearable length', () => {
  const reason = motivoDe({ response: `550 ${'x\r\n'.repeat(2000)}` })
  expect(reason.length).toBeLessThanOrEqual(500)
  expect(reason).not.toMatch(/[\r\n]/)
})
