import { calls } from '@malla/contracts/calls.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { describe, expect, it } from 'vitest'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import { testEntity } from '../../testing/testEntity.ts'
import { casaDeLaboratorios, URL } from './testing/casaDeLaboratorios.ts'

const c = calls.laboratorios

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
  const casa = casaDeLaboratorios()
  const { ask, make } = casa
  const names = async (query: object): Promise<string[]> =>
    (await ask('GET', URL, { per_page: 50, ...query })).body.data.map((x: { nombre: string }) => x.nombre)

  it('the message says which kind it is', async () => {
    const r = await ask('POST', URL, { nombre: 'Costura', tipo: 2, local_id: casa.local_id })
    expect(r.body.message).toBe('Acabamos de crear el taller «Costura».')
  })

  it('a kind that there is not, and premises of another institution, are refused under their fields', async () => {
    const theirs = (await casa.t.as(casa.t.gente.ajeno)('POST', '/v1/locales', { nombre: 'Ajeno' })).body.data
      .id
    expect(
      (await ask('POST', URL, { nombre: 'X', tipo: 3, local_id: casa.local_id })).body.errors,
    ).toHaveProperty('tipo')
    const r = await ask('POST', URL, { nombre: 'X', tipo: 1, local_id: theirs })
    expect([r.status, r.body.errors]).toEqual([422, { local_id: ['Ese local ya no existe.'] }])
  })

  it('all that is gone or taken is said at once, and nothing of it is kept', async () => {
    await make('Cerámica')
    const suyo = await make('Vidrio', { equipos: [{ nombre: 'Horno' }] })
    const malo = { nombre: 'Cerámica', programas_ids: [987_654] }
    const nuevo = await ask('POST', URL, { ...malo, tipo: 1, local_id: casa.local_id })
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
    const r = await ask('POST', URL, { nombre: 'óptica', tipo: 1, local_id: casa.local_id })
    expect(r.body.errors.nombre).toEqual(['Ya hay un laboratorio o taller con ese nombre en ese local.'])
  })

  it('programmes are kept, replaced and recorded; the list narrows by them, by kind and by premises', async () => {
    const { programa } = await plantPrograma(casa.t)
    const { programa: otro } = await plantPrograma(casa.t)
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
    const { rows } = await casa.t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({
      evento: 'laboratorio_taller.updated',
      antes: { programas_ids: [programa] },
      despues: { programas_ids: [programa, otro], revision: 2 },
    })
    const bad = await ask('PUT', `${URL}/${suyo.id}`, { programas_ids: [987_654] })
    expect(bad.body.errors).toEqual({ programas_ids: ['Uno de los programas ya no existe.'] })
  })

  it('a programme is not deleted while a laboratory is its alone, for that would then be everybody’s; from others it is taken, and they say so', async () => {
    const { programa } = await plantPrograma(casa.t)
    const { programa: otro } = await plantPrograma(casa.t)
    await casa.t.owner.query("update programas set nombre = 'Civil' where id = $1", [programa])
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
    const { rows } = await casa.t.owner.query(
      "select antes, despues from cambios where evento = 'laboratorio_taller.updated' and objeto_id = $1",
      [junto.id],
    )
    expect(rows).toEqual([
      { antes: { programas_ids: [programa, otro] }, despues: { programas_ids: [otro], revision: 2 } },
    ])
  })

  it('who works on one programme is told of no other: not by what names it, nor by asking for it', async () => {
    const mio = await plantPrograma(casa.t)
    const ajeno = await plantPrograma(casa.t)
    const { id } = await make('Compartido', { programas_ids: [mio.programa, ajeno.programa] })
    const { token } = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [mio.programa],
    })
    const planes = [await plantPlan(casa.t, { en: mio }), await plantPlan(casa.t, { en: ajeno })]
    for (const { plan } of planes)
      await ask('PUT', `/v1/plan/estudios/${plan}/laboratorios`, { laboratorios_ids: [id] })
    expect((await ask('GET', `${URL}/${id}`)).body.data.planes_count).toBe(2)
    expect((await casa.t.as(token)('GET', `${URL}/${id}`)).body.data).toMatchObject({
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
      const { data } = (await casa.t.as(token)('GET', `${URL}/${cual}`)).body
      expect(data).toMatchObject({ programas_ids: [], para_todos })
      const pdf = await casa.t.as(token)('GET', `${URL}/pdf/${cual}`)
      expect((await leerPdf(new Uint8Array(pdf.raw.rawPayload))).texto).toContain(dicho)
    }
    expect((await ask('GET', `${URL}/${deOtro}`)).body.data.para_todos).toBe(false)
    const vistos = async (programa_id: number) =>
      (await casa.t.as(token)('GET', URL, { programa_id, filtro: 'Compartido' })).body.data
    expect([await vistos(mio.programa), await vistos(ajeno.programa)]).toMatchObject([[{ id }], []])
    const { rows } = await casa.t.owner.query('select id, nombre from programas where id = any($1)', [
      [mio.programa, ajeno.programa],
    ])
    expect(rows).toHaveLength(2)
    for (const { id: programa_id, nombre } of rows) {
      const pdf = await casa.t.as(token)('GET', `${URL}/pdf/filtro`, { programa_id })
      if (programa_id !== mio.programa) {
        expect([pdf.status, Object.keys(pdf.body.errors)]).toEqual([422, ['programa_id']])
        continue
      }
      const { texto } = await leerPdf(new Uint8Array(pdf.raw.rawPayload))
      expect(texto).toContain(nombre)
    }
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
})
