import { calls } from '@malla/contracts/calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { ROLES } from '../../testing/gente.ts'
import { multipart } from '../../testing/multipart.ts'

const c = calls.ajustes
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const show = async (token: string) => (await t.as(token)('GET', '/v1/usuarios/perfil')).body.data
const save = (token: string, body: Record<string, unknown>) =>
  t.as(token)('POST', '/usuarios/saveProfile', body)

async function foto(token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#823' } })
    .jpeg()
    .toBuffer()
  const sent = await multipart({ upload_preset: 'perfil' }, { file: { name: 'yo.jpg', bytes } })
  const r = await t.app.inject({
    method: 'POST',
    url: '/api/v1_1/malla/image/upload',
    ...sent,
    headers: { ...sent.headers, authorization: `Bearer ${token}` },
  })
  return r.json().secure_url
}

describe('Mi Perfil', () => {
  it.each(ROLES)('%s reads and changes the own one', async rol => {
    const token = t.gente.token[rol]
    const before = await t.as(token)('GET', '/v1/usuarios/perfil')
    expect(c.showProfile.output.safeParse(before.body).error).toBeUndefined()
    const r = await save(token, { grado: 'Mg.', revision: before.body.data.revision })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(c.saveProfile.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data).toEqual({
      ...before.body.data,
      grado: 'Mg.',
      revision: before.body.data.revision + 1,
    })
  })

  it('takes dates as people write them, and leaves what is absent', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const r = await save(token, {
      nombres: 'Ana  Ruiz',
      sexo: 'F',
      estadocivil: 'Soltero(a)',
      fechanacimiento: '05/03/1990',
      tipodocumento: 'DNI',
      documento: '01234567',
      distrito_id: '040126',
    })
    expect(r.body.data).toMatchObject({
      sexo: 'F',
      fechanacimiento: '1990-03-05',
      documento: '01234567',
      distrito_id: '040126',
      lugar: 'Yanahuara, Arequipa, Arequipa',
    })
    expect(r.body.data.correo).toMatch(/@ejemplo\.edu$/)
    expect((await save(token, { distrito_id: '' })).body.data).toMatchObject({
      distrito_id: null,
      lugar: null,
    })
  })

  it('the name and picture are on the screen at once, and who works there sees the picture', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const imagen_url = await foto(token)
    await save(token, { nombres: 'Rosa Quispe', imagen_url })
    const { persona } = (await t.as(token)('POST', '/auth/user', {})).body.data
    expect(persona).toMatchObject({ nombres: 'Rosa Quispe', imagen_url })
    const path = imagen_url.replace('/api', '')
    expect((await t.as(t.gente.token.docente)('GET', path)).status).toBe(200)
    expect((await t.as(t.gente.ajeno)('GET', path)).status).toBe(404)
  })

  it('somebody else’s picture is not taken', async () => {
    const theirs = await foto(t.gente.token.root)
    for (const imagen_url of [theirs, 'https://ejemplo.org/yo.png', '/api/v1/archivos/1']) {
      const r = await save(t.gente.token.demo, { imagen_url })
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['imagen_url']])
    }
  })

  it('names every bad field', async () => {
    const r = await save(t.gente.token.demo, {
      nombres: '',
      correo: 'x',
      sexo: 'Z',
      fechanacimiento: '31/02/2000',
      estadocivil: 'Otro',
      distrito_id: '1',
    })
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors).sort()).toEqual(
      ['correo', 'distrito_id', 'estadocivil', 'fechanacimiento', 'nombres', 'sexo'].sort(),
    )
  })

  it('nothing but one’s own data is changed by it', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 4 })
    await save(token, { id: t.gente.usuario.root, root: true, usuario: 'otro', estado: '2', nombres: 'Yo' })
    const { rows } = await t.owner.query(
      'select p.root, p.nombres, u.usuario, u.estado from usuarios u join personas p on p.id = u.persona_id where u.id = $1',
      [usuario],
    )
    expect(rows[0]).toMatchObject({ root: false, nombres: 'Yo', estado: '1' })
    expect(rows[0].usuario).not.toBe('otro')
  })

  it('a stale edit is refused with what stands now; one record a save', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const { revision } = await show(token)
    await save(token, { telefono: '1', revision })
    const r = await save(token, { telefono: '2', revision })
    expect([r.status, r.body.actual.telefono]).toEqual([409, '1'])
    const { rows } = await t.owner.query(
      'select evento, antes, despues from cambios where empresa_id = $1 and objeto_id = $2',
      [t.gente.empresa, usuario],
    )
    expect(rows).toEqual([expect.objectContaining({ evento: 'usuario.updated', antes: { telefono: null } })])
  })

  it('another mail asks for the password that one has now, in whatever capitals the same one does not', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    await ponerClave(t.owner, usuario)
    const { correo } = await show(token)
    const otro = `otro-${correo}`
    for (const actual of [undefined, '', 'no es']) {
      const r = await save(token, { correo: otro, grado: 'Mg.', actual })
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['actual']])
    }
    expect(await show(token)).toMatchObject({ correo, grado: null })
    const mails = async () =>
      (await t.owner.query('select 1 from correos where lower(para) = $1', [correo])).rows.length
    expect(await mails()).toBe(0)
    expect((await save(token, { correo: correo.toUpperCase(), grado: 'Mg.' })).status).toBe(200)
    const r = await save(token, { correo: otro, actual: CLAVE })
    expect([r.status, r.body.data?.correo]).toEqual([200, otro])
    expect(await mails()).toBe(1)
    const { rows } = await t.owner.query('select antes, despues from cambios where objeto_id = $1', [usuario])
    expect(JSON.stringify(rows)).not.toContain(CLAVE)
    const veces: number[] = []
    for (let i = 0; i < 11; i++)
      veces.push((await save(token, { correo: 'malo@x.pe', actual: `no es ${i}` })).status)
    expect(veces).toEqual([...Array(10).fill(422), 429])
    expect(
      (await t.as(token)('POST', '/v1/auth/clave', { actual: CLAVE, password: 'otra-muy-larga-7' })).status,
    ).toBe(429)
  })

  it('without a session: 401', async () => {
    expect((await t.as(null)('GET', '/v1/usuarios/perfil')).status).toBe(401)
    expect((await t.as(null)('POST', '/usuarios/saveProfile', { nombres: 'X' })).status).toBe(401)
  })
})
