import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

const perfiles = [
  ['egresado', 'egreso', 'la plantilla de perfil de egreso.'],
  ['ingresante', 'ingreso', 'la plantilla de perfil de ingreso.'],
] as const

describe.each(perfiles)('templates of the profile of an %s', (perfil, de, dicho) => {
  const PATH = `/parametros/plantillas/perfil/${perfil}`
  const POR_TIPO = `/v1/plantillas/diseno/perfiles/${perfil}s/por/tipo/empresa`
  let t: TestApp
  let p: PlanPlantado
  let deSistema: number
  let deMano: number
  const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
  const contenido = async (id: number) =>
    (await t.owner.query('select contenido from plantillas where id = $1', [id])).rows[0].contenido.items

  beforeAll(async () => {
    t = await createTestApp()
    await t.owner.query("update empresas set tipo = 'Universidad' where id = any($1)", [
      [t.gente.empresa, t.gente.otraEmpresa],
    ])
    p = await plantPlan(t)
    const foto = '<img src="/api/v1/imagenes/x">'
    await t.owner.query(
      `insert into perfil_egreso (empresa_id, planestudio_id, orden, descripcion)
       values ($1, $2, 1, $3), ($1, $2, 0, '<p>Evalúa</p>'), ($1, $2, 2, $4)`,
      [t.gente.empresa, p.plan, `<p>Diseña${foto}</p>`, foto],
    )
    await t.owner.query(
      `insert into plan_secciones (empresa_id, planestudio_id, key, items) values ($1, $2, 'perfilIngresos', $3)`,
      [
        t.gente.empresa,
        p.plan,
        JSON.stringify([
          {
            id: 'a',
            version: 1,
            status: 2,
            nombre: 'Lee',
            grupo: 'Habilidades',
            descripcion: '<p>Mucho</p>',
          },
          { id: 'b', version: 1, status: 1, descripcion: `<p>Suma${foto}</p>` },
        ]),
      ],
    )
  })
  afterAll(() => t.close())

  it('is made of a plan of the system, without pictures nor what belongs to that plan', async () => {
    const r = await root('POST', `${PATH}/save`, { nombre: 'Del plan', tipo: 1, planestudio_id: p.plan })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.message).toBe(`Acabamos de crear la plantilla de perfil de ${de} «Del plan».`)
    expect(r.body.data).toMatchObject({
      planestudio_id: p.plan,
      de_empresa_id: t.gente.empresa,
      entradas_count: 2,
    })
    deSistema = r.body.data.id
    expect(await contenido(deSistema)).toEqual(
      perfil === 'egresado'
        ? [{ descripcion: '<p>Evalúa</p>' }, { descripcion: '<p>Diseña</p>' }]
        : [
            { nombre: 'Lee', grupo: 'Habilidades', descripcion: '<p>Mucho</p>' },
            { descripcion: '<p>Suma</p>' },
          ],
    )
  })

  it('of whom it was made is said to them and to root, to no other institution', async () => {
    const origen = async (token: string) => {
      const { data } = (await t.as(token)('GET', POR_TIPO)).body
      const { planestudio_id, de_empresa_id, institucion } = data.find((x: any) => x.id === deSistema)
      return [planestudio_id, de_empresa_id, institucion]
    }
    const suyo = [p.plan, t.gente.empresa, 'Universidad de Prueba']
    expect(await origen(t.gente.token.operador)).toEqual(suyo)
    expect(await origen(t.gente.token.root)).toEqual(suyo)
    expect(await origen(t.gente.ajeno)).toEqual([0, 0, null])
  })

  it('is made by hand: planestudio_id 0; hostile text is cleaned', async () => {
    const r = await root('POST', `${PATH}/save`, {
      nombre: 'A mano',
      tipo: 1,
      planestudio_id: 0,
      items: [
        { nombre: 'Uno', grupo: 'Conocimientos', descripcion: '<p>Sabe<script>alert(1)</script></p>' },
        { nombre: 'Dos', descripcion: '<p onclick="x">Puede</p><img src="https://x.example/a.png">' },
      ],
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data).toMatchObject({ planestudio_id: 0, de_empresa_id: 0, institucion: null })
    deMano = r.body.data.id
    const items = await contenido(deMano)
    expect(items.map((e: any) => e.nombre)).toEqual(
      perfil === 'egresado' ? [undefined, undefined] : ['Uno', 'Dos'],
    )
    expect(items[0].descripcion).toBe('<p>Sabe</p>')
    expect(items[1].descripcion).toBe('<p>Puede</p>')
  })

  it('names what is lacking: nothing written, a plan without a profile, an empty entry, a wrong kind', async () => {
    const save = (mas: object) =>
      root('POST', `${PATH}/save`, { nombre: 'No', tipo: 1, planestudio_id: 0, ...mas })
    expect((await save({})).body.errors.items[0]).toBe('Escriba al menos una línea.')
    expect((await save({ items: [{ descripcion: ' ' }] })).status).toBe(422)
    expect((await save({ items: [{ descripcion: '<img src="x">' }] })).status).toBe(422)
    const vacio = await plantPlan(t)
    expect((await save({ planestudio_id: vacio.plan })).body.errors.planestudio_id[0]).toBe(
      `Ese plan todavía no tiene perfil de ${de}.`,
    )
    expect((await save({ planestudio_id: 987_654 })).status).toBe(404)
    expect((await save({ tipo: 4, items: [{ nombre: 'x', descripcion: 'x' }] })).body.errors).toHaveProperty(
      'tipo',
    )
  })

  it('is listed by pages, newest first, and shown with what it holds', async () => {
    const { data, pagination } = (await root('POST', `${PATH}/list`, { tipo: 1 })).body
    expect(data.map((x: any) => x.id)).toEqual([deMano, deSistema])
    expect(pagination.total).toBe(2)
    expect((await root('POST', `${PATH}/list`, { filtro: 'máno' })).body.data).toHaveLength(1)
    const first = (await root('POST', `${PATH}/show`, { first: true, queryDefault: { nombre: 'Del plan' } }))
      .body.data
    expect(first).toMatchObject({ id: deSistema, items: await contenido(deSistema) })
    expect((await root('POST', `${PATH}/show`, { queryDefault: { contenido: 'x' } })).status).toBe(422)
  })

  it('is edited with its revision; where it came from stays, or is taken anew', async () => {
    const { revision } = (await root('POST', `${PATH}/show`, { id: deSistema })).body.data
    const put = (body: object) => root('PUT', `${PATH}/save`, { id: deSistema, ...body })
    const r = await put({ revision, items: [{ nombre: 'Otro', descripcion: '<p>Otra cosa</p>' }] })
    expect(r.body.data).toMatchObject({ entradas_count: 1, planestudio_id: p.plan, revision: revision + 1 })
    expect((await put({ revision, nombre: 'Vieja' })).status).toBe(409)
    expect((await put({ items: [] })).body.errors.items[0]).toBe('Escriba al menos una línea.')
    expect((await put({ planestudio_id: 0 })).body.data).toMatchObject({
      planestudio_id: 0,
      entradas_count: 1,
    })
    expect((await put({ planestudio_id: p.plan })).body.data).toMatchObject({
      planestudio_id: p.plan,
      entradas_count: 2,
    })
  })

  it('is offered with what it holds to institutions of its kind alone', async () => {
    const ofrecidas = async (token: string) =>
      (await t.as(token)('GET', POR_TIPO)).body.data.map((x: any) => [x.id, x.items.length])
    const dos = [
      [deMano, 2],
      [deSistema, 2],
    ]
    expect(await ofrecidas(t.gente.token.operador)).toEqual(dos)
    expect(await ofrecidas(t.gente.ajeno)).toEqual(dos)
    await t.owner.query("update empresas set tipo = 'Colegio' where id = $1", [t.gente.otraEmpresa])
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    expect(await ofrecidas(token)).toEqual([])
  })

  it('prints', async () => {
    const { url } = (await root('POST', `${PATH}/pdf`, { id: deMano })).body
    const { texto } = await leerPdf(new Uint8Array((await t.app.inject({ url })).rawPayload))
    for (const parte of ['A mano', 'Sabe', 'Puede', 'Para: Universidad']) expect(texto).toContain(parte)
    expect(texto).toMatch(/emitido el \d\d\/\d\d\/\d{4}/)
    if (perfil === 'ingresante') for (const parte of ['Conocimientos', 'Uno']) expect(texto).toContain(parte)
  })

  it('is a template of its own kind: no other call finds it', async () => {
    const otro = perfil === 'egresado' ? 'ingresante' : 'egresado'
    for (const path of [`/parametros/plantillas/perfil/${otro}`, '/parametros/plantillas/planes'])
      for (const [verb, call, body] of [
        ['POST', 'show', { id: deMano }],
        ['PUT', 'save', { id: deMano, nombre: 'No' }],
        ['DELETE', 'delete', { ids: [deMano] }],
        ['POST', 'pdf', { id: deMano }],
      ] as const)
        expect((await root(verb, `${path}/${call}`, body)).status, `${path}/${call}`).toBe(404)
  })

  it.each([
    ['POST', 'list', {}],
    ['POST', 'show', { id: 1 }],
    ['POST', 'save', { nombre: 'No', tipo: 1, planestudio_id: 0, items: [{ descripcion: 'x' }] }],
    ['PUT', 'save', { id: 1, nombre: 'No' }],
    ['DELETE', 'delete', { ids: [1] }],
    ['POST', 'pdf', { id: 1 }],
  ] as const)('%s %s is for root alone', async (verb, call, body) =>
    expect((await t.as(t.gente.token.operador)(verb, `${PATH}/${call}`, body)).status).toBe(403),
  )

  it('is deleted with the words of the spec, all or none', async () => {
    expect((await root('DELETE', `${PATH}/delete`, { ids: [deMano, 987_654] })).status).toBe(404)
    const r = await root('DELETE', `${PATH}/delete`, { ids: [deMano] })
    expect(r.body.message).toBe(`Acabamos de eliminar ${dicho}`)
    expect((await root('POST', `${PATH}/show`, { id: deMano })).status).toBe(404)
    expect((await root('POST', `${PATH}/show`, { id: deSistema })).status).toBe(200)
  })
})
