import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.laboratorios
const URL = '/v1/laboratorios/talleres'

testEntity('laboratorios', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'laboratorio_taller',
  before: async t => ({
    local_id: (await t.as(t.gente.token.operador)('POST', '/v1/locales', { nombre: 'Sede Central' })).body
      .data.id,
  }),
  valid: ({ local_id }, n) => ({ nombre: `Laboratorio ${n}`, tipo: 1, local_id, capacidad: 30 }),
  required: ['nombre', 'tipo', 'local_id'],
  change: n => ({ nombre: `Taller de ñandúes ${n}`, tipo: 2, capacidad: null }),
  listInput: () => ({ per_page: 50 }),
})

describe('laboratories and workshops', () => {
  let t: TestApp
  let ask: Ask
  let local_id: number
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
    local_id = (await ask('POST', '/v1/locales', { nombre: 'Pabellón A' })).body.data.id
  })
  afterAll(() => t.close())
  const make = async (nombre: string, campos: object = {}): Promise<{ id: number; revision: number }> =>
    (await ask('POST', URL, { nombre, tipo: 1, local_id, ...campos })).body.data
  const names = async (query: object): Promise<string[]> =>
    (await ask('GET', URL, { per_page: 50, ...query })).body.data.map((x: { nombre: string }) => x.nombre)

  it('the message says which kind it is', async () => {
    const r = await ask('POST', URL, { nombre: 'Costura', tipo: 2, local_id })
    expect(r.body.message).toBe('Acabamos de crear el taller «Costura».')
  })

  it('a kind that there is not, and premises of another institution, are refused under their fields', async () => {
    const theirs = (await t.as(t.gente.ajeno)('POST', '/v1/locales', { nombre: 'Ajeno' })).body.data.id
    expect((await ask('POST', URL, { nombre: 'X', tipo: 3, local_id })).body.errors).toHaveProperty('tipo')
    const r = await ask('POST', URL, { nombre: 'X', tipo: 1, local_id: theirs })
    expect([r.status, r.body.errors]).toEqual([422, { local_id: ['Ese local ya no existe.'] }])
  })

  it('a name may stand once in the same premises', async () => {
    await make('Óptica')
    const r = await ask('POST', URL, { nombre: 'óptica', tipo: 1, local_id })
    expect(r.body.errors.nombre).toEqual(['Ya hay un laboratorio o taller con ese nombre en ese local.'])
  })

  it('programmes are kept, replaced and recorded; the list narrows by them, by kind and by premises', async () => {
    const { programa } = await plantPrograma(t)
    const { programa: otro } = await plantPrograma(t)
    const suyo = await make('Suelos', { programas_ids: [programa] })
    await make('De nadie', { programas_ids: [otro] })
    await make('Soldadura', { tipo: 2 })
    expect(await names({ programa_id: programa, tipo: 1, filtro: 's' })).toContain('Suelos')
    expect(await names({ programa_id: programa })).not.toContain('De nadie')
    // Without programmes it is for all of them.
    expect(await names({ programa_id: programa, tipo: 2 })).toContain('Soldadura')
    expect(await names({ local_id: 987_654 })).toEqual([])
    const r = await ask('PUT', `${URL}/${suyo.id}`, { programas_ids: [otro, programa] })
    expect(r.body.data.programas_ids.toSorted()).toEqual([programa, otro].toSorted())
    const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({
      evento: 'laboratorio_taller.updated',
      antes: { programas_ids: [programa] },
      despues: { programas_ids: [programa, otro], revision: 2 },
    })
    const bad = await ask('PUT', `${URL}/${suyo.id}`, { programas_ids: [987_654] })
    expect(bad.body.errors).toEqual({ programas_ids: ['Uno de los programas ya no existe.'] })
  })

  it('who works on one programme is told of no other', async () => {
    const mio = await plantPrograma(t)
    const ajeno = await plantPrograma(t)
    const { id } = await make('Compartido', { programas_ids: [mio.programa, ajeno.programa] })
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [mio.programa],
    })
    expect((await t.as(token)('GET', `${URL}/${id}`)).body.data.programas_ids).toEqual([mio.programa])
  })

  it('equipment is answered with it', async () => {
    const { id } = await make('Redes')
    await t.owner.query(
      "insert into equipos (empresa_id, laboratorio_id, nombre, cantidad) values ($1, $2, 'Conmutador', 4)",
      [t.gente.empresa, id],
    )
    expect((await ask('GET', `${URL}/${id}`)).body.data.equipos).toMatchObject([
      { nombre: 'Conmutador', cantidad: 4, codigo: null },
    ])
  })

  describe('of a plan', () => {
    const delPlan = (plan: number) => `/v1/plan/estudios/${plan}/laboratorios`

    it('are chosen, shown with the plan, recorded as a change of it, and leave its revision alone', async () => {
      const { plan } = await plantPlan(t)
      const [a, b] = [await make('Física I'), await make('Carpintería', { tipo: 2 })]
      const r = await ask('PUT', delPlan(plan), { laboratorios_ids: [b.id, a.id] })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(r.body.data.map((x: { nombre: string }) => x.nombre)).toEqual(['Física I', 'Carpintería'])
      const shown = (await ask('GET', `/v1/plan/estudios/${plan}`)).body.data
      expect([shown.json.laboratorios_ids, shown.revision]).toEqual([[a.id, b.id], 1])
      const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
      expect(rows[0]).toMatchObject({
        evento: 'plan_estudio.updated',
        antes: { laboratorios_ids: [] },
        despues: { laboratorios_ids: [a.id, b.id] },
      })
    })

    it('two people at once lose nothing', async () => {
      const { plan } = await plantPlan(t)
      const [a, b, d] = [await make('A1'), await make('B1'), await make('D1')]
      await ask('PUT', delPlan(plan), { laboratorios_ids: [a.id, b.id] })
      await ask('PUT', delPlan(plan), { laboratorios_ids: [b.id], vistos_ids: [a.id, b.id] })
      await ask('PUT', delPlan(plan), { laboratorios_ids: [a.id, b.id, d.id], vistos_ids: [a.id, b.id] })
      const { body } = await ask('GET', delPlan(plan))
      expect(body.data.map((x: { nombre: string }) => x.nombre)).toEqual(['B1', 'D1'])
    })

    it('a tutor may choose, an inspector only read; a ceased plan stays as it is', async () => {
      const { plan } = await plantPlan(t)
      const { id } = await make('Anatomía')
      const choose = (token: string) =>
        t
          .as(token)('PUT', delPlan(plan), { laboratorios_ids: [id] })
          .then(r => r.status)
      expect(await choose(t.gente.token.inspector)).toBe(403)
      expect(await choose(t.gente.token.tutor)).toBe(200)
      expect(await choose(t.gente.ajeno)).toBe(404)
      await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
      const r = await ask('PUT', delPlan(plan), { laboratorios_ids: [] })
      expect(r.status).toBe(409)
    })

    it('one that a plan needs is not deleted but the plan named, also in the Papelera', async () => {
      const { plan } = await plantPlan(t)
      const { id } = await make('Hidráulica')
      await ask('PUT', delPlan(plan), { laboratorios_ids: [id] })
      await t.owner.query("update planes set full_name = 'Civil 2026' where id = $1", [plan])
      const refuse = async () => (await ask('DELETE', `${URL}/${id}`)).body.message
      expect(await refuse()).toBe('No se puede eliminar «Hidráulica»: lo necesitan planes («Civil 2026»).')
      expect((await ask('GET', `${URL}/${id}`)).body.data.planes_count).toBe(1)
      await ask('DELETE', `/v1/plan/estudios/${plan}`)
      expect(await refuse()).toContain('«Civil 2026 (en la Papelera)»')
    })
  })
})
