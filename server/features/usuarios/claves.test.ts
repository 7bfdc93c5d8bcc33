import { randomUUID } from 'node:crypto'
import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'

const c = calls.usuarios

describe('temporary passwords', () => {
  let t: TestApp
  let n = 0
  let tipo: number
  beforeAll(async () => {
    t = await createTestApp()
    tipo = Number((await t.owner.query("select id from tipospersonas where codigo = '00001'")).rows[0].id)
  })
  afterAll(() => t.close())

  const ask = (
    call: (typeof c)[keyof typeof c],
    body: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => askCall(t, t.gente.token.root, call, body, headers)
  const acceso = () => ({
    empresa_id: t.gente.empresa,
    tipopersona_id: tipo,
    tipouser: 2,
    rol: 1,
    is_tutor: false,
    permisosFacultades: [],
    permisosProgramas: [],
    programas_ids: [],
    cursos_ids: [],
  })
  const make = async (more: Record<string, unknown> = {}) => {
    const usuario = `clave${++n}@ejemplo.edu`
    const r = await ask(c.create, {
      usuario,
      nombres: usuario,
      correo: usuario,
      accesos: [acceso()],
      ...more,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  const signin = async (usuario: string, password: string) =>
    t.as(null)('POST', '/auth/signin', { usuario, password })
  const works = async (token: string) => (await t.as(token)('POST', '/auth/user', {})).status

  it('one is made when none is given; it can be shown, signs in, and must be changed', async () => {
    const made = await make()
    const shown = await ask(c.showPassword, { id: made.id })
    expect(shown.body.password).toMatch(/^[a-hj-km-np-z2-9-]{14}$/)
    const signed = await signin(made.usuario, shown.body.password)
    expect(signed.status).toBe(200)
    const me = await t.as(signed.body._token)('POST', '/auth/user', {})
    expect(me.body.data.debe_cambiar).toBe(true)
  })

  it('each look is a record without the password', async () => {
    const made = await make()
    const { password } = (await ask(c.showPassword, { id: made.id })).body
    await ask(c.showPassword, { id: made.id })
    const { rows } = await t.owner.query(
      "select * from cambios where evento = 'usuario.clave_vista' and objeto_id = $1",
      [made.id],
    )
    expect(rows).toHaveLength(2)
    expect(Number(rows[0].quien)).toBe(t.gente.usuario.root)
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  it('once its owner chose another one it is gone, and a new one can be given', async () => {
    const made = await make()
    await t.owner.query('update usuarios set clave_temporal = null, debe_cambiar = false where id = $1', [
      made.id,
    ])
    const gone = await ask(c.showPassword, { id: made.id })
    expect(gone.body.password).toBeNull()
    expect(gone.body.message).toMatch(/eligió su propia contraseña.*nueva/)
    const issued = await ask(c.issuePassword, { id: made.id })
    expect((await ask(c.showPassword, { id: made.id })).body.password).toBe(issued.body.password)
  })

  it('a new one ends the former, every open session and every link of recovery', async () => {
    const made = await make({ password: 'la-primera-9' })
    const token = (await signin(made.usuario, 'la-primera-9')).body._token
    await t.owner.query(
      "insert into recuperaciones (token_hash, usuario_id, vence_at) values ('x', $1, now() + interval '1 hour')",
      [made.id],
    )
    expect(await works(token)).toBe(200)
    const issued = await ask(c.issuePassword, { id: made.id })
    expect(await works(token)).toBe(401)
    expect((await signin(made.usuario, 'la-primera-9')).status).toBe(422)
    expect((await signin(made.usuario, issued.body.password)).status).toBe(200)
    expect(
      (
        await t.owner.query('select 1 from recuperaciones where usada_at is null and usuario_id = $1', [
          made.id,
        ])
      ).rows,
    ).toEqual([])
  })

  it('one’s own is not issued, nor given in the form', async () => {
    const id = t.gente.usuario.root
    expect((await ask(c.issuePassword, { id })).status).toBe(422)
    const given = await ask(c.update, { id, password: 'sin decir la actual' })
    expect([given.status, Object.keys(given.body.errors)]).toEqual([422, ['password']])
    // The form sends an empty one when none was typed.
    expect((await ask(c.update, { id, password: '', grado: 'Mg.' })).status).toBe(200)
  })

  it('given in the form it is told in the log, apart from what else changed', async () => {
    const { id, revision } = await make()
    const saved = await ask(c.update, { id, revision, password: 'Escogida-por-root-8', grado: 'Mg.' })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await ask(c.update, { id, revision: saved.body.data.revision, password: 'Escogida-por-root-9' })
    const { rows } = await t.owner.query('select evento from cambios where objeto_id = $1 order by id', [id])
    expect(rows.map(r => r.evento)).toEqual([
      'usuario.created',
      'usuario.clave_emitida',
      'usuario.updated',
      'usuario.clave_emitida',
    ])
  })

  it('rests nowhere in clear text: not in answers kept for repetition, nor records, nor any table', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const made = await make()
    const shown = (await ask(c.showPassword, { id: made.id }, { 'idempotency-key': randomUUID() })).body
      .password
    const first = (await ask(c.issuePassword, { id: made.id }, key)).body.password
    const second = (await ask(c.issuePassword, { id: made.id }, key)).body.password
    expect(second).not.toBe(first)
    const given = 'Escogida-por-root-7'
    await ask(c.update, { id: made.id, password: given }, { 'idempotency-key': randomUUID() })
    const { rows: tables } = await t.owner.query(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { tablename } of tables) {
      const { rows } = await t.owner.query(`select 1 from ${tablename} x where x::text like any($1)`, [
        [shown, first, second, given].map(s => `%${s}%`),
      ])
      expect([tablename, rows.length]).toEqual([tablename, 0])
    }
  })

  it('another one under a key used before is refused, and the first one again is answered as it was', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const body = { usuario: `eco${++n}`, nombres: 'Eco', correo: 'eco@ejemplo.edu', password: 'una-clave-1' }
    const a = await ask(c.create, body, key)
    expect((await ask(c.create, body, key)).body).toEqual(a.body)
    const b = await ask(c.create, { ...body, password: 'otra-clave-2' }, key)
    expect([b.status, b.body.message]).toEqual([409, mensajesDeError.claveRepetida])
  })
})

describe('who may work', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())
  const works = async (token: string) => (await t.as(token)('POST', '/auth/user', {})).status
  const ask = (call: (typeof c)[keyof typeof c], body: Record<string, unknown>, token = t.gente.token.root) =>
    askCall(t, token, call, body)

  it.each(['2', '3'])('state %s ends open sessions at once', async estado => {
    const someone = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    expect(await works(someone.token)).toBe(200)
    expect((await ask(c.update, { id: someone.usuario, estado })).status).toBe(200)
    expect(await works(someone.token)).toBe(401)
    const { rows } = await t.owner.query('select cerrada_at from sesiones where usuario_id = $1', [
      someone.usuario,
    ])
    expect(rows[0].cerrada_at).not.toBeNull()
  })

  it('deletion ends them too, and is all or none', async () => {
    const [a, b] = [
      await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 }),
      await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 }),
    ]
    await works(a.token)
    expect((await ask(c.delete, { ids: [a.usuario, 987_654] })).status).toBe(404)
    const withMe = await ask(c.delete, { ids: [a.usuario, t.gente.usuario.root] })
    expect([withMe.status, withMe.body.message]).toEqual([409, 'No puede eliminarse a sí mismo.'])
    expect(await works(a.token)).toBe(200)
    expect((await ask(c.delete, { ids: [a.usuario, b.usuario] })).status).toBe(200)
    expect(await works(a.token)).toBe(401)
  })

  it('new accesses work at once in an open session', async () => {
    const someone = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const rol = async () => (await t.as(someone.token)('POST', '/auth/user', {})).body.data?.rol
    expect(await rol()).toBe('operador')
    const { accesos } = (await ask(c.show, { id: someone.usuario })).body.data
    const { id: _i, razonsocial: _r, tipopersona: _t, rol_nombre: _n, ...mine } = accesos[0]
    await ask(c.update, { id: someone.usuario, accesos: [{ ...mine, tipouser: 3 }] })
    expect(await rol()).toBe('inspector')
    await ask(c.update, { id: someone.usuario, accesos: [] })
    expect(await works(someone.token)).toBe(401)
  })

  it('nobody takes root from oneself or shuts oneself out; two who remove each other do not both succeed', async () => {
    const me = t.gente.usuario.root
    const own = await ask(c.update, { id: me, root: false })
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['root']])
    expect((await ask(c.update, { id: me, estado: '2' })).status).toBe(422)
    const other = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
    const both = await Promise.all([
      ask(c.delete, { ids: [other.usuario] }),
      ask(c.delete, { ids: [me] }, other.token),
    ])
    expect(both.map(r => r.status).filter(s => s === 200)).toHaveLength(1)
  })
})
