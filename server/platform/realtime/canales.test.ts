import { expect, it } from 'vitest'
import type { Cambio } from '../changes/visible.ts'
import { canalDe, canalEmpresa, canalUsuario, parseCanal } from './canales.ts'

it.each([
  ['private-empresa.5', { empresa_id: 5 }],
  ['private-usuario.12', { usuario_id: 12 }],
  ['private-empresa.0', null],
  ['private-empresa.05', null],
  ['private-empresa.5x', null],
  ['private-empresa.5.6', null],
  ['private-otro.5', null],
  ['presence-empresa.5', null],
  ['empresa.5', null],
  ['private-empresa.99999999999999999999', null],
])('%s', (name, canal) => expect(parseCanal(name)).toEqual(canal))

const cambio = (ambito: Cambio['ambito']) => ({ empresa_id: 5, ambito }) as Cambio

it.each([
  ['of the institution', { facultad_id: 3 }, canalEmpresa(5)],
  ['meant for one person', { usuario_id: 9 }, canalUsuario(9)],
])('a change %s is told there only', (_case, ambito, channel) =>
  expect(canalDe(cambio(ambito))).toBe(channel),
)
