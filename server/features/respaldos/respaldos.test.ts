import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { type S3DePrueba, s3DePrueba } from '../../platform/files/testing/s3.ts'
import { comprobar } from '../../platform/respaldo/comprobar.ts'
import { ROLES } from '../../testing/gente.ts'
import { openBoveda } from './boveda.ts'
import { olvidarViejos } from './hacerRespaldo.ts'
import { programarRespaldo } from './programar.ts'
import { casaDeRespaldos } from './testing/casaDeRespaldos.ts'

const DIA_MS = 24 * 60 * 60 * 1000
const casa = casaDeRespaldos()
const { node, captured, root, resumen, row, ended, clear } = casa

describe('a backup that root asks for', () => {
  it('is made in the background, is whole, downloads as it is, and all of it is in the log', async () => {
    const asked = await root('POST', '/v1/respaldos', {})
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(calls.respaldos.create.output.safeParse(asked.body).error).toBeUndefined()
    const { id } = asked.body.data
    const { archivo, bytes } = await ended(id)
    const file = path.join(casa.t.dataDir, 'respaldos', archivo)
    expect((await comprobar(file)).tablas.find(x => x.nombre === 'public.empresas')!.filas).toBe(2)
    const list = await root('GET', '/v1/respaldos')
    expect(calls.respaldos.list.output.safeParse(list.body).error).toBeUndefined()
    expect(list.body.data.respaldos[0]).toMatchObject({ id, estado: 'listo', archivo, dia: null })
    expect(list.body.data).toMatchObject({ atrasado: false, activos: true, hora: '02:00', dias: 30 })

    const { raw } = await root('GET', `/v1/respaldos/${id}/archivo`)
    expect([raw.statusCode, raw.headers['content-type'], raw.rawPayload.length]).toEqual([
      200,
      'application/gzip',
      Number(bytes),
    ])
    expect(raw.headers['content-disposition']).toBe(`attachment; filename="${archivo}"`)
    const gone = await root('DELETE', `/v1/respaldos/${id}`)
    expect(gone.status).toBe(200)
    expect(existsSync(file)).toBe(false)
    expect((await root('GET', `/v1/respaldos/${id}/archivo`)).status).toBe(404)
    const { rows } = await casa.t.owner.query(
      "select evento from cambios where evento like 'respaldo.%' and objeto_id = $1 order by id",
      [id],
    )
    expect(rows.map(r => r.evento)).toEqual(['respaldo.created', 'respaldo.descargado', 'respaldo.deleted'])
  })

  it.each(ROLES.filter(rol => rol !== 'root'))('is not for %s', async rol => {
    const ask = casa.t.as(casa.t.gente.token[rol])
    for (const [verb, at] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1/archivo'],
      ['DELETE', '/1'],
    ] as const)
      expect((await ask(verb, `/v1/respaldos${at}`, verb === 'GET' ? undefined : {})).status).toBe(403)
  })

  it('is not opened by a link, whoever’s token it carries', async () => {
    const r = await casa.t.app.inject({ url: `/api/v1/respaldos/1/archivo?token=${casa.t.gente.token.root}` })
    expect(r.statusCode).toBe(401)
  })

  it('two clicks ask for one', async () => {
    await casa.t.owner.query('insert into respaldos (iniciado_at) values (now())')
    const [one, two] = [await root('POST', '/v1/respaldos', {}), await root('POST', '/v1/respaldos', {})]
    expect(one.body.data.id).toBe(two.body.data.id)
    expect((await root('DELETE', `/v1/respaldos/${one.body.data.id}`)).status).toBe(409)
    await clear()
  })
})

describe('the backup of the day', () => {
  const tomorrow = new Date(Date.now() + DIA_MS)

  it('is asked for once by all nodes that look, and not on the first day nor when it is off', async () => {
    const platform = await node()
    await casa.t.owner.query("update personas set created_at = '2099-01-02T12:00:00Z'")
    expect(await programarRespaldo(platform, new Date('2099-01-02T23:00:00Z'))).toBe(false)
    await casa.t.owner.query("update personas set created_at = now() - interval '10 days'")
    await root('PUT', '/v1/ajustes/instalacion', { respaldos: { activos: false, hora: '00:00', dias: 30 } })
    expect(await programarRespaldo(platform, tomorrow)).toBe(false)
    await root('PUT', '/v1/ajustes/instalacion', { respaldos: { activos: true, hora: '00:00', dias: 30 } })
    await casa.t.owner.query('insert into respaldos default values')
    expect(await programarRespaldo(platform, tomorrow)).toBe(false)
    await clear()
    const asked = await Promise.all(Array.from({ length: 5 }, () => programarRespaldo(platform, tomorrow)))
    expect(asked.filter(Boolean)).toHaveLength(1)
    const { respaldos } = await resumen()
    expect(respaldos).toHaveLength(1)
    const [{ id }] = respaldos
    const { archivo } = await ended(id)
    expect(archivo).toMatch(/^malla-.+\.tar\.gz$/)

    // Taken off it is gone with its file, and its day is not made again.
    expect((await root('DELETE', `/v1/respaldos/${id}`)).status).toBe(200)
    expect(existsSync(path.join(casa.t.dataDir, 'respaldos', archivo))).toBe(false)
    expect((await root('DELETE', `/v1/respaldos/${id}`)).status).toBe(404)
    expect(await programarRespaldo(platform, tomorrow)).toBe(false)
    expect(await resumen()).toMatchObject({ ultimo: null, respaldos: [] })
  })

  it('that is tried again takes away what the last try left half written, and nothing else', async () => {
    await clear()
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia) values ('2099-05-06') returning id",
    )
    const id = Number(rows[0].id)
    const folder = path.join(casa.t.dataDir, 'respaldos')
    mkdirSync(folder, { recursive: true })
    const [suyo, ajeno] = [id, id + 1000].map(n =>
      path.join(folder, `malla-2099-05-06-0200-${n}.tar.gz.0a1b2c3d.part`),
    ) as [string, string]
    for (const file of [suyo, ajeno]) writeFileSync(file, 'x')
    await captured(await node())({ data: { id }, intento: 2, isLast: true })
    expect([existsSync(suyo), existsSync(ajeno), (await row(id)).terminado_at !== null]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('whose node died in its midst is made by another', async () => {
    await clear()
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia) values ('2099-05-05') returning id",
    )
    const id = Number(rows[0].id)
    // As a killed node leaves it: begun long ago, silent since.
    await casa.t.owner.query(
      `insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit, retry_delay)
       values ('respaldo', $1, 'active', now() - interval '5 minutes', now() - interval '5 minutes', 30, 2, 0)`,
      [JSON.stringify({ id })],
    )
    const platform = await node()
    await platform.jobs.start()
    expect((await ended(id)).archivo).not.toBeNull()
  })
})

