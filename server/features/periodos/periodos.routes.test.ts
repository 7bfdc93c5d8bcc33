import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.periodos

testEntity('periodos', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'periodo',
  dice: 'el periodo',
  valid: (_given, n) => ({ nombre: `Periodo ${n}`, fechainicio: '2026-03-16', fechafin: '2026-07-17' }),
  required: ['nombre', 'fechainicio', 'fechafin'],
  change: n => ({ nombre: `Otro ${n}` }),
})

describe('periods', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const primero = { nombre: '2026-I', fechainicio: '2026-03-16', fechafin: '2026-07-17' }
  const make = (body: object) =>
    t.as(t.gente.token.operador)('POST', '/v1/periodos', body as Record<string, unknown>)

  it.each([
    [{ fechafin: '2026-03-16' }, 'fechafin', 'El periodo debe terminar después de empezar.'],
    [
      { fechaentrega: '2026-07-18' },
      'fechaentrega',
      'La entrega de sílabos no puede ser después del final del periodo.',
    ],
    [
      { fechaentrega: '2020-01-01' },
      'fechaentrega',
      'La entrega de sílabos no puede ser más de un año antes de que empiece el periodo.',
    ],
    [
      { plazos: [{ programa_id: 1, fechaentrega: '2025-03-15' }] },
      'plazos',
      'Ningún plazo puede ser más de un año antes de que empiece el periodo.',
    ],
    [
      { plazos: [{ programa_id: 999_999, fechaentrega: '2026-04-01' }] },
      'plazos',
      'Uno de los programas ya no existe.',
    ],
  ])('%j is refused under %s', async (cambio, field, reason) => {
    const { status, body } = await make({ ...primero, ...cambio })
    expect([status, body.errors[field]]).toEqual([422, [reason]])
  })

  it('a name that is taken is told together with dates that do not follow each other', async () => {
    await make({ ...primero, nombre: '2040-I' })
    const { id } = (await make({ ...primero, nombre: '2040-II' })).body.data
    const change = (body: Record<string, unknown>) =>
      t.as(t.gente.token.operador)('PUT', `/v1/periodos/${id}`, { nombre: '2040-i', ...body })
    const ido = { plazos: [{ programa_id: 999_999, fechaentrega: '2026-04-01' }] }
    const dicho = [
      await make({ ...primero, nombre: '2040-i', fechafin: '2026-03-16' }),
      await make({ ...primero, nombre: '2040-i', ...ido }),
      await change({ fechafin: '2026-03-16' }),
      await change(ido),
    ]
    expect(dicho.map(r => Object.keys(r.body.errors).sort())).toEqual([
      ['fechafin', 'nombre'],
      ['nombre', 'plazos'],
      ['fechafin', 'nombre'],
      ['nombre', 'plazos'],
    ])
  })

  it('has a date for all and dates of programmes, of which a person reads those in scope', async () => {
    const [uno, otro] = [await plantPlan(t), await plantPlan(t)]
    const plazo = (programa_id: number, fechaentrega: string) => ({ programa_id, fechaentrega })
    const plazos = [plazo(otro.programa, '2026-04-10'), plazo(uno.programa, '2026-04-03')]
    const { body } = await make({ ...primero, fechaentrega: '2026-04-01', plazos })
    expect(body.data).toMatchObject({ fechaentrega: '2026-04-01', silabos_count: 0 })
    expect(body.data.plazos.map((p: { programa_id: number }) => p.programa_id).toSorted()).toEqual(
      [uno.programa, otro.programa].toSorted(),
    )
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [uno.programa],
    })
    const mine = await t.as(token)('GET', `/v1/periodos/${body.data.id}`)
    expect(mine.body.data.plazos).toMatchObject([{ programa_id: uno.programa, fechaentrega: '2026-04-03' }])
    const change = await t.as(token)('PUT', `/v1/periodos/${body.data.id}`, { nombre: 'Otro' })
    expect(change.status).toBe(403)
    const fuera = await t.as(t.gente.token.operador)('PUT', `/v1/periodos/${body.data.id}`, {
      plazos: [plazo(uno.programa, '2026-04-03'), plazo(uno.programa, '2026-04-04')],
    })
    expect(fuera.body.errors.plazos).toEqual(['Cada programa puede tener un solo plazo.'])
    const menos = await t.as(t.gente.token.operador)('PUT', `/v1/periodos/${body.data.id}`, { plazos: [] })
    expect(menos.body.data).toMatchObject({ plazos: [], revision: 2 })
  })

  it('one whose dates go with their programme counts that as a change: a form that was opened before is brought together with it', async () => {
    const [uno, otro] = [await plantPlan(t), await plantPlan(t)]
    const plazos = [uno, otro].map(p => ({ programa_id: p.programa, fechaentrega: '2026-04-10' }))
    const { body } = await make({ ...primero, nombre: '2030-I', plazos })
    const ask = t.as(t.gente.token.operador)
    await t.owner.query('delete from ciclos where planestudio_id = $1', [uno.plan])
    await t.owner.query('delete from planes where id = $1', [uno.plan])
    const ido = await ask('DELETE', '/programas/delete', { ids: [uno.programa] })
    expect(ido.status, JSON.stringify(ido.body)).toBe(200)
    const tarde = await ask('PUT', `/v1/periodos/${body.data.id}`, {
      nombre: '2030-A',
      plazos,
      revision: body.data.revision,
    })
    expect([tarde.status, tarde.body.actual?.plazos]).toMatchObject([409, [{ programa_id: otro.programa }]])
    const { rows } = await t.owner.query(
      "select antes, despues from cambios where evento = 'periodo.updated' and objeto_id = $1",
      [body.data.id],
    )
    expect(rows).toMatchObject([{ antes: { plazos }, despues: { plazos: [plazos[1]], revision: 2 } }])
  })

  it('an end that leaves dates of programmes behind it is refused, naming them', async () => {
    const [uno, otro] = [await plantPlan(t), await plantPlan(t)]
    const plazos = [
      { programa_id: uno.programa, fechaentrega: '2026-07-10' },
      { programa_id: otro.programa, fechaentrega: '2026-07-01' },
    ]
    const { body } = await make({ ...primero, nombre: '2028-I', plazos })
    const nombres = new Map<number, string>(
      body.data.plazos.map((p: { programa_id: number; programa: string }) => [p.programa_id, p.programa]),
    )
    const [A, B] = [nombres.get(uno.programa), nombres.get(otro.programa)]
    const terminar = (fechafin: string, mas: object = {}) =>
      t.as(t.gente.token.operador)('PUT', `/v1/periodos/${body.data.id}`, { fechafin, ...mas })
    const dice = async (fechafin: string) => (await terminar(fechafin)).body.errors?.fechafin
    expect(await dice('2026-07-09')).toEqual([
      `El plazo de «${A}» (10/07/2026) quedaría después del final del periodo.`,
    ])
    expect(await dice('2026-06-30')).toEqual([
      expect.stringMatching(/^Los plazos de «.+» y «.+» \(el último, 10\/07\/2026\) quedarían después/),
    ])
    expect((await dice('2026-06-30'))[0]).toContain(`«${B}»`)
    expect((await terminar('2026-07-10')).status).toBe(200)
    expect((await terminar('2026-06-30', { plazos: [] })).status).toBe(200)
  })

  it('a beginning that leaves them more than a year before it is refused, naming them', async () => {
    const [uno, otro] = [await plantPlan(t), await plantPlan(t)]
    const plazos = [
      { programa_id: uno.programa, fechaentrega: '2026-03-20' },
      { programa_id: otro.programa, fechaentrega: '2026-05-01' },
    ]
    const { body } = await make({ ...primero, nombre: '2029-I', plazos })
    const nombreDe = (programa: number): string =>
      body.data.plazos.find((p: { programa_id: number }) => p.programa_id === programa).programa
    const mover = (fechainicio: string, mas: object = {}) =>
      t.as(t.gente.token.operador)('PUT', `/v1/periodos/${body.data.id}`, {
        ...{ fechainicio, fechafin: '2029-12-20' },
        ...mas,
      })
    const dice = async (fechainicio: string) => (await mover(fechainicio)).body.errors?.fechainicio
    expect(await dice('2027-03-21')).toEqual([
      `El plazo de «${nombreDe(uno.programa)}» (20/03/2026) quedaría más de un año antes de que empiece el periodo.`,
    ])
    expect(await dice('2028-03-16')).toEqual([
      expect.stringMatching(
        /^Los plazos de «.+» y «.+» \(el primero, 20\/03\/2026\) quedarían más de un año antes/,
      ),
    ])
    expect((await mover('2027-03-20')).status).toBe(200)
    expect((await mover('2028-03-16', { plazos: [] })).status).toBe(200)
  })

  it('one with syllabi stays; who works on another programme reads of none', async () => {
    const { body } = await make({ ...primero, nombre: '2027-I' })
    const [p, otro] = [await plantPlan(t), await plantPlan(t)]
    await t.owner.query(
      `with c as (insert into asignaturas (empresa_id, planestudio_id, nombre) values ($1, $2, 'Lógica') returning id)
       insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id) select $1, $2, id, $3 from c`,
      [t.gente.empresa, p.plan, body.data.id],
    )
    for (const [{ programa }, cuantos] of [
      [p, 1],
      [otro, 0],
    ] as const) {
      const { token } = await t.gente.alguien(t.owner, {
        ...{ empresa: t.gente.empresa, tipouser: 2, rol: 2 },
        programas: [programa],
      })
      const visto = await t.as(token)('GET', `/v1/periodos/${body.data.id}`)
      expect(visto.body.data.silabos_count).toBe(cuantos)
    }
    const r = await t.as(t.gente.token.operador)('DELETE', `/v1/periodos/${body.data.id}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      'No se puede eliminar el periodo «2027-I»: tiene un sílabo.',
    ])
  })
})
