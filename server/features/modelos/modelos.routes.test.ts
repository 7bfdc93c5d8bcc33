import { calls } from '@malla/contracts/calls.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'
import { multipart } from '../../testing/multipart.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.modelos
const URL = '/v1/modelos/educativos'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

testEntity('modelos', {
  create: c.create,
  update: c.update,
  list: c.list,
  delete: c.delete,
  evento: 'modelo_educativo',
  dice: 'el modelo educativo',
  valid: (_given, n) => ({ nombre: `Modelo ${n}`, descripcion: `<p>Aprender haciendo ${n}</p>` }),
  required: ['nombre'],
  change: n => ({ descripcion: `<h2>Enseñanza</h2><p>Otro ${n}</p>` }),
})

describe('the educational model', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const make = async (body: Record<string, unknown>) => (await ask('POST', URL, body)).body.data
  const send = async (path: string, fields: Record<string, string>, bytes: Uint8Array) => {
    const form = await multipart(fields, { archivo: { name: 'Modelo\u202E 2026.pdf', bytes } })
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${t.gente.token.operador}` },
    })
    return { status: r.statusCode, body: r.json() }
  }
  const open = (url: string) =>
    t.app.inject({ url, headers: { authorization: `Bearer ${t.gente.token.inspector}` } })

  it('is listed newest first; each says whether it is in force', async () => {
    await make({ nombre: 'Primero', fechavigencia: '2015-01-01', fechacese: '2020-12-31' })
    await make({ nombre: 'Segundo' })
    const { body } = await ask('GET', URL)
    expect(
      body.data.map((m: { nombre: string; status_vigente: boolean }) => [m.nombre, m.status_vigente]),
    ).toEqual([
      ['Segundo', true],
      ['Primero', false],
    ])
  })

  it('is ceased and restored, and told as such; not before it begins', async () => {
    const { id } = await make({ nombre: 'Cíclico', fechavigencia: '2026-03-01' })
    const put = (body: Record<string, unknown>) => ask('PUT', `${URL}/${id}`, body)
    const early = await put({ fechacese: '2026-02-28' })
    expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['fechacese']])
    const ceased = await put({ fechacese: '2026-12-31' })
    expect(ceased.body).toMatchObject({
      data: { status_vigente: false, fechacese: '2026-12-31' },
      message: 'Acabamos de cesar el modelo educativo «Cíclico».',
    })
    expect((await put({ fechavigencia: '2027-01-01' })).status).toBe(422)
    const back = await put({ fechacese: null })
    expect(back.body).toMatchObject({
      data: { status_vigente: true, fechacese: null },
      message: 'Acabamos de restaurar el modelo educativo «Cíclico».',
    })
  })

  it('is told what became of it, not which fields came: a whole form comes each time', async () => {
    const { id } = await make({ nombre: 'Completo' })
    const dice = async (fechacese: string | null) =>
      (await ask('PUT', `${URL}/${id}`, { nombre: 'Completo', fechacese })).body.message
    const es = (hecho: string) => `Acabamos de ${hecho} el modelo educativo «Completo».`
    expect(await dice(null)).toBe(es('editar'))
    expect(await dice('2026-12-31')).toBe(es('cesar'))
    expect(await dice('2027-01-31')).toBe(es('editar'))
    expect(await dice(null)).toBe(es('restaurar'))
    expect((await ask('PUT', `${URL}/${id}`, { fechacese: null })).body.message).toBe(es('editar'))
  })

  it('two are not called the same, capitals and accents aside', async () => {
    const motivo = { nombre: ['Ya existe una versión del modelo educativo con ese nombre.'] }
    await make({ nombre: 'Edición 2030' })
    expect((await ask('POST', URL, { nombre: 'EDICION  2030' })).body.errors).toEqual(motivo)
    const { id } = await make({ nombre: 'Edición 2031' })
    const put = (nombre: string) => ask('PUT', `${URL}/${id}`, { nombre })
    expect((await put('edición 2030')).body.errors).toEqual(motivo)
    expect((await put('Edicion 2031')).body.data.nombre).toBe('Edicion 2031')
    const malo = { nombre: 'Edición 2030', fechavigencia: '2031-03-01', fechacese: '2031-02-01' }
    for (const r of [await ask('POST', URL, malo), await ask('PUT', `${URL}/${id}`, malo)])
      expect(Object.keys(r.body.errors)).toEqual(['fechacese', 'nombre'])
  })

  it('hostile HTML is cleaned', async () => {
    const { descripcion } = await make({
      nombre: 'Hostil',
      descripcion: '<p onclick="x()">Hola<script>alert(1)</script><img src="https://malo.pe/x.png"></p>',
    })
    expect(descripcion).not.toMatch(/onclick|script|malo\.pe/)
    expect(descripcion).toContain('Hola')
  })

  it('keeps a file, another takes its place, null takes it off, and it goes with the version', async () => {
    const made = await send(URL, { nombre: 'Con archivo' }, PDF)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id, adjunto } = made.body.data
    expect(adjunto).toMatchObject({ nombre: expect.stringMatching(/^Modelo.*2026\.pdf$/), bytes: PDF.length })
    expect((await open(adjunto.url)).statusCode).toBe(200)
    const other = (await send(`${URL}/${id}`, { _method: 'PUT' }, PDF)).body.data.adjunto
    expect(other.id).not.toBe(adjunto.id)
    expect((await open(adjunto.url)).statusCode).toBe(404)
    expect((await ask('PUT', `${URL}/${id}`, { nombre: 'Con otro' })).body.data.adjunto).toEqual(other)
    expect((await ask('PUT', `${URL}/${id}`, { archivo: null })).body.data.adjunto).toBeNull()
    expect((await open(other.url)).statusCode).toBe(404)
    const last = (await send(`${URL}/${id}`, { _method: 'PUT' }, PDF)).body.data.adjunto
    const gone = await ask('DELETE', `${URL}/${id}`)
    expect([gone.status, gone.body.message]).toEqual([200, 'Acabamos de eliminar el modelo educativo.'])
    expect((await open(last.url)).statusCode).toBe(404)
  })

  it('keeps its file when a whole form comes without another one', async () => {
    const { id, adjunto } = (await send(URL, { nombre: 'Entero' }, PDF)).body.data
    const form = { _method: 'PUT', nombre: 'Entero II', fechavigencia: '', fechacese: '', archivo: '' }
    const r = await sendForm(t, t.gente.token.operador, `${URL}/${id}`, form)
    expect(r.body.data).toMatchObject({ nombre: 'Entero II', adjunto })
    expect((await open(adjunto.url)).statusCode).toBe(200)
  })

  it('a file that is something else is refused, and nothing is written', async () => {
    const before = (await ask('GET', URL)).body.data.length
    const r = await send(URL, { nombre: 'Malo' }, new TextEncoder().encode('#!/bin/sh\nrm -rf /'))
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['archivo']])
    expect((await ask('GET', URL)).body.data).toHaveLength(before)
  })

  it('is printed as it is now, and its address answers the file', async () => {
    const { id } = await make({ nombre: 'Impreso', descripcion: '<h2>Fundamentos</h2><p>Ñandú</p>' })
    const { body } = await ask('GET', `${URL}/pdf/${id}`, undefined, { accept: 'application/json' })
    const file = await open(body.url)
    expect(file.headers['content-type']).toBe('application/pdf')
    const { paginas } = await leerPdf(new Uint8Array(file.rawPayload))
    expect(paginas[0]!.texto).toContain('Ñandú')
    expect((await t.as(t.gente.ajeno)('GET', `${URL}/pdf/${id}`)).status).toBe(404)
  })

  it('goes by mail with its PDF; not without an address, and not by who may not', async () => {
    const { id } = await make({ nombre: 'Enviado' })
    const mail = (body: Record<string, unknown>, como = ask) => como('POST', `${URL}/mail/${id}`, body)
    expect((await mail({ correo: 'nada' })).status).toBe(422)
    expect((await mail({ correo: 'ana@ejemplo.edu' }, t.as(t.gente.token.demo))).status).toBe(403)
    const r = await mail({ correo: 'ana@ejemplo.edu' })
    expect([r.status, r.body.message]).toEqual([
      200,
      'Enviaremos «Modelo educativo - Enviado» a ana@ejemplo.edu en cuanto esté listo. Si no se puede enviar, se lo avisaremos.',
    ])
    const kept = () => t.owner.query("select adjuntos from correos where para = 'ana@ejemplo.edu'")
    await expect.poll(async () => (await kept()).rowCount).toBe(1)
    expect((await kept()).rows[0].adjuntos).toMatchObject([{ nombre: 'Modelo educativo - Enviado.pdf' }])
  })

  it('has its versions: who, what and when; one comes back as a new save', async () => {
    const { id } = await make({ nombre: 'Con historia', descripcion: '<p>Uno</p>' })
    await ask('PUT', `${URL}/${id}`, { descripcion: '<p>Dos</p>' })
    await ask('PUT', `${URL}/${id}`, { nombre: 'Con otra historia', fechacese: '2026-12-31' })
    const { body } = await ask('GET', `/v1/historial/modelo/${id}`)
    expect(body.data.map((v: { despues: unknown }) => v.despues)).toMatchObject([
      { nombre: 'Con otra historia', fechacese: '2026-12-31' },
      { descripcion: '<p>Dos</p>' },
      { nombre: 'Con historia' },
    ])
    const restaurar = (como: Ask) =>
      como('POST', `/v1/historial/modelo/${id}/restaurar`, { change_id: body.data[2].change_id })
    expect((await restaurar(t.as(t.gente.token.tutor))).status).toBe(403)
    expect((await restaurar(t.as(t.gente.ajeno))).status).toBe(404)
    expect((await restaurar(ask)).status).toBe(200)
    const now = (await ask('GET', URL)).body.data.find((m: { id: number }) => m.id === id)
    expect(now).toMatchObject({ nombre: 'Con historia', descripcion: '<p>Uno</p>', fechacese: null })
  })
})
