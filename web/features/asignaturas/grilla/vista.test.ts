import { describe, expect, it } from 'vitest'
import { nuevaFila } from './fila.ts'
import { contextoDe, fila, lugares } from './grillaDePrueba.ts'
import { gruposDe, idsVistos, lineasDe, type Vista, vistaInicial } from './vista.ts'

const filas = [
  fila(1, { nombre: 'Zoología', orden: 0, credits: 10 }),
  fila(2, { nombre: 'Álgebra', orden: 1, credits: 9 }),
  fila(3, { nombre: 'Botánica', ciclo_id: 2, credits: null, horasteoria: 2, areacurso_id: 1 }),
  fila(4, { nombre: 'Ética', ciclo_id: 0, seccion_id: 1, areacurso_id: 1, credits: 2, horaspractica: 1 }),
]
const ctx = contextoDe(filas)
const marcas = { conAvisos: new Set([3]), conCambios: new Set([4]) }
const ver = (over: Partial<Vista>, otras = filas) => {
  const vista = { ...vistaInicial, ...over }
  const vistos = idsVistos(filas, vista, ctx, marcas)
  return gruposDe(otras, vista, lugares, vistos, new Set(filas.map(f => f.id)))
}
const ids = (over: Partial<Vista>, otras = filas) => ver(over, otras).map(g => g.filas.map(f => f.id))

describe('how the rows are looked at', () => {
  it.each<[string, Partial<Vista>, number[][]]>([
    ['by cycles and sections, in their order', {}, [[1, 2], [3], [4]]],
    [
      'sorted inside their groups',
      { orden: { columna: 'nombre', isDescendente: false } },
      [[2, 1], [3], [4]],
    ],
    ['in one list', { agrupada: false }, [[1, 2, 3, 4]]],
    [
      'one list by name, accents as Spanish has them',
      { agrupada: false, orden: { columna: 'nombre', isDescendente: false } },
      [[2, 3, 4, 1]],
    ],
    [
      'numbers as numbers, empty ones last',
      { agrupada: false, orden: { columna: 'credits', isDescendente: false } },
      [[4, 2, 1, 3]],
    ],
    [
      'and last the other way round too',
      { agrupada: false, orden: { columna: 'credits', isDescendente: true } },
      [[1, 2, 4, 3]],
    ],
    ['filtered without accents, over all columns', { filtro: 'matematica 1' }, [[4]]],
    ['all words of the filter', { filtro: 'zoo c-1' }, [[1]]],
    ['a code without its signs', { filtro: 'zoo c1' }, [[1]]],
    ['only with warnings', { ver: 'avisos' }, [[3]]],
    ['only without hours or area', { ver: 'incompletos' }, [[1, 2]]],
    ['only with changes', { ver: 'cambios' }, [[4]]],
  ])('%s', (_case, over, esperados) => expect(ids(over)).toEqual(esperados))

  it('the course that is being written stays, in the version that is in force', () => {
    const conVersion = [...filas.slice(0, 2), { ...filas[2]!, id: 30 }, filas[3]!]
    const vista: Vista = { ...vistaInicial, ver: 'incompletos' }
    expect([...idsVistos(conVersion, vista, ctx, { ...marcas, escrito: 3 }).keys()]).toEqual([1, 2, 30])
  })

  it('a row that is edited stays where it is, and one that is new is always shown', () => {
    const editadas = [
      { ...filas[0]!, nombre: 'Aaa' },
      ...filas.slice(1),
      nuevaFila(-1, { nombre: 'Otra', ciclo_id: 1, orden: 9 }),
    ]
    expect(ids({ agrupada: false, orden: { columna: 'nombre', isDescendente: false } }, editadas)).toEqual([
      [2, 3, 4, 1, -1],
    ])
    expect(ids({ filtro: 'zoologia' }, editadas)).toEqual([[1, -1]])
  })

  it('by their place: cycles, then sections, as the plan has them', () =>
    expect(ids({ agrupada: false, orden: { columna: 'lugar', isDescendente: true } })).toEqual([
      [4, 3, 1, 2],
    ]))

  it.each([
    ['hours without an area', { horasteoria: 2 }],
    ['an area without hours', { areacurso_id: 1 }],
  ])('%s is not enough', (_caso, campos) => {
    const una = [fila(5, campos)]
    expect([
      ...idsVistos(una, { ...vistaInicial, ver: 'incompletos' }, contextoDe(una), marcas).keys(),
    ]).toEqual([5])
  })

  it('of courses with the same order the older comes first, and new ones last, as they were made', () => {
    const mezcladas = [
      nuevaFila(-2, { nombre: 'Segunda', ciclo_id: 1, orden: 1 }),
      nuevaFila(-1, { nombre: 'Primera', ciclo_id: 1, orden: 1 }),
      fila(8, { orden: 1 }),
      fila(7, { orden: 1 }),
      fila(9, { orden: 0 }),
    ]
    expect(ids({}, mezcladas)[0]).toEqual([9, 7, 8, -1, -2])
  })

  it('in one list a new course goes where the last one stands, and into the first cycle where there is none', () => {
    expect(ver({ agrupada: false })[0]!.lugar).toEqual(lugares[2])
    expect(ver({ agrupada: false }, [])[0]!.lugar).toEqual(lugares[0])
  })

  it('courses that stand nowhere have a group of their own', () => {
    const suelta = nuevaFila(-1, { nombre: 'Suelta' })
    expect(ver({}, [...filas, suelta]).at(-1)).toMatchObject({ lugar: null, filas: [suelta] })
  })

  it('as lines: head, courses, and the place for a new one', () => {
    const claves = (conNueva: boolean) => lineasDe(ver({}), true, conNueva).map(l => l.clave)
    expect(claves(true)).toEqual(['gc1', 'f1', 'f2', '+c1', 'gc2', 'f3', '+c2', 'gs1', 'f4', '+s1'])
    expect(claves(false)).toEqual(['gc1', 'f1', 'f2', 'gc2', 'f3', 'gs1', 'f4'])
  })
})
