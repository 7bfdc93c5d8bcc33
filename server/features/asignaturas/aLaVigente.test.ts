import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('what was changed in the table of a version that another has superseded meanwhile', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const fresh = async () => {
    p = await plantPlan(t)
  }
  const save = (asignaturas: object[], eliminar?: number[]) =>
    ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas,
      ...(eliminar ? { eliminar } : {}),
    })
  const listed = async () => (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body.data
  const en = (i: number) => ({ ciclo_id: p.ciclos[i] })

  let vista: any
  let nueva: any
  const versionNueva = async (cambio: object = {}) => {
    await fresh()
    vista = (await save([{ nombre: 'Física', codigo: 'A', ...en(0), credits: 3 }])).body.data[0]
    const made = await ask('POST', '/v1/asignaturas', {
      planestudio_id: p.plan,
      asignatura_id: vista.id,
      nombre: 'Física',
      ...cambio,
    })
    nueva = made.body.data
  }
  const de = async (id: number) => (await ask('GET', `/v1/asignaturas/${id}`)).body.data

  it('goes to the one in force, which is what the plan shows', async () => {
    await versionNueva({ nombre: 'Física I' })
    const r = await save([{ id: vista.id, revision: vista.revision, credits: 4, ...en(1), orden: 7 }])
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data).toMatchObject([{ id: nueva.id, nombre: 'Física I', credits: 4 }])
    expect(await de(vista.id)).toMatchObject({ credits: 3, revision: vista.revision })
    expect(await listed()).toMatchObject([{ id: nueva.id, credits: 4, ciclo_id: p.ciclos[1], orden: 7 }])
  })

  it('is answered with that one where the new version says the same otherwise', async () => {
    await versionNueva({ credits: 5 })
    const r = await save([{ id: vista.id, revision: vista.revision, credits: 4 }])
    expect([r.status, r.body.actual.id, r.body.actual.credits]).toEqual([409, nueva.id, 5])
    const sinDecirla = await save([{ id: vista.id, requisitos_texto: '100 créditos', credits: 4 }])
    expect([sinDecirla.status, sinDecirla.body.actual.id]).toEqual([409, nueva.id])
    expect((await listed())[0]).toMatchObject({ credits: 5, requisitos: null })
  })

  it('and where it was seen before its last change', async () => {
    await versionNueva()
    await ask('PUT', `/v1/asignaturas/${vista.id}`, { credits: 9 })
    const r = await save([{ id: vista.id, revision: vista.revision, nombre: 'Física General' }])
    expect([r.status, r.body.actual.id]).toEqual([409, nueva.id])
  })

  it('named beside it is one course twice, and told by code and name', async () => {
    await versionNueva()
    const dos = [vista.id, nueva.id].map(id => ({ id, credits: 4 }))
    const r = await save(dos)
    expect([r.status, r.body.errors]).toEqual([
      422,
      {
        asignaturas: [
          '«A · Física» está dos veces en lo que se envió: las versiones de un curso cuentan como uno.',
        ],
      },
    ])
    expect((await listed())[0]).toMatchObject({ id: nueva.id, credits: 3 })
  })

  it('is not deleted in its place: nobody deletes what they have not seen', async () => {
    await versionNueva()
    const otra = { planestudio_id: p.plan, asignatura_id: vista.id, nombre: 'Física' }
    const tercera = (await ask('POST', '/v1/asignaturas', otra)).body.data
    for (const { id } of [vista, nueva]) {
      const r = await save([], [id])
      expect([r.status, r.body.message, r.body.actual.map((c: any) => c.id)]).toEqual([
        409,
        'No se eliminó «Física»: hay una versión nueva que usted no ha visto.',
        [tercera.id],
      ])
    }
    expect((await de(nueva.id)).version).toBe(2)
    expect((await save([], [vista.id, nueva.id, tercera.id])).status).toBe(200)
    expect(await listed()).toEqual([])
  })

  it('nor does what stood before come back under a code that another course has by now', async () => {
    await versionNueva({ codigo: 'A2' })
    expect((await save([{ nombre: 'Química', codigo: 'A', ...en(0) }])).status).toBe(200)
    const r = await save([], [nueva.id])
    expect([r.status, r.body.message]).toEqual([
      409,
      'No se puede eliminar la versión 2 de «Física»: volvería el código «A», que ya tiene «Química».',
    ])
  })

  it('an older version is changed where it is meant: by its own address, and told as what it is', async () => {
    await versionNueva()
    const r = await ask('PUT', `/v1/asignaturas/${vista.id}`, { credits: 9 })
    expect([r.status, r.body.message]).toEqual([
      200,
      'Acabamos de editar la versión 1 del curso «Física». La vigente es la 2.',
    ])
    const enVigor = await ask('PUT', `/v1/asignaturas/${nueva.id}`, { horasteoria: 2 })
    expect(enVigor.body.message).toBe('Acabamos de editar el curso «Física».')
    expect([(await de(vista.id)).credits, (await de(nueva.id)).credits]).toEqual([9, 3])
  })

  it('nor where it was edited as the one in force: the one that is answers for it', async () => {
    await versionNueva({ credits: 5 })
    const cambiar = ({ id, revision }: any, version_vista: number) =>
      ask('PUT', `/v1/asignaturas/${id}`, { nombre: 'Física I', revision, version_vista })
    const { status, body } = await cambiar(vista, 1)
    expect([status, body.message, body.reemplaza]).toEqual([
      409,
      'Mientras tanto se creó la versión 2 de «Física»: en la anterior no se ha guardado nada.',
      vista.id,
    ])
    expect(body.actual).toMatchObject({ id: nueva.id, version: 2, credits: 5, revision: nueva.revision })
    expect((await de(vista.id)).nombre).toBe('Física')
    expect((await cambiar(nueva, 2)).status).toBe(200)
    // Who saw the new one means the one before.
    expect((await cambiar(vista, 2)).status).toBe(200)
  })
})
