import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'

describe('a client that sends back the whole form of a course', () => {
  let t: TestApp
  let p: PlanPlantado
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  type Curso = Record<string, any>
  const make = async (campos: Curso): Promise<Curso> => {
    const todo = { planestudio_id: p.plan, ciclo_id: p.ciclos[0], ...campos }
    const r = await ask('POST', '/v1/asignaturas', todo)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  /** As §7 writes it: `_method`, lists as JSON, all as text. */
  const put = async (id: number, campos: Record<string, string>): Promise<Curso> => {
    const r = await sendForm(t, t.gente.token.operador, `/v1/asignaturas/${id}`, {
      _method: 'PUT',
      ...campos,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }

  it('keeps alternatives, corequisites and credits that the list of courses cannot show', async () => {
    const a = await make({ nombre: 'Álgebra', codigo: 'A' })
    const b = await make({ nombre: 'Bases', codigo: 'B' })
    const c = await make({ nombre: 'Cálculo', codigo: 'C' })
    const requisitos = {
      tipo: 'y',
      de: [
        {
          tipo: 'o',
          de: [
            { tipo: 'curso', asignatura_id: a.id, modo: 'previo' },
            { tipo: 'curso', asignatura_id: b.id, modo: 'previo' },
          ],
        },
        { tipo: 'curso', asignatura_id: c.id, modo: 'simultaneo' },
        { tipo: 'creditos', creditos: 120 },
      ],
    }
    const { id, prerequisito } = await make({ nombre: 'Taller', codigo: 'T', requisitos })
    const same = await put(id, { nombre: 'Taller de Diseño', prerequisito: JSON.stringify(prerequisito) })
    expect(same).toMatchObject({ nombre: 'Taller de Diseño', requisitos })

    // A course of it has a new version meanwhile: the list names that one, and still asks for the same.
    const version = await make({ nombre: 'Álgebra', asignatura_id: a.id })
    const shown = (await ask('GET', `/v1/asignaturas/${id}`)).body.data
    expect(shown.prerequisito).toEqual([version.id, b.id, c.id])
    const again = await put(id, { nombre: 'Taller', prerequisito: JSON.stringify(shown.prerequisito) })
    expect(again.requisitos).toEqual(shown.requisitos)

    const other = await put(id, { prerequisito: JSON.stringify([b.id]) })
    expect(other.requisitos).toEqual({ tipo: 'curso', asignatura_id: b.id, modo: 'previo' })
    expect((await put(id, { prerequisito: '[]' })).requisitos).toBeNull()
  })

  it('empties hours, and those that it fills in it leaves beside empty ones', async () => {
    const horas = { horasteoria: 3, horaspractica: 2, horasvirtualteoria: 2, horasvirtualpractica: 1 }
    const { id } = await make({ nombre: 'Física', ...horas })
    expect(await put(id, { horaspractica: '' })).toMatchObject({ ...horas, horaspractica: 0 })
    expect(await put(id, { horasteoria: '', nombre: 'Física I' })).toMatchObject({ horasteoria: 0 })
    const virtuales = async (campos: Record<string, string>) => {
      const c = await put(id, campos)
      return [c.horasvirtualteoria, c.horasvirtualpractica]
    }
    const vacias = { horasvirtual: '', horasvirtualteoria: '', horasvirtualpractica: '' }
    // The sum that was kept says nothing of its parts, though their fields came empty.
    expect(await virtuales({ ...vacias, horasvirtual: '3' })).toEqual([2, 1])
    expect(await virtuales({ ...vacias, horasvirtualpractica: '4' })).toEqual([0, 4])
    expect(await virtuales({ ...vacias, horasvirtual: '5' })).toEqual([5, 0])
    expect(await virtuales({ horasvirtual: '' })).toEqual([0, 0])
    expect(await virtuales({ horasvirtual: '5' })).toEqual([5, 0])
    expect(await virtuales(vacias)).toEqual([0, 0])
  })
})
