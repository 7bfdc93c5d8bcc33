import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

const path = '/contacto/moduloCurriculo'
const DESTINO = 'hola@malla.edu'

describe('writing from /contacto', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  beforeEach(async () => {
    await t.owner.query('delete from intentos')
    await recibe(DESTINO)
  })
  afterAll(() => t.close())

  const recibe = (contacto: string | null) =>
    t.as(t.gente.token.root)('PUT', '/v1/ajustes/instalacion', { contacto })
  const ask = (step: 1 | 2 | 3, body: Record<string, unknown>, cookie = '', clave = '') =>
    t.as(null)('POST', `${path}/step${step}`, body, { cookie, 'idempotency-key': clave })
  /** Asks for a code; answers the browser's cookie and the code of the mail. */
  async function pedir(correo: string) {
    const r = await ask(1, { correo })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const made = r.raw.cookies.find(c => c.name === 'malla_contacto')!
    expect(made).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/contacto' })
    const [mail] = await mails(correo)
    return { cookie: `malla_contacto=${made.value}`, codigo: /\d{6}/.exec(mail!.asunto)![0] }
  }
  const mails = async (para: string) =>
    (await t.owner.query('select asunto, texto from correos where para = $1 order by id desc', [para]))
      .rows as { asunto: string; texto: string }[]
  const mensaje = { nombres: 'Ana Ruiz', institucion: 'Colegio Sol', mensaje: 'Quisiera una demostración.' }
  const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')

  it('takes an address, the code that it gets, and the message, which answers to its writer', async () => {
    const { cookie, codigo } = await pedir('ana@sol.edu')
    const antes = (await mails(DESTINO)).length
    expect((await ask(3, mensaje, cookie)).status).toBe(409)
    expect((await ask(2, { codigo: ` ${codigo.slice(0, 3)} ${codigo.slice(3)}` }, cookie)).status).toBe(200)
    const r = await ask(3, mensaje, cookie)
    expect([r.status, r.body.message]).toEqual([
      200,
      'Gracias: recibimos su mensaje. Le responderemos a su correo.',
    ])
    const llegados = await mails(DESTINO)
    expect(llegados).toHaveLength(antes + 1)
    expect(llegados[0]).toMatchObject({
      asunto: 'Contacto: Ana Ruiz',
      texto: expect.stringMatching(
        /Ana Ruiz, Colegio Sol \(ana@sol\.edu\) escribe:\s+Quisiera una demostración\.[\s\S]*Su respuesta llegará a ana@sol\.edu/,
      ),
    })
    // Once: the same code sends nothing more.
    expect((await ask(3, mensaje, cookie)).status).toBe(409)
    expect(await mails(DESTINO)).toHaveLength(antes + 1)
  })

  it('each step that is asked again under its key, for the answer was lost, is answered as it was and done once', async () => {
    const clave = randomUUID()
    const pedidos = []
    for (let i = 0; i < 4; i++) pedidos.push(await ask(1, { correo: 'vez@sol.edu' }, '', clave))
    expect(pedidos.map(r => r.status)).toEqual([200, 200, 200, 200])
    const [mail, ...otros] = await mails('vez@sol.edu')
    expect(otros).toEqual([])
    const cookie = `malla_contacto=${pedidos.at(-1)!.raw.cookies[0]!.value}`
    const codigo = /\d{6}/.exec(mail!.asunto)![0]
    for (let i = 0; i < 4; i++) await ask(2, { codigo: otro(codigo) }, cookie)
    for (let i = 0; i < 2; i++) expect((await ask(2, { codigo }, cookie, randomUUID())).status).toBe(200)
    const antes = (await mails(DESTINO)).length
    const tercera = randomUUID()
    const enviados = [await ask(3, mensaje, cookie, tercera), await ask(3, mensaje, cookie, tercera)]
    expect(enviados.map(r => [r.status, r.body])).toEqual(Array(2).fill([200, enviados[0]!.body]))
    expect(await mails(DESTINO)).toHaveLength(antes + 1)
    // Nobody is told that something was sent which was not.
    expect((await ask(3, { ...mensaje, mensaje: 'Otro.' }, cookie, tercera)).status).toBe(409)
    expect((await ask(3, mensaje, cookie, randomUUID())).status).toBe(409)
    // The same key for another address is not answered with what is another's.
    const ajeno = await ask(1, { correo: 'distinto@sol.edu' }, '', clave)
    expect(ajeno.raw.cookies[0]!.value).not.toBe(pedidos[0]!.raw.cookies[0]!.value)
  })

  it('a code is not good in another browser, nor after five wrong ones, nor after its time', async () => {
    const uno = await pedir('uno@sol.edu')
    const dos = await pedir('dos@sol.edu')
    expect((await ask(2, { codigo: uno.codigo })).status).toBe(422)
    expect((await ask(2, { codigo: otro(dos.codigo) }, dos.cookie)).body.errors.codigo).toEqual([
      'El código no es ese. Revise el último correo que le llegó.',
    ])
    for (let i = 0; i < 4; i++) await ask(2, { codigo: otro(dos.codigo) }, dos.cookie)
    expect((await ask(2, { codigo: dos.codigo }, dos.cookie)).status).toBe(422)
    await t.owner.query(
      "update contactos set vence_at = now() - interval '1 minute' where correo = 'uno@sol.edu'",
    )
    expect((await ask(2, { codigo: uno.codigo }, uno.cookie)).body.errors.codigo).toEqual([
      'El código venció o no se pidió en este navegador. Pida otro.',
    ])
  })

  it('sends an address at most three codes in a while', async () => {
    for (let i = 0; i < 3; i++) await pedir('mucho@sol.edu')
    expect((await ask(1, { correo: 'MUCHO@sol.edu' })).status).toBe(429)
    expect(await mails('mucho@sol.edu')).toHaveLength(3)
  })

  it('says so where nobody reads it, and what is wrong with each field', async () => {
    await recibe(null)
    const r = await ask(1, { correo: 'ana@sol.edu' })
    expect([r.status, r.body.message]).toEqual([409, 'Por ahora nadie recibe mensajes por aquí.'])
    expect((await ask(1, { correo: 'ana' })).status).toBe(422)
    for (const mensaje of ['', ' \n '])
      expect(Object.keys((await ask(3, { nombres: '', mensaje })).body.errors)).toEqual([
        'nombres',
        'mensaje',
      ])
  })
})
