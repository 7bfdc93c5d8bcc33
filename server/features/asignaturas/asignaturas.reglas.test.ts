import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import { sendForm } from '../../testing/form.ts'
import { libroAMano, libroDe } from '../../testing/libros.ts'

let t: TestApp
let ask: Ask
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
})
afterAll(() => t.close())

type Curso = Record<string, any>
async function curso(p: PlanPlantado, campos: Curso): Promise<Curso> {
  const r = await ask('POST', '/v1/asignaturas', {
    planestudio_id: p.plan,
    ciclo_id: p.ciclos[0],
    ...campos,
  })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data
}
const cursos = async (plan: number): Promise<Curso[]> =>
  (await ask('GET', `/v1/asignaturas/por/plan/estudio/${plan}`)).body.data

describe('a new version', () => {
  it('takes what is not said from the one in force, and of what is said nothing else', async () => {
    const p = await plantPlan(t)
    const fisica = await curso(p, { nombre: 'Física', codigo: 'F1' })
    const quimica = await curso(p, { nombre: 'Química', codigo: 'Q1' })
    const base = await curso(p, {
      nombre: 'Taller',
      codigo: 'T1',
      credits: 1.5,
      horasvirtualteoria: 2,
      horasvirtualpractica: 1,
      prerequisito: [fisica.id],
      orden: 7,
    })
    const version = (campos: Curso) =>
      ask('POST', '/v1/asignaturas', {
        planestudio_id: p.plan,
        asignatura_id: base.id,
        nombre: 'Taller',
        ...campos,
      })
    expect((await version({})).body.data).toMatchObject({
      version: 2,
      codigo: 'T1',
      credits: 1.5,
      orden: 7,
      ciclo_id: p.ciclos[0],
      horasvirtualpractica: 1,
      prerequisito: [fisica.id],
    })
    const third = (
      await version({ horasvirtual: 5, requisitos_texto: 'Q1', seccion_id: p.seccion, codigo: '' })
    ).body.data
    expect(third).toMatchObject({
      version: 3,
      codigo: null,
      ciclo_id: 0,
      seccion_id: p.seccion,
      horasvirtual: 5,
      prerequisito: [quimica.id],
    })
    expect((await version({ prerequisito: [] })).body.data).toMatchObject({ version: 4, prerequisito: [] })
  })

  it('is made once by two people at a time who saw the same one in force; by who does not say what they saw, once more', async () => {
    const p = await plantPlan(t)
    const { id } = await curso(p, { nombre: 'Taller' })
    const version = (mas: Curso) =>
      ask('POST', '/v1/asignaturas', { planestudio_id: p.plan, asignatura_id: id, nombre: 'Taller', ...mas })
    const both = await Promise.all([version({ version_vista: 1 }), version({ version_vista: 1 })])
    const [hecha, negada] = both.sort((a, b) => a.status - b.status)
    expect([hecha!.body.data?.version, negada!.status, negada!.body.message]).toEqual([
      2,
      409,
      'Mientras tanto se creó la versión 2 de «Taller». Ábrala antes de crear otra.',
    ])
    expect((await version({ version_vista: 2 })).body.data.version).toBe(3)
    expect((await version({})).body.data.version).toBe(4)
  })

  it('that would close a loop is refused in one sentence, and so is deleting the one that broke it', async () => {
    const p = await plantPlan(t)
    const a = await curso(p, { nombre: 'Álgebra', codigo: 'A' })
    await curso(p, { nombre: 'Bases', codigo: 'B', requisitos_texto: 'A' })
    const said = 'Los requisitos forman un círculo: Álgebra requiere Bases, que requiere Álgebra.'
    const version = { planestudio_id: p.plan, asignatura_id: a.id, nombre: 'Álgebra' }
    const loop = await ask('POST', '/v1/asignaturas', { ...version, requisitos_texto: 'B' })
    expect([loop.status, loop.body.errors]).toEqual([422, { requisitos_texto: [said] }])

    const second = (await ask('POST', '/v1/asignaturas', version)).body.data
    // The first one is not in force any more: what it asks for is nobody's.
    expect((await ask('PUT', `/v1/asignaturas/${a.id}`, { requisitos_texto: 'B' })).status).toBe(200)
    const back = await ask('DELETE', `/v1/asignaturas/${second.id}`)
    expect([back.status, back.body.message]).toEqual([422, said])
    expect((await cursos(p.plan)).find(c => c.nombre === 'Álgebra')!.id).toBe(second.id)
  })
})

