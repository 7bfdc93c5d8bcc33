import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { folderStorage } from '../../platform/files/storage.ts'
import { ENLACE } from '../../platform/mail/carta.ts'
import { forgetMailTexts } from '../../platform/mail/forgetMails.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { ROLES } from '../../testing/gente.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

let made = 0
/** A mail as the queue left it. */
const plant = async (estado: string, asunto = 'Sílabo de Álgebra', texto = 'Hola'): Promise<number> => {
  const { rows } = await t.owner.query(
    `insert into correos (de_empresa_id, quien, para, asunto, texto, html, adjuntos, message_id, estado, error)
     values ($1, $2, 'ana@ejemplo.edu', $3, $4, '<p>Hola</p>', $5, $6, $7, 'se cayó') returning id`,
    [
      t.gente.empresa,
      t.gente.usuario.operador,
      asunto,
      texto,
      JSON.stringify([{ nombre: 'a.pdf', tipo: 'application/pdf', clave: 'secreta' }]),
      `<${++made}@x>`,
      estado,
    ],
  )
  return Number(rows[0].id)
}
const root = (...a: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...a)

describe('mails of the installation', () => {
  it('are listed by page, the last first, by state and by a part of address or subject', async () => {
    const ids = [await plant('enviado'), await plant('fallido'), await plant('fallido', 'Malla de Física')]
    const all = await root('GET', '/v1/correos', { per_page: 5 })
    expect(calls.correos.list.output.safeParse(all.body).error).toBeUndefined()
    expect(all.body.data.map((c: { id: number }) => c.id)).toEqual([...ids].reverse())
    const list = async (more: object) =>
      (await root('GET', '/v1/correos', { ...more })).body.data.map((c: { id: number }) => c.id)
    expect(await list({ estado: 'fallido' })).toEqual([ids[2], ids[1]])
    expect(await list({ filtro: 'FISICA' })).toEqual([ids[2]])
    expect(await list({ filtro: '%' })).toEqual([])
    expect(await list({ filtro: 'ana@' })).toHaveLength(3)
  })

  it('are kept without their text after 90 days: who was written, about what, and what became of it', async () => {
    const db = openDb(t.databaseUrl)
    const viejo = async (estado: string, dias: number) => {
      const id = await plant(estado)
      await t.owner.query(
        `update correos set created_at = now() - make_interval(days => $2), enviado_at = now() - make_interval(days => $2) where id = $1`,
        [id, dias],
      )
      return id
    }
    const [enviado, guardado, fallido] = [
      await viejo('enviado', 91),
      await viejo('guardado', 91),
      await viejo('fallido', 91),
    ]
    const quedan = [await viejo('pendiente', 91), await viejo('enviado', 89)]
    expect(await forgetMailTexts(db, { parar: AbortSignal.abort() })).toBe(0)
    expect(await forgetMailTexts(db, { porTanda: 1 })).toBe(3)
    expect(await forgetMailTexts(db)).toBe(0)
    const show = async (id: number) => (await root('GET', `/v1/correos/${id}`)).body.data
    for (const id of [enviado, guardado, fallido])
      expect(await show(id)).toMatchObject({
        para: 'ana@ejemplo.edu',
        asunto: 'Sílabo de Álgebra',
        texto: '',
        html: '',
        adjuntos: [{ nombre: 'a.pdf', tipo: 'application/pdf' }],
      })
    for (const id of quedan) expect((await show(id)).texto).toBe('Hola')
    const again = await root('POST', `/v1/correos/${fallido}/reenviar`)
    expect([again.status, again.body.message]).toEqual([
      409,
      'Su texto ya no se guarda: pasaron más de 90 días.',
    ])
    // Their files go with the next sweep: no row names them any more.
    const { rows } = await t.owner.query('select adjuntos from correos where id = $1', [fallido])
    expect(JSON.stringify(rows[0]!.adjuntos)).not.toContain('secreta')
    await db.close()
  })

  it('are read whole, but for where their files lie', async () => {
    const r = await root('GET', `/v1/correos/${await plant('fallido')}`)
    expect(calls.correos.show.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data).toMatchObject({
      texto: 'Hola',
      institucion: 'Universidad de Prueba',
      error: 'se cayó',
      adjuntos: [{ nombre: 'a.pdf', tipo: 'application/pdf' }],
      no_reenviable: null,
    })
    expect(JSON.stringify(r.body)).not.toContain('secreta')
    expect((await root('GET', '/v1/correos/999999')).status).toBe(404)
  })

  it('what goes along is saved by whoever reads them, under its name, as long as it is kept', async () => {
    const storage = folderStorage(path.join(t.dataDir, 'archivos'))
    const nombre = '../Malla "de"\r\nDiseño; x=.html'
    const clave = await storage.put(Buffer.from('<script>alert(1)</script>'))
    const id = await plant('fallido')
    const keep = (adjuntos: object[]) =>
      t.owner.query('update correos set adjuntos = $2 where id = $1', [id, JSON.stringify(adjuntos)])
    await keep([
      { nombre: 'a.pdf', tipo: 'application/pdf' },
      { nombre, tipo: 'text/html', clave },
    ])
    const show = async () => (await root('GET', `/v1/correos/${id}`)).body
    const url = `/v1/correos/${id}/adjuntos/2`
    const read = await show()
    expect(calls.correos.show.output.safeParse(read).error).toBeUndefined()
    expect(read.data.adjuntos.map((a: { url: string | null }) => a.url)).toEqual([null, `/api${url}`])
    const r = await root('GET', url)
    expect([r.status, r.body]).toEqual([200, '<script>alert(1)</script>'])
    expect(r.raw.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition':
        "attachment; filename*=UTF-8''..%2FMalla%20%22de%22%0D%0ADise%C3%B1o%3B%20x%3D.html",
    })
    for (const otro of [1, 3, 0])
      expect((await root('GET', `/v1/correos/${id}/adjuntos/${otro}`)).status).toBe(otro === 0 ? 422 : 404)
    expect((await t.app.inject(`/api${url}?token=${t.gente.token.root}`)).statusCode).toBe(401)
    // What went out is not kept any more.
    await t.owner.query("update correos set estado = 'enviado' where id = $1", [id])
    const gone = await root('GET', url)
    expect([gone.status, gone.body.message]).toEqual([404, 'El adjunto ya no se guarda.'])
    expect((await show()).data.adjuntos[1].url).toBeNull()
    await t.owner.query("update correos set estado = 'guardado' where id = $1", [id])
    await storage.remove(clave)
    expect((await root('GET', url)).body.message).toBe('El adjunto ya no se guarda.')
  })

  it.each(ROLES.filter(rol => rol !== 'root'))('are not for %s', async rol => {
    const id = await plant('fallido')
    const ask = t.as(t.gente.token[rol])
    expect((await ask('GET', `/v1/correos/${id}/adjuntos/1`)).status).toBe(403)
    expect((await ask('GET', '/v1/correos')).status).toBe(403)
    expect((await ask('GET', `/v1/correos/${id}`)).status).toBe(403)
    expect((await ask('POST', `/v1/correos/${id}/reenviar`, {})).status).toBe(403)
  })

  it.each([
    ['enviado', 'Hola', /ya se envió/],
    ['pendiente', 'Hola', /espera su turno/],
    ['fallido', `Aquí: ${ENLACE}`, /enlace personal/],
    ['guardado', 'Hola', /todavía no tiene servidor de correo/],
  ])('that is %s («%s») is not sent again', async (estado, texto, reason) => {
    const id = await plant(estado, 'x', texto)
    const r = await root('POST', `/v1/correos/${id}/reenviar`, {})
    expect([r.status, r.body.message]).toEqual([409, expect.stringMatching(reason)])
    expect((await root('GET', `/v1/correos/${id}`)).body.data.no_reenviable).toMatch(reason)
  })

  it('that failed is sent again when the administrator says so, and it is in the log', async () => {
    const id = await plant('fallido')
    await t.owner.query("update correos set adjuntos = '[]' where id = $1", [id])
    const r = await root('POST', `/v1/correos/${id}/reenviar`, {})
    expect([r.status, r.body.data.estado]).toEqual([200, 'pendiente'])
    expect(r.body.message).toMatch(/quedará guardado aquí/)
    await expect.poll(async () => (await root('GET', `/v1/correos/${id}`)).body.data.estado).toBe('guardado')
    const { rows } = await t.owner.query(
      "select despues from cambios where evento = 'correo.reenviado' and objeto_id = $1",
      [id],
    )
    expect(rows[0].despues).toMatchObject({ para: 'ana@ejemplo.edu' })
  })
})
