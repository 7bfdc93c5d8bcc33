import { describe, expect, it } from 'vitest'
import type { NodoDePlan, PlanVisto } from './visibilidad.ts'
import { isNodeVisible, nodosDePlan, visibleNodes } from './visibilidad.ts'

const corriente: PlanVisto = {
  isCepre: false,
  isInspector: false,
  configDisenoCurricular: 1,
  nivel: '00001',
  configNodesTree: ['modulo', 'unidad'],
}
const ver = (x: Partial<PlanVisto>): PlanVisto => ({ ...corriente, ...x })
const todos = Object.keys(nodosDePlan) as NodoDePlan[]
const sin = (...fuera: NodoDePlan[]): NodoDePlan[] => todos.filter(n => !fuera.includes(n))

describe('nodes of a plan (§2)', () => {
  it.each<[string, Partial<PlanVisto>, NodoDePlan[]]>([
    ['all', {}, todos],
    ['cepre keeps 3 and 5 and its cycles', { isCepre: true }, ['malla', 'unidades', 'ciclos']],
    ['… 5 only if configNodesTree says so', { isCepre: true, configNodesTree: [] }, ['malla', 'ciclos']],
    ['inspector does not see 2', { isInspector: true }, sin('perfilIngresos')],
    ['level 00004 hides 2 and 8', { nivel: '00004' }, sin('perfilIngresos', 'titulacion')],
    ['another level hides nothing', { nivel: '4' }, todos],
    [
      'without the design every node with a keyJson is hidden',
      { configDisenoCurricular: 0 },
      ['malla', 'modulos', 'unidades', 'ciclos', 'secciones'],
    ],
    [
      'design not set counts as without',
      { configDisenoCurricular: null },
      ['malla', 'modulos', 'unidades', 'ciclos', 'secciones'],
    ],
    [
      'without the design the level adds nothing',
      { configDisenoCurricular: 0, nivel: '00004' },
      ['malla', 'modulos', 'unidades', 'ciclos', 'secciones'],
    ],
    ['4 only with modulo', { configNodesTree: ['unidad'] }, sin('modulos')],
    ['5 only with unidad', { configNodesTree: ['modulo'] }, sin('unidades')],
    [
      'conditions add up',
      { isInspector: true, nivel: '00004', configNodesTree: [] },
      sin('perfilIngresos', 'titulacion', 'modulos', 'unidades'),
    ],
    [
      '… all of them',
      { isCepre: true, isInspector: true, configDisenoCurricular: 0, configNodesTree: [] },
      ['malla', 'ciclos'],
    ],
  ])('%s', (_case, plan, nodos) => {
    expect(visibleNodes(ver(plan))).toEqual(nodos)
    for (const nodo of todos) expect(isNodeVisible(ver(plan), nodo)).toBe(nodos.includes(nodo))
  })

  it('are numbered 1 to 8 in their order', () =>
    expect(todos.map(n => nodosDePlan[n].numero)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null, null]))
})