describe('what others ask for', () => {
  it('goes in the write that takes the requisite away, and not without it', async () => {
    const p = await plantPlan(t)
    const a = await curso(p, { nombre: 'Uno', codigo: 'U' })
    const b = await curso(p, { nombre: 'Dos', codigo: 'D', requisitos_texto: 'U' })
    const save = (asignaturas: Curso[]) =>
      ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas, eliminar: [a.id] })
    const refused = await save([{ id: b.id, nombre: 'Dos y medio' }])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'No se puede eliminar «Uno»: es requisito de «Dos y medio».',
    ])
    expect((await save([{ id: b.id, requisitos: null }])).status).toBe(200)
    expect((await cursos(p.plan)).map(c => c.nombre)).toEqual(['Dos'])
    const { rows } = await t.owner.query('select * from prerequisitos where planestudio_id = $1', [p.plan])
    expect(rows).toEqual([])
  })

  it('deleted by two at once goes once, and is not there for the other', async () => {
    const p = await plantPlan(t)
    const { id } = await curso(p, { nombre: 'Uno' })
    await t.owner.query('begin')
    await t.owner.query('select 1 from planes where id = $1 for update', [p.plan])
    const both = Promise.all([1, 2].map(() => ask('DELETE', `/v1/asignaturas/${id}`)))
    // Both have found the course and wait for its plan.
    await hastaQueEsperen(t.owner, 2).finally(() => t.owner.query('commit'))
    expect((await both).map(r => r.status).sort()).toEqual([200, 404])
  })

  it('of many rows those are named that are gone, or were changed since, and nothing is written', async () => {
    const p = await plantPlan(t)
    const [a, b] = [await curso(p, { nombre: 'Uno' }), await curso(p, { nombre: 'Dos' })]
    await ask('DELETE', `/v1/asignaturas/${b.id}`)
    const save = (...asignaturas: object[]) =>
      ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas })
    const ida = await save({ id: a.id, credits: 4 }, { id: b.id, credits: 4 })
    expect([ida.status, Object.keys(ida.body.errors)]).toEqual([404, ['asignaturas.1.id']])
    await ask('PUT', `/v1/asignaturas/${a.id}`, { credits: 5 })
    const vieja = await save({ nombre: 'Nuevo', ciclo_id: p.ciclos[0] }, { ...a, credits: 4 })
    expect([vieja.status, Object.keys(vieja.body.errors)]).toEqual([409, ['asignaturas.1.revision']])
    expect(vieja.body.actual).toMatchObject([{ id: a.id, credits: 5 }])
    expect((await cursos(p.plan)).map(c => [c.nombre, c.credits])).toEqual([['Uno', 5]])
  })

  it('a course twice in one write is refused under its field', async () => {
    const p = await plantPlan(t)
    const { id } = await curso(p, { nombre: 'Uno' })
    const r = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [{ id, nombre: 'Otro' }],
      eliminar: [id],
    })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['asignaturas']])
  })
})

describe('a new course of many without a name', () => {
  it('is refused under its field, beside what is wrong in the others', async () => {
    const p = await plantPlan(t)
    const ciclo_id = p.ciclos[0]
    const r = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [{ nombre: 'Uno', ciclo_id }, { ciclo_id, credits: 3 }, { nombre: 'Tres' }],
    })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([
      422,
      ['asignaturas.1.nombre', 'asignaturas.2.ciclo_id'],
    ])
    expect(await cursos(p.plan)).toEqual([])
  })
})

