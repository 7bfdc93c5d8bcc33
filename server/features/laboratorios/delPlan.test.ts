import { describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { casaDeLaboratorios, URL } from './testing/casaDeLaboratorios.ts'

const casa = casaDeLaboratorios()
const { ask, make } = casa

describe('laboratories of a plan', () => {
  const delPlan = (plan: number) => `/v1/plan/estudios/${plan}/laboratorios`

  it('are chosen, shown with the plan, recorded as a change of it, and leave its revision alone', async () => {
    const { plan } = await plantPlan(casa.t)
    const [a, b] = [await make('Física I'), await make('Carpintería', { tipo: 2 })]
    const r = await ask('PUT', delPlan(plan), { laboratorios_ids: [b.id, a.id] })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data.map((x: { nombre: string }) => x.nombre)).toEqual(['Física I', 'Carpintería'])
    const shown = (await ask('GET', `/v1/plan/estudios/${plan}`)).body.data
    expect([shown.json.laboratorios_ids, shown.revision]).toEqual([[a.id, b.id], 1])
    const { rows } = await casa.t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({
      evento: 'plan_estudio.updated',
      antes: { laboratorios_ids: [] },
      despues: { laboratorios_ids: [a.id, b.id] },
    })
  })

  it('two people at once lose nothing', async () => {
    const { plan } = await plantPlan(casa.t)
    const [a, b, d] = [await make('A1'), await make('B1'), await make('D1')]
    await ask('PUT', delPlan(plan), { laboratorios_ids: [a.id, b.id] })
    await ask('PUT', delPlan(plan), { laboratorios_ids: [b.id], vistos_ids: [a.id, b.id] })
    await ask('PUT', delPlan(plan), { laboratorios_ids: [a.id, b.id, d.id], vistos_ids: [a.id, b.id] })
    const { body } = await ask('GET', delPlan(plan))
    expect(body.data.map((x: { nombre: string }) => x.nombre)).toEqual(['B1', 'D1'])
  })

  it('a tutor may choose, an inspector only read; a ceased plan stays as it is', async () => {
    const { plan } = await plantPlan(casa.t)
    const { id } = await make('Anatomía')
    const choose = (token: string) =>
      casa.t
        .as(token)('PUT', delPlan(plan), { laboratorios_ids: [id] })
        .then(r => r.status)
    expect(await choose(casa.t.gente.token.inspector)).toBe(403)
    expect(await choose(casa.t.gente.token.tutor)).toBe(200)
    expect(await choose(casa.t.gente.ajeno)).toBe(404)
    await casa.t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
    const r = await ask('PUT', delPlan(plan), { laboratorios_ids: [] })
    expect(r.status).toBe(409)
  })

  it('one that a plan needs is not deleted but the plan named, also in the Papelera', async () => {
    const { plan } = await plantPlan(casa.t)
    const { id } = await make('Hidráulica')
    await ask('PUT', delPlan(plan), { laboratorios_ids: [id] })
    await casa.t.owner.query("update planes set full_name = 'Civil 2026' where id = $1", [plan])
    const refuse = async () => (await ask('DELETE', `${URL}/${id}`)).body.message
    expect(await refuse()).toBe('No se puede eliminar «Hidráulica»: lo necesitan planes («Civil 2026»).')
    expect((await ask('GET', `${URL}/${id}`)).body.data.planes_count).toBe(1)
    await ask('DELETE', `/v1/plan/estudios/${plan}`)
    expect(await refuse()).toContain('«Civil 2026 (en la Papelera)»')
  })
})
