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
    [() => '/planestudios/sendCompetencias', () => ({ id: p.plan }), 'Árbol de competencias'],
    [() => `${COMPETENCIAS}/mail/${p.plan}`, () => ({}), 'Árbol de competencias'],
    [() => `${COMPETENCIAS}/mail2/${p.plan}`, () => ({ page: 1 }), 'Competencias por tipo'],
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

  describe('a filter that names nothing of the plan', () => {
    const CORREO = 'filtro@b.pe'
    const lugar = `${PLAN}/{id}`
    /** Each under its field: an id of nothing, and one of another plan, kind or institution. */
    let ajenos: Record<string, unknown[]>
    beforeAll(async () => {
      const otro = await plantPlan(t)
      const deOtra = await plantPlan(t, { empresa: t.gente.otraEmpresa })
      const unico = async (sql: string, values: unknown[]) =>
        Number((await t.owner.query(sql, values)).rows[0].id)
      const parametro = (tipo: string, empresa = t.gente.empresa) =>
        unico('insert into parametros (empresa_id, tipo, nombre) values ($1, $2, $2) returning id', [
          empresa,
          tipo,
        ])
      const area = await parametro('areascursos')
      const tipo = await parametro('tiposcursos')
      const grupo = await unico(
        "insert into grupos_competencias (empresa_id, planestudio_id, nombre) values ($1, $2, 'De otro') returning id",
        [t.gente.empresa, otro.plan],
      )
      ajenos = {
        ciclo_id: [99_999, otro.ciclos[0]],
        seccion_id: [99_999, otro.seccion],
        areacurso_id: [99_999, tipo, await parametro('areascursos', t.gente.otraEmpresa)],
        tipocurso_id: [99_999, area],
        tipologiaespecial_id: [99_999, area],
        tabcompetencia_id: [99_999, grupo],
        programas_ids: [[99_999], [p.programa, deOtra.programa]],
        facultad_id: [99_999, deOtra.facultad],
      }
    })

    const DE_CURSOS = ['ciclo_id', 'seccion_id', 'areacurso_id', 'tipocurso_id', 'tipologiaespecial_id']
    const DE_PROGRAMAS = ['programas_ids', 'facultad_id']
    it.each<[verb: 'GET' | 'POST', path: string, campos: string[]]>([
      ['GET', `${lugar}/pdf/cursos/obligatorios`, DE_CURSOS],
      ['GET', `${lugar}/pdf/cursos/electivos`, DE_CURSOS],
      ['GET', `${lugar}/pdf/cartas/descriptivas`, DE_CURSOS],
      ['GET', `${lugar}/pdf/avance/total`, DE_CURSOS],
      ['POST', `${lugar}/mail/estados/avance/cursos`, DE_CURSOS],
      ['GET', `${COMPETENCIAS}/pdf/{id}`, ['tabcompetencia_id']],
      ['GET', `${COMPETENCIAS}/pdf3/{id}`, ['tabcompetencia_id']],
      ['POST', `${COMPETENCIAS}/mail2/{id}`, ['tabcompetencia_id']],
      [
        'GET',
        `${lugar}/competencias/cursos/pdf`,
        ['ciclo_id', 'seccion_id', 'areacurso_id', 'tipocurso_id', 'tabcompetencia_id'],
      ],
      ['POST', '/programas/avancecurricular/pdf', DE_PROGRAMAS],
      ['POST', '/programas/avancecurricular/sendmail', DE_PROGRAMAS],
    ])('%s %s is refused under its field, and nothing is queued', async (verb, path, campos) => {
      const envia = path.includes('mail') ? { correo: CORREO } : {}
      for (const campo of campos)
        for (const ajeno of ajenos[campo]!) {
          const r = await ask(verb, path.replace('{id}', String(p.plan)), { [campo]: ajeno, ...envia })
          const dicho = `${campo} ${ajeno}: ${r.status} ${JSON.stringify(r.body?.message)}`
          expect([r.status, Object.keys(r.body?.errors ?? {})], dicho).toEqual([422, [campo]])
        }
      const { rowCount } = await t.owner.query(
        "select 1 from trabajos where entrada ->> 'correo' = $1 union all select 1 from correos where para = $1",
        [CORREO],
      )
      expect(rowCount).toBe(0)
    })

    it('a programme out of scope is as one that is not there; an empty list of them is none', async () => {
      const otro = await plantPlan(t)
      const { token } = await t.gente.alguien(t.owner, {
        empresa: t.gente.empresa,
        tipouser: 2,
        rol: 2,
        programas: [p.programa],
      })
      const pedir = (filtro: Record<string, unknown>) =>
        t.as(token)('POST', '/programas/avancecurricular/pdf', filtro)
      const [fuera, nada] = [
        await pedir({ programas_ids: [otro.programa] }),
        await pedir({ programas_ids: [99_999] }),
      ]
      expect([fuera.status, fuera.body]).toEqual([422, nada.body])
      expect((await pedir({ facultad_id: otro.facultad })).status).toBe(422)
      const propios: Record<string, unknown>[] = [
        { programas_ids: [p.programa, p.programa] },
        { programas_ids: [] },
        { facultad_id: p.facultad },
      ]
      for (const filtro of propios) expect((await pedir(filtro)).status, JSON.stringify(filtro)).toBe(200)
    })
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