describe('who may edit courses but not the structure of a plan (Operador Básico)', () => {
  it('changes them without moving them, by the grid, the malla and the form alike', async () => {
    const p = await plantPlan(t)
    const { id } = await curso(p, { nombre: 'Uno', credits: 3 })
    const basico = t.as(t.gente.token.operadorBasico)
    const save = (who: Ask, campos: Curso) =>
      who('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas: [{ id, ...campos }] })
    const said = 'Puede editar los cursos, pero su rol no permite moverlos en la malla.'

    for (const campos of [
      { ciclo_id: p.ciclos[1] },
      { seccion_id: p.seccion },
      { orden: 5, nombre: 'Dos' },
    ]) {
      const r = await save(basico, campos)
      expect([r.status, r.body.message], JSON.stringify(campos)).toEqual([403, said])
    }
    const moved = await basico('PUT', `/v1/asignaturas/${id}`, { ciclo_id: p.ciclos[1] })
    expect([moved.status, moved.body.message]).toEqual([403, said])
    expect(await cursos(p.plan)).toMatchObject([{ nombre: 'Uno', ciclo_id: p.ciclos[0], orden: 0 }])

    // The form sends the place along: it is the same, so nothing is moved.
    const whole = { nombre: 'Dos', credits: 4, ciclo_id: p.ciclos[0], seccion_id: 0, orden: 0 }
    expect((await basico('PUT', `/v1/asignaturas/${id}`, whole)).status).toBe(200)
    expect((await save(basico, { horasteoria: 2 })).status).toBe(200)
    expect((await save(ask, { ciclo_id: p.ciclos[1] })).status).toBe(200)
    expect(await cursos(p.plan)).toMatchObject([{ nombre: 'Dos', horasteoria: 2, ciclo_id: p.ciclos[1] }])
  })
})

describe('requisites nested in each other', () => {
  const nested = (levels: number): string => {
    let text = '{"tipo":"texto","texto":"x","modo":"previo"}'
    for (let i = 0; i < levels; i++) text = `{"tipo":"y","de":[${text}]}`
    return text
  }
  it.each([
    [40, 200],
    [60, 422],
    [300, 422],
    [1000, 422],
    [1200, 422],
    [30_000, 422],
  ])('%i levels: %i, however they are sent', async (levels, status) => {
    const { id } = await curso(await plantPlan(t), { nombre: 'Hondo' })
    const form = await sendForm(t, t.gente.token.operador, `/v1/asignaturas/${id}`, {
      _method: 'PUT',
      requisitos: nested(levels),
    })
    const json = await t.app.inject({
      method: 'PUT',
      url: `/api/v1/asignaturas/${id}`,
      payload: `{"requisitos":${nested(levels)}}`,
      headers: {
        authorization: `Bearer ${t.gente.token.operador}`,
        'content-type': 'application/json',
      },
    })
    expect([form.status, json.statusCode]).toEqual([status, status])
    if (levels === 300)
      expect(form.body.errors).toEqual({ requisitos: ['El campo «Requisitos» tiene demasiados niveles.'] })
  })
})

describe('a file', () => {
  const H = ['CODIGO', 'NOMBRE', 'CICLO', 'AREA']
  const importar = async (plan: number, filas: (string | number)[][], header = H) =>
    sendForm(t, t.gente.token.operador, '/v1/asignaturas/importar/plantilla', {
      planestudio_id: String(plan),
      archivo: { bytes: await libroDe([header, ...filas]), name: 'cursos.xlsx' },
    })

  it('with names and codes that stand twice comes in with warnings, and a second time changes nothing', async () => {
    const { plan } = await plantPlan(t)
    const filas = [
      ['', 'Optativa', 1, 'Artes'],
      ['', 'Optativa', 2, 'Artes'],
      ['EL', 'Electivo', 1, 'Artes'],
      ['EL', 'Otro electivo', 2, 'Artes'],
      ['1.1', 'Lectura', 1, 'Artes'],
      ['11', 'Escritura', 1, 'Artes'],
    ]
    const first = await importar(plan, filas)
    expect(first.body.message).toBe('Se guardaron 6 de 6 cursos del archivo.')
    expect(first.body.avisos.map((a: Curso) => a.motivo)).toContain('Repite el código de la fila 4.')
    const [before, again] = [await cursos(plan), await importar(plan, filas)]
    expect(again.body.message).toBe('Se guardaron 0 de 6 cursos del archivo.')
    expect(await cursos(plan)).toEqual(before)
    // Such a course is edited like any other, its code as it is; another one does not get it.
    const [twice, single] = ['EL', '11'].map(codigo => before.find(c => c.codigo === codigo)!)
    expect((await ask('PUT', `/v1/asignaturas/${twice!.id}`, { codigo: 'EL', orden: 9 })).status).toBe(200)
    expect((await ask('PUT', `/v1/asignaturas/${single!.id}`, { codigo: 'EL' })).status).toBe(422)
  })

  it('without codes means the courses by name, and leaves them their codes', async () => {
    const p = await plantPlan(t)
    const { id } = await curso(p, { nombre: 'Ética', codigo: 'E1' })
    await importar(p.plan, [['etica', 2]], ['NOMBRE', 'CICLO'])
    expect(await cursos(p.plan)).toMatchObject([{ id, codigo: 'E1', ciclo_id: p.ciclos[1] }])
  })

  it('a sheet without headers is refused without a column that there is not', async () => {
    const { plan } = await plantPlan(t)
    const r = await importar(plan, [], ['hola'])
    expect([r.status, r.body.message]).toEqual([422, expect.stringMatching(/^Fila 1: No se encontró/)])
  })

  it('and five others at once with the same new areas: all come in, each area once', async () => {
    const planes = []
    for (let i = 0; i < 6; i++) planes.push((await plantPlan(t)).plan)
    const done = await Promise.all(
      planes.map(plan =>
        importar(
          plan,
          [1, 2, 3].map(i => [`K${i}`, `Curso ${i}`, 1, `Zona nueva ${i}`]),
        ),
      ),
    )
    expect(
      done.map(r => [r.status, r.body.count]),
      JSON.stringify(done.map(r => r.body.message)),
    ).toEqual(planes.map(() => [200, 3]))
    const { rows } = await t.owner.query("select nombre from parametros where nombre like 'Zona nueva%'")
    expect(rows.length).toBe(3)
  })

  it('holds no connection while it is read', async () => {
    const { plan } = await plantPlan(t)
    const rows = `<row>${'<c><v>1</v></c>'.repeat(20)}</row>`.repeat(45_000)
    const bytes = await libroAMano({ hojas: [{ datos: rows }] })
    let reading = true
    const done = sendForm(t, t.gente.token.operador, '/v1/asignaturas/importar/plantilla', {
      planestudio_id: String(plan),
      archivo: { bytes, name: 'enorme.xlsx' },
    }).finally(() => {
      reading = false
    })
    let [looks, held] = [0, 0]
    while (reading) {
      const { rows: open } = await t.owner.query(
        // What the server does by itself now and then is between two statements for a moment only.
        `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
          and clock_timestamp() - state_change > interval '300 milliseconds'`,
      )
      looks++
      held += open.length
    }
    expect((await done).body.message).toMatch('demasiadas filas')
    expect(looks).toBeGreaterThan(20)
    expect(held).toBe(0)
  })
})
