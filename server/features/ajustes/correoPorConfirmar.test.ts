import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../platform/mail/testing/mailServer.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { decoded } from '../../testing/outbox.ts'

const c = calls.ajustes
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

async function persona() {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  await ponerClave(t.owner, made.usuario)
  const ask = (call: Parameters<typeof askCall>[2], input: Record<string, unknown> = {}) =>
    askCall(t, made.token, call, input)
  const { correo } = (await ask(c.showProfile)).body.data as { correo: string }
  return {
    ...made,
    correo,
    nuevo: `nuevo${made.usuario}@otra.pe`,
    ask,
    pedir: (otro: string, campos = {}) => ask(c.saveProfile, { correo: otro, actual: CLAVE, ...campos }),
    perfil: async () => (await ask(c.showProfile)).body.data,
  }
}
type Persona = Awaited<ReturnType<typeof persona>>

const mailsTo = (para: string): string[] =>
  server.received.filter(m => m.para.includes(para)).map(m => decoded(m.source))

/** The code of the link in the nth mail to an address. */
async function codigoEn(para: string, nth = 1): Promise<string> {
  await expect.poll(() => mailsTo(para).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(nth)
  return /04022015015219\?codigo=([\w-]+)/.exec(mailsTo(para)[nth - 1]!)![1]!
}

/** A person whose other address waits, and the code that came there. */
async function esperando() {
  const p = await persona()
  expect((await p.pedir(p.nuevo)).status).toBe(200)
  return { ...p, codigo: await codigoEn(p.nuevo) }
}
const confirmar = async (p: Persona, codigo: string) => (await p.ask(c.confirmCorreo, { codigo })).status

describe('another mail of one’s own', () => {
  it('waits until the link that came there is opened; everything else is saved, and the present one hears of it at once', async () => {
    const p = await persona()
    const r = await p.pedir(p.nuevo, { grado: 'Mg.' })
    expect(c.saveProfile.output.safeParse(r.body).error).toBeUndefined()
    expect([r.status, r.body.message]).toEqual([200, expect.stringContaining(p.nuevo)])
    expect(r.body.data).toMatchObject({ correo: p.correo, correo_por_confirmar: p.nuevo, grado: 'Mg.' })
    const codigo = await codigoEn(p.nuevo)
    await expect.poll(() => mailsTo(p.correo).length).toBe(1)
    expect(mailsTo(p.correo)[0]).toMatch(/elija otra contraseña ahora mismo en \S+\/auth\/recovery-pass/)
    expect(mailsTo(p.correo)[0]).not.toContain(p.nuevo)

    const hecho = await p.ask(c.confirmCorreo, { codigo })
    expect(c.confirmCorreo.output.safeParse(hecho.body).error).toBeUndefined()
    expect(hecho.body.data).toMatchObject({ correo: p.nuevo, correo_por_confirmar: null })
    expect((await p.ask(calls.auth.user)).body.data.persona.correo).toBe(p.nuevo)
    await expect.poll(() => mailsTo(p.correo).length).toBe(2)
    expect(mailsTo(p.correo)[1]).toContain('acaba de cambiar')
    // Opened again, in another tab: it is told that it was, and nothing more happens.
    const otraVez = await p.ask(c.confirmCorreo, { codigo })
    expect([otraVez.status, otraVez.body]).toEqual([
      200,
      { data: hecho.body.data, message: `Este enlace ya se usó: su correo es ${p.nuevo}.` },
    ])
    expect((await p.ask(c.resendCorreo)).status).toBe(404)
    const { rows } = await t.owner.query(
      "select antes from cambios where objeto_id = $1 and evento = 'usuario.updated' order by id",
      [p.usuario],
    )
    expect(rows.map(row => row.antes)).toEqual([{ grado: null }, { correo: p.correo }])
  })

  it('asks for the password before it waits; the same one in other capitals waits for nothing', async () => {
    const p = await persona()
    for (const actual of [undefined, 'no es'])
      expect((await p.pedir(p.nuevo, { actual })).body.errors).toHaveProperty('actual')
    expect(await p.perfil()).toMatchObject({ correo: p.correo, correo_por_confirmar: null })
    const r = await p.ask(c.saveProfile, { correo: p.correo.toUpperCase() })
    expect([r.body.message, r.body.data.correo]).toEqual([mensajes.exito.guardado, p.correo.toUpperCase()])
  })

  it('the link is sent once more: only the last one is good, by which the mail changes', async () => {
    const p = await esperando()
    const otra = await p.ask(c.resendCorreo)
    expect([otra.status, otra.body.message]).toEqual([200, expect.stringContaining(p.nuevo)])
    const codigo = await codigoEn(p.nuevo, 2)
    expect(await confirmar(p, p.codigo)).toBe(422)
    expect(await confirmar(p, codigo)).toBe(200)
    expect((await p.ask(c.resendCorreo)).status).toBe(404)
  })

  it('of two that open the link at once one changes it, and the other is told that it is changed', async () => {
    const p = await esperando()
    const abrir = async () => (await p.ask(c.confirmCorreo, { codigo: p.codigo })).body.message
    expect((await Promise.all([abrir(), abrir()])).sort()).toEqual([
      `Este enlace ya se usó: su correo es ${p.nuevo}.`,
      `Su correo es ahora ${p.nuevo}.`,
    ])
  })

  it('the link of an address that is one’s own by now says nothing of it once there is another, or another waits', async () => {
    const p = await esperando()
    expect(await confirmar(p, p.codigo)).toBe(200)
    expect((await p.pedir(`otro${p.usuario}@otra.pe`)).status).toBe(200)
    expect(await confirmar(p, p.codigo)).toBe(422)
    const codigo = await codigoEn(`otro${p.usuario}@otra.pe`)
    expect(await confirmar(p, codigo)).toBe(200)
    expect(await confirmar(p, p.codigo)).toBe(422)
    expect(await confirmar(p, codigo)).toBe(200)
  })

  it('who has others written to stops after five an hour; who confirms is not stopped', async () => {
    const p = await persona()
    for (let i = 1; i <= 5; i++) {
      expect((await (i < 4 ? p.pedir(p.nuevo) : p.ask(c.resendCorreo))).status).toBe(200)
      await codigoEn(p.nuevo, i)
    }
    const sexta = [await p.ask(c.resendCorreo), await p.pedir('victima@x.pe')]
    expect(sexta.map(r => r.status)).toEqual([429, 429])
    expect(await confirmar(p, await codigoEn(p.nuevo, 5))).toBe(200)
    expect(mailsTo('victima@x.pe')).toEqual([])
  })
})

describe('the link', () => {
  const root = (call: Parameters<typeof askCall>[2], input: Record<string, unknown>) =>
    askCall(t, t.gente.token.root, call, input)
  const noEspera = async (p: Persona) =>
    expect(await p.perfil()).toMatchObject({ correo_por_confirmar: null })

  it.each<[string, (p: Persona) => Promise<unknown>]>([
    [
      'the change was taken back',
      async p => {
        expect((await p.ask(c.cancelCorreo)).body.data).toMatchObject({ correo: p.correo })
        await noEspera(p)
      },
    ],
    ['another address was asked for', p => p.pedir(`otro${p.usuario}@otra.pe`)],
    [
      'root gave another address',
      async p => {
        await root(calls.usuarios.update, { id: p.usuario, correo: `dado${p.usuario}@ejemplo.edu` })
        await noEspera(p)
      },
    ],
    [
      'one chose another password',
      async p => {
        await p.ask(calls.auth.changePassword, { actual: CLAVE, password: 'caballo grapa batería' })
        await noEspera(p)
      },
    ],
    [
      'a day has gone by',
      p =>
        t.owner.query(
          "update correos_por_confirmar set vence_at = vence_at - interval '24 hours' where usuario_id = $1",
          [p.usuario],
        ),
    ],
  ])('is good for nothing once %s', async (_case, change) => {
    const p = await esperando()
    await change(p)
    expect(await confirmar(p, p.codigo)).toBe(422)
    expect((await p.perfil()).correo).not.toBe(p.nuevo)
  })

  it('is good for nothing to another account, nor to whoever is signed in nowhere', async () => {
    const [p, otra] = [await esperando(), await esperando()]
    expect(await confirmar(otra, p.codigo)).toBe(422)
    expect((await askCall(t, null, c.confirmCorreo, { codigo: p.codigo })).status).toBe(401)
    expect(await confirmar(p, p.codigo)).toBe(200)
    expect(await confirmar(otra, p.codigo)).toBe(422)
  })

  it('of recovery, by which the owner of the account stops a hostile change', async () => {
    const p = await esperando()
    const recuperacion = newToken()
    await t.owner.query(
      "insert into recuperaciones (token_hash, usuario_id, vence_at) values ($1, $2, now() + interval '30 minutes')",
      [hashToken(recuperacion), p.usuario],
    )
    // That of the address chooses no password.
    const clave = (codigo: string) =>
      askCall(t, null, calls.auth.reset, { codigo, password: 'caballo grapa batería' })
    expect((await clave(p.codigo)).status).toBe(422)
    expect((await clave(recuperacion)).status).toBe(200)
    const { rows } = await t.owner.query('select 1 from correos_por_confirmar where usuario_id = $1', [
      p.usuario,
    ])
    expect(rows).toEqual([])
  })
})
