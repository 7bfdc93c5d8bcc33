import { expect, it } from 'vitest'
import { rolMostrado } from './rolMostrado.ts'

it.each([
  ['a role with a name', { rol_nombre: 'Inspector', is_tutor: false }, 'Inspector'],
  ['a tutor', { rol_nombre: 'Otros', is_tutor: true }, 'Tutor'],
  ['a role before being a tutor', { rol_nombre: 'Operador', is_tutor: true }, 'Operador'],
  ['anybody else', { rol_nombre: 'Otros', is_tutor: false }, 'Administrativo'],
])('%s', (_quien, acceso, rol) => expect(rolMostrado({ ...acceso, tipopersona: 'Administrativo' })).toBe(rol))
