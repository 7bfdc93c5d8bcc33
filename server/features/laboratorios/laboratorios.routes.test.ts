import { calls } from '@malla/contracts/calls.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.laboratorios
const URL = '/v1/laboratorios/talleres'

testEntity('laboratorios', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'laboratorio_taller',
  dice: {
    creado: 'Acabamos de crear el laboratorio «',
    editado: 'Acabamos de editar el taller «',
    eliminado: 'Acabamos de eliminar el registro.',
  },
  before: async t => ({
    local_id: (await t.as(t.gente.token.operador)('POST', '/v1/locales', { nombre: 'Sede Central' })).body
      .data.id,
  }),
  valid: ({ local_id }, n) => ({ nombre: `Laboratorio ${n}`, tipo: 1, local_id, capacidad: 30 }),
  required: ['nombre', 'tipo', 'local_id'],
  change: n => ({ nombre: `Taller de ñandúes ${n}`, tipo: 2, capacidad: null }),
  listInput: () => ({ per_page: 50 }),
})

describe('laboratories and workshops', () => {
  let t: TestApp
  let ask: Ask
  let local_id: number
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
    local_id = (await ask('POST', '/v1/locales', { nombre: 'Pabellón A' })).body.data.id
  })
  afterAll(() => t.close())
  const make = async (nombre: string, campos: object = {}): Promise<{ id: number; revision: number }> =>
    (await ask('POST', URL, { nombre, tipo: 1, local_id, ...campos })).body.data
  const names = async (query: object): Promise<string[]> =>
    (await ask('GET', URL, { per_page: 50, ...query })).body.data.map((x: { nombre: string }) => x.nombre)

  it('the message says which kind it is', async () => {
    const r = await ask('POST', URL, { nombre: 'Costura', tipo: 2, local_id })
    expect(r.body.message).toBe('Acabamos de crear el taller «Costura».')
  })

  it('a kind that there is not, and premises of another institution, are refused under their fields', async () => {
    const theirs = (await t.as(t.gente.ajeno)('POST', '/v1/locales', { nombre: 'Ajeno' })).body.data.id
    expect((await ask('POST', URL, { nombre: 'X', tipo: 3, local_id })).body.errors).toHaveProperty('tipo')
    const r = await ask('POST', URL, { nombre: 'X', tipo: 1, local_id: theirs })
    expect([r.status, r.body.errors]).toEqual([422, { local_id: ['Ese local ya no existe.'] }])
  })

  it('all that is gone or taken is said at once, and nothing of it is kept', async () => {
    await make('Cerámica')
    const suyo = await make('Vidrio', { equipos: [{ nombre: 'Horno' }] })
    const malo = { nombre: 'Cerámica', programas_ids: [987_654] }
    const nuevo = await ask('POST', URL, { ...malo, tipo: 1, local_id })
    expect(Object.keys(nuevo.body.errors)).toEqual(['nombre', 'programas_ids'])
    const sinLocal = await ask('POST', URL, { ...malo, tipo: 1, local_id: 987_654 })
    expect(Object.keys(sinLocal.body.errors)).toEqual(['local_id', 'programas_ids'])
    const equipos = [{ id: 987_654, nombre: 'Torno' }]
    const r = await ask('PUT', `${URL}/${suyo.id}`, { ...malo, equipos })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['nombre', 'programas_ids', 'equipos.0.id']])
    expect((await ask('GET', `${URL}/${suyo.id}`)).body.data).toMatchObject({
      nombre: 'Vidrio',
      equipos: [{ nombre: 'Horno' }],
      revision: suyo.revision,
    })
  })

  it('what is described in several lines keeps them', async () => {
    const { id } = await make('Descrito en líneas', { descripcion: 'Uno\nDos\n- tres' })
    const { data } = (await ask('GET', `${URL}/${id}`)).body
    expect(data.descripcion).toBe('Uno\nDos\n- tres')
  })

  it('a name may stand once in the same premises', async () => {
    await make('Óptica')
    const r = await ask('POST', URL, { nombre: 'óptica', tipo: 1, local_id })
    expect(r.body.errors.nombre).toEqual(['Ya hay un laboratorio o taller con ese nombre en ese local.'])
  })

  it('programmes are kept, replaced and recorded; the list narrows by them, by kind and by premises', async () => {
    const { programa } = await plantPrograma(t)
    const { programa: otro } = await plantPrograma(t)
    const suyo = await make('Suelos', { programas_ids: [programa] })
    await make('De nadie', { programas_ids: [otro] })
    await make('Soldadura', { tipo: 2 })
    expect(await names({ programa_id: programa, tipo: 1, filtro: 's' })).toContain('Suelos')
    expect(await names({ programa_id: programa })).not.toContain('De nadie')
    // Without programmes it is for all of them.
    expect(await names({ programa_id: programa, tipo: 2 })).toContain('Soldadura')
    expect(await names({ local_id: 987_654 })).toEqual([])
    const r = await ask('PUT', `${URL}/${suyo.id}`, { programas_ids: [otro, programa] })
    expect(r.body.data.programas_ids.toSorted()).toEqual([programa, otro].toSorted())
    const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({
      evento: 'laboratorio_taller.updated',
      antes: { programas_ids: [programa] },
      despues: { programas_ids: [programa, otro], revision: 2 },
    })
    const bad = await ask('PUT', `${URL}/${suyo.id}`, { programas_ids: [987_654] })
    expect(bad.body.errors).toEqual({ programas_ids: ['Uno de los programas ya no existe.'] })
  })

  it('a programme is not deleted while a laboratory is its alone, for that would then be everybody’s; from others it is taken, and they say so', async () => {
    const { programa } = await plantPrograma(t)
    const { programa: otro } = await plantPrograma(t)
    await t.owner.query("update programas set nombre = 'Civil' where id = $1", [programa])
    const solo = await make('Hormigón', { programas_ids: [programa] })
    const junto = await make('Topografía', { programas_ids: [programa, otro] })
    const borrar = () => ask('DELETE', `/v1/programas/${programa}`)
    const no = await borrar()
    expect([no.status, no.body.message]).toEqual([
      409,
      'No se puede eliminar «Civil»: hay laboratorios o talleres que ningún otro programa usa («Hormigón»). Elimínelos o elija antes qué programas los usan.',
    ])
    expect((await ask('GET', `${URL}/${junto.id}`)).body.data.programas_ids).toHaveLength(2)
    await ask('PUT', `${URL}/${solo.id}`, { programas_ids: [otro] })
    expect((await borrar()).status).toBe(200)
    expect((await ask('GET', `${URL}/${junto.id}`)).body.data.programas_ids).toEqual([otro])
    const { rows } = await t.owner.query(
      "select antes, despues from cambios where evento = 'laboratorio_taller.updated' and objeto_id = $1",
      [junto.id],
    )
    expect(rows).toEqual([
      { antes: { programas_ids: [programa, otro] }, despues: { programas_ids: [otro], revision: 2 } },
    ])
  })

  it('who works on one programme is told of no other: not by what names it, nor by asking for it', async () => {
    const mio = await plantPrograma(t)
    const ajeno = await plantPrograma(t)
    const { id } = await make('Compartido', { programas_ids: [mio.programa, ajeno.programa] })
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [mio.programa],
    })
    const planes = [await plantPlan(t, { en: mio }), await plantPlan(t, { en: ajeno })]
    for (const { plan } of planes)
      await ask('PUT', `/v1/plan/estudios/${plan}/laboratorios`, { laboratorios_ids: [id] })
    expect((await ask('GET', `${URL}/${id}`)).body.data.planes_count).toBe(2)
    expect((await t.as(token)('GET', `${URL}/${id}`)).body.data).toMatchObject({
      programas_ids: [mio.programa],
      planes_count: 1,
    })
    // One that is of others alone is not for everybody, on the screen or on paper.
    const { id: deOtro } = await make('Reservado', { programas_ids: [ajeno.programa] })
    const { id: deTodos } = await make('Abierto')
    for (const [cual, para_todos, dicho] of [
      [deOtro, false, 'Otros programas'],
      [deTodos, true, 'Todos'],
    ] as const) {
      const { data } = (await t.as(token)('GET', `${URL}/${cual}`)).body
      expect(data).toMatchObject({ programas_ids: [], para_todos })
      const pdf = await t.as(token)('GET', `${URL}/pdf/${cual}`)
      expect((await leerPdf(new Uint8Array(pdf.raw.rawPayload))).texto).toContain(dicho)
    }
    expect((await ask('GET', `${URL}/${deOtro}`)).body.data.para_todos).toBe(false)
    const vistos = async (programa_id: number) =>
      (await t.as(token)('GET', URL, { programa_id, filtro: 'Compartido' })).body.data
    expect([await vistos(mio.programa), await vistos(ajeno.programa)]).toMatchObject([[{ id }], []])
    const { rows } = await t.owner.query('select id, nombre from programas where id = any($1)', [
      [mio.programa, ajeno.programa],
    ])
    expect(rows).toHaveLength(2)
    for (const { id: programa_id, nombre } of rows) {
      const pdf = await t.as(token)('GET', `${URL}/pdf/filtro`, { programa_id })
      if (programa_id !== mio.programa) {
        expect([pdf.status, Object.keys(pdf.body.errors)]).toEqual([422, ['programa_id']])
        continue
      }
      const { texto } = await leerPdf(new Uint8Array(pdf.raw.rawPayload))
      expect(texto).toContain(nombre)
    }
  })

  describe('its equipment', () => {
    const lineas = async (id: number) => (await ask('GET', `${URL}/${id}`)).body.data.equipos

    it('is written with it, keeps its ids, and a record says what changed', async () => {
      const { id } = await make('Redes', {
        equipos: [
          { nombre: 'Conmutador', cantidad: 4, codigo: '0021' },
          { nombre: 'Rack', descripcion: 'De 42 unidades' },
        ],
      })
      const hecho = await t.owner.query('select despues from cambios order by id desc limit 1')
      expect(hecho.rows[0].despues.equipos).toEqual(['Conmutador · 0021 · × 4', 'Rack · De 42 unidades'])
      const antes = await lineas(id)
      expect(antes).toMatchObject([
        { nombre: 'Conmutador', cantidad: 4, codigo: '0021', descripcion: null },
        { nombre: 'Rack', cantidad: 1, codigo: null, descripcion: 'De 42 unidades' },
      ])
      const r = await ask('PUT', `${URL}/${id}`, {
        equipos: [{ id: antes[0].id, nombre: 'Conmutador', cantidad: 6 }, { nombre: 'Probador de cables' }],
        revision: 1,
      })
      expect([r.status, r.body.data.revision]).toEqual([200, 2])
      expect(await lineas(id)).toMatchObject([
        { id: antes[0].id, cantidad: 6, codigo: '0021' },
        { nombre: 'Probador de cables' },
      ])
      const { rows } = await t.owner.query('select antes, despues from cambios order by id desc limit 1')
      expect(rows[0]).toMatchObject({
        antes: { equipos: ['Conmutador · 0021 · × 4', 'Rack · De 42 unidades'] },
        despues: { equipos: ['Conmutador · 0021 · × 6', 'Probador de cables'] },
      })
    })

    it('that says nothing of it leaves it alone; the same again is no change', async () => {
      const { id } = await make('Tamizado', { equipos: [{ nombre: 'Tamiz' }] })
      const [tamiz] = await lineas(id)
      await ask('PUT', `${URL}/${id}`, { capacidad: 12 })
      expect(await lineas(id)).toEqual([tamiz])
      const r = await ask('PUT', `${URL}/${id}`, { equipos: [{ id: tamiz.id, nombre: 'Tamiz' }] })
      expect(r.body.data.revision).toBe(2)
    })

    it('of another laboratory, twice or without a name is refused under its line', async () => {
      const otro = (await make('Ajeno', { equipos: [{ nombre: 'Horno' }] })) as unknown as {
        equipos: { id: number }[]
      }
      const { id } = await make('Propio', { equipos: [{ nombre: 'Balanza' }] })
      const [balanza] = await lineas(id)
      const r = await ask('PUT', `${URL}/${id}`, {
        equipos: [
          { id: otro.equipos[0]!.id, nombre: 'Horno' },
          { id: balanza.id, nombre: 'Balanza' },
          { id: balanza.id, nombre: 'Balanza' },
        ],
      })
      expect([r.status, r.body.errors]).toEqual([
        422,
        {
          'equipos.0.id': ['Ese equipo ya no está en este laboratorio o taller.'],
          'equipos.2.id': ['Ese equipo está dos veces.'],
        },
      ])
      expect((await ask('PUT', `${URL}/${id}`, { equipos: [{ nombre: '' }] })).body.errors).toHaveProperty([
        'equipos.0.nombre',
      ])
      expect(await lineas(id)).toEqual([balanza])
    })
  })

  describe('on paper', () => {
    const pdf = async (path: string, query: object = {}) => {
      const r = await ask('GET', `${URL}/pdf/${path}`, { ...query })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return (await leerPdf(new Uint8Array(r.raw.rawPayload))).texto
    }

    it('the filtered list, one with its equipment, and one piece of equipment', async () => {
      const { id } = await make('Química Orgánica', {
        capacidad: 24,
        equipos: [{ nombre: 'Campana de extracción', cantidad: 3, codigo: 'QO-07' }],
      })
      await make('Sastrería', { tipo: 2 })
      const [equipo] = (await ask('GET', `${URL}/${id}`)).body.data.equipos
      const lista = await pdf('filtro', { tipo: 1, filtro: 'quimica' })
      for (const words of ['Pabellón A', 'Química Orgánica', 'Campana de extracción (3)', '«quimica»'])
        expect(lista).toContain(words)
      expect(lista).not.toContain('Sastrería')
      const uno = await pdf(String(id))
      for (const words of ['Química Orgánica', '24 personas', 'QO-07']) expect(uno).toContain(words)
      const suyo = await pdf(`${id}/equipo/${equipo.id}`)
      for (const words of ['Campana de extracción', 'QO-07', 'Química Orgánica'])
        expect(suyo).toContain(words)
      expect((await ask('GET', `${URL}/pdf/${id}/equipo/999999`)).status).toBe(404)
    })

    it('a filter that names nothing of the institution is refused under its field, as in other reports', async () => {
      const r = await ask('GET', `${URL}/pdf/filtro`, { local_id: 987_654, programa_id: 987_654 })
      expect([r.status, r.body.errors]).toEqual([
        422,
        {
          local_id: ['Ese local ya no existe: elija otro.'],
          programa_id: ['Ese programa ya no existe: elija otro.'],
        },
      ])
    })

    it('goes out by mail', async () => {
      const { id } = await make('Biología')
      const mail = (path: string, body: object) =>
        ask('POST', `${URL}/mail/${path}`, { correo: 'ana@ejemplo.edu', ...body })
      expect((await mail(String(id), {})).body).toMatchObject({
        message: expect.stringContaining('ana@ejemplo.edu'),
        job: expect.any(Number),
      })
      expect((await mail('filtro', { tipo: 1 })).status).toBe(200)
      expect((await mail(`${id}/equipo/1`, {})).status).toBe(404)
      expect((await mail(String(id), { correo: 'nadie' })).body.errors).toHaveProperty('correo')
    })
  })

  describe('of a plan', () => {
    const delPlan = (plan: number) => `/v1/plan/estudios/${plan}/laboratorios`

    it('are chosen, shown with the plan, recorded as a change of it, and leave its revision alone', async () => {
      const { plan } = await plantPlan(t)
      const [a, b] = [await make('Física I'), await make('Carpintería', { tipo: 2 })]
      const r = await ask('PUT', delPlan(plan), { laboratorios_ids: [b.id, a.id] })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(r.body.data.map((x: { nombre: string }) => x.nombre)).toEqual(['Física I', 'Carpintería'])
      const shown = (await ask('GET', `/v1/plan/estudios/${plan}`)).body.data
      expect([shown.json.laboratorios_ids, shown.revision]).toEqual([[a.id, b.id], 1])
      const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
      expect(rows[0]).toMatchObject({
        evento: 'plan_estudio.updated',
        antes: { laboratorios_ids: [] },
        despues: { laboratorios_ids: [a.id, b.id] },
      })
    })

    it('two people at once lose nothing', async () => {
      const { plan } = await plantPlan(t)
      const [a, b, d] = [await make('A1'), await make('B1'), await make('D1')]
      await ask('PUT', delPlan(plan), { laboratorios_ids: [a.id, b.id] })
      await ask('PUT', delPlan(plan), { laboratorios_ids: [b.id], vistos_ids: [a.id, b.id] })
      await ask('PUT', delPlan(plan), { laboratorios_ids: [a.id, b.id, d.id], vistos_ids: [a.id, b.id] })
      const { body } = await ask('GET', delPlan(plan))
      expect(body.data.map((x: { nombre: string }) => x.nombre)).toEqual(['B1', 'D1'])
    })

    it('a tutor may choose, an inspector only read; a ceased plan stays as it is', async () => {
      const { plan } = await plantPlan(t)
      const { id } = await make('Anatomía')
      const choose = (token: string) =>
        t
          .as(token)('PUT', delPlan(plan), { laboratorios_ids: [id] })
          .then(r => r.status)
      expect(await choose(t.gente.token.inspector)).toBe(403)
      expect(await choose(t.gente.token.tutor)).toBe(200)
      expect(await choose(t.gente.ajeno)).toBe(404)
      await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
      const r = await ask('PUT', delPlan(plan), { laboratorios_ids: [] })
      expect(r.status).toBe(409)
    })

    it('one that a plan needs is not deleted but the plan named, also in the Papelera', async () => {
      const { plan } = await plantPlan(t)
      const { id } = await make('Hidráulica')
      await ask('PUT', delPlan(plan), { laboratorios_ids: [id] })
      await t.owner.query("update planes set full_name = 'Civil 2026' where id = $1", [plan])
      const refuse = async () => (await ask('DELETE', `${URL}/${id}`)).body.message
      expect(await refuse()).toBe('No se puede eliminar «Hidráulica»: lo necesitan planes («Civil 2026»).')
      expect((await ask('GET', `${URL}/${id}`)).body.data.planes_count).toBe(1)
      await ask('DELETE', `/v1/plan/estudios/${plan}`)
      expect(await refuse()).toContain('«Civil 2026 (en la Papelera)»')
    })
  })
})
