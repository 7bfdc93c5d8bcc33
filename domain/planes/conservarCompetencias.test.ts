import { expect, it } from 'vitest'
import { conservarCompetencias } from './conservarCompetencias.ts'
import type { ContenidoDePlan } from './copiar.ts'

const contenido = (
  cursos: [id: number, codigo: string | null, nombre: string][],
  lineas: [id: number, texto: string][],
): ContenidoDePlan =>
  ({
    asignaturas: cursos.map(([id, codigo, nombre]) => ({ id, codigo, nombre })),
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
  const { asignaturas, competencias } = conservarCompetencias(antes, despues)
  expect(asignaturas).toBe(despues.asignaturas)
  expect(competencias.celdas.map(c => c.asignatura_id)).toEqual([1, 2])
  expect(competencias.competencias.map(c => c.perfil_egreso_id)).toEqual([9, null])
  expect(competencias.grupos).toEqual(antes.competencias.grupos)
})
