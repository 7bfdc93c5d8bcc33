import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import type { RolDePrueba } from '../../../testing/gente.ts'

type Body = Record<string, unknown>

/** Enough that a syllabus is begun. */
export const METODO = { metodologia: '<p>Proyectos.</p>' }

/** A server of the test file's own and, before each test, another plan with one course. To be called where its hooks belong. */
export function casaDeSilabos() {
  let n = 0
  const casa = {
    t: undefined as unknown as TestApp,
    p: undefined as unknown as PlanPlantado,
    curso: 0,
    ask: (
      verb: 'GET' | 'PUT' | 'POST' | 'DELETE',
      path: string,
      body: object = {},
      rol: RolDePrueba = 'operador',
    ) => casa.t.as(casa.t.gente.token[rol])(verb, path, body as Body),
    /** Somebody who lectures these courses. */
    docente: (cursos: number[]) =>
      casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, codigo: '00002', cursos }),
    /** A new period that is not over; its id. */
    periodo: async (fechas: object = {}): Promise<number> => {
      const body = { nombre: `R${++n}`, fechainicio: '2026-03-16', fechafin: '2099-07-17', ...fechas }
      return (await casa.ask('POST', '/v1/periodos', body)).body.data.id
    },
    escribir: (asignatura: number, periodo_id?: number, silabo: object = METODO) =>
      casa.ask('PUT', `/v1/asignaturas/keys/silabo/${asignatura}`, { periodo_id, silabo }),
  }
  beforeAll(async () => {
    casa.t = await createTestApp()
  })
  beforeEach(async () => {
    casa.p = await plantPlan(casa.t)
    casa.curso = await plantCurso(casa.t, casa.p)
  })
  afterAll(() => casa.t.close())
  return casa
}
