import { expect, it } from 'vitest'
import { isClaveDePlan } from './claves.ts'

it.each([
  ['presentacion', true],
  ['criteriosTitulaciones', true],
  ['lineasInvestigaciones', true],
  ['modulosCompetencia', true],
  ['unidadesAprendizaje', true],
  ['configTerminos', false],
  ['constructor', false],
  ['Presentacion', false],
  ['', false],
])('a plan keeps items under «%s»: %s', (key, is) => expect(isClaveDePlan(key)).toBe(is))
