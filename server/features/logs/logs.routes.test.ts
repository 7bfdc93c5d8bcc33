import { calls } from '@malla/contracts/calls.ts'
import { closePdf } from '@malla/documents/engine/pdf.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const LIST = '/parametros/auth/logs/list'
const DELETE = '/parametros/auth/logs/delete'
const PRINT = '/parametros/auth/logs/print'

describe('the log', () => {
  let t: TestApp
  let p: PlanPlantado
  let root: Ask
  let operador: Ask
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    root = t.as(t.gente.token.root)
    operador = t.as(t.gente.token.operador)
    await t.owner.query("update planes set full_name = 'Plan 2026' where id = $1", [p.plan])
    await t.owner.query("update programas set nombre = 'Ingeniería Civil' where id = $1", [p.programa])
    await t.owner.query("update personas set nombres = 'Ana Ruiz' where nombres = 'persona2'")
  })
  afterAll(async () => {
    await t.close()
    await closePdf()
  })

  const ok = async (answer: ReturnType<Ask>) => {
    const r = await answer
    expect(r.status, JSON.stringify(r.body)).toBeLessThan(300)
    return r.body
  }
  const list = async (filter: object = {}) => {
    const body = await ok(root('POST', LIST, { per_page: 50, ...filter }))
    expect(calls.logs.list.output.safeParse(body).error).toBeUndefined()
    return body.data as { id: number; evento: string; donde: string; cuando: string }[]
  }
  const sentences = async (filter: object = {}) => (await list(filter)).map(r => r.evento)

  it('tells what was done as people read it, the newest first, and where', async () => {
    const curso = await plantCurso(t, p, { nombre: 'Cálculo I', credits: 4 })
    await ok(operador('PUT', `/v1/asignaturas/${curso}`, { credits: 5 }))
    await ok(operador('PUT', `/v1/asignaturas/${curso}`, { ciclo_id: p.ciclos[1] }))
    const rows = await list()
    expect(rows.slice(0, 2).map(r => r.evento)).toEqual([
      'Ana Ruiz movió Cálculo I del ciclo 1 al 2',
      'Ana Ruiz cambió los créditos de Cálculo I de 4 a 5',
    ])
    expect(rows[0]!.donde).toBe('Plan 2026 · Ingeniería Civil')
  })

  it('names what was deleted since, from its own records, and counts nothing by itself', async () => {
    const { data } = await ok(operador('POST', '/v1/facultades', { nombre: 'Artes' }))
    await ok(operador('PUT', `/v1/facultades/${data.id}`, { estado: 'Desactivado' }))
    await ok(operador('DELETE', `/v1/facultades/${data.id}`))
    expect(await sentences({ entidad: 'facultad' })).toEqual([
      'Ana Ruiz eliminó la facultad Artes',
      'Ana Ruiz desactivó la facultad Artes',
      'Ana Ruiz creó la facultad Artes',
    ])
    expect((await sentences()).filter(s => s.includes('programas'))).toEqual([])
  })

  it('is filtered by person, kind, day and text, all at once', async () => {
    await ok(root('POST', '/v1/facultades', { nombre: 'Música' }))
    expect(await sentences({ usuario_id: t.gente.usuario.root })).toHaveLength(1)
    expect(await sentences({ usuario_id: t.gente.usuario.operador, entidad: 'asignatura' })).toHaveLength(2)
    expect(await sentences({ filtro: 'calculo' })).toHaveLength(2)
    expect(await sentences({ filtro: 'ruiz', entidad: 'facultad' })).toHaveLength(3)
    expect(await sentences({ filtro: 'ruiz ana', entidad: 'facultad' })).toHaveLength(3)
    expect(await sentences({ filtro: '%' })).toEqual([])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(new Date())
    const all = await sentences()
    expect(await sentences({ desde: today, hasta: today })).toEqual(all)
    expect(await sentences({ hasta: '2020-01-01' })).toEqual([])
    expect(await sentences({ desde: '2100-01-01' })).toEqual([])
  })

  it('a day is one of Lima: what was done at 23:30 there is of that day, though it is the next in Greenwich', async () => {
    await t.owner.query(
      `insert into cambios (empresa_id, id, quien, cuando, evento, objeto_id, ambito, despues, hash)
       values ($1, 100000, null, '2026-03-04T04:30:00Z', 'nivel.created', 1, '{}', '{"nombre":"Noche"}', '')`,
      [t.gente.empresa],
    )
    const day = (dia: string) => sentences({ desde: dia, hasta: dia })
    expect(await day('2026-03-03')).toEqual(['El sistema creó el nivel Noche'])
    expect(await day('2026-03-04')).toEqual([])
    await t.owner.query('delete from cambios where id = 100000')
  })

  it('says by whom and by what it can be filtered', async () => {
    const { data } = await ok(root('GET', '/v1/logs/filtros'))
    expect(data.personas.map((x: { nombres: string }) => x.nombres)).toEqual(['Ana Ruiz', 'persona1'])
    expect(data.entidades).toContainEqual({ entidad: 'asignatura', cosa: 'Curso' })
  })

  it('comes in pages', async () => {
    const body = await ok(root('POST', LIST, { per_page: 5, page: 2 }))
    expect(body.pagination).toMatchObject({ current_page: 2, from: 6, per_page: 5 })
    expect(body.pagination.total).toBe((await list()).length)
  })

  it('entries leave the list, their records stay and are whole, and that is recorded too', async () => {
    const before = await list()
    const gone = before.slice(0, 2).map(r => r.id)
    const body = await ok(root('DELETE', DELETE, { ids: gone }))
    expect(body.message).toBe('Acabamos de eliminar 2 registros.')
    const after = await list()
    expect(after[0]!.evento).toBe('persona1 quitó 2 registros de la lista de actividades')
    expect(after.slice(1).map(r => r.id)).toEqual(before.slice(2).map(r => r.id))
    const { rows } = await t.owner.query('select count(*)::int as n from cambios where id = any($1)', [gone])
    expect(rows[0].n).toBe(2)
    const whole = await t.owner.query('select cadena_integra($1) as whole', [t.gente.empresa])
    expect(whole.rows[0].whole).toBe(true)
  })

  it('what is not in the list cannot be taken off: all or none', async () => {
    const [first] = await list()
    expect((await root('DELETE', DELETE, { ids: [first!.id, 999_999] })).status).toBe(404)
    expect((await list())[0]).toEqual(first)
    expect((await root('DELETE', DELETE, { ids: [] })).status).toBe(422)
  })

  it('is printed with its filters, as a PDF at an address', async () => {
    const { url } = await ok(root('POST', PRINT, { entidad: 'facultad' }))
    const file = await t.app.inject({ url })
    expect(file.headers['content-type']).toBe('application/pdf')
    const leido = await leerPdf(new Uint8Array(file.rawPayload))
    expect(leido.texto).toContain('Ana Ruiz creó la facultad Artes')
    expect(leido.texto).toContain('Facultad')
    expect(leido.texto).not.toContain('Cálculo')
    expect(leido).toMatchObject({ etiquetado: true, idioma: 'es' })
  })

  it('another institution has a log of its own', async () => {
    const otra = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, root: true })
    const r = await t.as(otra.token)('POST', LIST, {})
    expect(r.body.data).toEqual([])
    const [first] = await list()
    expect((await t.as(otra.token)('DELETE', DELETE, { ids: [first!.id] })).status).toBe(404)
  })

  it.each(['operador', 'operadorBasico', 'tutor', 'inspector', 'demo', 'docente'] as const)(
    '%s may not see it',
    async rol => {
      const ask = t.as(t.gente.token[rol])
      expect((await ask('POST', LIST, {})).status).toBe(403)
      expect((await ask('DELETE', DELETE, { ids: [1] })).status).toBe(403)
      expect((await ask('POST', PRINT, {})).status).toBe(403)
    },
  )
})
