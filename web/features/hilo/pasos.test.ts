import { idDeSemana, unidadesDeSilabos } from '@malla/domain/competencias/hilo.ts'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enlaceDe } from './pasos.ts'

const escritas = unidadesDeSilabos([
  { asignatura_id: 50, periodo_id: 3, unidades: [{ nombre: 'Fundamentos', semanas: [1, 2] }] },
  { asignatura_id: 52, periodo_id: null, unidades: [{ nombre: 'De siempre', semanas: [1] }] },
])
const unidades = [...escritas, { id: 90, curso_id: 51, semanas: [1] }]

const enPlan = paths.plan(9, { tab: 'secciones', seccion: 'unidades-de-aprendizaje' })
const enSilabo = paths.silabo(50, { periodo: 3, seccion: 'unidadesaprendizaje' })
const sinPeriodo = paths.silabo(52, { seccion: 'unidadesaprendizaje' })

it.each([
  ['a unit of the plan', 'unidad', 90, enPlan],
  ['one of a syllabus', 'unidad', escritas[0]!.id, enSilabo],
  ['one of a syllabus without a period', 'unidad', escritas[1]!.id, sinPeriodo],
  ['a week of the plan', 'semana', idDeSemana(51, 1), enPlan],
  ['one of a syllabus', 'semana', idDeSemana(50, 2), enSilabo],
] as const)('%s leads to where it is written (%s)', (_, paso, id, href) =>
  expect(enlaceDe(9, unidades, paso, id).href).toBe(href),
)
