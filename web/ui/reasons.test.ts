import { expect, it } from 'vitest'
import { reasonsOf, refusalOf } from './reasons.ts'

const rechazo = (errors: Record<string, string[]>, message = 'Hay datos que no son válidos.') =>
  Object.assign(new Error(message), { status: 422, errors, body: {} })

it.each<[string, unknown, string[]]>([
  [
    'the first reason of each field, in their order',
    rechazo({ nombre: ['Falta el nombre.', 'Es corto.'], codigo: ['Ya existe.'] }),
    ['Falta el nombre.', 'Ya existe.'],
  ],
  [
    'one that two fields share is told once',
    rechazo({ desde: ['No cuadra.'], hasta: ['No cuadra.'] }),
    ['No cuadra.'],
  ],
  ['no field is named: the message', rechazo({}, 'No se puede eliminar.'), ['No se puede eliminar.']],
  ['a bug', new Error('x'), ['x']],
  ['whatever was thrown', 'nada', ['nada']],
])('what a refusal tells (§8): %s', (_case, thrown, reasons) => expect(reasonsOf(thrown)).toEqual(reasons))

it('a bug is no refusal', () => {
  expect(refusalOf(new Error('x'))).toBeNull()
  expect(refusalOf(rechazo({}))?.status).toBe(422)
})
