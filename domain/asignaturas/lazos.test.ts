import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id } from './asignatura.ts'
import type { CursoConRequisitos } from './grafo.ts'
import { grafoDe } from './grafo.ts'
import { gruposCiclicos } from './gruposCiclicos.ts'
import { cierranLazo, findLoops, findNewLoop, whyLoop } from './lazos.ts'
import { o, previo, simultaneo, y } from './requisitosDePrueba.ts'

const c = (id: Id, requisitos: CursoConRequisitos['requisitos'] = null): CursoConRequisitos => ({
  id,
  requisitos,
})

describe('findLoops', () => {
  it.each<[string, CursoConRequisitos[], Id[][]]>([
    ['none', [c(1), c(2, previo(1)), c(3, y(previo(1), previo(2)))], []],
    ['two', [c(1, previo(2)), c(2, previo(1))], [[1, 2]]],
    [
      'three, in the direction of «requires»',
      [c(1, previo(3)), c(2, previo(1)), c(3, previo(2))],
      [[1, 3, 2]],
    ],
    ['behind a chain', [c(1, previo(2)), c(2, previo(3)), c(3, previo(2))], [[2, 3]]],
    [
      'two apart',
      [c(1, previo(2)), c(2, previo(1)), c(3, previo(4)), c(4, previo(3))],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'the shortest of those that share courses',
      [c(1, previo(2)), c(2, previo(3)), c(3, y(previo(1), previo(2)))],
      [[2, 3]],
    ],
    ['through an alternative', [c(1, o(previo(2), previo(3))), c(2, previo(1)), c(3)], [[1, 2]]],
    ['corequisites of each other are none', [c(1, simultaneo(2)), c(2, simultaneo(1))], []],
    ['a corequisite and a prerequisite are one', [c(1, simultaneo(2)), c(2, previo(1))], [[2, 1]]],
    ['a requisite on itself is a problem of its own', [c(1, previo(1))], []],
    ['… also inside a loop', [c(1, y(previo(1), previo(2))), c(2, previo(1))], [[1, 2]]],
    ['courses that are not there', [c(1, previo(9))], []],
  ])('%s', (_case, cursos, lazos) => expect(findLoops(cursos)).toEqual(lazos))

  it('a chain of 20,000 courses does not overflow', () => {
    const cadena = Array.from({ length: 20_000 }, (_, i) => c(i, i ? previo(i - 1) : null))
    expect(findLoops(cadena)).toEqual([])
    expect(gruposCiclicos(grafoDe([...cadena.slice(1), c(0, previo(19_999))]))[0]).toHaveLength(20_000)
  })

  const arbPlan = fc
    .array(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }), { minLength: 8, maxLength: 8 })
    .map(listas => listas.map((ids, id) => c(id, y(...ids.filter(x => x !== id).map(previo)))))
  it('each loop is one, and where none is found the courses can be put in order', () =>
    fc.assert(
      fc.property(arbPlan, cursos => {
        const { requiere } = grafoDe(cursos)
        const lazos = findLoops(cursos)
        for (const lazo of lazos)
          lazo.forEach((id, i) => void expect(requiere.get(id)!.has(lazo[(i + 1) % lazo.length]!)).toBe(true))
        const hechos = new Set<Id>()
        for (let n = 0; n < cursos.length; n++)
          for (const { id } of cursos)
            if ([...requiere.get(id)!.keys()].every(r => hechos.has(r))) hechos.add(id)
        expect(hechos.size === cursos.length).toBe(lazos.length === 0)
      }),
    ))
})

describe('findNewLoop: refused by hand, named', () => {
  it.each<[string, CursoConRequisitos[], CursoConRequisitos[], Id[] | null]>([
    ['a requisite that closes a loop', [c(1), c(2, previo(1))], [c(1, previo(2)), c(2, previo(1))], [1, 2]],
    ['on itself', [c(1)], [c(1, previo(1))], [1]],
    [
      'a loop that was there does not count',
      [c(1, previo(2)), c(2, previo(1))],
      [c(1, previo(2)), c(2, previo(1))],
      null,
    ],
    [
      '… nor when another requisite comes',
      [c(1, previo(2)), c(2, previo(1)), c(3)],
      [c(1, y(previo(2), previo(3))), c(2, previo(1)), c(3)],
      null,
    ],
    ['… nor a requisite on itself', [c(1, previo(1)), c(2)], [c(1, y(previo(1), previo(2))), c(2)], null],
    [
      'a second loop beside it does',
      [c(1, previo(2)), c(2, previo(1)), c(3, previo(1))],
      [c(1, y(previo(2), previo(3))), c(2, previo(1)), c(3, previo(1))],
      [1, 3],
    ],
    ['two edits that only together make one', [c(1), c(2)], [c(1, previo(2)), c(2, previo(1))], [1, 2]],
    [
      'corequisites of each other',
      [c(1), c(2, simultaneo(1))],
      [c(1, simultaneo(2)), c(2, simultaneo(1))],
      null,
    ],
    [
      '… until one becomes a prerequisite',
      [c(1, simultaneo(2)), c(2, simultaneo(1))],
      [c(1, simultaneo(2)), c(2, previo(1))],
      [2, 1],
    ],
    [
      'a longer way on which something has to be passed, behind a shorter one of corequisites',
      [c(1), c(2, y(simultaneo(1), previo(3))), c(3, previo(1))],
      [c(1, simultaneo(2)), c(2, y(simultaneo(1), previo(3))), c(3, previo(1))],
      [1, 2, 3],
    ],
    [
      '… while corequisites beside a loop that was there make none',
      [c(1), c(2, y(simultaneo(1), previo(3))), c(3, previo(2))],
      [c(1, simultaneo(2)), c(2, y(simultaneo(1), previo(3))), c(3, previo(2))],
      null,
    ],
    [
      '… nor beside one that requires itself',
      [c(1), c(2, y(simultaneo(1), previo(2))), c(3, previo(1))],
      [c(1, simultaneo(2)), c(2, y(simultaneo(1), previo(2))), c(3, previo(1))],
      null,
    ],
    [
      '… nor does such a loop hide one that is made',
      [
        c(1),
        c(2, y(simultaneo(1), previo(3), simultaneo(4))),
        c(3, previo(2)),
        c(4, previo(5)),
        c(5, simultaneo(1)),
      ],
      [
        c(1, simultaneo(2)),
        c(2, y(simultaneo(1), previo(3), simultaneo(4))),
        c(3, previo(2)),
        c(4, previo(5)),
        c(5, simultaneo(1)),
      ],
      [1, 2, 4, 5],
    ],
    [
      '… however they hang together',
      [c(1), c(2, y(simultaneo(3), simultaneo(1))), c(3, y(previo(2), simultaneo(4))), c(4, previo(1))],
      [
        c(1, simultaneo(2)),
        c(2, y(simultaneo(3), simultaneo(1))),
        c(3, y(previo(2), simultaneo(4))),
        c(4, previo(1)),
      ],
      [4, 1, 2, 3],
    ],
    [
      'a loop that was there, mended one course at a time',
      [c(1, previo(2)), c(2, previo(1))],
      [c(1, simultaneo(2)), c(2, previo(1))],
      null,
    ],
    ['a new course', [c(1, previo(2))], [c(1, previo(2)), c(2, previo(1))], [1, 2]],
  ])('%s', (_case, antes, despues, lazo) => expect(findNewLoop(antes, despues)).toEqual(lazo))
})

