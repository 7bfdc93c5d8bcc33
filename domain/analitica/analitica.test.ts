import { describe, expect, it } from 'vitest'
import type { ModoRequisito, Requisito } from '../asignaturas/asignatura.ts'
import { grafoDe } from '../asignaturas/grafo.ts'
import { analizar, type MedidasDeCurso, TOPE_DE_CENTRALIDAD } from './analitica.ts'

/** «C: A B» reads «C requires A and B»; «B~» asks for it before or together. Letters are ids from 1. */
function grafo(...lineas: string[]) {
  const id = (letra: string): number => letra.charCodeAt(0) - 64
  const cursos = lineas.map(linea => {
    const [curso = '', requeridos = ''] = linea.split(':')
    const de = requeridos
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((r): Requisito => {
        const modo: ModoRequisito = r.endsWith('~') ? 'simultaneo' : 'previo'
        return { tipo: 'curso', asignatura_id: id(r), modo }
      })
    return { id: id(curso), requisitos: de.length > 0 ? ({ tipo: 'y', de } as const) : null }
  })
  return grafoDe(cursos as never)
}

const columna = (g: ReturnType<typeof grafo>, medida: keyof MedidasDeCurso): number[] =>
  [...analizar(g).de.values()].map(m => m[medida])

const OCHO = grafo('A:', 'B:', 'C: A B D~', 'D:', 'E: C', 'F: D', 'G:', 'H:')
const SIETE = grafo('A:', 'B: A~', 'C: A', 'D: B C~', 'E: C', 'F: D G', 'G: D~')

describe('curricular analytics', () => {
  it.each([
    ['eight courses', OCHO, { demora: 19, bloqueo: 8, centralidad: 9, complejidad: 27 }],
    ['seven courses', SIETE, { demora: 33, bloqueo: 16, centralidad: 49, complejidad: 49 }],
    ['no course', grafo(), { demora: 0, bloqueo: 0, centralidad: 0, complejidad: 0 }],
    ['one course', grafo('A:'), { demora: 1, bloqueo: 0, centralidad: 0, complejidad: 1 }],
  ])('sums over %s', (_case, g, total) => {
    expect(analizar(g).total).toEqual(total)
  })

  it('of each course', () => {
    expect(columna(SIETE, 'demora')).toEqual([5, 5, 5, 5, 3, 5, 5])
    expect(columna(SIETE, 'bloqueo')).toEqual([6, 3, 4, 2, 0, 0, 1])
    expect(columna(SIETE, 'centralidad')).toEqual([0, 9, 12, 18, 0, 0, 10])
    expect(columna(SIETE, 'complejidad')).toEqual([11, 8, 9, 7, 3, 5, 6])
    expect(columna(OCHO, 'complejidad')).toEqual([5, 5, 4, 6, 3, 2, 1, 1])
  })

  it('a quarter weighs two thirds, rounded a course and then summed', () => {
    const { de, total } = analizar(SIETE, 'trimestre')
    expect([...de.values()].map(m => m.complejidad)).toEqual([7.3, 5.3, 6, 4.7, 2, 3.3, 4])
    expect(total.complejidad).toBe(32.6)
  })

  it('names a longest chain from its beginning to its end', () => {
    expect(analizar(SIETE).cadena).toEqual([1, 2, 4, 7, 6])
    expect(analizar(grafo()).cadena).toEqual([])
  })

  it('leaves a loop out and counts the rest; a course that asks for itself too', () => {
    const { sinOrden, total, de } = analizar(grafo('A: C', 'B: A', 'C: B', 'D: C', 'E: E'))
    expect(sinOrden.map(({ de: x, a }) => `${x}-${a}`).sort()).toEqual(['1-2', '2-3', '3-1', '5-5'])
    expect(de.get(3)).toEqual({ bloqueo: 1, demora: 2, centralidad: 0, complejidad: 3 })
    expect(total.complejidad).toBe(8)
  })

  it('says a number even of more chains than any number holds', () => {
    // What a file may bring: 1998 courses in rows of three, each asking for all three of the row before.
    const cursos = Array.from({ length: 1998 }, (_, i) => ({
      id: i,
      requisitos:
        i < 3
          ? null
          : {
              tipo: 'y' as const,
              de: [0, 1, 2].map(j => ({
                tipo: 'curso' as const,
                asignatura_id: (Math.floor(i / 3) - 1) * 3 + j,
                modo: 'previo' as const,
              })),
            },
    }))
    const { de, total } = analizar(grafoDe(cursos))
    expect([...de.values()].filter(m => !Number.isFinite(m.centralidad))).toEqual([])
    expect(de.get(999)!.centralidad).toBe(TOPE_DE_CENTRALIDAD)
    expect(Number.isFinite(total.centralidad)).toBe(true)
  })

  it('counts what has more chains than anybody could walk', () => {
    // Forty rows of two courses, each asking for both of the row before: 2^40 chains.
    const cursos = Array.from({ length: 80 }, (_, i) => ({
      id: i,
      requisitos:
        i < 2
          ? null
          : {
              tipo: 'y' as const,
              de: [0, 1].map(j => ({
                tipo: 'curso' as const,
                asignatura_id: (Math.floor(i / 2) - 1) * 2 + j,
                modo: 'previo' as const,
              })),
            },
    }))
    const { de } = analizar(grafoDe(cursos))
    expect(de.get(40)).toMatchObject({ bloqueo: 38, demora: 40, centralidad: 40 * 2 ** 39 })
  })
})
