import { expect, it } from 'vitest'
import { whyNotClave } from './clave.ts'

const ana = { usuario: 'ana.ruiz@ejemplo.edu', nombres: 'Ana María Ruíz Peña' }

it.each([
  ['caballo grapa batería', null],
  ['diez letra', null],
  ['nueve car', /al menos 10/],
  ['', /al menos 10/],
  ['ñandúñandú', null],
  ['🦙🦙🦙🦙🦙🐎🐑🐐🐖', /al menos 10/],
  ['ana.ruiz@ejemplo.edu', /su nombre ni su usuario/],
  ['ANA.RUIZ@EJEMPLO.EDU', /su nombre ni su usuario/],
  ['ana-maria ruiz peña', /su nombre ni su usuario/],
  ['anamariaruizpeña', /su nombre ni su usuario/],
  ['anamariaruizpeña de lima', null],
  ['1234567890', /cualquiera probaría/],
  ['Contraseña123', /cualquiera probaría/],
  ['Contrasena123', /cualquiera probaría/],
  ['Bienvenido 123', /cualquiera probaría/],
  ['aaaaaaaaaaaa', /cualquiera probaría/],
  ['1212121212', /cualquiera probaría/],
])('%s', (clave, reason) => {
  const why = whyNotClave(clave, ana)
  if (reason) expect(why).toMatch(reason)
  else expect(why).toBeNull()
})

it('of who has a short name is not refused for its parts', () => {
  expect(whyNotClave('anaconda gris', { usuario: 'ana', nombres: '' })).toBeNull()
})
