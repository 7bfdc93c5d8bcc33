import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { folderStorage } from '../files/storage.ts'

describe('a report that nobody waits for', () => {
  let t: TestApp
  let p: PlanPlantado
  const asyncly = { prefer: 'respond-async' }
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const order = (token = t.gente.token.operador) =>
    t.as(token)('POST', '/planestudios/pdfPlan', { id: p.plan }, asyncly)
  const ends = async (id: number) => {
    for (let i = 0; i < 500; i++) {
      const { body } = await t.as(t.gente.token.operador)('GET', `/v1/trabajos/${id}`)
      if (['listo', 'fallido'].includes(body.data?.estado)) return body.data
      await sleep(50)
    }
    throw new Error('it did not end')
  }
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    await plantCurso(t, p, { nombre: 'Cálculo áéíóúñ' })
  })
  afterAll(() => t.close())

  it('is promised with 202, made meanwhile, listed, and given to its owner', async () => {
    const { status, body, raw } = await order()
    expect(status).toBe(202)
    expect(raw.headers['preference-applied']).toBe('respond-async')
    const done = await ends(body.job)
    expect(done).toMatchObject({ estado: 'listo', progreso: 100, error: null, tipo: 'application/pdf' })
    expect((await ask('GET', '/v1/trabajos')).body.data[0].id).toBe(body.job)
    const file = await t.app.inject({
      url: `/api/v1/trabajos/${body.job}/archivo?token=${t.gente.token.operador}`,
    })
    expect((await leerPdf(new Uint8Array(file.rawPayload))).texto).toContain('Cálculo áéíóúñ')
  })

  it('comes after the first of others where its person has some that wait', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const prioridad = async (token: string) => {
      const { job } = (await order(token)).body
      const { rows } = await t.owner.query(
        `select priority from pgboss.job where name = 'informe' and (data ->> 'id')::bigint = $1`,
        [job],
      )
      return rows[0].priority
    }
    await t.owner.query(
      `insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada, estado, clave)
       select $1, $2, '/x', 'x', '{}', e, clave from unnest(array['pendiente', 'en_curso', 'en_curso', 'listo', 'fallido'],
         array[null, null, 'made, and its mail on its way', null, null]) x (e, clave)`,
      [t.gente.empresa, usuario],
    )
    expect(await prioridad(token)).toBe(-2)
    const otra = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    expect(await prioridad(otra.token)).toBe(0)
  })

  it('has an address that opens without a session, as an outside viewer asks for it', async () => {
    const { job } = (await order()).body
    await ends(job)
    const { url } = (
      await ask('GET', `/v1/trabajos/${job}/archivo`, undefined, { accept: 'application/json' })
    ).body
    expect(url).toMatch(/^\/api\/v1\/documentos\//)
    expect((await t.app.inject({ url })).headers['content-type']).toBe('application/pdf')
    expect((await t.app.inject({ url: `${url}x` })).statusCode).toBe(404)
  })

  it('is nobody else’s: 404 for a colleague, for root, for another institution', async () => {
    const { job } = (await order()).body
    await ends(job)
    for (const token of [t.gente.token.operadorBasico, t.gente.token.root, t.gente.ajeno])
      for (const path of ['', '/archivo'])
        expect((await t.as(token!)('GET', `/v1/trabajos/${job}${path}`)).status).toBe(404)
    expect((await t.as(t.gente.ajeno)('GET', '/v1/trabajos')).body.data).toEqual([])
  })

  it('is refused at once where one may not see the thing', async () => {
    expect((await order(t.gente.ajeno)).status).toBe(404)
    expect((await t.as(null)('POST', '/planestudios/pdfPlan', { id: p.plan }, asyncly)).status).toBe(401)
  })

  it('says why it failed when the plan is gone meanwhile, and has no file', async () => {
    const q = await plantPlan(t)
    const { rows } = await t.owner.query(
      `insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada)
       select empresa_id, usuario_id, llamada, 'x', jsonb_set(entrada, '{input,id}', to_jsonb($1::bigint)) from trabajos limit 1 returning id, empresa_id`,
      [q.plan],
    )
    const tarea = { id: Number(rows[0].id), empresaId: Number(rows[0].empresa_id) }
    await t.owner.query('delete from planes where id = $1', [q.plan])
    await t.owner.query(`insert into pgboss.job (name, data) values ('informe', $1)`, [tarea])
    expect(await ends(tarea.id)).toMatchObject({ estado: 'fallido', error: expect.stringMatching(/.+/) })
    const archivo = await ask('GET', `/v1/trabajos/${tarea.id}/archivo`)
    expect(archivo.status).toBe(409)
  })

  it('goes on when the person signs out meanwhile', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const { job } = (await order(token)).body
    await t.as(token)('POST', '/auth/logout', {})
    for (let i = 0; i < 250; i++) {
      const { rows } = await t.owner.query('select estado, error from trabajos where id = $1', [job])
      if (rows[0].estado === 'listo') return
      expect(rows[0].error).toBeNull()
      await sleep(100)
    }
    throw new Error('it did not end')
  })

  it('is taken off the list with its file', async () => {
    const { job } = (await order()).body
    await ends(job)
    const { rows } = await t.owner.query('select clave from trabajos where id = $1', [job])
    const place = `${t.dataDir}/archivos/${rows[0].clave.slice(0, 2)}`
    expect(readdirSync(place)).toContain(rows[0].clave.slice(3))
    expect((await t.as(t.gente.token.root)('DELETE', `/v1/trabajos/${job}`)).status).toBe(404)
    const off = await ask('DELETE', `/v1/trabajos/${job}`, {}, { 'idempotency-key': randomUUID() })
    expect(off.body.message).toContain('quitar')
    expect(readdirSync(place)).not.toContain(rows[0].clave.slice(3))
    expect((await ask('GET', `/v1/trabajos/${job}`)).status).toBe(404)
  })

  it('leaves its file, taken off, to a mail that is kept and may be sent again', async () => {
    const storage = folderStorage(`${t.dataDir}/archivos`)
    const clave = await storage.put(new Uint8Array([1]))
    const { rows } = await t.owner.query(
      `with c as (insert into correos (para, asunto, texto, html, message_id, estado, adjuntos)
         values ('a@x.pe', 'x', 'x', 'x', '<guardado@x>', 'guardado', jsonb_build_array(jsonb_build_object('clave', $3::text))))
       insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada, estado, clave)
       values ($1, $2, '/x', 'x', '{}', 'listo', $3) returning id`,
      [t.gente.empresa, t.gente.usuario.operador, clave],
    )
    expect((await ask('DELETE', `/v1/trabajos/${rows[0].id}`)).status).toBe(200)
    expect(await storage.get(clave)).not.toBeNull()
  })
})
