import { expect, it } from 'vitest'
import { clavesDeTexto, isClaveDeTexto, seccionesDelPlan, seccionPorKey } from './secciones.ts'

it('25 sections, 19 of them free texts, each with a route of its own (§2)', () => {
  expect(seccionesDelPlan).toHaveLength(25)
  expect(clavesDeTexto).toHaveLength(19)
  expect(new Set(seccionesDelPlan.map(s => s.ruta)).size).toBe(25)
  expect(seccionesDelPlan.map(s => s.key).filter(k => k !== null)).toEqual(clavesDeTexto)
})

it('the 25 sections stand in the order of the menu, under its words (§2)', () =>
  expect(seccionesDelPlan.map(s => s.titulo)).toEqual([
    'Presentación',
    'Historia',
    'Base Legal',
    'Misión',
    'Visión',
    'Valores',
    'Objetivos Educacionales',
    'Identificación de Grupos de interés / Stake Holders',
    'Justificación',
    'Estudio de la demanda',
    'Del modelo',
    'Líneas de Investigación',
    'Perfil de Ingreso',
    'Perfil de Egreso',
    'Perfil profesional',
    'Malla Curricular',
    'Actividades extra curriculares',
    'Módulos de Competencia Profesional',
    'Unidades de aprendizaje por cursos',
    'Criterios y Estrategias de E/A',
    'Criterios de Evaluación',
    'Cursos de Convalidación (Tabla de equivalencias)',
    'Criterios de Graduación',
    'Criterios de Titulación',
    'Laboratorios y talleres',
  ]))

it('the 19 free texts are kept under the keys of the specification (§2)', () =>
  expect(clavesDeTexto.join(' ')).toBe(
    'presentacion historias basesLegales misiones visiones valores objetivosEducacionales identificacionGruposInteres ' +
      'justificacion estudioDemanda delModelo perfilIngresos perfilProfesional actividadesExtraCurriculares ' +
      'criteriosEstrategias criteriosEvaluaciones cursosConvalidacion criteriosGraduaciones criteriosTitulaciones',
  ))

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
