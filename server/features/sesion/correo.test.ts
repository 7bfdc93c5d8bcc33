import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { recoveryLink } from './recuperar.service.ts'

let t: TestApp
let db: ReturnType<typeof openDb>
beforeAll(async () => {
  t = await createTestApp()
  db = openDb(t.databaseUrl, 1)
})
afterAll(async () => {
  await db.close()
  await t.close()
})

/** A link of recovery that is still good; answers its code. */
async function ponerEnlace(usuario: number): Promise<string> {
  const codigo = newToken()
  await t.owner.query(
    "insert into recuperaciones (token_hash, usuario_id, vence_at) values ($1, $2, now() + interval '30 minutes')",
    [hashToken(codigo), usuario],
  )
  return codigo
}

/** A person with a password and such a link. */
async function conEnlace() {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  await ponerClave(t.owner, made.usuario)
  const codigo = await ponerEnlace(made.usuario)
  const { rows } = await t.owner.query(
    'select p.correo from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
    [made.usuario],
  )
  return { ...made, codigo, correo: rows[0].correo as string }
}
type Persona = Awaited<ReturnType<typeof conEnlace>>

const reset = async (codigo: string) =>
  (await t.as(null)('POST', '/v1/auth/clave/nueva', { codigo, password: 'caballo grapa batería' })).status
const own = (p: Persona, campos: Record<string, unknown>) =>
  askCall(t, p.token, calls.ajustes.saveProfile, { actual: CLAVE, ...campos })
const byRoot = (p: Persona, campos: Record<string, unknown>) =>
  askCall(t, t.gente.token.root, calls.usuarios.update, { id: p.usuario, ...campos })
const told = (p: Persona) =>
  readOutbox(t.dataDir).filter(m => m.para === p.correo && m.texto.includes('El correo del usuario'))

/** The link that a mail makes when it goes out, asked for now to where the person reads now; null: it makes none. */
async function laterLink(p: Persona): Promise<() => Promise<string | null>> {
  const { rows } = await t.owner.query('select clock_timestamp()::text as ahora')
  const pedido = { id: p.usuario, para: p.correo, pedidoAt: rows[0].ahora }
  return () => recoveryLink('https://malla')(db, pedido)
}
const CAMBIOS: [string, typeof own, Record<string, unknown>][] = [
  ['another address of one’s own', own, { correo: 'otra@ejemplo.edu' }],
  ['another address that root gives', byRoot, { correo: 'dada@ejemplo.edu' }],
  ['a temporary password that root gives', byRoot, { password: 'escogida por root' }],
]

describe('an open link of recovery', () => {
  it.each(CAMBIOS)('is void after %s', async (_case, change, campos) => {
    const p = await conEnlace()
    expect((await change(p, campos)).status).toBe(200)
    expect(await reset(p.codigo)).toBe(422)
  })

  it.each(CAMBIOS)('is not made by a mail that waited while there came %s', async (_case, change, campos) => {
    const p = await conEnlace()
    const goOut = await laterLink(p)
    expect((await change(p, campos)).status).toBe(200)
    expect(await goOut()).toBeNull()
  })

  it('is made by a mail that waited through anything else', async () => {
    const p = await conEnlace()
    const goOut = await laterLink(p)
    expect((await own(p, { correo: p.correo.toUpperCase(), telefono: '54' })).status).toBe(200)
    const codigo = new URL((await goOut())!).searchParams.get('codigo')!
    expect(await reset(codigo)).toBe(200)
  })

  it('is good after anything else', async () => {
    const p = await conEnlace()
    expect((await own(p, { correo: p.correo.toUpperCase(), telefono: '54' })).status).toBe(200)
    expect(await reset(p.codigo)).toBe(200)
    expect(told(p)).toEqual([])
  })
})

describe('another address', () => {
  it.each([
    ['by oneself', own],
    ['by root', byRoot],
  ])('%s is told to the former one, without the new one', async (_case, change) => {
    const p = await conEnlace()
    await change(p, { correo: `nueva${p.usuario}@ejemplo.edu` })
    await expect.poll(() => told(p).length).toBe(1)
    expect(told(p)[0]!.texto).not.toContain('nueva')
  })

  it('is told five times an hour for an account at most, with those of its password; whoever has others written to stops there', async () => {
    const p = await conEnlace()
    const saves: number[] = []
    for (let i = 0; i < 5; i++)
      saves.push((await own(p, { correo: `victima${p.usuario}-${i % 2}@x.pe` })).status)
    expect(saves).toEqual(Array(5).fill(200))
    const sexta = await own(p, { correo: 'otra@y.pe' })
    expect([sexta.status, sexta.body.message]).toEqual([429, expect.stringMatching(/Espere una hora/)])
    const clave = await askCall(t, p.token, calls.auth.changePassword, {
      actual: CLAVE,
      password: 'caballo grapa batería',
    })
    expect(clave.status).toBe(429)
    const suyos = await t.owner.query('select 1 from correos where para like $1', [`victima${p.usuario}-%`])
    expect(suyos.rows).toHaveLength(4)
    // What tells nobody goes on, and so do whoever puts it right and the way back in.
    expect((await own(p, { telefono: '54' })).status).toBe(200)
    expect((await byRoot(p, { correo: p.correo })).status).toBe(200)
    expect(await reset(await ponerEnlace(p.usuario))).toBe(200)
  })

  it('is told again when an hour has gone by', async () => {
    const p = await conEnlace()
    await t.owner.query(
      "insert into intentos (clave, fallos, desde) values ($1, 9, now() - interval '61 minutes')",
      [`aviso:${p.usuario}`],
    )
    expect((await own(p, { correo: `otra${p.usuario}@y.pe` })).status).toBe(200)
    const { rows } = await t.owner.query('select fallos from intentos where clave = $1', [
      `aviso:${p.usuario}`,
    ])
    expect(rows[0].fallos).toBe(1)
  })
})
