import { expect, it } from 'vitest'
import { clavesDeTexto, isClaveDeTexto, seccionesDelPlan, seccionPorKey } from './secciones.ts'

it('25 sections, 19 of them free texts, each with a route of its own (§2)', () => {
  expect(seccionesDelPlan).toHaveLength(25)
  expect(clavesDeTexto).toHaveLength(19)
  expect(new Set(seccionesDelPlan.map(s => s.ruta)).size).toBe(25)
  expect(seccionesDelPlan.map(s => s.key).filter(k => k !== null)).toEqual(clavesDeTexto)
})

it('a text has a key, anything else has none', () => {
  for (const s of seccionesDelPlan) expect(s.clase === 'texto').toBe(s.key !== null)
  expect(seccionesDelPlan.filter(s => s.key === null).map(s => s.titulo)).toEqual([
    'Líneas de Investigación',
    'Perfil de Egreso',
    'Malla Curricular',
    'Módulos de Competencia Profesional',
    'Unidades de aprendizaje por cursos',
    'Laboratorios y talleres',
  ])
})

it('routes are plain', () => {
  for (const s of seccionesDelPlan) expect(s.ruta).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it('every key leads to its section', () => {
  for (const key of clavesDeTexto) expect(seccionPorKey(key).key).toBe(key)
})
it.each([
  ['misiones', true],
  ['mision', false],
  ['__proto__', false],
])('isClaveDeTexto %s', (key, si) => expect(isClaveDeTexto(key)).toBe(si))
