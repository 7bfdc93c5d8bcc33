import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.perfiles

testEntity('perfiles', {
  create: c.create,
  update: c.update,
  list: c.porPlan,
  delete: c.delete,
  evento: 'perfil_egreso',
  dice: {
    creado: 'Acabamos de añadir una línea al perfil de egreso.',
    editado: 'Los cambios se han guardado correctamente.',
    eliminado: 'Acabamos de eliminar la línea del perfil de egreso.',
  },
  before: async t => ({ planId: (await plantPlan(t)).plan }),
  valid: ({ planId }, n) => ({ planId, descripcion: `<p>Diseña soluciones ${n}</p>` }),
  required: ['descripcion'],
  change: n => ({ descripcion: `<p>Evalúa <strong>diseños</strong> ${n}</p>` }),
  listInput: ({ planId }) => ({ planId }),
})

describe('the graduate profile', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const url = (plan: number) => `/v1/plan/estudios/${plan}/perfil/egreso`
  const line = (id: number) => `/v1/plan/estudios/perfil/egreso/${id}`
  const start = async (...textos: string[]) => {
    const { plan } = await plantPlan(t)
    const ids: number[] = []
    for (const texto of textos)
      ids.push((await ask('POST', url(plan), { descripcion: `<p>${texto}</p>` })).body.data.id)
    return { plan, ids }
  }
  const textos = async (plan: number): Promise<string> =>
    (await ask('GET', url(plan))).body.data
      .map(
        (l: { orden: number; descripcion: string }) => `${l.orden}${l.descripcion.replace(/<[^>]+>/g, '')}`,
      )
      .join(' ')

  it('is ordered lines; one comes where it is said, is moved, and the rest closes up', async () => {
    const { plan, ids } = await start('a', 'b', 'c')
    expect(await textos(plan)).toBe('0a 1b 2c')
    await ask('POST', url(plan), { descripcion: '<p>x</p>', posicion: 1 })
    expect(await textos(plan)).toBe('0a 1x 2b 3c')
    const moved = await ask('PUT', `${line(ids[2]!)}/mover`, { posicion: 0 })
    expect(moved.body.data.map((l: { id: number }) => l.id)[0]).toBe(ids[2])
    expect(await textos(plan)).toBe('0c 1a 2x 3b')
    await ask('DELETE', line(ids[0]!))
    expect(await textos(plan)).toBe('0c 1x 2b')
  })

  it('a line keeps its id through edits and moves, since competencies will link to it', async () => {
    const { plan, ids } = await start('a', 'b')
    await ask('PUT', line(ids[0]!), { descripcion: '<p>otra</p>' })
    await ask('PUT', `${line(ids[0]!)}/mover`, { posicion: 9 })
    const { body } = await ask('GET', url(plan))
    expect(body.data.at(-1)).toMatchObject({ id: ids[0], descripcion: '<p>otra</p>', orden: 1 })
  })

  it('several come at once, in their order', async () => {
    const { plan } = await start('a')
    const r = await ask('POST', `${url(plan)}/varias`, { descripciones: ['<p>b</p>', '<p>c</p>'] })
    expect(r.body.message).toBe('Acabamos de añadir 2 líneas al perfil de egreso.')
    expect(await textos(plan)).toBe('0a 1b 2c')
    const una = await ask('POST', `${url(plan)}/varias`, { descripciones: ['<p>d</p>'] })
    expect(una.body.message).toBe('Acabamos de añadir una línea al perfil de egreso.')
  })

  it('hostile HTML is cleaned, and a line of nothing is refused', async () => {
    const { plan } = await start()
    const r = await ask('POST', url(plan), {
      descripcion: '<p onclick="x()">Hola<script>alert(1)</script></p>',
    })
    expect(r.body.data.descripcion).toBe('<p>Hola</p>')
    const empty = await ask('POST', url(plan), { descripcion: '<p> </p>' })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['descripcion']])
  })

  it('a ceased plan keeps its profile as it is', async () => {
    const { plan, ids } = await start('a', 'b')
    await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
    for (const r of [
      await ask('POST', url(plan), { descripcion: '<p>x</p>' }),
      await ask('PUT', line(ids[0]!), { descripcion: '<p>x</p>' }),
      await ask('PUT', `${line(ids[0]!)}/mover`, { posicion: 1 }),
      await ask('DELETE', line(ids[0]!)),
    ])
      expect(r.status).toBe(409)
    expect(await textos(plan)).toBe('0a 1b')
  })

  it('of a plan in the Papelera nothing can be read or written', async () => {
    const { plan, ids } = await start('a')
    await ask('DELETE', `/v1/plan/estudios/${plan}`)
    expect((await ask('GET', url(plan))).status).toBe(404)
    expect((await ask('PUT', line(ids[0]!), { descripcion: '<p>x</p>' })).status).toBe(404)
  })

  it('a line that competencies serve stays, and says which; freed of them it goes', async () => {
    const { plan, ids } = await start('a', 'b')
    const made = await ask('POST', '/v1/plan/estudios/competencias', {
      planestudio_id: plan,
      nombre: 'Dirige obras',
      perfil_egreso_id: ids[0],
    })
    const r = await ask('DELETE', line(ids[0]!))
    expect(r.status).toBe(409)
    expect(r.body.message).toContain('«Dirige obras»')
    expect(await textos(plan)).toBe('0a 1b')
    await ask('PUT', `/v1/plan/estudios/competencias/${made.body.data.id}`, { perfil_egreso_id: null })
    expect((await ask('DELETE', line(ids[0]!))).status).toBe(200)
    expect(await textos(plan)).toBe('0b')
  })

  it('two people who move at the same time leave an order without holes', async () => {
    const { plan, ids } = await start('a', 'b', 'c', 'd')
    await Promise.all(ids.map((id, i) => ask('PUT', `${line(id)}/mover`, { posicion: 3 - i })))
    expect((await textos(plan)).replace(/[a-d]/g, '')).toBe('0 1 2 3')
  })
})
