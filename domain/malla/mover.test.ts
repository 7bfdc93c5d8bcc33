import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
import { problemasDeRequisitos } from '../asignaturas/problemas.ts'
import { creditos, curso, o, previo, simultaneo, texto, y } from '../asignaturas/requisitosDePrueba.ts'
import { procesadorMs } from '../testing/procesador.ts'
import { aplicar } from './ediciones.ts'
import { ciclo, malla, seccion } from './mallaDePrueba.ts'
import type { Lugar } from './mover.ts'
import { destinosDe, mover, whyNotMover } from './mover.ts'

//  cycle 1: 1     2: 2 (←1)    3: 3 (←2), 4 (⇠2)     4: 5 (←1 or 3)
const base = [
  curso(1, 10),
  curso(2, 20, previo(1)),
  curso(3, 30, previo(2)),
  curso(4, 30, simultaneo(2)),
  curso(5, 40, y(o(previo(1), previo(3)), creditos(20), texto('x'))),
  curso(6, 0, null, { seccion_id: 501 }),
]
const m = malla(base, 4, [seccion(501)])
const motivo = (id: Id, cicloN: number, en = m): string | null =>
  whyNotMover(en.cursos.get(id)!, cicloN * 10, en)

describe('whyNotMover', () => {
  it.each<[string, Id, number, string | null]>([
    ['where it stands', 2, 2, null],
    ['free', 1, 1, null],
    ['with its requisite', 2, 1, 'Curso 2 requiere Curso 1, que está en el ciclo 1: tiene que ir después.'],
    ['with who needs it', 2, 3, 'Curso 3, que está en el ciclo 3, requiere Curso 2: tiene que ir antes.'],
    ['behind who needs it', 1, 4, 'Curso 2, que está en el ciclo 2, requiere Curso 1: tiene que ir antes.'],
    ['with its corequisite', 4, 2, null],
    [
      'before its corequisite',
      4,
      1,
      'Curso 4 tiene como correquisito Curso 2, que está en el ciclo 2: no puede ir antes.',
    ],
    ['an alternative in time is enough', 5, 2, null],
    [
      'no alternative in time',
      5,
      1,
      'Curso 5 requiere Curso 1, que está en el ciclo 1: tiene que ir después.',
    ],
    ['an alternative of another may go, the other one is in time', 3, 4, null],
    ['an elective to any cycle', 6, 1, null],
  ])('%s: %i to cycle %i', (_case, id, n, esperado) => expect(motivo(id, n)).toBe(esperado))

  it('behind a corequisite of another', () =>
    expect(motivo(1, 2, malla([curso(1, 10), curso(2, 10, simultaneo(1))]))).toBe(
      'Curso 2, que está en el ciclo 1, tiene como correquisito Curso 1: no puede ir después.',
    ))
  it('to the electives, always', () => expect(whyNotMover(m.cursos.get(1)!, null, m)).toBeNull())
  it('to a cycle of another plan, never', () => expect(motivo(1, 99)).toBe('El ciclo no es de este plan.'))

  it.each<[string, CursoDelPlan[], Id, number, boolean]>([
    ['what is wrong already may stay wrong', [curso(1, 30), curso(2, 20, previo(1))], 2, 1, true],
    ['… and be mended', [curso(1, 30), curso(2, 20, previo(1))], 2, 4, true],
    [
      '… but nothing else may become wrong',
      [curso(1, 30), curso(3, 10), curso(2, 20, y(previo(1), previo(3)))],
      2,
      1,
      false,
    ],
    ['a requisite on itself stops nothing', [curso(1, 10, previo(1))], 1, 3, true],
    ['… nor does an elective of its own', [curso(1, 0, previo(1), { seccion_id: 501 })], 1, 3, true],
    [
      '… while what it asks for besides does',
      [curso(1, 0, o(previo(1), previo(2)), { seccion_id: 501 }), curso(2, 30)],
      1,
      3,
      false,
    ],
    [
      'a loop stops nothing that it stops already',
      [curso(1, 10, previo(2)), curso(2, 10, previo(1))],
      1,
      1,
      true,
    ],
    ['requisites that are not there', [curso(1, 20, previo(77))], 1, 1, true],
  ])('%s', (_case, cursos, id, n, puede) => expect(motivo(id, n, malla(cursos)) === null).toBe(puede))

  it('destinosDe: every column with its reason', () =>
    expect(destinosDe(m.cursos.get(2)!, m).map(d => [d.columna.nombre, d.motivo === null])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
      ['4', false],
      ['Electivos 1', true],
    ]))
})

