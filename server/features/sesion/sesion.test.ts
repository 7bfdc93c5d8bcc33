import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { type AccesoDePrueba, ROLES, type RolDePrueba } from '../../testing/gente.ts'

/** What is in memory of a session is at most this old (platform/session/active.ts), and a little patience. */
const FRESH_MS = 1100

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** A person who can sign in with CLAVE. */
async function persona(more: Partial<AccesoDePrueba> = {}) {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, ...more })
  return { ...made, nombre: await ponerClave(t.owner, made.usuario) }
}
const signin = (usuario: string, password: string, ip?: string) =>
  t.as(null)('POST', '/auth/signin', { usuario, password }, ip ? { 'x-forwarded-for': ip } : {})
const me = (token: string) => t.as(token)('POST', '/auth/user', {})
const nuevaEmpresa = async (): Promise<number> => {
  const { rows } = await t.owner.query(
    "insert into empresas (razonsocial, tipo, estado) values ('Otra', 'Instituto', 'Activado') returning id",
  )
  return Number(rows[0].id)
}
const negado = (por: string) => ({ message: por, errors: { usuario: [por] } })
const refused = negado(mensajesDeError.credenciales)
const sinDonde = negado(mensajesDeError.sinDonde)

describe('signing in', () => {
  it('takes the account however it is written, and the token works', async () => {
    const { nombre, usuario } = await persona()
    const r = await signin(nombre.toUpperCase(), CLAVE)
    expect([r.status, r.body.id]).toEqual([200, usuario])
    expect((await me(r.body._token)).body.data.id).toBe(usuario)
    const { rows } = await t.owner.query('select 1 from sesiones where token_hash = $1', [r.body._token])
    expect(rows).toEqual([])
  })

  it('never tells what was wrong', async () => {
    const { nombre } = await persona()
    const [wrongPassword, noAccount] = [
      await signin(nombre, 'no es esta'),
      await signin('nadie@aqui.edu', CLAVE),
    ]
    expect([wrongPassword.status, wrongPassword.body]).toEqual([422, refused])
    expect([noAccount.status, noAccount.body]).toEqual([422, refused])
  })

  it.each([
    ['2', 'Deshabilitado'],
    ['3', 'Bloqueado'],
  ])('a user in state %s (%s) cannot, and an open session of theirs ends', async estado => {
    const { nombre, token, usuario } = await persona()
    expect((await me(token)).status).toBe(200)
    await t.owner.query('update usuarios set estado = $1 where id = $2', [estado, usuario])
    expect((await signin(nombre, CLAVE)).body).toEqual(refused)
    await sleep(FRESH_MS)
    expect((await me(token)).status).toBe(401)
  })

  it.each(['Desactivado', 'Bloqueado'])(
    'who has only an institution that is %s cannot, and an open session of theirs ends',
    async estado => {
      const empresa = await nuevaEmpresa()
      const { nombre, token } = await persona({ empresa })
      expect((await me(token)).status).toBe(200)
      await t.owner.query('update empresas set estado = $1 where id = $2', [estado, empresa])
      expect((await signin(nombre, CLAVE)).body).toEqual(sinDonde)
      await sleep(FRESH_MS)
      expect((await me(token)).status).toBe(401)
    },
  )

  it('who lost the only role cannot go on', async () => {
    const { nombre, token, acceso } = await persona()
    expect((await me(token)).status).toBe(200)
    await t.owner.query('delete from accesos where id = $1', [acceso])
    expect((await signin(nombre, CLAVE)).body).toEqual(sinDonde)
    expect((await signin(nombre, 'no es esta')).body).toEqual(refused)
    await sleep(FRESH_MS)
    expect((await me(token)).status).toBe(401)
  })
})

describe('too many failures', () => {
  const age = (clave: string, minutes: number) =>
    t.owner.query('update intentos set desde = desde - make_interval(mins => $2::int) where clave = $1', [
      clave,
      minutes,
    ])

  it('of an account shut it there after ten, however it is written, until they are old', async () => {
    const { nombre } = await persona()
    const ip = '10.1.0.1'
    for (let i = 0; i < 10; i++) {
      const r = await signin(i % 2 ? nombre.toUpperCase() : nombre, 'no es esta', ip)
      expect(r.status, `failure ${i + 1}`).toBe(422)
    }
    const shut = await signin(nombre, CLAVE, ip)
    expect([shut.status, shut.body.message]).toEqual([429, mensajesDeError.demasiadosIntentos])
    expect((await signin(nombre.toUpperCase(), CLAVE, ip)).status).toBe(429)
    expect((await signin((await persona()).nombre, CLAVE, ip)).status).toBe(200)

    await age(`lugar:${ip} ${nombre}`, 14)
    expect((await signin(nombre, CLAVE, ip)).status).toBe(429)
    await age(`lugar:${ip} ${nombre}`, 2)
    expect((await signin(nombre, 'no es esta', ip)).status).toBe(422)
    expect((await signin(nombre, CLAVE, ip)).status).toBe(200)
  })

  it('are forgotten by a success', async () => {
    const { nombre } = await persona()
    for (let i = 0; i < 9; i++) await signin(nombre, 'no es esta', '10.2.0.1')
    expect((await signin(nombre, CLAVE, '10.2.0.1')).status).toBe(200)
    for (let i = 0; i < 9; i++) await signin(nombre, 'no es esta', '10.2.0.1')
    expect((await signin(nombre, CLAVE, '10.2.0.1')).status).toBe(200)
  })

  it('from an address shut it after a hundred, and a success there does not open it', async () => {
    const ip = '10.3.0.1'
    const { nombre } = await persona()
    await t.owner.query(
      "insert into intentos (clave, fallos, desde) values ($1, 99, now() - interval '1 minute')",
      [`direccion:${ip}`],
    )
    expect((await signin(nombre, CLAVE, ip)).status).toBe(200)
    expect((await signin('nadie', CLAVE, ip)).status).toBe(422)
    expect((await signin(nombre, CLAVE, ip)).status).toBe(429)
    expect((await signin(nombre, CLAVE, '10.3.0.2')).status).toBe(200)
    await age(`direccion:${ip}`, 15)
    expect((await signin(nombre, CLAVE, ip)).status).toBe(200)
  })
})

