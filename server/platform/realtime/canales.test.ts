import { expect, it } from 'vitest'
import type { Cambio } from '../changes/visible.ts'
import { canalDe, canalEmpresa, canalUsuario } from './canales.ts'

const cambio = (ambito: Cambio['ambito']) => ({ empresa_id: 5, ambito }) as Cambio

it.each([
  ['of the institution', { facultad_id: 3 }, canalEmpresa(5)],
  ['meant for one person', { usuario_id: 9 }, canalUsuario(9)],
])('a change %s is told there only', (_case, ambito, channel) =>
  expect(canalDe(cambio(ambito))).toBe(channel),
)
