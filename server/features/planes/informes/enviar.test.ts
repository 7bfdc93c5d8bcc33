import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readOutbox } from '../../../testing/outbox.ts'

const PLAN = '/v1/plan/estudios'
const COMPETENCIAS = `${PLAN}/competencias/por/plan`

describe('reports of a plan by mail', () => {
  let t: TestApp
  let p: PlanPlantado
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    const saved = await ask('POST', `${PLAN}/guardar/json/${p.plan}`, {
      id: p.plan,
      key: 'modulosCompetencia',
      items: [{ modulo_id: 1, version: 1, nombre: 'Módulo nuevo', descripcion: '<p>Ahora.</p>' }],
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  })
  afterAll(() => t.close())

  const MAIL: [path: () => string, body: () => object, archivo: string][] = [
    [() => '/planestudios/lineasinvestigaciones/mail', () => ({ id: p.plan }), 'Líneas de investigación'],
    [() => '/planestudios/sendCompetencias', () => ({ id: p.plan }), 'Competencias'],
    [() => `${COMPETENCIAS}/mail/${p.plan}`, () => ({}), 'Competencias'],
    [() => `${COMPETENCIAS}/mail2/${p.plan}`, () => ({ page: 1 }), 'Competencias'],
    [() => '/planestudios/sendPdfPlan', () => ({ id: p.plan }), 'Plan de estudios'],
    [() => `${PLAN}/${p.plan}/modulo/competencia/mail`, () => ({}), 'Módulos de competencia'],
    [() => `${PLAN}/${p.plan}/modulo/competencia/mail`, () => ({ modulo_id: 1 }), 'Módulo nuevo'],
    [() => `${PLAN}/${p.plan}/mail/estados/avance/cursos`, () => ({}), 'Estado de los cursos'],
    [() => '/programas/avancecurricular/sendmail', () => ({}), 'Avance curricular'],
  ]
  const ends = async (id: number) => {
    for (let n = 0; n < 300; n++) {
      const { data } = (await ask('GET', `/v1/trabajos/${id}`)).body
      if (['listo', 'fallido'].includes(data.estado)) return data
      await sleep(50)
    }
    throw new Error('it did not end')
  }

  it.each(MAIL)('%s sends the file', async (path, body, archivo) => {
    const correo = `para${Math.random().toString(36).slice(2)}@uni.edu.pe`
    const r = await ask('POST', path(), { ...body(), correo })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.message).toContain(correo)
    expect(await ends(r.body.job)).toMatchObject({
      estado: 'listo',
      correo,
      guardado: true,
      progreso: 100,
    })
    const mail = readOutbox(t.dataDir).find(m => m.para === correo)
    expect(mail?.texto).toMatch(/filename/)
    const { rows } = await t.owner.query('select asunto, adjuntos from correos where para = $1', [correo])
    expect(rows[0].asunto).toContain(archivo)
    expect(rows[0].adjuntos[0].nombre).toContain(archivo)
  })

  it.each(MAIL)('%s asks for a valid address and the right to send', async (path, body) => {
    expect((await ask('POST', path(), { ...body() })).body.errors.correo).toBeDefined()
    expect((await ask('POST', path(), { ...body(), correo: 'no es' })).body.errors.correo).toBeDefined()
    const demo = await t.as(t.gente.token.demo)('POST', path(), { ...body(), correo: 'a@b.pe' })
    expect(demo.status).toBe(403)
  })

  it('of another institution’s plan is 404, and nothing is queued', async () => {
    const r = await t.as(t.gente.ajeno)('POST', '/planestudios/sendPdfPlan', {
      id: p.plan,
      correo: 'x@b.pe',
    })
    expect(r.status).toBe(404)
    expect(
      (await t.owner.query("select 1 from trabajos where entrada ->> 'correo' = 'x@b.pe'")).rowCount,
    ).toBe(0)
  })
})
