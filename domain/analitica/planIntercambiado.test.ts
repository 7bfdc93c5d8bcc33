import { describe, expect, it } from 'vitest'
import type { CursoDelPlan, Requisito } from '../asignaturas/asignatura.ts'
import { malla, seccion } from '../malla/mallaDePrueba.ts'
import { escribirIntercambio } from './escribirIntercambio.ts'
import { leerIntercambio } from './intercambio.ts'
import { analiticaDePlan } from './plan.ts'
import {
  codigoDe,
  medidasPorNumero,
  partirCodigo,
  planIntercambiado,
  primerosCiclos,
  requeridosDe,
  requisitosTrasArchivo,
} from './planIntercambiado.ts'

const previo = (asignatura_id: number): Requisito => ({ tipo: 'curso', asignatura_id, modo: 'previo' })
const junto = (asignatura_id: number): Requisito => ({ tipo: 'curso', asignatura_id, modo: 'simultaneo' })
const y = (...de: Requisito[]): Requisito => ({ tipo: 'y', de })
const o = (...de: Requisito[]): Requisito => ({ tipo: 'o', de })

describe('codes', () => {
  it.each([
    ['MAT101', 'MAT', '101'],
    ['MAT-101', '', 'MAT-101'],
    ['MATH 2202', '', 'MATH 2202'],
    ['1321L', '', '1321L'],
    ['CSE1321L', 'CSE', '1321L'],
    ['0021', '', '0021'],
    [null, '', ''],
  ])('%s is parted so that it can be put together again', (codigo, prefijo, numero) => {
    expect(partirCodigo(codigo)).toEqual({ prefijo, numero })
    expect(codigoDe(partirCodigo(codigo))).toBe(codigo)
  })
})

const curso = (id: number, ciclo: number | null, requisitos: Requisito | null = null): CursoDelPlan => ({
  id,
  nombre: `Curso ${id}`,
  codigo: `C${id}`,
  ciclo_id: ciclo === null ? null : ciclo * 10,
  seccion_id: ciclo === null ? 501 : null,
  orden: id,
  credits: 3.5,
  requisitos,
  areacurso_id: null,
  horasteoria: 2,
  horaspractica: 2,
  horasvirtual: 0,
})
const DATOS = { nombre: 'Plan', institucion: 'U', tipo: 'Pregrado', periodicidad: 'semestre' } as const

describe('a plan goes out and comes back', () => {
  const m = malla(
    [
      curso(21, 2, y(previo(11), junto(22))),
      curso(22, 2),
      curso(11, 1),
      curso(90, null, o(previo(21), previo(11))),
    ],
    2,
    [seccion(501)],
  )
  const filas = escribirIntercambio(planIntercambiado(m, DATOS), medidasPorNumero(m, analiticaDePlan(m).de))

  it('with its cycles, as a degree plan, and the measures as they are published', () => {
    expect(filas.slice(0, 2)).toEqual([
      ['Curriculum', 'Plan'],
      ['Degree Plan', 'Plan'],
    ])
    expect(filas.find(f => f[0] === 'Course ID')!.slice(10)).toEqual([
      'Term',
      'Complexity',
      'Blocking',
      'Delay',
      'Centrality',
    ])
    expect(filas.find(f => f[1] === 'Curso 21')).toEqual([
      '2',
      'Curso 21',
      'C',
      '21',
      '1',
      '3',
      '',
      '3.5',
      '',
      '',
      '2',
      '4.0',
      '1',
      '3.0',
      '6',
    ])
  })

  it('the same: courses, credits, cycles, requisites', () => {
    const leido = leerIntercambio(filas)
    expect(leido).toMatchObject({ plan: planIntercambiado(m, DATOS), avisos: [] })
    const { cursos } = leido.plan!
    const lugar = new Map(cursos.map((c, i) => [c.id, i]))
    expect([...requeridosDe(cursos[1]!, lugar)]).toEqual([
      [2, 'simultaneo'],
      [0, 'previo'],
    ])
  })
})

describe('requisites after a file', () => {
  const pedidos = (...pares: [number, 'previo' | 'simultaneo'][]) => new Map(pares)
  it.each([
    [
      'alternatives that name the same courses stay',
      o(previo(1), previo(2)),
      pedidos([1, 'previo'], [2, 'previo']),
      o(previo(1), previo(2)),
    ],
    [
      'credits stay beside other courses',
      y(previo(1), { tipo: 'creditos', creditos: 90 }),
      pedidos([2, 'previo']),
      y(previo(2), { tipo: 'creditos', creditos: 90 }),
    ],
    ['another way of asking counts', previo(1), pedidos([1, 'simultaneo']), junto(1)],
    ['nothing is asked any more', previo(1), pedidos(), null],
    ['nothing was and is asked', null, pedidos(), null],
  ] as [string, Requisito | null, Map<number, 'previo' | 'simultaneo'>, Requisito | null][])(
    '%s',
    (_c, antes, p, despues) => expect(requisitosTrasArchivo(antes, p)).toEqual(despues),
  )
})

it('where a file says no cycles, each course stands in the first one that it can', () => {
  const ciclos = primerosCiclos([
    { id: 1, requisitos: null },
    { id: 2, requisitos: previo(1) },
    { id: 3, requisitos: y(junto(2), previo(1)) },
    { id: 4, requisitos: previo(3) },
    { id: 5, requisitos: previo(5) },
  ])
  expect([...ciclos].sort(([a], [b]) => a - b).map(([, c]) => c)).toEqual([1, 2, 2, 3, 1])
})
