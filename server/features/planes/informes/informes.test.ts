import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

/** What a person reads in a PDF. */
const textOf = async (pdf: Uint8Array): Promise<string> => (await leerPdf(new Uint8Array(pdf))).texto

describe('reports of a plan', () => {
  let t: TestApp
  let p: PlanPlantado
  let cursos: { id: number; nombre: string }[]
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    const r = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        {
          nombre: 'Cálculo de variaciones',
          codigo: '0021',
          ciclo_id: p.ciclos[0],
          credits: 4.5,
          horasteoria: 3,
          horaspractica: 2,
        },
        {
          nombre: 'Física #import "x"',
          codigo: 'FIS-1',
          ciclo_id: p.ciclos[1],
          credits: 3,
          requisitos_texto: '0021',
        },
        { nombre: 'Ajedrez', codigo: 'E1', seccion_id: p.seccion, credits: 2 },
      ],
    })
    cursos = r.body.data
  })
  afterAll(() => t.close())

  it('print how many cycles its programme allows, and how often a course may be repeated', async () => {
    await t.owner.query(
      'update programas set maxciclos = 12, repeticiones = 4, tipociclo_id = 1 where id = $1',
      [p.programa],
    )
    const { url } = (await ask('POST', '/planestudios/pdfPlan', { id: p.plan })).body
    const texto = await textOf((await t.app.inject({ url })).rawPayload)
    expect(texto).toContain('Ciclos como máximo 12')
    expect(texto).toContain('Repeticiones de curso 4')
    expect(texto).toContain('Régimen de estudios Semestral')
  })

  it('pdfPlan answers an address, good for whoever has it, and the PDF holds every course', async () => {
    const { body } = await ask('POST', '/planestudios/pdfPlan', { id: p.plan })
    const r = await t.app.inject({ url: body.url })
    expect(r.statusCode).toBe(200)
    expect(r.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(r.headers['content-disposition']))).toContain(
      'Plan de estudios - Programa plantado',
    )
    const text = await textOf(r.rawPayload)
    for (const { nombre } of cursos) expect(text).toContain(nombre)
    expect(text).toContain('4,5')
    expect(text).toContain('Universidad de Prueba')
  })

  it('GET answers the file, or its address when asked for JSON; ?token= opens it', async () => {
    const url = `/v1/plan/estudios/${p.plan}/pdf/cursos/obligatorios`
    const file = await t.app.inject({ url: `/api${url}?token=${t.gente.token.demo}` })
    expect(file.headers['content-type']).toBe('application/pdf')
    const text = await textOf(file.rawPayload)
    expect(text).toContain('Cálculo de variaciones')
    expect(text).not.toContain('Ajedrez')
    const json = await ask('GET', url, {}, { accept: 'application/json' })
    expect(json.body.url).toMatch(/^\/api\/v1\/documentos\//)
  })

  it('filters choose the courses', async () => {
    const r = await ask('GET', `/v1/plan/estudios/${p.plan}/pdf/cursos/obligatorios`, {
      ciclo_id: p.ciclos[1],
    })
    const text = await textOf(r.raw.rawPayload)
    expect(text).toContain('Física')
    expect(text.match(/Cálculo de variaciones/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it.each(['cursos/electivos', 'cartas/descriptivas'])('%s is a PDF', async which => {
    const r = await ask('GET', `/v1/plan/estudios/${p.plan}/pdf/${which}`)
    expect(await textOf(r.raw.rawPayload)).toContain('Ajedrez')
  })

  it('one carta, in a file that names its course; of a course that is not of the plan: 404', async () => {
    const r = await ask('GET', `/v1/plan/estudios/${p.plan}/pdf/carta/descriptiva/${cursos[1]!.id}`)
    expect(await textOf(r.raw.rawPayload)).toContain('Física #import "x"')
    expect(decodeURIComponent(String(r.raw.headers['content-disposition']))).toContain(
      'Carta descriptiva Física import x - Programa plantado',
    )
    expect((await ask('GET', `/v1/plan/estudios/${p.plan}/pdf/carta/descriptiva/987654`)).status).toBe(404)
  })

  it('another institution gets 404, an address that was changed too, and one whose session ended', async () => {
    expect((await t.as(t.gente.ajeno)('POST', '/planestudios/pdfPlan', { id: p.plan })).status).toBe(404)
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const { url } = (await t.as(token)('POST', '/planestudios/pdfPlan', { id: p.plan })).body
    expect((await t.app.inject({ url: `${url.slice(0, -2)}AA` })).statusCode).toBe(404)
    expect((await t.app.inject({ url })).statusCode).toBe(200)
    await t.as(token)('POST', '/auth/logout', {})
    expect((await t.app.inject({ url })).statusCode).toBe(404)
  })

  it('an address is good for ten minutes', async () => {
    const { url } = (await ask('POST', '/planestudios/pdfPlan', { id: p.plan })).body
    const made = Date.now()
    const reloj = vi.spyOn(Date, 'now')
    const tras = async (minutos: number) => {
      reloj.mockReturnValue(made + minutos * 60_000)
      return (await t.app.inject({ url })).statusCode
    }
    try {
      expect([await tras(9), await tras(11)]).toEqual([200, 404])
    } finally {
      reloj.mockRestore()
    }
  })

  it('a ceased plan prints «Cesado»', async () => {
    await t.owner.query("update planes set fechacese = '2026-03-01' where id = $1", [p.plan])
    const { url } = (await ask('POST', '/planestudios/generar/pdf/publico', { id: p.plan })).body
    expect(await textOf((await t.app.inject({ url })).rawPayload)).toMatch(/ces(ado|ó)/i)
  })
})
