import { expect, it } from 'vitest'
import { isDeLaCasa, planEnDireccion } from './direcciones.ts'

it('the home of a plan is told by its address, and no other page is taken for one', () => {
  expect(planEnDireccion('/form/09092015083031/7')).toBe(7)
  const otras = [
    '/form/09092015083031',
    '/form/09092015083031/7/analitica',
    '/form/1486745968653/7',
    '/escritorio',
  ]
  expect(otras.map(planEnDireccion)).toEqual([null, null, null, null])
})

it('pages behind the sign-in are told from the public ones', () => {
  for (const camino of ['/escritorio', '/form/09092015083035', '/ajustes/respaldos', '/correos'])
    expect(isDeLaCasa(camino), camino).toBe(true)
  for (const camino of ['/', '/auth/signin', '/formularios', '/ayuda'])
    expect(isDeLaCasa(camino), camino).toBe(false)
})
