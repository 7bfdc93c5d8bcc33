import { expect, it } from 'vitest'
import { conservarCompetencias } from './conservarCompetencias.ts'
import { cursosQueSiguen } from './conservarCursos.ts'
import type { ContenidoDePlan } from './copiar.ts'

const conservar = (antes: ContenidoDePlan, despues: ContenidoDePlan): ContenidoDePlan =>
  conservarCompetencias(antes, despues, cursosQueSiguen(antes, despues))
const contenido = (
  cursos: [id: number, codigo: string | null, nombre: string, ciclo?: number][],
  lineas: [id: number, texto: string][],
): ContenidoDePlan =>
  ({
    ciclos: [1, 2, 3].map(numero => ({ id: 40 + numero, numero })),
    secciones: [],
    asignaturas: cursos.map(([id, codigo, nombre, ciclo = 1], orden) => ({
      ...{ id, codigo, nombre, orden, ciclo_id: 40 + ciclo, seccion_id: null },
    })),
    perfil_egreso: lineas.map(([id, descripcion], orden) => ({ id, orden, descripcion })),
    competencias: {
      grupos: [{ id: 1, orden: 0, nombre: 'G' }],
      resultados: [],
      vinculos: [],
      competencias: [10, 11].map((id, i) => ({ id, nombre: `C${id}`, perfil_egreso_id: i + 1 })),
      celdas: [5, 6, 7].map(asignatura_id => ({ competencia_id: 10, asignatura_id, nivel: 'logra' })),
    },
  }) as unknown as ContenidoDePlan

it('courses are known by code, else by name; lines by their words; the rest is as it was', () => {
  const antes = contenido(
    [
      [5, 'MAT 1', 'Cálculo'],
      [6, null, 'Ética'],
      [7, 'X', 'Se va'],
    ],
    [
      [1, '<p>Resuelve <strong>bien</strong></p>'],
      [2, '<p>Se va</p>'],
    ],
  )
  const despues = contenido(
    [
      [1, 'mat-1', 'Análisis'],
      [2, null, 'ETICA'],
      [3, 'Y', 'Otro'],
    ],
    [[9, '<p>Resuelve bien</p>']],
  )
  const { asignaturas, competencias } = conservar(antes, despues)
  expect(asignaturas).toBe(despues.asignaturas)
  expect(competencias.celdas.map(c => c.asignatura_id)).toEqual([1, 2])
  expect(competencias.competencias.map(c => c.perfil_egreso_id)).toEqual([9, null])
  expect(competencias.grupos).toEqual(antes.competencias.grupos)
})

it.each<[string, [number, string | null, string, number?][]]>([
  ['as they stood', [1, 2, 3].map(c => [c, null, 'Matemática', c])],
  ['with one in another cycle', [1, 2, 3].map(c => [c, null, 'MATEMATICA', c === 2 ? 1 : c])],
  ['among more of that name', [1, 2, 3, 4].map(c => [c, null, 'Matemática', Math.min(c, 3)])],
  ['with the code that they did not have', [1, 2, 3].map(c => [c, `MAT-${c}`, 'Matemática', c])],
])('three courses of one name are one each: %s', (_case, nuevos) => {
  const antes = contenido(
    [
      [6, null, 'Matemática', 2],
      [7, null, 'Matemática', 3],
      [5, null, 'Matemática', 1],
    ],
    [],
  )
  const { celdas } = conservar(antes, contenido(nuevos, [])).competencias
  expect(celdas.map(c => c.asignatura_id)).toEqual([1, 2, 3])
})

it('each of three stays in its cycle, whatever the order of the rows; one that is gone takes its cell along', () => {
  const antes = contenido(
    [5, 6, 7].map(id => [id, 'MAT', 'Matemática', id - 4]),
    [],
  )
  const despues = contenido(
    [
      [1, 'MAT', 'Matemática', 3],
      [2, 'MAT', 'Matemática', 1],
    ],
    [],
  )
  expect(conservar(antes, despues).competencias.celdas.map(c => c.asignatura_id)).toEqual([2, 1])
})

it('of lines that say the same each is served by its own', () => {
  const dos = (...ids: number[]) =>
    contenido(
      [[1, 'A', 'A']],
      ids.map(id => [id, '<p>Resuelve</p>']),
    )
  const lineas = (despues: ContenidoDePlan) =>
    conservar(dos(1, 2), despues).competencias.competencias.map(c => c.perfil_egreso_id)
  expect(lineas(dos(8, 9))).toEqual([8, 9])
  expect(lineas(dos(8))).toEqual([8, 8])
})
