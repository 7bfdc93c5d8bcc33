import { calls } from '@malla/contracts/calls.ts'
import { MAX_VISTAS } from '@malla/contracts/vistas.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { ROLES } from '../../testing/gente.ts'
import { juntas } from '../../testing/juntas.ts'

const path = '/v1/vistas'

describe('views of lists', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  beforeEach(() => t.owner.query('delete from vistas'))
  afterAll(() => t.close())

  type Rol = (typeof ROLES)[number]
  const as = (rol: Rol) => t.as(t.gente.token[rol])
  const guardar = (rol: Rol, over: object = {}) =>
    as(rol)('POST', path, { lista: 'planes', nombre: 'Vigentes', consulta: 'estado=vigentes', ...over })
  const nombres = async (rol: Rol) =>
    (await as(rol)('GET', path, { lista: 'planes' })).body.data.map((v: { nombre: string }) => v.nombre)
  const cambios = async () =>
    (
      await t.owner.query(
        "select evento, ambito, antes, despues from cambios where evento like 'vista%' order by empresa_id, id desc",
      )
    ).rows

  it('are kept by whoever sees the list, for themselves', async () => {
    for (const rol of ROLES.filter(r => r !== 'docente')) {
      const r = await guardar(rol)
      expect([rol, r.status, r.body.message]).toEqual([rol, 200, 'Acabamos de guardar la vista «Vigentes».'])
      expect(calls.vistas.create.output.safeParse(r.body).error).toBeUndefined()
      expect(r.body.data).toMatchObject({ mia: true, para_todos: false, consulta: 'estado=vigentes' })
      expect(await nombres(rol)).toEqual(['Vigentes'])
    }
    // A lecturer sees no list of plans.
    expect([
      (await guardar('docente')).status,
      (await as('docente')('GET', path, { lista: 'planes' })).status,
    ]).toEqual([403, 403])
    expect((await guardar('docente', { lista: 'silabos' })).status).toBe(200)
  })

  it.each([
    ['usuarios', 'operador', 403],
    ['correos', 'inspector', 403],
    ['papelera', 'tutor', 403],
    ['usuarios', 'root', 200],
  ] as const)('of %s for %s: %s', async (lista, rol, status) => {
    expect((await guardar(rol, { lista })).status).toBe(status)
    expect((await as(rol)('GET', path, { lista })).status).toBe(status)
  })

  it.each([
    ['root', 200],
    ['operador', 200],
    ['operadorBasico', 403],
    ['tutor', 403],
    ['inspector', 403],
    ['demo', 403],
  ] as const)('for all by %s: %s', async (rol, status) => {
    const r = await guardar(rol, { para_todos: true })
    expect(r.status).toBe(status)
    if (status === 403) expect(r.body.message).toContain('Una vista para todos no la puede guardar')
    expect(await nombres('inspector')).toEqual(status === 200 ? ['Vigentes'] : [])
    const propia = (await guardar(rol, { nombre: 'Mía' })).body.data
    expect((await as(rol)('PUT', `${path}/${propia.id}`, { para_todos: true })).status).toBe(status)
  })

  it('for all are read by all of the institution and changed by whoever keeps them', async () => {
    const { id, revision } = (await guardar('operador', { para_todos: true })).body.data
    expect((await as('tutor')('GET', path, { lista: 'planes' })).body.data).toMatchObject([
      { id, mia: false, para_todos: true, quien: expect.any(String) },
    ])
    const put = (rol: Rol) => as(rol)('PUT', `${path}/${id}`, { nombre: 'Otro' })
    expect([(await put('tutor')).status, (await as('tutor')('DELETE', `${path}/${id}`)).status]).toEqual([
      403, 403,
    ])
    expect((await put('operador')).body.data.nombre).toBe('Otro')
    const stale = await as('operador')('PUT', `${path}/${id}`, { nombre: 'Tarde', revision })
    expect([stale.status, stale.body.actual.nombre]).toEqual([409, 'Otro'])
    // Root tidies up.
    const suya = await as('root')('PUT', `${path}/${id}`, { para_todos: false })
    expect([suya.status, suya.body.data.para_todos, await nombres('tutor')]).toEqual([200, false, []])
    expect((await as('operador')('PUT', `${path}/${id}`, { para_todos: true })).status).toBe(200)
    expect((await as('root')('DELETE', `${path}/${id}`)).status).toBe(200)
    expect(await nombres('operador')).toEqual([])
  })

  it('for all are changed only by who may offer them; withdrawing and deleting them is free', async () => {
    const antes = { empresa: t.gente.empresa, tipouser: 2 }
    const { token, acceso } = await t.gente.alguien(t.owner, antes)
    const ask = t.as(token)
    const nueva = async (nombre: string): Promise<number> =>
      (await ask('POST', path, { lista: 'planes', nombre, consulta: 'estado=vigentes', para_todos: true }))
        .body.data.id
    const [una, otra] = [await nueva('Una'), await nueva('Otra')]
    await t.owner.query('update accesos set tipouser = 3 where id = $1', [acceso])
    const put = async (cambio: object) =>
      (await ask('PUT', `${path}/${una}`, cambio as Record<string, unknown>)).status
    // What a session may do is remembered for a second.
    let n = 0
    await expect.poll(() => put({ nombre: `Todavía ${++n}` }), { timeout: 10_000 }).toBe(403)
    expect([
      await put({ consulta: 'estado=cesados' }),
      await put({ nombre: 'Cambiada', para_todos: true }),
      await put({ nombre: 'Cambiada', para_todos: false }),
      await put({ consulta: 'estado=cesados' }),
      await put({ para_todos: true }),
      (await ask('DELETE', `${path}/${otra}`)).status,
    ]).toEqual([403, 403, 200, 200, 403, 200])
  })

  it('of somebody else, and of another institution, are not there', async () => {
    const { id } = (await guardar('operador')).body.data
    const { id: paraTodos } = (await guardar('operador', { nombre: 'De todos', para_todos: true })).body.data
    const ajeno = t.as(t.gente.ajeno)
    for (const ask of [as('tutor'), as('root'), ajeno])
      expect([
        (await ask('PUT', `${path}/${id}`, { nombre: 'X' })).status,
        (await ask('DELETE', `${path}/${id}`)).status,
      ]).toEqual([404, 404])
    expect((await ajeno('DELETE', `${path}/${paraTodos}`)).status).toBe(404)
    expect((await ajeno('GET', path, { lista: 'planes' })).body.data).toEqual([])
    expect(await nombres('tutor')).toEqual(['De todos'])
  })

  it.each([
    ['a page', { consulta: 'page=2' }, 'consulta'],
    ['an address', { consulta: 'https://otra.example/?a=1' }, 'consulta'],
    ['a script', { consulta: 'javascript:alert(1)=1' }, 'consulta'],
    ['too long', { consulta: `filtro=${'a'.repeat(1000)}` }, 'consulta'],
    ['no name', { nombre: ' \u200b ' }, 'nombre'],
    ['a long name', { nombre: 'x'.repeat(61) }, 'nombre'],
    ['a name that cannot be kept', { nombre: 'a\u0000b' }, 'nombre'],
    ['a list that is none', { lista: 'claves' }, 'lista'],
  ])('%s is refused under its field', async (_case, over, field) => {
    const r = await guardar('operador', over)
    expect([r.status, Object.keys(r.body.errors ?? {})]).toEqual([422, [field]])
  })

  it('keep hostile names as text, and their query in one order', async () => {
    const nombre = `<img src=x onerror=alert(1)>'; drop table vistas; --`
    const { data } = (
      await guardar('operador', { nombre, consulta: 'programa=4&estado=vigentes&filtro=%3Cb%3E' })
    ).body
    expect(data).toMatchObject({ nombre, consulta: 'estado=vigentes&filtro=%3Cb%3E&programa=4' })
  })

  it('have a name of their own in each list', async () => {
    await guardar('operador')
    const r = await guardar('operador')
    expect([r.status, r.body.errors]).toEqual([
      422,
      { nombre: ['Ya tiene una vista con ese nombre en esta lista.'] },
    ])
    expect((await guardar('operador', { lista: 'programas' })).status).toBe(200)
    expect((await guardar('tutor')).status).toBe(200)
  })

  it('are fifty at most', async () => {
    for (let i = 0; i < MAX_VISTAS; i++) await guardar('operador', { nombre: `Vista ${i}` })
    const r = await guardar('operador', { nombre: 'Una más' })
    expect([r.status, r.body.message]).toEqual([
      409,
      'Ya guarda 50 vistas, que es el máximo. Elimine alguna que no use.',
    ])
    await t.owner.query('update vistas set para_todos = true')
    expect((await guardar('root', { para_todos: true })).status).toBe(409)
    expect((await guardar('root')).status).toBe(200)
  })

  it.each([
    ['of one’s own', false],
    ['for all', true],
  ])('of those %s that come at once for the last place one is kept', async (_que, para_todos) => {
    await t.owner.query(
      `insert into vistas (empresa_id, usuario_id, lista, nombre, consulta, para_todos)
       select $1, $2, 'planes', 'Vista ' || n, 'estado=vigentes', $4 from generate_series(1, $3) n`,
      [
        t.gente.empresa,
        para_todos ? t.gente.usuario.root : t.gente.usuario.operador,
        MAX_VISTAS - 1,
        para_todos,
      ],
    )
    const todas = await juntas(t.owner, 'vistas', () =>
      Array.from(
        { length: 8 },
        async (_x, i) => (await guardar('operador', { nombre: `Otra ${i}`, para_todos })).status,
      ),
    )
    expect(todas.sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('one record each: of one’s own told to the owner alone, for all to the institution', async () => {
    const quien = t.gente.usuario.operador
    const { id } = (await guardar('operador')).body.data
    expect((await cambios())[0]).toMatchObject({
      evento: 'vista.created',
      ambito: { usuario_id: quien },
      despues: { nombre: 'Vigentes', consulta: 'estado=vigentes' },
    })
    const suyos = async (rol: Rol) => {
      const { body } = await as(rol)('GET', '/v1/changes', { after: 0, limit: 500 })
      return (body.data as { evento: string; id: number; data: unknown }[]).filter(
        c => c.evento.startsWith('vista') && c.id === id,
      )
    }
    const leidos = async (rol: Rol) => (await suyos(rol)).length
    expect([await leidos('operador'), await leidos('tutor'), await leidos('root')]).toEqual([1, 0, 1])
    await as('operador')('PUT', `${path}/${id}`, { para_todos: true })
    expect((await cambios())[0]).toMatchObject({
      evento: 'vista.updated',
      ambito: {},
      antes: { para_todos: false },
    })
    expect(await leidos('tutor')).toBe(1)
    await as('operador')('PUT', `${path}/${id}`, { para_todos: false, nombre: 'Solo mía' })
    expect(await leidos('tutor')).toBe(2)
    // What is in it is read where it is shown: by a lecturer, who sees no plans, and by those for whom it is no more, not at all.
    for (const rol of ['docente', 'tutor', 'operador'] as const)
      expect((await suyos(rol)).map(c => c.data)).toEqual(Array(await leidos(rol)).fill(null))
    expect(await leidos('docente')).toBe(2)
    await as('operador')('DELETE', `${path}/${id}`)
    expect(await leidos('tutor')).toBe(2)
    await guardar('root', { lista: 'usuarios', para_todos: true })
    expect((await cambios())[0]).toMatchObject({ evento: 'vista_administrativa.created', ambito: {} })
  })
})