describe('backups that are old', () => {
  it('one that is being made does not stand for the last whole one', async () => {
    await clear()
    const folder = path.join(casa.t.dataDir, 'a-medias')
    mkdirSync(folder)
    const config = readConfig({ DATA_DIR: casa.t.dataDir, BACKUP_DIR: folder })
    await casa.t.owner.query(`insert into respaldos (dia, archivo, iniciado_at, terminado_at) values
      ('2020-01-01', 'malla-a.tar.gz', now() - interval '90 days', now() - interval '90 days'), ('2099-05-11', 'malla-b.tar.gz', now(), null)`)
    expect(await olvidarViejos({ db: casa.db, config })).toBe(0)
  })

  it('go with their file after the days they are kept; asked ones stay, and the last whole one', async () => {
    await clear()
    const folder = path.join(casa.t.dataDir, 'viejos')
    mkdirSync(folder)
    const config = readConfig({ DATA_DIR: casa.t.dataDir, BACKUP_DIR: folder })
    const plant = async (dia: string | null, days: number, archivo: string | null) => {
      if (archivo) writeFileSync(path.join(folder, archivo), 'x')
      const { rows } = await casa.t.owner.query(
        `insert into respaldos (dia, archivo, iniciado_at, terminado_at) values ($1, $2, now() - make_interval(days => $3), now() - make_interval(days => $3)) returning id`,
        [dia, archivo, days],
      )
      return Number(rows[0].id)
    }
    await plant('2020-01-01', 90, 'malla-a.tar.gz')
    await plant('2020-01-02', 80, null)
    const asked = await plant(null, 70, 'malla-b.tar.gz')
    const last = await plant('2020-01-03', 60, 'malla-c.tar.gz')
    // A round of the server itself may be quicker, and then takes the same ones.
    await olvidarViejos({ db: casa.db, config })
    const left = (await resumen()).respaldos.map((r: { id: number }) => r.id)
    expect(left).toEqual([last, asked])
    expect(readdirSync(folder).sort()).toEqual(['malla-b.tar.gz', 'malla-c.tar.gz'])
    expect((await resumen()).atrasado).toBe(true)
  })
})

describe('with the files in a bucket', () => {
  let s3: S3DePrueba
  beforeAll(async () => {
    s3 = await s3DePrueba()
  })
  afterAll(() => s3.close())

  it('backups are there too, and nothing of them stays on the machine', async () => {
    await clear()
    const platform = await node({ STORAGE_URL: s3.url })
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia) values ('2099-06-01') returning id",
    )
    const id = Number(rows[0].id)
    await captured(platform)({ data: { id }, intento: 1, isLast: true })
    const { archivo } = await row(id)
    expect(s3.objects.has(`malla/respaldos/${archivo}`)).toBe(true)
    expect(existsSync(path.join(casa.t.dataDir, 'respaldos', archivo))).toBe(false)
    const boveda = await openBoveda(platform.config)
    const found = (await boveda.open(archivo))!
    const bytes = Buffer.concat((await Array.fromAsync(found.bytes)) as Buffer[])
    const back = path.join(casa.t.dataDir, 'bajado.tar.gz')
    writeFileSync(back, bytes)
    expect((await comprobar(back)).archivos).toEqual([])
    await boveda.remove(archivo)
    expect(await boveda.open(archivo)).toBeNull()
  })

  it('one whose server died while it was kept goes from the machine after a day; one that somebody made there stays', async () => {
    const config = readConfig({ DATA_DIR: casa.t.dataDir, STORAGE_URL: s3.url })
    const boveda = await openBoveda(config)
    const suyo = path.join(boveda.taller, 'malla-2026-01-02-0300-4711.tar.gz')
    const [viejo, reciente] = [1, 2].map(n => boveda.lugar(`malla-2026-01-02-0200-${n}.tar.gz`)) as [
      string,
      string,
    ]
    mkdirSync(boveda.taller, { recursive: true })
    for (const file of [suyo, viejo, reciente]) writeFileSync(file, 'x')
    const antes = new Date(Date.now() - 2 * DIA_MS)
    for (const file of [suyo, viejo]) utimesSync(file, antes, antes)
    await olvidarViejos({ db: casa.db, config })
    expect([suyo, viejo, reciente].map(file => existsSync(file))).toEqual([true, false, true])
  })
})
