import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { ROLES } from '../../testing/gente.ts'

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
      new Set(['nivel.created', 'modalidad.created', 'parametro.created', 'resultado.created']),
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
    // Its marks are those of its kind, in its settings and in what its syllabi are made of.
    const lee = async (direccion: string) => (await t.as(lejos.token)('GET', direccion)).body.data
    const escala = { minimo: 0, maximo: 20, aprobatoria: 13 }
    expect(await lee('/v1/ajustes/institucion')).toMatchObject({ escala })
    expect(await lee('/v1/silabos/estructura')).toMatchObject({ de: 'inicial', estructura: { escala } })
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
    expect(b.body.errors).toEqual({ distrito_id: ['Ese distrito no existe: elija otro.'] })
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

  it('its telephone is one; what was kept before stays as it is', async () => {
    const r = await root('POST', '/empresas/save', nueva({ telefono: 'abc xyz' }))
    expect([r.status, r.body.errors.telefono]).toEqual([422, [expect.stringMatching(/seis cifras/)]])
    const made = await make()
    await t.owner.query(`update empresas set perfil = perfil || '{"telefono": "central"}' where id = $1`, [
      made.id,
    ])
    expect((await save(made.id, { telefono: 'central', lema: 'Uno' })).status).toBe(200)
    expect((await save(made.id, { telefono: 'otro' })).status).toBe(422)
    expect((await save(made.id, { telefono: '' })).status).toBe(200)
  })

  it('a record tells each field of the profile that changed, by its name', async () => {
    const made = await make({ siglas: 'A', lema: 'Uno' })
    await save(made.id, { lema: 'Dos', telefono: '054 223344' })
    const { rows } = await t.owner.query(
      'select evento, antes, despues from cambios where empresa_id = $1 order by id desc limit 1',
      [t.gente.empresa],
    )
    expect(rows).toEqual([
      {
        evento: 'empresa.updated',
        antes: { lema: 'Uno', telefono: null },
        despues: { lema: 'Dos', telefono: '054 223344', revision: 2 },
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
})
