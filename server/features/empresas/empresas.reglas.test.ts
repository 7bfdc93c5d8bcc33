import { calls } from '@malla/contracts/calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'
import { cuelgan, debajo, quedan, seVan } from './tablas.ts'

const _c = calls.empresas

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
const nueva = (fields: Record<string, unknown> = {}) => ({
  razonsocial: `Instituto Nuevo ${++n}`,
  tipo: 'Instituto',
  ...fields,
})
const make = async (fields: Record<string, unknown> = {}) => {
  const r = await root('POST', '/empresas/save', nueva(fields))
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data
}
const save = (id: number, fields: Record<string, unknown>) => root('PUT', '/empresas/save', { id, ...fields })
const _names = (body: { data: { razonsocial: string }[] }) => body.data.map(e => e.razonsocial)

describe('states', () => {
  it.each(['Desactivado', 'Bloqueado'])(
    '%s ends the sessions of its people at once, not of root',
    async estado => {
      const made = await make()
      const ana = await t.gente.alguien(t.owner, { empresa: made.id, tipouser: 2 })
      const jefa = await t.gente.alguien(t.owner, { empresa: made.id, root: true })
      expect((await t.as(ana.token)('POST', '/auth/user', {})).status).toBe(200)
      await save(made.id, { estado })
      expect((await t.as(ana.token)('POST', '/auth/user', {})).status).toBe(401)
      expect((await t.as(jefa.token)('POST', '/auth/user', {})).status).toBe(200)
      const { rows } = await t.owner.query(
        'select usuario_id from sesiones where empresa_id = $1 and cerrada_at is null',
        [made.id],
      )
      expect(rows.map(r => Number(r.usuario_id))).toEqual([jefa.usuario])
      await save(made.id, { estado: 'Activado' })
      expect((await t.as(ana.token)('POST', '/auth/user', {})).status).toBe(401)
    },
  )

  it('what is no longer Activado is not offered to choose', async () => {
    const { id } = await make({ estado: 'Desactivado' })
    const { body } = await root('POST', '/auth/user', {})
    expect(body.data.empresas.map((e: { id: number }) => e.id)).not.toContain(id)
  })
})

describe('a change from outside', () => {
  it('is recorded where root works, and in the institution itself, whose people read it on their desk', async () => {
    const { id, razonsocial } = await make()
    const { token } = await t.gente.alguien(t.owner, { empresa: id, tipouser: 2 })
    const nombre = `${razonsocial} del Sur`
    const saved = await save(id, { razonsocial: nombre, lema: 'Siempre' })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    // What changes nothing is recorded nowhere.
    await save(id, { razonsocial: nombre })
    const { rows } = await t.owner.query(
      "select empresa_id, evento, despues->>'razonsocial' as nombre, despues->>'lema' as lema from cambios where evento in ('empresa.updated', 'institucion.updated') and objeto_id = $1 order by evento",
      [id],
    )
    const dicho = { nombre, lema: 'Siempre' }
    expect(rows.map(r => ({ ...r, empresa_id: Number(r.empresa_id) }))).toEqual([
      { empresa_id: t.gente.empresa, evento: 'empresa.updated', ...dicho },
      { empresa_id: id, evento: 'institucion.updated', ...dicho },
    ])
    const docente = await t.gente.alguien(t.owner, { empresa: id, cursos: [999_999] })
    const cambiosDe = async (de: string) => (await t.as(de)('GET', '/v1/escritorio')).body.data.cambios
    // A lecturer's desk tells of syllabi alone.
    expect(await cambiosDe(docente.token)).toEqual([])
    expect((await cambiosDe(token))[0].evento).toContain(`la razón social a «${nombre}»`)
    const chain = await t.owner.query('select cadena_integra($1) as integra', [id])
    expect(chain.rows[0].integra).toBe(true)
  })
})

