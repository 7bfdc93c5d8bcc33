import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan, plantPrograma } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { juntas } from '../../testing/juntas.ts'
import { multipart } from '../../testing/multipart.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF')

describe.each(['plan', 'programa'] as const)('files on the sections of a %s', tipo => {
  let t: TestApp
  let ask: Ask
  let id: number
  const base = tipo === 'plan' ? '/v1/plan/estudios' : '/v1/programas'
  const url = () => `${base}/guardar/archivos/json/${id}`
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
    const p = tipo === 'plan' ? await plantPlan(t) : await plantPrograma(t)
    id = 'plan' in p ? Number(p.plan) : p.programa
  })
  afterAll(() => t.close())

  const subir = async (
    campos: Record<string, string>,
    archivos: Parameters<typeof multipart>[1],
    token = t.gente.token.operador,
  ) => {
    const form = await multipart(campos, archivos)
    const raw = await t.app.inject({
      method: 'POST',
      url: `/api${url()}`,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
      payload: form.payload,
    })
    return { status: raw.statusCode, body: raw.json() }
  }

  it('are attached, shown with the section, opened, recorded and taken off', async () => {
    const r = await subir(
      { key: 'misiones', item_id: 'a' },
      { archivo: { name: 'acta\u202e: 1.PDF', bytes: PDF } },
    )
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const [puesto] = r.body.data
    expect(puesto).toMatchObject({
      key: 'misiones',
      item_id: 'a',
      nombre: 'acta 1.pdf',
      tipo: 'application/pdf',
    })
    const secciones = (await ask('GET', `${base}/${id}/secciones`)).body.data
    expect(secciones).toEqual([{ key: 'misiones', items: [], revision: 0, adjuntos: [puesto] }])
    const { raw } = await ask('GET', puesto.url.replace('/api', ''))
    expect(raw.rawPayload.equals(PDF)).toBe(true)
    const { rows } = await t.owner.query(
      "select * from cambios where evento = 'adjunto.created' order by id desc limit 1",
    )
    expect(rows[0].despues).toMatchObject({ key: 'misiones', nombre: 'acta 1.pdf' })
    expect((await ask('DELETE', `${url()}/${puesto.id}`)).status).toBe(200)
    expect((await ask('GET', puesto.url.replace('/api', ''))).status).toBe(404)
    expect((await ask('DELETE', `${url()}/${puesto.id}`)).status).toBe(404)
  })

  it('several at once', async () => {
    const r = await subir({ key: 'valores' }, { 'archivos[]': { name: 'a.pdf', bytes: PDF } })
    expect(r.body.data).toHaveLength(1)
    expect(r.body.message).toBe('Acabamos de adjuntar «a.pdf».')
  })

  it('each that is none of these kinds is named, and none of them is kept', async () => {
    const r = await subir(
      { key: 'valores' },
      {
        archivo: { name: 'uno.exe', bytes: Buffer.from('MZ') },
        'archivos[]': { name: 'dos.txt', bytes: Buffer.from('hola') },
      },
    )
    expect(r.status).toBe(422)
    expect(r.body.errors.archivo).toEqual(
      ['uno.exe', 'dos.txt'].map(
        n => `«${n}» no es un PDF, una imagen, un documento de Word ni uno de Excel.`,
      ),
    )
  })

  it('stand in the order in which they came, although others were taken off', async () => {
    const nombres = async (): Promise<string[]> =>
      (await ask('GET', `${base}/${id}/secciones`)).body.data
        .find((s: { key: string }) => s.key === 'visiones')
        .adjuntos.map((a: { nombre: string }) => a.nombre)
    const ids: number[] = []
    for (const nombre of ['1.pdf', '2.pdf', '3.pdf', '4.pdf'])
      ids.push((await subir({ key: 'visiones' }, { archivo: { name: nombre, bytes: PDF } })).body.data[0].id)
    for (const una of ids.slice(0, 3)) await ask('DELETE', `${url()}/${una}`)
    await subir({ key: 'visiones' }, { archivo: { name: '0.pdf', bytes: PDF } })
    expect(await nombres()).toEqual(['4.pdf', '0.pdf'])
  })

  it('of two that come at once for the last place one is refused', async () => {
    const columna = tipo === 'plan' ? 'planestudio_id' : 'programa_id'
    await t.owner.query(
      `with u as (select gen_random_uuid()::text as u from generate_series(1, 99)),
         f as (insert into archivos (empresa_id, clave, nombre, tipo, bytes)
           select $1, left(u, 2) || '/' || u, 'a.pdf', 'application/pdf', 5 from u returning id)
       insert into adjuntos (empresa_id, ${columna}, key, archivo_id) select $1, $2, 'objetivosEducacionales', id from f`,
      [t.gente.empresa, id],
    )
    // Both have asked whatever they ask first before either writes.
    const both = await juntas(t.owner, 'archivos', () =>
      ['a.pdf', 'b.pdf'].map(name =>
        subir({ key: 'objetivosEducacionales' }, { archivo: { name, bytes: PDF } }),
      ),
    )
    const [good, bad] = both.sort((a, b) => a.status - b.status)
    expect([good!.status, bad!.status]).toEqual([200, 409])
    expect(bad!.body.message).toBe('Una sección puede tener hasta 100 archivos.')
  })

  it.each([
    ['without a file', { key: 'misiones' }, {}],
    ['of another kind', { key: 'misiones' }, { archivo: { name: 'a.pdf', bytes: Buffer.from('hola') } }],
    ['on a section that is none', { key: 'nada' }, { archivo: { name: 'a.pdf', bytes: PDF } }],
  ])('%s: 422', async (_case, campos, archivos) =>
    expect((await subir(campos, archivos as never)).status).toBe(422),
  )

  it.each(['inspector', 'demo', 'docente'] as const)('%s may not', async rol => {
    const archivo = { archivo: { name: 'a.pdf', bytes: PDF } }
    expect((await subir({ key: 'misiones' }, archivo, t.gente.token[rol])).status).toBe(403)
  })

  it('of another institution: 404', async () => {
    const archivo = { archivo: { name: 'a.pdf', bytes: PDF } }
    expect((await subir({ key: 'misiones' }, archivo, t.gente.ajeno)).status).toBe(404)
  })

  it('leave nothing behind when what they hang on goes', async () => {
    await subir({ key: 'misiones' }, { archivo: { name: 'a.pdf', bytes: PDF } })
    const archivos = async () =>
      (await t.owner.query("select count(*)::int n from archivos where nombre = 'a.pdf'")).rows[0].n
    expect(await archivos()).toBeGreaterThan(0)
    if (tipo === 'programa') expect((await ask('DELETE', `${base}/${id}`)).status).toBe(200)
    else {
      const { purgePapelera } = await import('../planes/purgar.ts')
      const { openDb } = await import('../../platform/db/db.ts')
      await t.owner.query("update planes set deleted_at = now() - interval '31 days' where id = $1", [id])
      const db = openDb(t.databaseUrl)
      await purgePapelera({ db, wake: () => {}, storage: { remove: async () => {} } })
      await db.close()
    }
    expect(await archivos()).toBe(0)
  })
})