describe('mover', () => {
  const fila = malla(
    [curso(1, 10), curso(2, 10), curso(3, 10), curso(4, 20)].map((c, i) => ({ ...c, orden: i % 3 })),
    3,
    [seccion(501)],
  )
  const a = (tipo: Lugar['tipo'], id: Id, orden: number): Lugar => ({ tipo, id, orden })
  it.each<[string, Id, Lugar, [Id, number | null, number | null, number][]]>([
    [
      'to the top of another column: both are numbered anew',
      1,
      a('ciclo', 20, 0),
      [
        [2, 10, null, 0],
        [3, 10, null, 1],
        [1, 20, null, 0],
        [4, 20, null, 1],
      ],
    ],
    ['to its end: only what changes', 3, a('ciclo', 20, 99), [[3, 20, null, 1]]],
    [
      'down in its column',
      1,
      a('ciclo', 10, 1),
      [
        [2, 10, null, 0],
        [1, 10, null, 1],
      ],
    ],
    [
      'up in its column',
      3,
      a('ciclo', 10, 0),
      [
        [3, 10, null, 0],
        [1, 10, null, 1],
        [2, 10, null, 2],
      ],
    ],
    ['where it stands', 2, a('ciclo', 10, 1), []],
    ['above the top is the top', 4, a('ciclo', 20, -5), []],
    ['to an empty column', 4, a('ciclo', 30, 3), [[4, 30, null, 0]]],
    ['to the electives', 4, a('seccion', 501, 0), [[4, null, 501, 0]]],
    ['to a column that is not there', 4, a('ciclo', 990, 0), []],
    ['a course that is not there', 99, a('ciclo', 10, 0), []],
  ])('%s', (_case, id, lugar, ediciones) =>
    expect(mover(fila, id, lugar).map(e => [e.id, e.ciclo_id, e.seccion_id, e.orden])).toEqual(ediciones),
  )

  it.each<[string, Id, number]>([
    ['the first of a column that a file filled', 1, 0],
    ['its last', 3, 2],
    ['its last, put beyond the end', 3, 99],
    ['its first, put above the top', 1, -1],
  ])('%s stands there already: nothing is numbered anew', (_case, id, orden) => {
    const deArchivo = [1, 2, 3].map(n => curso(n, 10, null, { orden: 0 }))
    const conHuecos = [1, 2, 3].map(n => curso(n, 10, null, { orden: n * 10 }))
    for (const cursos of [deArchivo, conHuecos])
      expect(mover(malla(cursos), id, a('ciclo', 10, orden))).toEqual([])
  })

  it('a file gives every course orden 0: the first move puts them in order', () =>
    expect(
      mover(
        malla([curso(1, 10, null, { orden: 0 }), curso(2, 10, null, { orden: 0 })]),
        2,
        a('ciclo', 10, 0),
      ),
    ).toEqual([{ id: 1, ciclo_id: 10, seccion_id: null, orden: 1 }]))
})

/** Plans in which every requisite comes in time. */
const arbPlan = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(9), { maxLength: 3 }), fc.boolean()), {
    minLength: 10,
    maxLength: 10,
  })
  .map(filas =>
    filas.map(([n, ids, co], id) => {
      const antes = ids.filter(x => x !== id && (co ? filas[x]![0] <= n : filas[x]![0] < n))
      return curso(id, n * 10, y(...antes.map(co ? simultaneo : previo)))
    }),
  )

it('a move is allowed just when every requisite stays in time, and lands where it should', () =>
  fc.assert(
    fc.property(arbPlan, fc.nat(9), fc.integer({ min: 1, max: 4 }), fc.nat(12), (cursos, id, n, orden) => {
      const antes = malla(cursos)
      const ciclos = [1, 2, 3, 4].map(i => ciclo(i))
      const ediciones = mover(antes, id, { tipo: 'ciclo', id: n * 10, orden })
      const despues = aplicar(cursos, ediciones)
      const columna = malla(despues).columnas[n - 1]!
      expect(columna.cursos.map(c => c.id).indexOf(id)).toBe(Math.min(orden, columna.cursos.length - 1))
      if (ediciones.length > 0)
        expect(columna.cursos.map(c => c.orden)).toEqual(columna.cursos.map((_, i) => i))
      const puede = whyNotMover(antes.cursos.get(id)!, n * 10, antes) === null
      expect(problemasDeRequisitos(despues, ciclos).length === 0).toBe(puede)
    }),
  ))

it('120 courses: every destination of every course in a moment', () => {
  const cursos = Array.from({ length: 120 }, (_, i) =>
    curso(i, (Math.floor(i / 10) + 1) * 10, i >= 10 ? y(previo(i - 10), previo(i - (i % 10) - 1)) : null),
  )
  const grande = malla(cursos, 12)
  const t0 = procesadorMs()
  for (const c of cursos) destinosDe(c, grande)
  expect(procesadorMs() - t0).toBeLessThan(20_000)
})
