import { mensajes } from '@malla/contracts/mensajes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../platform/mail/testing/mailServer.ts'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  t = await createTestApp({ SMTP_URL: server.url })
})
afterAll(async () => {
  await t.close()
  await server.close()
})

const URL = '/v1/plan/estudios/revisar/redaccion'
const ask = (body: object, rol: 'operador' | 'inspector' = 'operador') =>
  t.as(t.gente.token[rol])('POST', URL, { ...body })
const setReaders = (redaccion: string[]) =>
  t.as(t.gente.token.operador)('PUT', '/v1/ajustes/institucion', { redaccion })
const mails = async () => (await t.owner.query('select * from correos order by id')).rows

describe('«Revisar redacción»', () => {
  it('says that nobody receives it while the institution names nobody', async () => {
    const { plan } = await plantPlan(t)
    const r = await ask({ planestudio_id: plan, texto: 'Diseña redes' })
    expect(r.status).toBe(422)
    expect(r.body.errors.texto[0]).toMatch(/Nadie recibe estas solicitudes/)
    expect(await mails()).toEqual([])
  })

  it('goes to each of those it names, with the text as it was written and the answer to who asks', async () => {
    expect((await setReaders(['lectora@ejemplo.edu', 'lector@ejemplo.edu'])).status).toBe(200)
    const { plan } = await plantPlan(t)
    const r = await ask({ planestudio_id: plan, texto: 'Diseña «redes» & <b>puentes</b>' })
    expect([r.status, r.body.message]).toEqual([200, mensajes.exito.redaccion])
    await expect.poll(() => server.received.length).toBe(2)
    expect(server.received.map(m => m.para).sort()).toEqual([['lector@ejemplo.edu'], ['lectora@ejemplo.edu']])
    const { rows } = await t.owner.query(
      'select p.correo, p.nombres from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
      [t.gente.usuario.operador],
    )
    for (const { source } of server.received) expect(source).toContain(`Reply-To: ${rows[0].correo}`)
    const [mail] = await mails()
    expect(mail.asunto).toBe('Revisar redacción: Diseña «redes» & <b>puentes</b>')
    expect(mail.texto).toContain(rows[0].nombres)
    expect(mail.texto).toContain('«Diseña «redes» & <b>puentes</b>»')
    expect(mail.html).toContain('&lt;b&gt;puentes&lt;/b&gt;')
  })

  it('names the competency by its letters, and only one of that plan', async () => {
    await setReaders(['lectora@ejemplo.edu'])
    const [{ plan }, otro] = [await plantPlan(t), await plantPlan(t)]
    const made = await t.as(t.gente.token.operador)('POST', '/v1/plan/estudios/competencias', {
      planestudio_id: plan,
      nombre: 'Diseña redes',
    })
    const competencia_id = made.body.data.id
    const texto = 'Diseña redes de datos'
    expect((await ask({ planestudio_id: plan, competencia_id, texto })).status).toBe(200)
    expect((await mails()).at(-1).texto).toContain(`la competencia ${made.body.data.codigo}`)
    expect((await ask({ planestudio_id: otro.plan, competencia_id, texto })).status).toBe(404)
    expect((await ask({ planestudio_id: plan, competencia_id: 999_999, texto })).status).toBe(404)
  })

  it.each([
    [{ texto: '   ' }, 'texto'],
    [{ texto: 'x'.repeat(2001) }, 'texto'],
    [{ texto: 'Diseña redes', planestudio_id: 'x' }, 'planestudio_id'],
  ])('refuses %j', async (wrong, campo) => {
    const { plan } = await plantPlan(t)
    const r = await ask({ planestudio_id: plan, ...wrong })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, [campo]])
  })

  it('that failed is sent again, also where its text has what stands for a personal link', async () => {
    await setReaders(['lectora@ejemplo.edu'])
    const { plan } = await plantPlan(t)
    expect((await ask({ planestudio_id: plan, texto: 'Diseña {{enlace}}' })).status).toBe(200)
    const { id } = (await mails()).at(-1)
    await expect.poll(async () => (await mails()).at(-1).estado).toBe('enviado')
    await t.owner.query("update correos set estado = 'fallido' where id = $1", [id])
    const r = await t.as(t.gente.token.root)('POST', `/v1/correos/${id}/reenviar`, {})
    expect([r.status, r.body.message]).toEqual([200, expect.stringMatching(/Volveremos a enviar/)])
  })

  it('counts as so many mails as it is: who asks ten readers six times waits', async () => {
    await setReaders(Array.from({ length: 10 }, (_x, i) => `lectora${i}@ejemplo.edu`))
    const { plan } = await plantPlan(t)
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const antes = (await mails()).length
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push((await t.as(token)('POST', URL, { planestudio_id: plan, texto: `Diseña ${i}` })).status)
    expect(statuses).toEqual([...Array(6).fill(200), 429])
    expect((await mails()).length - antes).toBe(60)
  })

  it('is not for who only reads, nor for a plan of another institution', async () => {
    const { plan } = await plantPlan(t)
    expect((await ask({ planestudio_id: plan, texto: 'Diseña' }, 'inspector')).status).toBe(403)
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    expect((await ask({ planestudio_id: ajeno.plan, texto: 'Diseña' })).status).toBe(404)
  })
})
