import { allCalls, calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { filas, PUBLICAS } from '../testing/proof/filas.ts'
import { type Mundo, plantMundo } from '../testing/proof/mundo.ts'
import { pedir } from '../testing/proof/pedir.ts'

/** Without a session, with one that ended, and before a temporary password is changed, nothing is answered: every call of the contracts. */

const privadas = allCalls().filter(([name, c]) => c.access !== 'public' && filas[name])

let t: TestApp
let m: Mundo
let ended: Record<string, string>
let temporal: string
beforeAll(async () => {
  t = await createTestApp()
  m = await plantMundo(t)
  const alguien = () => t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
  const [salida, vencida, bloqueada, nueva] = [
    await alguien(),
    await alguien(),
    await alguien(),
    await alguien(),
  ]
  expect((await t.as(salida.token)('POST', '/auth/logout', {})).status).toBe(200)
  await t.owner.query("update sesiones set vence_at = now() - interval '1 minute' where usuario_id = $1", [
    vencida.usuario,
  ])
  await t.owner.query("update usuarios set estado = '3' where id = $1", [bloqueada.usuario])
  await t.owner.query('update usuarios set debe_cambiar = true where id = $1', [nueva.usuario])
  ended = { salida: salida.token, vencida: vencida.token, bloqueada: bloqueada.token }
  temporal = nueva.token
})
afterAll(() => t.close())

it('what anybody may ask is on the list', () => {
  const names = allCalls()
    .filter(([, c]) => c.access === 'public')
    .map(([name]) => name)
  const what = 'one public call more: PUBLICAS in server/testing/proof/filas.ts, and docs/security.md'
  expect(names.sort(), what).toEqual([...PUBLICAS].sort())
})

describe.each(privadas)('%s', (name, call) => {
  const ask = (token: string | null) => pedir(t, token, call, filas[name]!.entrada(m.uno, 'zquno'))

  it('without a session, with a token that means nothing or one that ended: 401', async () => {
    for (const token of [null, 'x'.repeat(43), ...Object.values(ended)]) {
      const r = await ask(token)
      expect([r.status, r.text]).toEqual([401, expect.not.stringMatching(/zq/)])
      expect(JSON.parse(r.text).message).toBe(mensajesDeError.sesionTerminada)
    }
  })

  it('with a temporary password: 403 until it is changed', async () => {
    const opens = ([calls.auth.user, calls.auth.changePassword] as unknown[]).includes(call)
    expect((await ask(temporal)).status === 403).toBe(!opens)
  })
})
