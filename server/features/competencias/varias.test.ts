import { calls } from '@malla/contracts/calls.ts'
import type { Competencia } from '@malla/contracts/competencias.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { sinConocer } from '../../testing/conocidas.ts'
import { sendForm } from '../../testing/form.ts'
import { libroDe } from '../../testing/libros.ts'

const c = calls.competencias

describe('several competencies at once', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const url = (plan: number, que = 'varias') => `/v1/plan/estudios/${plan}/competencias/${que}`
  const todas = async (plan: number): Promise<Competencia[]> =>
    (await ask('GET', `/v1/plan/estudios/competencias/por/plan/${plan}`)).body.data
  const codigos = async (plan: number) => (await todas(plan)).map(x => `${x.codigo} ${x.nombre}`).sort()
  const filas = (texto: string) =>
    texto.split(' ').map(f => ({ nivel: Number(f[0]), nombre: f.slice(2), tipopadre: f[1] === 'T' ? 2 : 1 }))

  it('come with their parts behind those that there are, and each tells of itself', async () => {
    const { plan } = await plantPlan(t)
    await ask('POST', '/v1/plan/estudios/competencias', { planestudio_id: plan, nombre: 'antes' })
    const { rows } = await t.owner.query<{ n: string }>(
      'select count(*) as n from cambios where empresa_id = $1',
      [t.gente.empresa],
    )
    const r = await ask('POST', url(plan), { filas: filas('1Fa 2Fb 3Fc 2Fd 1Te 2Tf 1Fg') })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(c.createMany.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data.map((x: Competencia) => x.nombre)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(await codigos(plan)).toEqual([
      'C1.1 f',
      'C2.1 b',
      'C2.2 d',
      'E2.1.1 c',
      'F1 antes',
      'F1 e',
      'F2 a',
      'F3 g',
    ])
    const f = (await todas(plan)).find(x => x.nombre === 'f')
    expect(f).toMatchObject({ tipopadre: 2, termino_id: 2 })
    const after = await t.owner.query<{ n: string }>(
      'select count(*) as n from cambios where empresa_id = $1',
      [t.gente.empresa],
    )
    expect(Number(after.rows[0]!.n) - Number(rows[0]!.n)).toBe(7)
  })

  it('come into the group that is named', async () => {
    const { plan } = await plantPlan(t)
    const grupo = (
      await ask('POST', '/v1/plan/estudios/grupos/competencias', { planestudio_id: plan, nombre: 'G' })
    ).body.data.id
    await ask('POST', url(plan), { tabcompetencia_id: grupo, filas: filas('1Fa 2Fb') })
    expect((await todas(plan)).map(x => x.tabcompetencia_id)).toEqual([grupo, grupo])
  })

  it('all or none: what skips a level, has no name or stands in a group of elsewhere', async () => {
    const { plan } = await plantPlan(t)
    const malas = async (cuerpo: Record<string, unknown>) => {
      const r = await ask('POST', url(plan), cuerpo)
      return [r.status, Object.keys(r.body.errors ?? {})]
    }
    expect(await malas({ filas: filas('1Fa 3Fb 2Fc') })).toEqual([422, ['filas.1.nivel']])
    expect(await malas({ filas: filas('2Fa') })).toEqual([422, ['filas.0.nivel']])
    expect(
      await malas({
        filas: [
          { nombre: 'a', nivel: 1 },
          { nombre: ' ', nivel: 1 },
        ],
      }),
    ).toEqual([422, ['filas.1.nombre']])
    expect(await malas({ filas: [{ nombre: 'a', nivel: 11 }] })).toEqual([422, ['filas.0.nivel']])
    expect(await malas({ filas: [] })).toEqual([422, ['filas']])
    expect(await malas({ tabcompetencia_id: 987_654, filas: filas('1Fa') })).toEqual([
      422,
      ['tabcompetencia_id'],
    ])
    expect(await todas(plan)).toEqual([])
  })

  it('not in a ceased plan, not for who may not, not of another institution', async () => {
    const { plan } = await plantPlan(t)
    const cuerpo = { filas: filas('1Fa') }
    expect((await t.as(t.gente.token.operadorBasico)('POST', url(plan), cuerpo)).status).toBe(403)
    expect((await t.as(t.gente.ajeno)('POST', url(plan), cuerpo)).status).toBe(404)
    await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
    expect((await ask('POST', url(plan), cuerpo)).status).toBe(409)
  })

  it('two thousand are made at once', async () => {
    const { plan } = await plantPlan(t)
    const muchas = Array.from({ length: 2000 }, (_, i) => ({ nombre: `c ${i}`, nivel: (i % 3) + 1 }))
    expect((await ask('POST', url(plan), { filas: muchas })).status).toBe(200)
    expect(await sinConocer(t.owner, ['competencias', 'cambios'], 2000)).toEqual([])
    expect(await todas(plan)).toHaveLength(2000)
  })

  describe('read from a book', () => {
    const subir = async (bytes: Uint8Array) =>
      sendForm(t, t.gente.token.operador, url((await plantPlan(t)).plan, 'hoja'), {
        archivo: { bytes, name: 'competencias.xlsx' },
      })
    it('its cells come back in their places', async () => {
      const r = await subir(
        await libroDe([
          ['Nivel', 'Nombre'],
          [1, '<b>Diseña</b> & «evalúa»'],
          [null, null],
          [2, 'Modela'],
        ]),
      )
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(r.body.data).toEqual([
        ['Nivel', 'Nombre'],
        ['1', '<b>Diseña</b> & «evalúa»'],
        [],
        ['2', 'Modela'],
      ])
    })
    it('one with far more rows than a list of competencies has is refused', async () => {
      const r = await subir(await libroDe(Array.from({ length: 5100 }, (_, i) => [i])))
      expect([r.status, Object.keys(r.body.errors ?? {})]).toEqual([422, ['archivo']])
    })
    it.each([
      ['nothing', new Uint8Array()],
      ['no book', new TextEncoder().encode('hola')],
      ['a broken one', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5])],
    ])('%s is refused in words', async (_case, data) => {
      const r = await subir(data)
      expect([r.status, Object.keys(r.body.errors ?? {})]).toEqual([422, ['archivo']])
    })
  })
})