describe('deleting', () => {
  it('takes along the catalogues; its records stay', async () => {
    const { id } = await make()
    const r = await root('DELETE', '/empresas/delete', { ids: [id] })
    expect([r.status, r.body.message]).toEqual([200, 'Acabamos de eliminar la entidad.'])
    const left = await t.owner.query('select count(*)::int as n from niveles where empresa_id = $1', [id])
    expect(left.rows[0].n).toBe(0)
    const chain = await t.owner.query(
      'select count(*)::int as n, cadena_integra($1) as integra from cambios where empresa_id = $1',
      [id],
    )
    expect(chain.rows[0].n).toBeGreaterThan(5)
    expect(chain.rows[0].integra).toBe(true)
    expect((await root('DELETE', '/empresas/delete', { ids: [id] })).status).toBe(404)
  })

  it('is refused with the names of what hangs on it, and then none goes', async () => {
    const [empty, full] = [await make(), await make()]
    await t.owner.query("insert into facultades (empresa_id, nombre) values ($1, 'Ingeniería')", [full.id])
    const { usuario } = await t.gente.alguien(t.owner, { empresa: full.id, tipouser: 2 })
    await t.owner.query(
      "update personas set nombres = 'Ana Ruiz' where id = (select persona_id from usuarios where id = $1)",
      [usuario],
    )
    const r = await root('DELETE', '/empresas/delete', { ids: [empty.id, full.id] })
    expect(r.status).toBe(409)
    expect(r.body.message).toBe(
      `No se puede eliminar «${full.razonsocial}»: tiene facultades («Ingeniería») y usuarios («Ana Ruiz»).`,
    )
    expect((await root('POST', '/empresas/show', { id: empty.id })).status).toBe(200)
    const { rows } = await t.owner.query('select count(*)::int as n from niveles where empresa_id = $1', [
      empty.id,
    ])
    expect(rows[0].n).toBe(3)
  })

  it('is refused for the one that root works in', async () => {
    const r = await root('DELETE', '/empresas/delete', { ids: [t.gente.empresa] })
    expect([r.status, r.body.message]).toEqual([409, expect.stringContaining('está trabajando en ella')])
  })

  it('another root who works in it is left without an institution, not signed out', async () => {
    const { id } = await make()
    const otra = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
    await t.owner.query('update sesiones set empresa_id = $1, acceso_id = null where usuario_id = $2', [
      id,
      otra.usuario,
    ])
    expect((await root('DELETE', '/empresas/delete', { ids: [id] })).status).toBe(200)
    const { status, body } = await t.as(otra.token)('POST', '/auth/user', {})
    expect([status, body.data.empresa]).toEqual([200, null])
  })

  it('says of each table of institutions whether it holds an institution back or goes with it', async () => {
    const { rows } = await t.owner.query(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'empresa_id'",
    )
    const said = [...cuelgan.map(([table]) => table), ...seVan, ...debajo, ...quedan]
    expect(rows.map(r => r.table_name).filter(name => !said.includes(name))).toEqual([])
  })
})

describe('La Institución', () => {
  const logo = async (token: string): Promise<string> => {
    const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#156' } })
      .png()
      .toBuffer()
    const sent = await multipart({ upload_preset: 'logo' }, { file: { name: 'logo.png', bytes } })
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/v1_1/malla/image/upload',
      ...sent,
      headers: { ...sent.headers, authorization: `Bearer ${token}` },
    })
    return r.json().secure_url
  }

  it('its name and logo are on everybody’s screen at once, and only there', async () => {
    const imagen_url = await logo(t.gente.token.root)
    const r = await root('POST', '/empresas/saveProfile', { lema: 'Adelante', imagen_url })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data).toMatchObject({ id: t.gente.empresa, lema: 'Adelante', imagen_url })
    const mine = await t.as(t.gente.token.docente)('POST', '/auth/user', {})
    expect(mine.body.data.empresa.imagen_url).toBe(imagen_url)
    const see = (token: string) => t.as(token)('GET', imagen_url.replace('/api', ''))
    expect((await see(t.gente.token.docente)).status).toBe(200)
    expect((await see(t.gente.ajeno)).status).toBe(404)
    const changes = await t.as(t.gente.token.docente)('GET', '/v1/changes', { limit: 1000 })
    const seen = changes.body.data.filter((x: { evento: string }) => x.evento.startsWith('instituc'))
    expect(seen.at(-1)).toMatchObject({ evento: 'institucion.updated', data: { imagen_url } })
  })

  it('a logo that somebody else uploaded, or that is none of ours, is refused', async () => {
    const otra = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
    for (const imagen_url of [await logo(otra.token), 'https://ejemplo.org/logo.png', '/api/v1/imagenes/x']) {
      const r = await root('POST', '/empresas/saveProfile', { imagen_url })
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['imagen_url']])
    }
    const r = await root('POST', '/empresas/saveProfile', { telefono: 'otro', imagen_url: '/logo.png' })
    expect(Object.keys(r.body.errors)).toEqual(['telefono', 'imagen_url'])
    const mala = nueva({ telefono: 'otro', imagen_url: '/logo.png' })
    const creada = await root('POST', '/empresas/save', mala)
    expect([creada.status, Object.keys(creada.body.errors)]).toEqual([422, ['telefono', 'imagen_url']])
  })

  it('a stale edit is refused; neither state nor kind is changed here', async () => {
    const { body } = await root('POST', '/empresas/saveProfile', { siglas: 'UP' })
    await root('POST', '/empresas/saveProfile', { siglas: 'UDP', revision: body.data.revision })
    const r = await root('POST', '/empresas/saveProfile', { siglas: 'Z', revision: body.data.revision })
    expect([r.status, r.body.actual.siglas]).toEqual([409, 'UDP'])
    await root('POST', '/empresas/saveProfile', { estado: 'Bloqueado', tipo: 'Colegio' })
    const { rows } = await t.owner.query('select estado, tipo from empresas where id = $1', [t.gente.empresa])
    expect(rows).toEqual([{ estado: 'Activado', tipo: 'Universidad' }])
  })

  it('the logo heads the reports', async () => {
    const { plan } = await plantPlan(t)
    const pdf = async () => {
      const r = await t.app.inject({
        url: `/api/v1/plan/estudios/${plan}/pdf/cursos/obligatorios`,
        headers: { authorization: `Bearer ${t.gente.token.root}` },
      })
      expect(r.headers['content-type']).toBe('application/pdf')
      return r.rawPayload.toString('latin1')
    }
    const hasImage = (text: string) => /\/Subtype\s*\/Image/.test(text)
    expect(hasImage(await pdf())).toBe(true)
    await root('POST', '/empresas/saveProfile', { imagen_url: '' })
    expect(hasImage(await pdf())).toBe(false)
  })
})
