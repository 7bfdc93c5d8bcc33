import { describe, expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import type { CicloDelPlan, CursoDelPlan, Id, Requisito } from './asignatura.ts'
import type { TipoProblema } from './problemas.ts'
import { fueraDeOrden, problemasDeRequisitos } from './problemas.ts'
import { creditos, curso, o, previo, simultaneo, texto, y } from './requisitosDePrueba.ts'

const ciclos: CicloDelPlan[] = [
  // Ids and numbers differ on purpose: order is by number.
  { id: 30, numero: 1, nombre: 'I' },
  { id: 20, numero: 2, nombre: 'II' },
  { id: 10, numero: 3, nombre: 'III' },
]
const [I, II, III] = [30, 20, 10]

describe('fueraDeOrden for a course of cycle 2', () => {
  const numeros: Record<Id, number | null> = { 1: 1, 2: 2, 3: 3, 9: null }
  const numeroDe = (id: Id): number | null => numeros[id] ?? null
  it.each<[string, Requisito | null, Requisito[]]>([
    ['nothing', null, []],
    ['a prerequisite before', previo(1), []],
    ['a prerequisite in the same cycle', previo(2), [previo(2)]],
    ['a prerequisite later', previo(3), [previo(3)]],
    ['a corequisite in the same cycle', simultaneo(2), []],
    ['a corequisite later', simultaneo(3), [simultaneo(3)]],
    ['an elective', previo(9), []],
    ['a course that is not there', previo(77), []],
    ['credits and texts', y(creditos(200), texto('x')), []],
    ['all: those too late', y(previo(1), previo(2), simultaneo(3)), [previo(2), simultaneo(3)]],
    ['one alternative in time', o(previo(3), previo(1)), []],
    ['an alternative of credits', o(previo(3), creditos(100)), []],
    ['no alternative in time', o(previo(3), previo(2)), [previo(3), previo(2)]],
    ['groups in groups', o(y(previo(1), previo(3)), y(previo(2), previo(1))), [previo(3), previo(2)]],
  ])('%s', (_case, r, tarde) => expect(fueraDeOrden(r, 2, numeroDe)).toEqual(tarde))
  it('an elective itself stands in no cycle', () =>
    expect(fueraDeOrden(previo(3), null, numeroDe)).toEqual([]))
})

describe('problemasDeRequisitos', () => {
  it.each<[string, CursoDelPlan[], [TipoProblema, Id, Id[], string][]]>([
    ['none', [curso(1, I), curso(2, II, previo(1)), curso(3, II, simultaneo(2))], []],
    [
      'a text',
      [curso(1, I, texto('QUI-9'))],
      [['texto', 1, [], 'Curso 1: el requisito «QUI-9» no se reconoce como un curso del plan.']],
    ],
    [
      'a course that is gone',
      [curso(1, I, previo(77))],
      [['desconocido', 1, [77], 'Curso 1: requiere un curso que no está en el plan.']],
    ],
    [
      'on itself, told once',
      [curso(1, I, previo(1))],
      [['propio', 1, [1], 'Curso 1: se requiere a sí mismo.']],
    ],
    [
      'same cycle',
      [curso(1, I), curso(2, I, previo(1))],
      [['ciclo', 2, [1], 'Curso 2: su requisito Curso 1 no está en un ciclo anterior.']],
    ],
    [
      'later cycle',
      [curso(1, III), curso(2, II, simultaneo(1))],
      [['ciclo', 2, [1], 'Curso 2: su correquisito Curso 1 está en un ciclo posterior.']],
    ],
    ['an elective as requisite', [curso(1, 0, null, { seccion_id: 5 }), curso(2, I, previo(1))], []],
    [
      'a loop, told once',
      [curso(1, I, previo(2)), curso(2, II, previo(1))],
      [
        [
          'lazo',
          1,
          [1, 2],
          'Los requisitos forman un círculo: Curso 1 requiere Curso 2, que requiere Curso 1.',
        ],
      ],
    ],
    [
      'beside a loop the order of others still counts',
      [curso(1, I, y(previo(2), previo(3))), curso(2, II, previo(1)), curso(3, III)],
      [
        ['ciclo', 1, [3], 'Curso 1: su requisito Curso 3 no está en un ciclo anterior.'],
        [
          'lazo',
          1,
          [1, 2],
          'Los requisitos forman un círculo: Curso 1 requiere Curso 2, que requiere Curso 1.',
        ],
      ],
    ],
  ])('%s', (_case, cursos, esperado) =>
    expect(
      problemasDeRequisitos(cursos, ciclos).map(p => [p.tipo, p.asignatura_id, p.otros, p.mensaje]),
    ).toEqual(esperado),
  )

  it('a real plan of 120 courses takes a moment', () => {
    const cursos = Array.from({ length: 120 }, (_, i) =>
      curso(i, [I, II, III][i % 3]!, i > 2 ? y(previo(i - 1), previo(i - 3)) : null),
    )
    const t0 = procesadorMs()
    problemasDeRequisitos(cursos, ciclos)
    expect(procesadorMs() - t0).toBeLessThan(20_000)
  })
})
