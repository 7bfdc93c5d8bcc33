import { calls } from '@malla/contracts/calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../platform/excel/readWorkbook.ts'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { ROLES } from '../../testing/gente.ts'
import { multipart } from '../../testing/multipart.ts'
import { cuelgan, debajo, quedan, seVan } from './tablas.ts'

const c = calls.empresas

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
const names = (body: { data: { razonsocial: string }[] }) => body.data.map(e => e.razonsocial)

describe('an institution', () => {
  it('is made with its profile, and fits the contract', async () => {
    const perfil = {
      nombrecomercial: 'Sol Andino',
      siglas: 'ISA',
      ruc: '20131312955',
      correo: 'mesa@sol.edu.pe',
      telefono: '(054) 22-33-44',
      web: 'sol.edu.pe',
      direccion: 'Av. Ejército 100',
      distrito_id: '040126',
      lema: 'Ciencia y trabajo',
    }
    const r = await root('POST', '/empresas/save', nueva(perfil))
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(c.create.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data).toMatchObject({
      ...perfil,
      web: 'https://sol.edu.pe',
      lugar: 'Yanahuara, Arequipa, Arequipa',
      estado: 'Activado',
      usuarios_count: 0,
      revision: 1,
    })
    expect(r.body.message).toContain(r.body.data.razonsocial)
    const shown = await root('POST', '/empresas/show', { id: r.body.data.id })
    expect(shown.body.data).toEqual(r.body.data)
  })

  it.each([
    ['Universidad', 5, ['00001', '00004']],
    ['Instituto', 3, ['00011']],
    ['Colegio', 3, ['00022']],
  ])('%s begins with the catalogues of its kind, recorded in its own chain', async (tipo, many, codes) => {
    const { id } = await make({ tipo })
    const { rows } = await t.owner.query('select codigo from niveles where empresa_id = $1', [id])
    expect(rows).toHaveLength(many)
    expect(rows.map(r => r.codigo)).toEqual(expect.arrayContaining(codes))
    const chain = await t.owner.query(
      'select evento, quien, cadena_integra($1) as integra from cambios where empresa_id = $1 order by id',
      [id],
    )
    expect(new Set(chain.rows.map(r => r.evento))).toEqual(
      new Set(['nivel.created', 'modalidad.created', 'parametro.created']),
    )
    expect(chain.rows.every(r => r.integra && Number(r.quien) === t.gente.usuario.root)).toBe(true)
    const mine = await t.owner.query(
      'select evento, objeto_id, cadena_integra($1) as integra from cambios where empresa_id = $1 order by id desc limit 1',
      [t.gente.empresa],
    )
    expect(mine.rows).toEqual(
      [{ evento: 'empresa.created', objeto_id: String(id), integra: true }].map(x => ({
        ...x,
        objeto_id: mine.rows[0].objeto_id,
      })),
    )
    expect(Number(mine.rows[0].objeto_id)).toBe(id)
  })

  it('is there at once for root to choose, and has no rows of another', async () => {
    const { id, razonsocial } = await make()
    const { body } = await root('POST', '/auth/user', {})
    expect(body.data.empresas).toContainEqual(expect.objectContaining({ id, razonsocial }))
    const lejos = await t.gente.alguien(t.owner, { empresa: id, root: true })
    const { data } = (await t.as(lejos.token)('GET', '/v1/niveles/programas')).body
    expect(data.map((x: { codigo: string }) => x.codigo).sort()).toEqual(['00011', '00012', '00013'])
  })

  it('names every bad field at once', async () => {
    const r = await root('POST', '/empresas/save', {
      razonsocial: ' ',
      tipo: 'Academia',
      estado: 'Otro',
      ruc: '20131312954',
      correo: 'x',
      web: 'http://',
      distrito_id: '99',
    })
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors).sort()).toEqual(
      ['correo', 'distrito_id', 'estado', 'razonsocial', 'ruc', 'tipo', 'web'].sort(),
    )
    const b = await root('POST', '/empresas/save', nueva({ distrito_id: '999999' }))
    expect(b.body.errors).toEqual({ distrito_id: ['Elija un distrito que exista.'] })
  })

  it('a name that another one has is refused, whatever its accents and capitals', async () => {
    await make({ razonsocial: 'Universidad de los Ángeles' })
    const r = await root('POST', '/empresas/save', nueva({ razonsocial: 'UNIVERSIDAD DE LOS ANGELES' }))
    expect([r.status, r.body.errors]).toEqual([
      422,
      { razonsocial: ['Ya existe una institución con esa razón social.'] },
    ])
    const other = await make()
    expect((await save(other.id, { razonsocial: 'Universidad de los angeles' })).status).toBe(422)
    expect((await save(other.id, { razonsocial: other.razonsocial })).status).toBe(200)
  })

  it('changes only what is given; a stale edit is refused with what stands now', async () => {
    const made = await make({ siglas: 'A', lema: 'Uno' })
    const r = await save(made.id, { lema: 'Dos', revision: made.revision })
    expect(c.update.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data).toEqual({ ...made, lema: 'Dos', revision: 2 })
    const stale = await save(made.id, { lema: 'Tres', revision: 1 })
    expect([stale.status, stale.body.actual.lema]).toEqual([409, 'Dos'])
    const emptied = await save(made.id, { lema: '' })
    expect(emptied.body.data).toMatchObject({ lema: null, siglas: 'A' })
  })

  it('a record tells each field of the profile that changed, by its name', async () => {
    const made = await make({ siglas: 'A', lema: 'Uno' })
    await save(made.id, { lema: 'Dos', telefono: '1' })
    const { rows } = await t.owner.query(
      'select evento, antes, despues from cambios where empresa_id = $1 order by id desc limit 1',
      [t.gente.empresa],
    )
    expect(rows).toEqual([
      {
        evento: 'empresa.updated',
        antes: { lema: 'Uno', telefono: null },
        despues: { lema: 'Dos', telefono: '1', revision: 2 },
      },
    ])
  })

  it('POST with _method=PUT does as PUT does; the same write twice writes once', async () => {
    const made = await make()
    const r = await root('POST', '/empresas/save', { id: made.id, siglas: 'XY', _method: 'PUT' })
    expect(r.body.data.siglas).toBe('XY')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = nueva()
    const [a, b] = [
      await root('POST', '/empresas/save', body, key),
      await root('POST', '/empresas/save', body, key),
    ]
    expect(a.body).toEqual(b.body)
  })

  it('that is not there: 404; without a session: 401', async () => {
    expect((await save(987_654, { siglas: 'x' })).status).toBe(404)
    expect((await root('POST', '/empresas/show', { id: 987_654 })).status).toBe(404)
    expect((await root('DELETE', '/empresas/delete', { ids: [987_654] })).status).toBe(404)
    expect((await t.as(null)('POST', '/empresas/list', {})).status).toBe(401)
  })

  it.each(Object.values(c).flatMap(call => ROLES.map(rol => [call.verb, call.path, rol] as const)))(
    '%s %s as %s: root alone',
    async (verb, path, rol) => {
      const r = await t.as(t.gente.token[rol])(verb, path, { id: 987_654, ids: [987_654] })
      if (rol === 'root') expect([200, 404, 422]).toContain(r.status)
      else expect(r.status).toBe(403)
    },
  )
})

