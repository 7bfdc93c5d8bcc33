import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

const unidad = (nombre: string, semanas: number) => ({
  id: nombre,
  nombre,
  resultado: '',
  semanas: Array.from({ length: semanas }, (_, i) => ({
    id: `${nombre}${i}`,
    numero: 0,
    contenidos: '<p>x</p>',
    actividades: '',
    recursos: '',
    evidencias: '',
  })),
})

describe('units of a plan as its syllabi have them', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  it('of the latest syllabus of each course; of one without units none', async () => {
    const p = await plantPlan(t)
    const [uno, vacio] = [await plantCurso(t, p), await plantCurso(t, p)]
    await plantCurso(t, p)
    const ask = t.as(t.gente.token.operador)
    const keys = (curso: number, body: Record<string, unknown>) =>
      ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, body)
    const { body } = await ask('POST', '/v1/periodos', {
      nombre: '2026-I',
      fechainicio: '2026-03-16',
      fechafin: '2999-07-17',
    })
    const periodo_id = body.data.id
    await keys(uno, { silabo: { unidadesaprendizaje: [unidad('De siempre', 3)] } })
    await keys(uno, { periodo_id, silabo: { unidadesaprendizaje: [unidad('A', 2), unidad('B', 1)] } })
    await keys(vacio, { silabo: { unidadesaprendizaje: [] } })
    const path = `/v1/plan/estudios/${p.plan}/silabos/unidades`
    const r = await ask('GET', path)
    expect(calls.hilo.unidades.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data).toEqual([
      {
        asignatura_id: uno,
        periodo_id,
        unidades: [
          { nombre: 'A', semanas: [1, 2] },
          { nombre: 'B', semanas: [3] },
        ],
      },
    ])
    expect((await t.as(t.gente.ajeno)('GET', path)).status).toBe(404)
    expect((await t.as(t.gente.token.docente)('GET', path)).status).toBe(403)
  })
})
