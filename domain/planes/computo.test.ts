import { expect, it } from 'vitest'
import type { TipoEstudio } from '../asignaturas/asignatura.ts'
import { HORAS_POR_CREDITO } from '../asignaturas/horas.ts'
import { computoDePlan, cuentaDeCurso, pesoDeSeccion, reglaDeHoras } from './computo.ts'

const curso = (mas: object, seccion_id: number | null = null) => ({
  credits: 0,
  horasteoria: 0,
  horaspractica: 0,
  horasvirtual: 0,
  tipoestudio: null as TipoEstudio | null,
  seccion_id,
  ...mas,
})

it('a plan says what a period and a credit are worth, or else the law does, each by itself', () => {
  const nada = { semanas: null, horas_credito_teoria: null, horas_credito_practica: null }
  expect(reglaDeHoras(nada)).toEqual({ semanas: 16, teoria: 16, practica: 32 })
  expect(reglaDeHoras({ ...nada, semanas: 18 })).toEqual({ semanas: 18, teoria: 16, practica: 32 })
  expect(reglaDeHoras({ semanas: null, horas_credito_teoria: 17, horas_credito_practica: 34 })).toEqual({
    semanas: 16,
    teoria: 17,
    practica: 34,
  })
})

it('credits go to theory and practice as their hours are worth, and none are made up', () => {
  expect(
    cuentaDeCurso(
      curso({ credits: 5, horasteoria: 2, horaspractica: 2, horasvirtual: 3, horasvirtualpractica: 2 }),
      HORAS_POR_CREDITO,
    ),
  ).toMatchObject({
    horas: { teoria: { presencial: 32, virtual: 16 }, practica: { presencial: 32, virtual: 32 } },
    creditos: { teoria: { presencial: 2, virtual: 1 }, practica: { presencial: 1, virtual: 1 }, total: 5 },
    segunHoras: 5,
  })
  expect(cuentaDeCurso(curso({ credits: null, horasteoria: 2 }), HORAS_POR_CREDITO).creditos).toMatchObject({
    total: 0,
  })
  expect(cuentaDeCurso(curso({ credits: 3 }), HORAS_POR_CREDITO).creditos).toMatchObject({
    teoria: { presencial: 3 },
    practica: { total: 0 },
    total: 3,
  })
})

it.each([
  [null, 6, 1],
  [3, 6, 0.5],
  [6, 6, 1],
  [9, 6, 1],
  [3, 0, 1],
])('of a section that requires %s of %s a student takes %s', (requeridos, ofrecidos, parte) =>
  expect(pesoDeSeccion(requeridos, ofrecidos)).toBe(parte),
)

it('a plan counts its cycles whole and of each section what it requires', () => {
  const electivo = { credits: 3, horasteoria: 1, horasvirtual: 2, tipoestudio: 'especialidad' }
  const c = computoDePlan(
    [
      curso({ credits: 4, horasteoria: 2, horaspractica: 4, tipoestudio: 'general' }),
      curso({ credits: null, horasteoria: 1 }),
      curso(electivo, 501),
      curso(electivo, 501),
      curso({ credits: 2, horaspractica: 4, tipoestudio: 'especifico' }, 502),
      curso({ credits: 1, horaspractica: 2, tipoestudio: 'especifico' }, 502),
    ],
    [
      { id: 501, nombre: 'A', creditos_requeridos: 3 },
      { id: 502, nombre: 'B', creditos_requeridos: null },
    ],
    HORAS_POR_CREDITO,
  )
  expect(c).toEqual({
    creditos: 10,
    horas: 96 + 16 + 48 + 96,
    porTipo: new Map<TipoEstudio | null, number>([
      ['general', 4],
      [null, 0],
      ['especialidad', 3],
      ['especifico', 3],
    ]),
    virtual: { creditos: 2, horas: 32 },
  })
})