describe('the list', () => {
  it('finds a part of the name without accents or capitals, and pages', async () => {
    for (const i of [1, 2, 3, 4, 5, 6]) await make({ razonsocial: `Colegio Ñandú ${i}`, tipo: 'Colegio' })
    const { body } = await root('POST', '/empresas/list', { filtro: 'NANDU', per_page: 5 })
    expect(c.list.output.safeParse(body).error).toBeUndefined()
    expect(body.pagination).toMatchObject({ total: 6, from: 1, to: 5, current_page: 1 })
    expect(names(body)[0]).toBe('Colegio Ñandú 6')
    const second = await root('POST', '/empresas/list', { filtro: 'ñandú', per_page: 5, page: 2 })
    expect(names(second.body)).toEqual(['Colegio Ñandú 1'])
    expect(names((await root('POST', '/empresas/list', { filtro: '%' })).body)).toEqual([])
  })

  it('is narrowed by kind and state, and counts the people of each', async () => {
    const made = await make({ tipo: 'Colegio', estado: 'Bloqueado' })
    for (const _ of [1, 2]) await t.gente.alguien(t.owner, { empresa: made.id, tipouser: 2 })
    const { body } = await root('POST', '/empresas/list', { tipo: 'Colegio', estado: 'Bloqueado' })
    expect(body.data).toEqual([expect.objectContaining({ id: made.id, usuarios_count: 2 })])
  })

  it('shows the first that matches the condition', async () => {
    await make({ siglas: 'QED' })
    const last = await make({ siglas: 'QED' })
    const r = await root('POST', '/empresas/show', { first: true, queryDefault: { siglas: 'QED' } })
    expect(r.body.data.id).toBe(last.id)
    const bad = await root('POST', '/empresas/show', { first: true, queryDefault: { ajustes: '1' } })
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['queryDefault']])
    const none = await root('POST', '/empresas/show', { first: true, queryDefault: { siglas: 'ninguna' } })
    expect(none.status).toBe(404)
  })

  it('goes out to Excel as it is filtered', async () => {
    await make({ razonsocial: 'Escuela de =1+1', ruc: '20131312955' })
    const r = await t.app.inject({
      url: '/api/v1/empresas/excel?filtro=escuela%20de%20%3D',
      headers: { authorization: `Bearer ${t.gente.token.root}` },
    })
    expect(r.statusCode).toBe(200)
    expect(r.headers['content-disposition']).toContain('Entidades.xlsx')
    const book = await readWorkbook(new Uint8Array(r.rawPayload))
    const cells = JSON.stringify(book)
    expect(cells).toContain('Escuela de =1+1')
    expect(cells).toContain('20131312955')
    expect(cells).not.toContain('Ñandú')
  })
})

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
