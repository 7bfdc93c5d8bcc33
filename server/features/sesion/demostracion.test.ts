import { VISITA } from '@malla/domain/sesion/demostracion.ts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLAVE_DE_DEMO } from '../../seeds/demo/gente.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { AccesoDePrueba } from '../../testing/gente.ts'

const visitar = (t: TestApp, body: Record<string, unknown> = {}) =>
  t.as(null)('POST', '/v1/auth/demostracion', body)
const ofrecida = async (t: TestApp): Promise<boolean> =>
  (await t.as(null)('GET', '/v1/ajustes/publicos')).body.data.demostracion

/** Makes somebody who has the name of the shared account, and answers who it is. */
async function hacerVisita(t: TestApp, acceso: Partial<AccesoDePrueba> = {}) {
  await t.owner.query("update usuarios set usuario = 'antes' || id where usuario = $1", [VISITA])
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 4, ...acceso })
  await t.owner.query('update usuarios set usuario = $1 where id = $2', [VISITA, made.usuario])
  return made
}

describe('visiting the demonstration', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ DEMO: '1' })
  })
  beforeEach(() => t.owner.query('delete from intentos'))
  afterAll(() => t.close())

  it('opens a session of the shared account, as a demo user, and gives the browser its cookie', async () => {
    const { usuario } = await hacerVisita(t)
    expect(await ofrecida(t)).toBe(true)
    const r = await visitar(t)
    expect([r.status, r.body.id]).toEqual([200, usuario])
    expect(r.raw.cookies.find(c => c.name === 'malla_sesion')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    const { body } = await t.as(r.body._token)('POST', '/auth/user', {})
    expect(body.data).toMatchObject({
      id: usuario,
      rol: 'demo',
      isVisita: true,
      empresa: { id: t.gente.empresa },
    })
  })

  it('is of nobody else, whatever is sent along', async () => {
    const { usuario } = await hacerVisita(t)
    const { root, operador } = t.gente.usuario
    for (const id of [root, operador])
      expect((await visitar(t, { id, usuario_id: id, usuario: 'root@malla.local' })).body.id).toBe(usuario)
  })

  it.each<[string, Partial<AccesoDePrueba>]>([
    ['an operator', { tipouser: 2 }],
    ['an inspector', { tipouser: 3 }],
    ['a lecturer', { tipouser: null, cursos: [999_999] }],
    ['root', { root: true }],
  ])('is refused where the account is %s', async (_quien, acceso) => {
    await hacerVisita(t, acceso)
    expect([(await visitar(t)).status, await ofrecida(t)]).toEqual([404, false])
  })

  it('is refused where the account is a demo user and also something else', async () => {
    const { usuario } = await hacerVisita(t)
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol)
       select $1, $2, (select min(id) from tipospersonas), 2, 1`,
      [t.gente.otraEmpresa, usuario],
    )
    expect((await visitar(t)).status).toBe(404)
  })

  it.each(['2', '3'])('is refused while the account is in state %s', async estado => {
    const { usuario } = await hacerVisita(t)
    await t.owner.query('update usuarios set estado = $1 where id = $2', [estado, usuario])
    expect([(await visitar(t)).status, await ofrecida(t)]).toEqual([404, false])
  })

  it('is refused while root offers it not', async () => {
    await hacerVisita(t)
    const guardar = (demostracion: boolean) =>
      t.as(t.gente.token.root)('PUT', '/v1/ajustes/instalacion', { demostracion })
    expect((await guardar(false)).status).toBe(200)
    expect([(await visitar(t)).status, await ofrecida(t)]).toEqual([404, false])
    await guardar(true)
    expect((await visitar(t)).status).toBe(200)
  })

  it('ends after sixty of an address', async () => {
    await hacerVisita(t)
    await t.owner.query(
      "insert into intentos (clave, fallos, desde) values ('visita:direccion:127.0.0.1', 60, now())",
    )
    expect((await visitar(t)).status).toBe(429)
  })

  it('changes nothing of the account, and neither shows nor ends other visits', async () => {
    await hacerVisita(t)
    const [otra, mia] = [(await visitar(t)).body._token, (await visitar(t)).body._token]
    const ask = t.as(mia)
    const abiertas = (await ask('GET', '/v1/sesiones')).body.data
    expect(abiertas).toMatchObject([{ actual: true }])
    const refused = [
      await ask('POST', '/v1/auth/clave', { actual: 'malla2026', password: 'una clave muy larga' }),
      await ask('POST', '/usuarios/saveProfile', { nombres: 'Otra Persona' }),
      await ask('POST', '/v1/sesiones/cerrar-otras', {}),
      await ask('DELETE', `/v1/sesiones/${abiertas[0].id - 1}`),
      // What one visitor would leave behind for the next ones, and for the administrator.
      await ask('POST', '/v1/vistas', { lista: 'programas', nombre: 'x', consulta: 'filtro=a' }),
      await ask('POST', '/v1/sugerencias/software', { titulo: 'x', descripcion: 'y' }),
      await ask('PUT', '/v1/borradores', { objeto: 'viejo', contenido: {}, sobre_revision: 0 }),
      await ask('DELETE', '/v1/borradores', { objeto: 'viejo' }),
    ]
    expect(refused.map(r => r.status)).toEqual(Array(8).fill(403))
    expect(refused[1]!.body.message).toContain('la comparten quienes visitan')
    expect((await t.as(otra)('POST', '/auth/user', {})).status).toBe(200)
    // One's own visit ends as any session does.
    expect((await ask('DELETE', `/v1/sesiones/${abiertas[0].id}`)).status).toBe(200)
  })
})

it.each([
  ['0', 'operador@demo.edu', 422],
  ['1', 'operador@demo.edu', 200],
  // Its first password is a setting.
  ['0', 'root@malla.local', 200],
])('with DEMO=%s the published password opens the account %s: %i', async (DEMO, nombre, status) => {
  const t = await createTestApp({ DEMO })
  try {
    const root = nombre.startsWith('root')
    const { usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, root })
    await t.owner.query('update usuarios set usuario = $1, clave_hash = $2 where id = $3', [
      nombre,
      await hash(CLAVE_DE_DEMO),
      usuario,
    ])
    const r = await t.as(null)('POST', '/auth/signin', { usuario: nombre, password: CLAVE_DE_DEMO })
    expect(r.status).toBe(status)
  } finally {
    await t.close()
  }
})

it('without a demonstration there is nothing to visit, and an account of that name is its owner’s', async () => {
  const t = await createTestApp({ DEMO: '0' })
  try {
    const { token } = await hacerVisita(t)
    expect([(await visitar(t)).status, await ofrecida(t)]).toEqual([404, false])
    const r = await t.as(token)('POST', '/usuarios/saveProfile', { nombres: 'Otra Persona' })
    expect([r.status, (await t.as(token)('POST', '/auth/user', {})).body.data.isVisita]).toEqual([200, false])
  } finally {
    await t.close()
  }
})
