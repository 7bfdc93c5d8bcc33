import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const c = calls.publicaciones

describe('publishing a plan', () => {
  let t: TestApp
  let ask: Ask
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp({ PUBLIC_URL: 'https://malla.example.edu' })
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    p = await plantPlan(t)
  })

  const camino = (plan = p.plan) => `/v1/plan/estudios/${plan}/publicacion`
  const permitir = async (activa: boolean, nombre_corto: string | null = 'uas') => {
    const r = await ask('PUT', '/v1/ajustes/institucion', { publicacion: { activa, nombre_corto } })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }
  const publicar = (direccion: string, mas: object = {}, como = ask) =>
    como('PUT', camino(), { direccion, ...mas })

  it('proposes an address, publishes, changes and withdraws; each is told in the log', async () => {
    await permitir(true)
    await t.owner.query("update planes set full_name = 'Derecho · 2026' where id = $1", [p.plan])
    const antes = (await ask('GET', camino())).body
    expect(c.show.output.safeParse(antes).error).toBeUndefined()
    expect(antes.data).toMatchObject({
      publicacion: null,
      activa: true,
      base: 'https://malla.example.edu/publico/uas/',
      propuesta: expect.stringMatching(/^programa-plantado-\d+-derecho-2026$/),
    })
    const { status, body } = await publicar('derecho-2026')
    expect([status, body.message]).toEqual([200, 'El plan está publicado.'])
    expect(c.save.output.safeParse(body).error).toBeUndefined()
    const { id, revision, ...dicha } = body.data.publicacion
    expect(dicha).toMatchObject({
      full_name: 'Derecho · 2026',
      con_silabos: false,
      url: 'https://malla.example.edu/publico/uas/derecho-2026',
      publicado_por: expect.any(String),
    })
    expect((await publicar('derecho', { con_silabos: true, revision })).body.data.publicacion).toMatchObject({
      id,
      direccion: 'derecho',
      con_silabos: true,
    })
    expect((await publicar('otra', { revision })).status).toBe(409)
    // Who saw it when nobody had published it yet.
    expect((await publicar('otra', { revision: 0 })).body.actual.publicacion.direccion).toBe('derecho')
    expect((await ask('DELETE', camino())).body.message).toBe('El plan ya no es público.')
    expect((await ask('DELETE', camino())).status).toBe(409)
    const { rows } = await t.owner.query(
      "select evento, antes, despues from cambios where objeto_id = $1 and evento like 'publicacion.%' order by id",
      [id],
    )
    expect(rows.map(r => r.evento)).toEqual([
      'publicacion.created',
      'publicacion.updated',
      'publicacion.deleted',
    ])
    expect(rows[1].despues).toMatchObject({ direccion: 'derecho', con_silabos: true })
    expect(rows[0].despues).not.toHaveProperty('publicado_por')
  })

  it('who edits one that somebody withdrew does not publish it again, but for saying so', async () => {
    const { revision } = (await publicar('visible')).body.data.publicacion
    expect((await ask('DELETE', camino())).status).toBe(200)
    const tarde = await publicar('visible', { con_silabos: true, revision })
    expect([tarde.status, tarde.body.message]).toEqual([
      409,
      'Otra persona retiró el plan mientras usted lo editaba: ya no es público.',
    ])
    expect(tarde.body.actual.publicacion).toBeNull()
    expect((await ask('GET', camino())).body.data.publicacion).toBeNull()
    expect((await publicar('visible', { con_silabos: true, revision: 0 })).status).toBe(200)
    expect((await ask('GET', camino())).body.data.publicacion).toMatchObject({ con_silabos: true })
  })

  it('while the institution lets none be seen, no one is told that it is published', async () => {
    await permitir(false)
    const { body } = await publicar('a-la-espera')
    expect([body.message, body.data.publicacion.url]).toEqual([
      'El plan se verá cuando la institución permita publicar planes.',
      null,
    ])
    await permitir(true)
  })

  it('an address is one plan’s in its institution; another institution may have the same', async () => {
    await publicar('la-misma')
    const otro = await plantPlan(t)
    const r = await ask('PUT', camino(otro.plan), { direccion: 'la-misma' })
    expect([r.status, r.body.errors]).toEqual([
      422,
      { direccion: ['Otro plan de la institución ya usa esa dirección.'] },
    ])
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    expect((await t.as(t.gente.ajeno)('PUT', camino(ajeno.plan), { direccion: 'la-misma' })).status).toBe(200)
  })

  it.each(['', 'Con Mayúsculas', 'a b', '-a', 'a-', 'a/b', '../a', 'a'.repeat(81), '<b>'])(
    '«%s» is no address',
    async direccion => {
      const r = await publicar(direccion)
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['direccion']])
    },
  )

  it('a short name that another institution has is refused under its field', async () => {
    await permitir(true, 'tomado')
    const r = await t.as(t.gente.ajeno)('PUT', '/v1/ajustes/institucion', {
      publicacion: { activa: true, nombre_corto: 'tomado' },
    })
    expect([r.status, r.body.errors]).toEqual([
      422,
      { 'publicacion.nombre_corto': ['Otra institución ya usa ese nombre corto.'] },
    ])
  })

  it('is for who configures the programme; what is elsewhere is not there', async () => {
    const de = (token: string) => t.as(token)
    expect((await publicar('de-basico', {}, de(t.gente.token.operadorBasico))).status).toBe(403)
    expect((await publicar('de-demo', {}, de(t.gente.token.demo))).status).toBe(403)
    expect((await publicar('de-ajeno', {}, de(t.gente.ajeno))).status).toBe(404)
    const fuera = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [(await plantPlan(t)).programa],
    })
    const dentro = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [p.programa],
    })
    expect((await publicar('de-fuera', {}, de(fuera.token))).status).toBe(404)
    expect((await publicar('de-dentro', {}, de(dentro.token))).status).toBe(200)
    const vistas = async (token: string) =>
      (await de(token)('GET', '/v1/publicaciones', { per_page: 50 })).body.data.map(
        (x: { direccion: string }) => x.direccion,
      )
    expect(await vistas(dentro.token)).toEqual(['de-dentro'])
    expect(await vistas(fuera.token)).toEqual([])
    expect(await vistas(t.gente.token.operador)).toContain('de-dentro')
    expect(await vistas(t.gente.ajeno)).not.toContain('de-dentro')
  })

  it('a ceased plan can be published and withdrawn; one of the Papelera is not there', async () => {
    await t.owner.query("update planes set fechacese = '2020-01-01' where id = $1", [p.plan])
    expect((await publicar('cesado')).status).toBe(200)
    expect((await ask('DELETE', camino())).status).toBe(200)
    await t.owner.query('update planes set deleted_at = now() where id = $1', [p.plan])
    expect((await publicar('eliminado')).status).toBe(404)
  })

  it('the landing hears of the plan that was published last, and of none that cannot be seen', async () => {
    const ultimo = async () =>
      (await t.app.inject({ url: '/api/v1/ajustes/publicos' })).json().data.plan_publico
    await permitir(true, 'uas')
    await publicar('el-ultimo')
    expect(await ultimo()).toBe('/publico/uas/el-ultimo')
    await permitir(false, 'uas')
    expect(await ultimo()).toBeNull()
  })
})
