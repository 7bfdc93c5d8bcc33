import { describe, expect, it } from 'vitest'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { assertCodes, codigoQueVuelve } from './codigos.ts'
import { Reasons } from './reasons.ts'

type Fila = Pick<AsignaturaRow, 'id' | 'base_id' | 'version' | 'codigo' | 'nombre'>
const fila = (id: number, codigo: string, base_id: number | null = null, version = 1): Fila => ({
  ...{ id, codigo, base_id, version, nombre: `Curso ${id}` },
})
const plan = (filas: Fila[]) => new Map(filas.map(f => [f.id, f as AsignaturaRow]))

/** What is said of the codes when these rows are written into a plan. */
function motivos(antes: Fila[], escritas: Fila[]): string[] {
  const reasons = new Reasons()
  const ids = escritas.map(f => f.id)
  assertCodes(plan(antes), plan([...antes, ...escritas]), ids, reasons)
  return reasons.errors.codigo ?? []
}
const REPETIDO = ['Ya hay otro curso con el código «MAT1» en el plan.']

describe('a code stands once in a plan', () => {
  const dosVeces = [fila(1, 'MAT1'), fila(2, 'MAT1'), fila(3, 'FIS1')]
  it('where a file brought it in twice, a course keeps it and so does its new version', () => {
    expect(motivos(dosVeces, [fila(1, 'MAT1')])).toEqual([])
    expect(motivos(dosVeces, [fila(4, 'MAT1', 1, 2)])).toEqual([])
    // Codes come without the blanks that older ones still have.
    expect(motivos([fila(1, 'MAT  1'), fila(2, 'MAT 1')], [fila(1, 'MAT 1')])).toEqual([])
  })
  it('no other course takes it, nor a version under another code than before', () => {
    expect(motivos(dosVeces, [fila(3, 'MAT1')])).toEqual(REPETIDO)
    expect(motivos(dosVeces, [fila(4, 'MAT1', 3, 2)])).toEqual(REPETIDO)
    expect(motivos([], [fila(1, 'mat1'), fila(2, 'MAT1')]).at(-1)).toBe(REPETIDO[0])
  })

  it('nor one that only another kind of blank, an accent or its capitals tell apart', () => {
    expect(motivos([fila(1, 'ÁREA 1')], [fila(2, 'area\u00a01')])).toEqual([
      'Ya hay otro curso con el código «area\u00a01» en el plan.',
    ])
    expect(motivos([fila(1, 'INF 134')], [fila(2, 'INF-134')])).toEqual([])
  })

  const conAnterior = [fila(1, 'MAT1'), fila(2, 'MAT2', 1, 2), fila(3, 'FIS1')]
  it('one that only an earlier version has is free, until a course has it', () => {
    expect(motivos(conAnterior, [fila(3, 'MAT1')])).toEqual([])
    const tomado = [...conAnterior.slice(0, 2), fila(3, 'MAT1')]
    expect(motivos(tomado, [fila(2, 'MAT1', 1, 2)])).toEqual(REPETIDO)
    expect(motivos(tomado, [fila(4, 'MAT1', 1, 3)])).toEqual(REPETIDO)
  })

  const quitada = (...filas: Fila[]) =>
    codigoQueVuelve([...plan(filas).values()], [...plan(filas.filter(f => f.id !== 2)).values()])
  it('nor does a version that goes bring one back that another course has by now', () => {
    expect(quitada(fila(1, 'MAT1'), fila(2, 'MAT2', 1, 2), fila(3, 'mat1'))?.motivo).toBe(
      'No se puede eliminar la versión 2 de «Curso 2»: volvería el código «MAT1», que ya tiene «Curso 3».',
    )
    expect(quitada(fila(1, 'MAT1'), fila(2, 'MAT2', 1, 2), fila(3, 'FIS1'))).toBeNull()
    // It stood twice before.
    expect(quitada(fila(1, 'MAT1'), fila(2, 'MAT1', 1, 2), fila(3, 'MAT1'))).toBeNull()
    // A superseded one that goes, and a course that goes whole, bring nothing back.
    expect(quitada(fila(1, 'MAT2'), fila(2, 'MAT1', 1, 2), fila(4, 'MAT2', 1, 3), fila(3, 'MAT1'))).toBeNull()
    expect(quitada(fila(2, 'MAT1'), fila(3, 'MAT1'))).toBeNull()
  })
})
