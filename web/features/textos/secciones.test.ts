import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { expect, it } from 'vitest'
import { luzDeSeccion } from './secciones.ts'

const convalidacion = seccionesDelPlan.find(s => s.key === 'cursosConvalidacion')!
const valores = seccionesDelPlan.find(s => s.key === 'valores')!
const nada = { cursos: 0, perfil_egreso: 0, laboratorios: 0, equivalencias: 0 }
const escrita = (status: number) =>
  [{ key: 'cursosConvalidacion', items: [{ status }] }] as unknown as SeccionDeTexto[]

it.each([
  ['neither text nor table', [], 0, 'danger'],
  ['a table without a text', [], 3, 'success'],
  ['a text that is not finished over a table', escrita(2), 3, 'warning'],
  ['a text without a table', escrita(1), 0, 'success'],
])('the light of the equivalences: %s', (_case, textos, equivalencias, luz) =>
  expect(luzDeSeccion(convalidacion, textos, { ...nada, equivalencias })).toBe(luz),
)

it('the table lights no other section', () =>
  expect(luzDeSeccion(valores, [], { ...nada, equivalencias: 3 })).toBe('danger'))