describe('the session', () => {
  const FLAGS = ['isTutor', 'isOperador', 'isDemo', 'isInspector', 'isDocenteSilabo'] as const
  const EXPECTED: Record<RolDePrueba, [flag: (typeof FLAGS)[number] | null, nombre: string]> = {
    root: [null, 'Root o Administrador'],
    operador: ['isOperador', 'Operador'],
    operadorBasico: ['isOperador', 'Operador Básico'],
    tutor: ['isTutor', 'Tutor'],
    inspector: ['isInspector', 'Inspector'],
    demo: ['isDemo', 'Demo'],
    docente: ['isDocenteSilabo', 'Docente de sílabo'],
  }

  it.each(ROLES)('of %s says what they are and where', async rol => {
    const r = await me(t.gente.token[rol])
    expect(calls.auth.user.output.safeParse(r.body).error).toBeUndefined()
    const { data } = r.body
    expect(data).toMatchObject({
      id: t.gente.usuario[rol],
      rol,
      estado: '1',
      empresa: { id: t.gente.empresa },
      persona: { root: rol === 'root' },
    })
    const [flag, nombre] = EXPECTED[rol]
    expect(FLAGS.filter(f => data[f])).toEqual(flag ? [flag] : [])
    expect(data.rol_nombre).toBe(nombre)
    if (rol !== 'root') expect(data.empresas).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain('clave_hash')
  })

  const CODIGOS: Partial<Record<RolDePrueba, object>> = {
    root: {
      json: {
        moduloCurriculo: { rol: 1, tipouser: 1, permisosFacultades: [], permisosProgramas: [] },
        cursos_ids: [],
      },
    },
    operador: { json: { moduloCurriculo: { rol: 1, tipouser: 2 } }, codigo_aditional: null },
    operadorBasico: { json: { moduloCurriculo: { rol: 1, tipouser: 5 } } },
    tutor: { json: { moduloCurriculo: { rol: 1, tipouser: null } }, codigo_aditional: 'is_tutor_diseno' },
    inspector: { json: { moduloCurriculo: { rol: 1, tipouser: 3 } } },
    demo: { json: { moduloCurriculo: { rol: 1, tipouser: 4 } } },
    docente: { json: { moduloCurriculo: { rol: 1, tipouser: null }, cursos_ids: [999_999] } },
  }
  it.each(ROLES)('of %s has every field of §3', async rol => {
    const { data } = (await me(t.gente.token[rol])).body
    const nombres = expect.stringMatching(/^persona\d+$/)
    const correo = expect.stringMatching(/^persona\d+@ejemplo\.edu$/)
    expect(data).toMatchObject({
      persona: { id: data.persona_id, nombres, correo, root: rol === 'root', imagen_url: null },
      empresas: expect.arrayContaining([{ id: t.gente.empresa, razonsocial: 'Universidad de Prueba' }]),
      empresa: { id: t.gente.empresa, tipo: 'Universidad', imagen_url: null },
      roles: [{ id: data.tipopersona_id, tipopersona: '00001' }],
      codtipopersona: '00001',
      programas: [],
      carreraestudiante: { id: 0 },
      debe_cambiar: false,
      sugerenciasSoftware: { news: 0, total: 0 },
      ...CODIGOS[rol],
    })
    expect(data.menus.length > 0).toBe(true)
    expect(data.live_key).toMatch(/^[0-9a-f]{20}$/)
  })

  it('notes when one signed in last', async () => {
    const { nombre, usuario } = await persona()
    const at = async () =>
      (await t.owner.query('select ultimo_ingreso_at as at from usuarios where id = $1', [usuario])).rows[0]
        .at
    expect(await at()).toBeNull()
    await signin(nombre, 'no es esta')
    expect(await at()).toBeNull()
    await signin(nombre, CLAVE)
    expect(await at()).not.toBeNull()
  })

  it('carries the permissions of the module', async () => {
    const { token } = await persona({ rol: 2, facultades: [7], programas: [8, 9], cursos: [11] })
    expect((await me(token)).body.data.json).toEqual({
      moduloCurriculo: { rol: 2, tipouser: 2, permisosFacultades: [7], permisosProgramas: [8, 9] },
      cursos_ids: [11],
    })
  })

  it('that ran out is none', async () => {
    const { token, usuario } = await persona()
    await t.owner.query("update sesiones set vence_at = now() - interval '1 s' where usuario_id = $1", [
      usuario,
    ])
    expect((await me(token)).status).toBe(401)
  })
})
