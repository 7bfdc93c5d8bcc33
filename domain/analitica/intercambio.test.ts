import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escribirIntercambio } from './escribirIntercambio.ts'
import { leerIntercambio, type PlanIntercambiado } from './intercambio.ts'

const TITULOS = ['Course ID', 'Course Name', 'Prefix', 'Number', 'Prerequisites', 'Corequisites']
const leer = (...filas: string[][]) => {
  const leido = leerIntercambio(filas)
  if (leido.plan === null) throw new Error(leido.motivo)
  return leido
}

describe('the published format', () => {
  it('is read with what stands above the courses', () => {
    const { plan, avisos } = leer(
      ['\uFEFFCurriculum', 'Computación'],
      ['Institution', ' Universidad  de Aquí '],
      ['Degree Type', 'BS'],
      ['System Type', 'Quarter'],
      ['CIP', '11.0701'],
      ['Courses'],
      [...TITULOS, 'Strict-Corequisites', 'Credit Hours', 'Term'],
      ['1', 'Cálculo I', 'MAT', '0101', '', '', '', '4', '1'],
      ['2', 'Física', 'FIS', '101L', '1', '', '1;1', '3.5', '2'],
    )
    expect(avisos).toEqual([])
    expect(plan).toMatchObject({
      nombre: 'Computación',
      institucion: 'Universidad de Aquí',
      periodicidad: 'trimestre',
      cip: '11.0701',
    })
    expect(plan.cursos[1]).toMatchObject({
      numero: '101L',
      previos: ['1'],
      inseparables: ['1'],
      creditos: 3.5,
      ciclo: 2,
    })
  })

  it('bears rows that end early, empty ones, another part and columns that it does not know', () => {
    const { plan, avisos } = leer(
      ['course id', 'Complexity', 'COURSE NAME'],
      ['1', '18.0', 'A'],
      [],
      ['', '', ''],
      ['2', '3.0'],
      ['Additional Courses'],
      ['Course ID', 'Complexity', 'Course Name'],
      ['3', '', 'C'],
    )
    expect(plan.cursos.map(c => [c.id, c.nombre, c.creditos])).toEqual([
      ['1', 'A', null],
      ['2', 'Curso 2', null],
      ['3', 'C', null],
    ])
    expect(avisos).toEqual([{ fila: 5, columna: 'Course Name', texto: 'El curso 2 no tiene nombre.' }])
  })

  it('tells what it leaves out', () => {
    const { plan, avisos } = leer(
      [...TITULOS, 'Credit Hours'],
      ['1', 'A', '', '', '7;1', '', 'cuatro'],
      ['1', 'Otro A', '', '', '', '', ''],
      ['', 'Sin número', '', '', '', '', ''],
    )
    expect(plan.cursos).toHaveLength(1)
    expect(plan.cursos[0]!.previos).toEqual(['1'])
    expect(avisos.map(a => a.fila)).toEqual([2, 2, 3, 4])
    expect(avisos.map(a => a.texto).join(' ')).toMatch(
      /«cuatro».*requiere el curso 7.*se repite.*no tiene número/,
    )
  })

  it('says which warnings lose something', () => {
    const { avisos } = leer(
      [...TITULOS, 'Credit Hours', 'Term'],
      ['1', 'A', '', '', '', '', '-3', '1'],
      ['2', 'B', '', '', '', '', '3', '1.5'],
      ['3', '', '', '', '9', '', '3', '2'],
    )
    expect(avisos.map(a => [a.fila, a.grave])).toEqual([
      [2, true],
      [3, true],
      [4, undefined],
      [4, undefined],
    ])
  })

  it.each([
    ['an empty file', [], /títulos/],
    ['another file', [['Nombre', 'Nota']], /títulos/],
    ['no courses', [TITULOS], /no tiene cursos/],
    ['too many', [TITULOS, ...Array.from({ length: 2001 }, (_, i) => [`${i}`, 'x'])], /más de 2000/],
  ] as [string, string[][], RegExp][])('%s is no plan', (_case, filas, motivo) => {
    expect(leerIntercambio(filas)).toEqual({ plan: null, motivo: expect.stringMatching(motivo) })
  })

  it('what is written is read back the same', () => {
    const texto = fc.stringMatching(/^[A-Za-z0-9áéñ.,:"'()-]{1,12}( [A-Za-z0-9áéñ]{1,8})?$/)
    const ids = fc.uniqueArray(fc.nat(500).map(String), { minLength: 1, maxLength: 12 })
    const plan = ids.chain(todos => {
      const algunos = fc.subarray(todos)
      const curso = (id: string) =>
        fc.record({
          id: fc.constant(id),
          nombre: texto,
          prefijo: texto,
          numero: texto,
          previos: algunos,
          simultaneos: algunos,
          inseparables: algunos,
          creditos: fc.option(fc.integer({ min: 0, max: 80 }).map(n => n / 4)),
          institucion: texto,
          canonico: texto,
          ciclo: fc.option(fc.integer({ min: 1, max: 12 })),
        })
      return fc.record({
        nombre: texto,
        institucion: texto,
        tipo: texto,
        periodicidad: fc.constantFrom('semestre' as const, 'trimestre' as const),
        cip: texto,
        cursos: fc.tuple(...todos.map(curso)),
      })
    })
    fc.assert(
      fc.property(plan, (p: PlanIntercambiado) => {
        const leido = leerIntercambio(escribirIntercambio(p))
        expect(leido).toMatchObject({ plan: p, avisos: [] })
      }),
    )
  })
})
