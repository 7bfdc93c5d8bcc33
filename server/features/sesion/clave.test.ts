import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { describe, expect, it } from 'vitest'
import { CLAVE } from '../../testing/clave.ts'
import { casaDeClaves } from './testing/casaDeClaves.ts'

const OTRA = 'caballo grapa batería'

const casa = casaDeClaves()
const { change, codigoFor, mailsTo, persona, recover, reset, signin, usuarioRow, works } = casa

describe('changing one’s own password', () => {
  it('ends all other sessions, and its owner is told', async () => {
    const { nombre, token, usuario, correo } = await persona()
    const other = (await signin(nombre, CLAVE)).body._token
    await casa.t.owner.query("update usuarios set clave_temporal = 'x' where id = $1", [usuario])
    expect((await change(token, CLAVE, OTRA)).status).toBe(200)
    expect([await works(token), await works(other)]).toEqual([200, 401])
    expect((await signin(nombre, CLAVE)).status).toBe(422)
    expect((await signin(nombre, OTRA)).status).toBe(200)
    const row = await usuarioRow(usuario)
    expect([row.clave_temporal, row.debe_cambiar]).toEqual([null, false])
    expect(row.clave_cambiada_at).not.toBeNull()
    await expect.poll(() => mailsTo(correo, /acaba de cambiar/).length).toBe(1)
  })

  it('is recorded without any secret', async () => {
    const { token, usuario } = await persona()
    await change(token, CLAVE, OTRA)
    const { rows } = await casa.t.owner.query(
      "select * from cambios where evento = 'usuario.clave_changed' and objeto_id = $1",
      [usuario],
    )
    expect(rows).toHaveLength(1)
    expect([Number(rows[0].quien), Number(rows[0].empresa_id)]).toEqual([usuario, casa.t.gente.empresa])
    expect(JSON.stringify(rows)).not.toMatch(/argon2|caballo|larga/)
  })

  it.each([
    ['the present one is wrong', 'no es esta', OTRA, 'actual', /actual/],
    ['it is short', CLAVE, 'corta', 'password', /10/],
    ['everybody tries it', CLAVE, 'Contraseña 123', 'password', /cualquiera probaría/],
    ['it is the one they have', CLAVE, CLAVE, 'password', /distinta/],
  ])('is refused when %s', async (_case, actual, password, field, reason) => {
    const { token, nombre } = await persona()
    const r = await change(token, actual, password)
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, [field]])
    expect(r.body.errors[field][0]).toMatch(reason)
    expect((await signin(nombre, CLAVE)).status).toBe(200)
  })

  it('to one’s name is refused', async () => {
    const { token, usuario } = await persona()
    await casa.t.owner.query("update usuarios set usuario = 'rosa.maldonado' where id = $1", [usuario])
    expect((await change(token, CLAVE, 'Rosa Maldonado')).body.errors.password[0]).toMatch(/su usuario/)
  })

  it('guessing the present one is stopped after ten', async () => {
    const { token } = await persona()
    for (let i = 0; i < 10; i++) expect((await change(token, 'no es esta', OTRA)).status).toBe(422)
    expect((await change(token, CLAVE, OTRA)).status).toBe(429)
  })
})

describe('a temporary password', () => {
  it('opens nothing but the way to change it', async () => {
    const { token, usuario } = await persona()
    await casa.t.owner.query('update usuarios set debe_cambiar = true where id = $1', [usuario])
    const ask = casa.t.as(token)
    expect((await ask('POST', '/auth/user', {})).body.data.debe_cambiar).toBe(true)
    for (const [verb, path] of [
      ['GET', '/v1/sesiones'],
      ['POST', '/facultades/list'],
      ['POST', '/empresas/change'],
      ['GET', '/v1/changes'],
      ['POST', '/v1/broadcasting/auth'],
    ] as const) {
      const r = await ask(verb, path, {})
      expect([path, r.status, r.body.message]).toEqual([path, 403, mensajesDeError.claveTemporal])
    }
    expect((await change(token, CLAVE, OTRA)).status).toBe(200)
    expect((await ask('GET', '/v1/sesiones')).status).toBe(200)
  })

  it('lets its owner leave', async () => {
    const { token, usuario } = await persona()
    await casa.t.owner.query('update usuarios set debe_cambiar = true where id = $1', [usuario])
    expect((await casa.t.as(token)('POST', '/auth/logout', {})).status).toBe(200)
    expect(await works(token)).toBe(401)
  })
})

describe('asked again under the same key, for the answer was lost', () => {
  const key = () => ({ 'idempotency-key': randomUUID() })

  it('a change of the password is answered as it was, also while it is being done', async () => {
    const { nombre, token, correo } = await persona()
    const headers = key()
    const both = [change(token, CLAVE, OTRA, headers), change(token, CLAVE, OTRA, headers)]
    for (const r of [...(await Promise.all(both)), await change(token, CLAVE, OTRA, headers)])
      expect([r.status, r.body.message]).toEqual([
        200,
        'Su contraseña cambió y sus otras sesiones se cerraron.',
      ])
    expect((await signin(nombre, OTRA)).status).toBe(200)
    await expect.poll(() => mailsTo(correo, /acaba de cambiar/).length).toBe(1)
    // Another key is another change, and another input under the same one is refused.
    expect((await change(token, CLAVE, OTRA, key())).status).toBe(422)
    for (const [antes, despues] of [
      [CLAVE, 'otra-grapa-correcta-9'],
      ['otra-grapa-correcta-9', OTRA],
    ] as const)
      expect((await change(token, antes, despues, headers)).status).toBe(409)
    expect((await signin(nombre, OTRA)).status).toBe(200)
    const otra = await casa.t.as(token)('DELETE', '/v1/sesiones/1', {}, headers)
    expect([otra.status, otra.body.message]).toEqual([409, mensajesDeError.claveRepetida])
  })

  it('a link that was used says so to whoever used it, and to nobody else', async () => {
    const { nombre, correo } = await persona()
    await recover(nombre)
    const codigo = await codigoFor(correo)
    const headers = key()
    for (const r of [await reset(codigo, OTRA, headers), await reset(codigo, OTRA, headers)])
      expect([r.status, r.body.message]).toEqual([200, 'Su contraseña cambió. Ya puede entrar con ella.'])
    expect((await reset(codigo, OTRA, key())).status).toBe(422)
    expect((await reset('x'.repeat(43), OTRA, headers)).status).toBe(409)
    expect((await reset(codigo, 'otra-grapa-correcta-9', headers)).status).toBe(409)
    const { rows } = await casa.t.owner.query('select * from repeticiones')
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${codigo}|caballo`))
  })

  it('one link is sent', async () => {
    const { nombre, correo } = await persona()
    const headers = key()
    const ask = () => casa.t.as(null)('POST', '/auth/recoverypass', { usuario: nombre }, headers)
    const [a, b] = [await ask(), await ask()]
    expect([a.status, b.status, b.body]).toEqual([200, 200, a.body])
    await codigoFor(correo)
    await sleep(300)
    expect(mailsTo(correo, /codigo=/)).toHaveLength(1)
  })
})
