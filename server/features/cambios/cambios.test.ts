import { calls } from '@malla/contracts/calls.ts'
import type { CambioVisto } from '@malla/contracts/cambios.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

type Page = { data: CambioVisto[]; last: number; more: boolean }

describe('changes', () => {
  let t: TestApp
  let base: string
  beforeAll(async () => {
    t = await createTestApp()
    base = `${await t.app.listen({ port: 0, host: '127.0.0.1' })}/api`
  })
  afterAll(() => t.close())

  const http = async (token: string, method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const page = async (token: string, after: number, limit: number): Promise<Page> => {
    const r = await http(token, 'GET', `/v1/changes?after=${after}&limit=${limit}`)
    const body = (await r.json()) as Page
    expect(calls.cambios.list.output.safeParse(body).error).toBeUndefined()
    return body
  }
  /** Everything a person may read, as a client that was away would ask for it. */
  const all = async (token: string, from = 0): Promise<{ seen: CambioVisto[]; last: number }> => {
    const seen: CambioVisto[] = []
    for (let after = from; ; ) {
      const { data, last, more } = await page(token, after, 1000)
      seen.push(...data)
      if (!more) return { seen, last }
      after = last
    }
  }
  const ultimo = async (empresa = t.gente.empresa): Promise<number> =>
    Number(
      (await t.owner.query('select ultimo from cadenas where empresa_id = $1', [empresa])).rows[0].ultimo,
    )

  it('a reader who polls under 50 concurrent writers misses none and sees none twice', async () => {
    const { operador } = t.gente.token
    const start = await ultimo()
    const { plan, ciclos } = await plantPlan(t, { ciclos: 50 })
    let isWriting = true
    const answers: number[] = []

    /** Short and long transactions, refused ones, many records at once, and another institution's, all mixed. */
    const writer = async (w: number): Promise<void> => {
      const ask = async (token: string, method: string, path: string, body: object) => {
        const r = await http(token, method, path, body)
        await r.arrayBuffer()
        if (token === operador) answers.push(r.status)
      }
      for (let i = 0; i < 4; i++) {
        await ask(operador, 'POST', '/v1/facultades', { nombre: `F ${w} ${i}` })
        await ask(operador, 'POST', '/v1/facultades', { nombre: `F ${w} ${i}` })
        await ask(operador, 'PUT', `/v1/ciclos/${ciclos[w]}`, { nombre: `C ${w} ${i}` })
        await ask(operador, 'POST', `/v1/plan/estudios/guardar/json/${plan}`, {
          key: 'misiones',
          items: [{ descripcion: `${w} ${i}` }],
        })
        await ask(t.gente.ajeno, 'POST', '/v1/facultades', { nombre: `A ${w} ${i}` })
      }
    }
    const reader = async (limit: number): Promise<number[]> => {
      const ids: number[] = []
      for (let after = start, isLast = false; ; ) {
        const { data, last, more } = await page(operador, after, limit)
        ids.push(...data.map(c => c.change_id))
        if (isLast && !more) return ids
        after = last
        // One more look after the last writer has ended.
        isLast = !isWriting
      }
    }

    const readers = [reader(1000), reader(7)]
    await Promise.all(Array.from({ length: 50 }, (_, w) => writer(w)))
    isWriting = false
    const written = answers.filter(s => s === 200).length
    expect(written).toBe(50 * 4 * 3)
    expect(answers.filter(s => s === 422)).toHaveLength(50 * 4)
    const expected = Array.from({ length: written }, (_, i) => start + 1 + i)
    for (const ids of await Promise.all(readers)) expect(ids).toEqual(expected)
    expect(await ultimo()).toBe(start + written)
  }, 120_000)

  it('say who, when and what', async () => {
    const from = await ultimo()
    const r = await http(t.gente.token.operador, 'POST', '/v1/facultades', { nombre: 'Música' })
    const { data } = (await r.json()) as { data: { id: number } }
    const [cambio] = (await all(t.gente.token.operador, from)).seen
    expect(cambio).toMatchObject({
      change_id: from + 1,
      evento: 'facultad.created',
      id: data.id,
      data: { nombre: 'Música' },
      user: { id: t.gente.usuario.operador },
    })
    expect(Math.abs(Date.now() - Date.parse(cambio!.cuando))).toBeLessThan(60_000)
  })

  it('a page ends early where its records are long; who goes on from it misses none', async () => {
    const from = await ultimo()
    const largo = {
      evento: 'facultad.updated',
      objeto_id: 1,
      ambito: {},
      despues: { nombre: 'á'.repeat(500_000) },
    }
    await t.owner.query("select set_config('app.empresa_id', $1, true), registrar($2::jsonb)", [
      t.gente.empresa,
      JSON.stringify(Array(20).fill(largo)),
    ])
    const primera = await page(t.gente.token.operador, from, 1000)
    expect([primera.data.length, primera.last, primera.more]).toEqual([9, from + 9, true])
    const { seen, last } = await all(t.gente.token.operador, from)
    expect(seen.map(c => c.change_id)).toEqual(Array.from({ length: 20 }, (_x, i) => from + 1 + i))
    expect(last).toBe(from + 20)
    expect(await page(t.gente.token.operador, from + 19, 1)).toMatchObject({ last: from + 20, more: false })
  })

  it('who asks from beyond the newest, as after a backup was restored, is told the newest', async () => {
    const newest = await ultimo()
    const nada = { data: [], more: false }
    expect(await page(t.gente.token.operador, newest + 300, 10)).toEqual({ ...nada, last: newest })
    expect(await page(t.gente.token.operador, newest, 10)).toEqual({ ...nada, last: newest })
  })

  it('the session names a record from which on nothing is missed by who asked before it', async () => {
    const sesion = async () =>
      (
        (await (await http(t.gente.token.inspector, 'POST', '/auth/user', {})).json()) as {
          data: { ultimo_cambio: number; ultimo_reciente: number; ultimo_asentado: number }
        }
      ).data
    const facultad = (nombre: string) => http(t.gente.token.operador, 'POST', '/v1/facultades', { nombre })
    await facultad('De hace un minuto')
    await facultad('De hace un momento')
    const antes = await ultimo()
    const mover = (signo: '+' | '-', cuanto: string, hasta: number) =>
      t.owner.query(
        `update cambios set cuando = cuando ${signo} $3::interval where empresa_id = $1 and id <= $2`,
        [t.gente.empresa, hasta, cuanto],
      )
    await mover('-', '10 seconds', antes)
    await mover('-', '1 minute', antes - 1)
    await facultad('De ahora')
    const dicha = await sesion()
    await mover('+', '1 minute', antes - 1)
    await mover('+', '10 seconds', antes)
    expect(dicha).toMatchObject({
      ultimo_cambio: antes + 1,
      ultimo_reciente: antes,
      ultimo_asentado: antes - 1,
    })
  })

  it.each([
    ['-1', 422],
    ['x', 422],
    ['99999999', 200],
  ])('after=%s: %i', async (after, status) => {
    expect((await http(t.gente.token.root, 'GET', `/v1/changes?after=${after}`)).status).toBe(status)
  })

  describe('reach whoever may read the thing', () => {
    let p: PlanPlantado
    let from: number
    let to: number
    beforeAll(async () => {
      p = await plantPlan(t)
      from = await ultimo()
      const { operador } = t.gente.token
      await http(operador, 'PUT', `/v1/ciclos/${p.ciclos[0]}`, { nombre: 'Uno' })
      await http(operador, 'PUT', `/v1/facultades/${p.facultad}`, { nombre: `Renombrada ${p.facultad}` })
      await http(operador, 'POST', '/v1/facultades', { nombre: 'De nadie' })
      const form = await multipart(
        { _method: 'PUT' },
        { archivo_resolucion: { name: 'r.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') } },
      )
      await fetch(`${base}/v1/plan/estudios/${p.plan}`, {
        method: 'POST',
        headers: { ...form.headers, authorization: `Bearer ${operador}` },
        body: new Uint8Array(form.payload),
      })
      to = await ultimo()
      expect(to).toBe(from + 5)
    })
    const inFacultad = ['ciclo.updated', 'facultad.updated', 'archivo.created', 'plan_estudio.updated']
    const inAll = [
      'ciclo.updated',
      'facultad.updated',
      'facultad.created',
      'archivo.created',
      'plan_estudio.updated',
    ]

    const persona = async (more: object): Promise<string> =>
      (await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, rol: 2, ...more })).token

    it.each<[string, () => string | Promise<string>, string[]]>([
      ['root', () => t.gente.token.root, inAll],
      ['an operador', () => t.gente.token.operador, inAll],
      ['an inspector', () => t.gente.token.inspector, inAll],
      ['a tutor', () => t.gente.token.tutor, inAll],
      ['a lecturer', () => t.gente.token.docente, []],
      ['who works on the faculty', () => persona({ facultades: [p.facultad] }), inFacultad],
      ['who works on the programme', () => persona({ programas: [p.programa] }), inFacultad],
      ['who works elsewhere', () => persona({ programas: [987_654] }), []],
    ])('%s', async (_case, token, events) => {
      const { seen, last } = await all(await token(), from)
      expect(seen.map(c => c.evento)).toEqual(events)
      // What one may not read is passed over, so that nobody asks for it again and again.
      expect(last).toBe(to)
    })

    it('and nobody of another institution, whatever number they ask for', async () => {
      const { seen } = await all(t.gente.ajeno)
      expect(seen.length).toBeGreaterThan(0)
      const { rows } = await t.owner.query('select id, evento, despues from cambios where empresa_id = $1', [
        t.gente.otraEmpresa,
      ])
      const theirs = new Map(rows.map(r => [Number(r.id), r.despues]))
      // Of a new thing it is told besides when it was made.
      for (const c of seen) expect(c.data).toMatchObject(theirs.get(c.change_id))
      expect((await http(t.gente.ajeno, 'GET', `/v1/changes?after=${from}`)).status).toBe(200)
      expect((await all(t.gente.ajeno, await ultimo(t.gente.otraEmpresa))).seen).toEqual([])
    })

    it('without a session nobody', async () => {
      expect((await http('no-existe', 'GET', '/v1/changes')).status).toBe(401)
    })
  })

  describe('are a chain', () => {
    const integra = async (): Promise<boolean> =>
      (await t.owner.query('select cadena_integra($1) as si', [t.gente.empresa])).rows[0].si

    it('that is whole after all this', async () => expect(await integra()).toBe(true))

    it.each([
      ['a text was changed', `update cambios set despues = despues || '{"nombre":"Otro"}' where id = 3`],
      ['the author was changed', 'update cambios set quien = 1 where id = 3'],
      ['the time was changed', "update cambios set cuando = cuando + interval '1 microsecond' where id = 3"],
      ['where it hangs was changed', `update cambios set ambito = '{}' where id = 3 and ambito <> '{}'`],
      ['one was taken out', 'delete from cambios where id = 3'],
      [
        'the last one was taken off',
        'delete from cambios where id = (select max(id) from cambios where empresa_id = $1)',
      ],
      [
        'one was added at the end',
        'insert into cambios select empresa_id, id + 1, quien, cuando, evento, objeto_id, ambito, antes, despues, hash from cambios where empresa_id = $1 order by id desc limit 1',
      ],
      ['its head was turned back', 'update cadenas set ultimo = ultimo - 1'],
    ])('and shows that %s, even by the owner of the database', async (_case, tampering) => {
      const mine = tampering.includes('$1')
        ? tampering
        : `${tampering}${tampering.includes('where') ? ' and' : ' where'} empresa_id = $1`
      await t.owner.query('begin')
      try {
        expect((await t.owner.query(mine, [t.gente.empresa])).rowCount).toBe(1)
        expect(await integra()).toBe(false)
      } finally {
        await t.owner.query('rollback')
      }
      expect(await integra()).toBe(true)
    })

    it.each([
      "insert into cambios (empresa_id, id, cuando, evento, objeto_id, ambito, hash) values (1, 9999, now(), 'x', 1, '{}', '')",
      "update cambios set evento = 'x'",
      'delete from cambios',
      'update cadenas set ultimo = 0',
      'select hash from cadenas',
    ])('that the server itself cannot touch: %s', async statement => {
      await t.owner.query('begin')
      try {
        await t.owner.query(`set local role malla_app; set local app.empresa_id = '${t.gente.empresa}'`)
        await expect(t.owner.query(statement)).rejects.toThrow(/permission denied/)
      } finally {
        await t.owner.query('rollback')
      }
    })
  })
})