describe('cierranLazo', () => {
  const antes = [c(1, previo(2)), c(2, previo(1)), c(3, previo(1)), c(4), c(5), c(6)]
  it.each<[string, Partial<Record<Id, CursoConRequisitos['requisitos']>>, Id[]]>([
    ['no other requisite', {}, []],
    ['requisites that lead nowhere', { 1: y(previo(2), previo(4)), 5: previo(1) }, []],
    ['several loops at once', { 1: y(previo(2), previo(3)), 4: previo(5), 5: previo(4) }, [1, 4, 5]],
    ['a requisite on itself', { 6: previo(6) }, [6]],
    ['corequisites of each other', { 4: simultaneo(5), 5: simultaneo(4) }, []],
  ])('%s', (_case, nuevos, ids) => {
    const despues = antes.map(({ id, requisitos }) => c(id, nuevos[id] ?? requisitos))
    expect([...cierranLazo(antes, despues)]).toEqual(ids)
    const sinEsos = despues.map((curso, i) => (ids.includes(curso.id) ? antes[i]! : curso))
    expect(findNewLoop(antes, sinEsos)).toBeNull()
  })
})

describe('courses that all need each other', () => {
  /** A thousand courses, each requiring the fifty after it, around. */
  const MIL = 1000
  const todos = (modo: typeof previo, de = 50): CursoConRequisitos[] =>
    Array.from({ length: MIL }, (_, i) =>
      c(i, y(...Array.from({ length: de }, (_x, j) => modo((i + 1 + j) % MIL)))),
    )
  const sueltos = Array.from({ length: MIL }, (_, i) => c(i))
  it.each<[string, () => unknown, number | null]>([
    ['findLoops', () => findLoops(todos(previo))[0]!.length, 20],
    ['findNewLoop', () => findNewLoop(sueltos, todos(previo))!.length, 21],
    ['findNewLoop of corequisites', () => findNewLoop(sueltos, todos(simultaneo)), null],
    ['findLoops of corequisites', () => findLoops(todos(simultaneo)).length, 0],
    [
      'findNewLoop of corequisites beside a loop that was there',
      () => {
        const lazo = [c(MIL, previo(MIL + 1)), c(MIL + 1, y(previo(MIL), simultaneo(0)))]
        const [primero, ...otros] = todos(simultaneo, 48)
        const conLazo = c(0, y(primero!.requisitos!, simultaneo(MIL)))
        return findNewLoop([...sueltos.with(0, c(0, simultaneo(MIL))), ...lazo], [conLazo, ...otros, ...lazo])
      },
      null,
    ],
    [
      'findNewLoop where nothing goes around',
      () =>
        findNewLoop(
          sueltos,
          sueltos.map(({ id }) =>
            c(id, y(...Array.from({ length: Math.min(id, 50) }, (_, j) => previo(id - 1 - j)))),
          ),
        ),
      null,
    ],
  ])('%s takes no minutes', (_case, run, expected) => expect(run()).toBe(expected))
})

it.each<[Id[], string]>([
  [[1, 2], 'Los requisitos forman un círculo: Cálculo I requiere Física I, que requiere Cálculo I.'],
  [
    [1, 2, 3],
    'Los requisitos forman un círculo: Cálculo I requiere Física I, que requiere Química, que requiere Cálculo I.',
  ],
  [[1], 'Cálculo I se requiere a sí mismo.'],
  [
    [1, 2, 3, 3, 3, 3, 3, 3, 3],
    'Los requisitos forman un círculo de 9 cursos: Cálculo I requiere Física I, que requiere Química, que requiere Química, que requiere Química, que requiere Química, que requiere Química, que requiere Química, y así hasta volver a Cálculo I.',
  ],
  [
    [1, 9],
    'Los requisitos forman un círculo: Cálculo I requiere un curso que ya no existe, que requiere Cálculo I.',
  ],
])('whyLoop %j', (lazo, texto) =>
  expect(whyLoop(lazo, id => ['', 'Cálculo I', 'Física I', 'Química'][id] ?? null)).toBe(texto),
)
