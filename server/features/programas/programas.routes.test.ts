import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { type Estructura, makeEstructura } from '../../testing/estructura.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.programas

testEntity('programas', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'programa',
  dice: 'el programa',
  beside: ['programa.counter_dc'],
  before: async t => {
    const { facultad_id, nivel_id, modalidad_id } = await makeEstructura(t.as(t.gente.token.operador))
    return { facultad_id, nivel_id, modalidad_id }
  },
  valid: (given, n) => ({ ...given, nombre: `Programa ${n}` }),
  required: ['nombre', 'facultad_id', 'nivel_id', 'modalidad_id'],
  change: n => ({ nombre: `Otro programa ${n}` }),
})

describe('programas', () => {
  let t: TestApp
  let base: Estructura
  let n = 0
  beforeAll(async () => {
    t = await createTestApp()
    base = await makeEstructura(t.as(t.gente.token.operador))
  })
  afterAll(() => t.close())

  const operador = () => t.as(t.gente.token.operador)
  const create = (body: Record<string, unknown> = {}) =>
    operador()('POST', '/v1/programas', { nombre: `Enfermería ${++n}`, ...base, ...body })
  const make = async (body: Record<string, unknown> = {}) => (await create(body)).body.data
  const update = (id: number, body: Record<string, unknown>) => operador()('PUT', `/v1/programas/${id}`, body)
  const facultad = async (nombre: string) =>
    (await operador()('POST', '/v1/facultades', { nombre })).body.data.id as number
  const records = async (id: number) =>
    (
      await t.owner.query(
        "select evento, antes, despues from cambios where objeto_id = $1 and evento like 'programa.%' order by id",
        [id],
      )
    ).rows

  describe('the limits of §5', () => {
    it.each([
      ['maxciclos', [1, 20], [0, 21]],
      ['ciclosporanio', [0, 20], [-1, 21]],
      ['repeticiones', [2, 5], [1, 6]],
      ['tipociclo_id', [1, 5], [0, 6]],
      ['duracion', [1, 1000], [0, 1001]],
      ['tipoduracion', ['00001', '00004'], ['00005', '4']],
    ])('%s takes %j and refuses %j', async (field, taken, refused) => {
      for (const value of taken) expect((await make({ [field]: value }))[field]).toBe(value)
      for (const value of refused) {
        const r = await create({ [field]: value })
        expect([r.status, Object.keys(r.body.errors)]).toEqual([422, [field]])
      }
      const made = await make({ [field]: taken[0] })
      expect((await update(made.id, { [field]: null })).body.data[field]).toBeNull()
    })
  })

  describe('carrera_id', () => {
    it('0 makes a level-type programme; else it is the programme itself', async () => {
      const made = await make()
      expect(made.carrera_id).toBe(made.id)
      expect((await make({ carrera_id: 0 })).carrera_id).toBe(0)
      expect((await update(made.id, { carrera_id: 0 })).body.data.carrera_id).toBe(0)
      expect((await update(made.id, { nombre: 'Sin tocar lo demás' })).body.data.carrera_id).toBe(0)
    })
  })

  describe('especialidades', () => {
    const names = (p: { especialidades: { nombre: string }[] }) => p.especialidades.map(e => e.nombre)

    it('are kept by id, renamed, added, removed and put in order', async () => {
      const made = await make({
        especialidades: [{ nombre: 'Pediatría' }, { nombre: 'Geriatría' }, { nombre: 'UCI' }],
      })
      const [pediatria, , uci] = made.especialidades
      const r = await update(made.id, {
        especialidades: [{ id: uci.id, nombre: 'Cuidados intensivos' }, { nombre: 'Oncología' }, pediatria],
      })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(names(r.body.data)).toEqual(['Cuidados intensivos', 'Oncología', 'Pediatría'])
      expect(r.body.data.especialidades[0].id).toBe(uci.id)
      expect(r.body.data.especialidades[2].id).toBe(pediatria.id)
      expect(r.body.data.revision).toBe(made.revision + 1)
      const record = (await records(made.id)).at(-1)
      expect([names(record.antes), names(record.despues)]).toEqual([
        ['Pediatría', 'Geriatría', 'UCI'],
        ['Cuidados intensivos', 'Oncología', 'Pediatría'],
      ])
    })

    it('absent they stay; the same list again writes nothing; an empty one removes all', async () => {
      const made = await make({ especialidades: [{ nombre: 'Pediatría' }] })
      expect(names((await update(made.id, { nombre: 'Enfermería II' })).body.data)).toEqual(['Pediatría'])
      const before = await records(made.id)
      const same = await update(made.id, { especialidades: made.especialidades })
      expect(same.body.data.revision).toBe(made.revision + 1)
      expect(await records(made.id)).toEqual(before)
      expect(names((await update(made.id, { especialidades: [] })).body.data)).toEqual([])
    })

    it('of another programme, or one twice, are refused and named', async () => {
      const [one, other] = [await make({ especialidades: [{ nombre: 'A' }] }), await make()]
      const mine = one.especialidades[0]
      const strange = await update(other.id, { especialidades: [{ nombre: 'B' }, mine] })
      expect(strange.body.errors).toEqual({
        'especialidades.1.id': ['Esa especialidad no es de este programa.'],
      })
      expect((await update(one.id, { especialidades: [mine, mine] })).status).toBe(422)
      expect(names((await operador()('GET', `/v1/programas/${one.id}`)).body.data)).toEqual(['A'])
    })
  })

  it('names every thing that it cannot stand on at once', async () => {
    const gone = 987_654_321
    const r = await create({ facultad_id: gone, nivel_id: gone, modalidad_id: gone })
    expect(r.status).toBe(422)
    expect(r.body.errors).toEqual({
      facultad_id: ['Esa facultad ya no existe: elija otra.'],
      nivel_id: ['Ese nivel ya no existe: elija otro.'],
      modalidad_id: ['Esa modalidad ya no existe: elija otra.'],
    })
  })

  describe('a name stands once in a faculty, level and modality', () => {
    const motivo = ['Ya existe un programa con ese nombre en esa facultad, nivel y modalidad.']

    it('elsewhere it may stand again, and is not moved beside the first; one that is deactivated has it still', async () => {
      const uno = await make({ nombre: 'Turismo', estado: 'Desactivado' })
      expect((await create({ nombre: 'TURISMÓ' })).body.errors).toEqual({ nombre: motivo })
      const niveles = '/v1/niveles/programas'
      const nivel = (await operador()('POST', niveles, { nombre: 'Doctorado', codigo: '00031' })).body.data
      const lejos = { nivel_id: nivel.id, facultad_id: await facultad('De Turismo') }
      const otro = await make({ nombre: 'Turismo', ...lejos })
      expect((await update(otro.id, { ...base })).body.errors).toEqual({ nombre: motivo })
      expect((await update(otro.id, { facultad_id: base.facultad_id })).status).toBe(200)
      expect((await update(otro.id, { nivel_id: base.nivel_id })).body.errors).toEqual({ nombre: motivo })
      const especialidades = [{ id: 987_654, nombre: 'A' }]
      const tercero = await make()
      const r = await update(tercero.id, { nombre: 'turismo', especialidades })
      expect(Object.keys(r.body.errors)).toEqual(['nombre', 'especialidades.0.id'])
      expect((await update(uno.id, { estado: 'Activado' })).status).toBe(200)
    })

    it('what stands twice from before can be changed beside its name, and put back to work', async () => {
      const { facultad_id, nivel_id, modalidad_id } = base
      const { rows } = await t.owner.query(
        `insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre, estado)
         select $1, $2, $3, $4, 'Gemelo', 'Desactivado' from generate_series(1, 2) returning id`,
        [t.gente.empresa, facultad_id, nivel_id, modalidad_id],
      )
      const r = await update(rows[1].id, { nombre: 'Gemelo', ...base, estado: 'Activado' })
      expect([r.status, r.body.data?.estado]).toEqual([200, 'Activado'])
    })
  })

  it('of another institution, a faculty is none', async () => {
    const theirs = await makeEstructura(t.as(t.gente.ajeno))
    const r = await create({ facultad_id: theirs.facultad_id })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['facultad_id']])
  })

  it('a deactivated faculty is not chosen for new programmes, but those it has are read and edited', async () => {
    const vieja = await facultad('Vieja')
    const made = await make({ facultad_id: vieja })
    await operador()('PUT', `/v1/facultades/${vieja}`, { estado: 'Desactivado' })
    const reason = ['La facultad «Vieja» está desactivada y no se puede elegir.']
    expect((await create({ facultad_id: vieja })).body.errors.facultad_id).toEqual(reason)
    const other = await make()
    expect((await update(other.id, { facultad_id: vieja })).body.errors.facultad_id).toEqual(reason)
    expect((await operador()('GET', `/v1/programas/${made.id}`)).body.data.facultad).toBe('Vieja')
    expect((await update(made.id, { facultad_id: vieja, nombre: 'Sigue' })).status).toBe(200)
  })

  it('is found by faculty, level, modality, state and a part of the name without accents', async () => {
    const facultad_id = await facultad('Filtros')
    const otro = (await operador()('POST', '/v1/niveles/programas', { nombre: 'Maestría', codigo: '00002' }))
      .body.data
    const a = await make({ facultad_id, nombre: 'Gestión Pública', nivel_id: otro.id })
    const b = await make({ facultad_id, nombre: 'Gestación', estado: 'Desactivado' })
    const ids = async (query: Record<string, unknown>) =>
      (await operador()('GET', '/v1/programas', { facultad_id, ...query })).body.data.map(
        (p: { id: number }) => p.id,
      )
    expect(await ids({})).toEqual([b.id, a.id])
    expect(await ids({ filtro: 'GESTION pub' })).toEqual([a.id])
    expect(await ids({ nivel_id: otro.id })).toEqual([a.id])
    expect(await ids({ modalidad_id: base.modalidad_id })).toEqual([b.id, a.id])
    expect(await ids({ estado: 'Desactivado' })).toEqual([b.id])
    const page = await operador()('GET', '/v1/programas', { per_page: 5, page: 2 })
    expect(page.body.pagination).toMatchObject({ current_page: 2, from: 6, per_page: 5 })
  })

  it('with plans it stays, and says which, those in the Papelera too; several go together or not at all', async () => {
    const [full, empty] = [await make({ nombre: 'Lleno' }), await make({ nombre: 'Vacío' })]
    await t.owner.query(
      `insert into planes (empresa_id, programa_id, full_name, deleted_at)
       values ($1, $2, 'Plan 2020', null), ($1, $2, 'Plan 2010', now())`,
      [t.gente.empresa, full.id],
    )
    expect((await operador()('GET', `/v1/programas/${full.id}`)).body.data.planes_count).toBe(1)
    const r = await operador()('DELETE', '/programas/delete', { ids: [full.id, empty.id] })
    expect([r.status, r.body.message]).toEqual([
      409,
      'No se puede eliminar «Lleno»: hay planes de estudios («Plan 2010 (en la Papelera)» y «Plan 2020»).',
    ])
    expect((await operador()('GET', `/v1/programas/${empty.id}`)).status).toBe(200)
    expect((await operador()('DELETE', '/programas/delete', { ids: [empty.id, empty.id] })).status).toBe(200)
    expect((await operador()('GET', `/v1/programas/${empty.id}`)).status).toBe(404)
  })

  describe('scope', () => {
    it('who works on one programme sees that one, edits it, and neither moves nor makes one', async () => {
      const [mine, other] = [await make({ nombre: 'Mío' }), await make({ nombre: 'Ajeno' })]
      const elsewhere = await facultad('Otra')
      const ask = t.as((await scoped({ programas: [mine.id] })).token)
      expect((await ask('GET', '/v1/programas')).body.data.map((p: { id: number }) => p.id)).toEqual([
        mine.id,
      ])
      expect((await ask('GET', '/v1/programas/total/dc')).body).toEqual({ num: 1 })
      expect((await ask('PUT', `/v1/programas/${mine.id}`, { nombre: 'Mío II' })).status).toBe(200)
      for (const [verb, body] of [['GET'], ['PUT', { nombre: 'x' }], ['DELETE']] as const)
        expect((await ask(verb, `/v1/programas/${other.id}`, body)).status).toBe(404)
      expect((await ask('PUT', `/v1/programas/${mine.id}`, { facultad_id: elsewhere })).status).toBe(403)
      expect((await ask('POST', '/v1/programas', { nombre: 'Nuevo', ...base })).status).toBe(403)
    })

    it('moving needs permission on both faculties', async () => {
      const [a, b] = [await facultad('Origen'), await facultad('Destino')]
      const made = await make({ facultad_id: a })
      const one = t.as((await scoped({ facultades: [a] })).token)
      expect((await one('PUT', `/v1/programas/${made.id}`, { facultad_id: b })).status).toBe(404)
      const both = t.as((await scoped({ facultades: [a, b] })).token)
      const moved = await both('PUT', `/v1/programas/${made.id}`, { facultad_id: b })
      expect(moved.body.data).toMatchObject({ facultad_id: b, facultad: 'Destino' })
      expect((await one('GET', `/v1/programas/${made.id}`)).status).toBe(404)
    })

    it('is not taken away from who works on nothing else: they are named; of others it goes', async () => {
      const [zoo, agro] = [await make({ nombre: 'Zootecnia' }), await make({ nombre: 'Agronomía' })]
      const llamar = (usuario: number, nombres: string) =>
        t.owner.query(
          'update personas set nombres = $2 where id = (select persona_id from usuarios where id = $1)',
          [usuario, nombres],
        )
      const [ana, luis, eva, ida] = [
        // What was deleted before is no work.
        await scoped({ programas: [zoo.id, 987_654] }),
        await scoped({ programas: [zoo.id, agro.id] }),
        await scoped({ programas: [agro.id], facultades: [await facultad('De Eva')] }),
        await scoped({ programas: [zoo.id] }),
      ]
      await llamar(ana.usuario, 'Ana Ruiz')
      await llamar(luis.usuario, 'Luis Soto')
      await llamar(eva.usuario, 'Eva Paz')
      await t.owner.query("update usuarios set estado = '2' where id = $1", [ida.usuario])
      const borrar = (...ids: number[]) => operador()('DELETE', '/programas/delete', { ids })
      const una = await borrar(zoo.id)
      expect([una.status, una.body.message]).toEqual([
        409,
        'No se puede eliminar «Zootecnia»: Ana Ruiz no trabaja en nada más. El administrador debe cambiar antes ese acceso.',
      ])
      expect((await borrar(zoo.id, agro.id)).body.message).toBe(
        'No se pueden eliminar «Zootecnia» y «Agronomía»: Ana Ruiz y Luis Soto no trabajan en nada más. El administrador debe cambiar antes esos accesos.',
      )
      expect((await borrar(agro.id)).status).toBe(200)
      // Another role of theirs is work.
      await t.owner.query(
        `with k as (insert into tipospersonas (tipopersona, codigo) values ('Otro', '00777') returning id)
         insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol)
         select empresa_id, usuario_id, k.id, 3, 1 from accesos, k where accesos.id = any($1)`,
        [[ana.acceso, luis.acceso]],
      )
      expect((await borrar(zoo.id)).status).toBe(200)
    })

    const scoped = (access: { facultades?: number[]; programas?: number[] }) =>
      t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, rol: 2, ...access })
  })

  it('the count is told once right with each programme, also when many are made at once', async () => {
    const num = async () => (await operador()('GET', '/v1/programas/total/dc')).body.num as number
    const before = await num()
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map(n => make({ nombre: `Junto ${n}` })))
    await operador()('DELETE', '/programas/delete', { ids: made.map(p => p.id) })
    const { rows } = await t.owner.query(
      "select despues from cambios where empresa_id = $1 and evento = 'programa.counter_dc' order by id desc limit 7",
      [t.gente.empresa],
    )
    expect(rows.reverse().map(r => r.despues.num - before)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(await num()).toBe(before)
  })

  it('who works on a part hears nothing of the count of the whole', async () => {
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [base.facultad_id],
    })
    const heard = async (as: string) =>
      (await t.as(as)('GET', '/v1/changes', { after: 0, limit: 1000 })).body.data.map(
        (x: { evento: string }) => x.evento,
      )
    expect(await heard(t.gente.token.inspector)).toContain('programa.counter_dc')
    expect(await heard(token)).not.toContain('programa.counter_dc')
    expect(await heard(token)).toContain('programa.created')
  })
})
