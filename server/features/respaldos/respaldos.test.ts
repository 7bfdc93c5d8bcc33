import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { openStorage } from '../../platform/files/openStorage.ts'
import { type S3DePrueba, s3DePrueba } from '../../platform/files/testing/s3.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { comprobar } from '../../platform/respaldo/comprobar.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { ROLES } from '../../testing/gente.ts'
import { openBoveda } from './boveda.ts'
import { olvidarViejos, workRespaldos } from './hacerRespaldo.ts'
import { programarRespaldo } from './programar.ts'

const DIA_MS = 24 * 60 * 60 * 1000
let t: TestApp
let db: ReturnType<typeof openDb>
const nodes: { stop(): Promise<void> }[] = []
beforeAll(async () => {
  t = await createTestApp()
  db = openDb(t.databaseUrl, 4)
  // The rounds of the server itself, some seconds after its start, ask for none of today: which of these tests they would meet hangs on the machine.
  await t.owner.query(`
    create function hoy_no() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger hoy_no before insert on respaldos for each row
      when (new.dia between current_date - 1 and (now() at time zone 'America/Lima')::date) execute function hoy_no()`)
})
afterAll(async () => {
  await Promise.all(nodes.map(n => n.stop()))
  await db.close()
  await t.close()
})

/** As much of a node as backups need. */
const node = async (env: Record<string, string> = {}): Promise<Platform> => {
  const config = readConfig({ DATA_DIR: t.dataDir, ...env })
  const jobs = createJobs({ db, report: () => {}, superviseSeconds: 1 })
  nodes.push(jobs)
  const platform = { config, db, jobs, storage: await openStorage(config) } as unknown as Platform
  workRespaldos(platform, t.databaseUrl)
  return platform
}
const root = (...a: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...a)
const resumen = async () => (await root('GET', '/v1/respaldos')).body.data
const row = async (id: number) => (await t.owner.query('select * from respaldos where id = $1', [id])).rows[0]
const ended = (id: number) =>
  vi.waitFor(
    async () => {
      const r = await row(id)
      expect(r.terminado_at, JSON.stringify(r)).not.toBeNull()
      return r
    },
    { timeout: 60_000, interval: 100 },
  )
const clear = async () => {
  await t.owner.query("delete from respaldos; delete from pgboss.job where name = 'respaldo'")
}

describe('a backup that root asks for', () => {
  it('is made in the background, is whole, downloads as it is, and all of it is in the log', async () => {
    const asked = await root('POST', '/v1/respaldos', {})
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(calls.respaldos.create.output.safeParse(asked.body).error).toBeUndefined()
    const { id } = asked.body.data
    const { archivo, bytes } = await ended(id)
    const file = path.join(t.dataDir, 'respaldos', archivo)
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
    const { rows } = await t.owner.query(
      "select evento from cambios where evento like 'respaldo.%' and objeto_id = $1 order by id",
      [id],
    )
    expect(rows.map(r => r.evento)).toEqual(['respaldo.created', 'respaldo.descargado', 'respaldo.deleted'])
  })

  it.each(ROLES.filter(rol => rol !== 'root'))('is not for %s', async rol => {
    const ask = t.as(t.gente.token[rol])
    for (const [verb, at] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1/archivo'],
      ['DELETE', '/1'],
    ] as const)
      expect((await ask(verb, `/v1/respaldos${at}`, verb === 'GET' ? undefined : {})).status).toBe(403)
  })

  it('is not opened by a link, whoever’s token it carries', async () => {
    const r = await t.app.inject({ url: `/api/v1/respaldos/1/archivo?token=${t.gente.token.root}` })
    expect(r.statusCode).toBe(401)
  })

  it('two clicks ask for one', async () => {
    await t.owner.query('insert into respaldos (iniciado_at) values (now())')
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
    await t.owner.query("update personas set created_at = '2099-01-02T12:00:00Z'")
    expect(await programarRespaldo(platform, new Date('2099-01-02T23:00:00Z'))).toBe(false)
    await t.owner.query("update personas set created_at = now() - interval '10 days'")
    await root('PUT', '/v1/ajustes/instalacion', { respaldos: { activos: false, hora: '00:00', dias: 30 } })
    expect(await programarRespaldo(platform, tomorrow)).toBe(false)
    await root('PUT', '/v1/ajustes/instalacion', { respaldos: { activos: true, hora: '00:00', dias: 30 } })
    await t.owner.query('insert into respaldos default values')
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
    expect(existsSync(path.join(t.dataDir, 'respaldos', archivo))).toBe(false)
    expect((await root('DELETE', `/v1/respaldos/${id}`)).status).toBe(404)
    expect(await programarRespaldo(platform, tomorrow)).toBe(false)
    expect(await resumen()).toMatchObject({ ultimo: null, respaldos: [] })
  })

  it('whose node died in its midst is made by another', async () => {
    await clear()
    const { rows } = await t.owner.query("insert into respaldos (dia) values ('2099-05-05') returning id")
    const id = Number(rows[0].id)
    // As a killed node leaves it: begun long ago, silent since.
    await t.owner.query(
      `insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit, retry_delay)
       values ('respaldo', $1, 'active', now() - interval '5 minutes', now() - interval '5 minutes', 30, 2, 0)`,
      [JSON.stringify({ id })],
    )
    const platform = await node()
    await platform.jobs.start()
    expect((await ended(id)).archivo).not.toBeNull()
  })

  it('that nobody tries any more is shown as failed', async () => {
    await clear()
    const { rows } = await t.owner.query(
      "insert into respaldos (dia, iniciado_at) values ('2099-05-06', now() - interval '1 hour') returning id",
    )
    await programarRespaldo(await node())
    expect((await row(Number(rows[0].id))).motivo).toMatch(/se detuvo/)
  })

  it('that cannot be written says why, after its last try', async () => {
    await clear()
    const blocked = path.join(t.dataDir, 'un-archivo')
    writeFileSync(blocked, '')
    await t.owner.query("update pgboss.queue set retry_limit = 0 where name = 'respaldo'")
    const platform = await node({ BACKUP_DIR: blocked })
    const { rows } = await t.owner.query("insert into respaldos (dia) values ('2099-05-07') returning id")
    const id = Number(rows[0].id)
    const waiting = { id, name: 'respaldo' }
    // Only the node that cannot write may take it: the work is done by hand.
    const works = captured(platform)
    await expect(works({ data: waiting, intento: 1, isLast: true })).rejects.toThrow()
    expect(await row(id)).toMatchObject({
      archivo: null,
      motivo: 'La carpeta de respaldos no es una carpeta.',
    })
    expect((await resumen()).respaldos[0]).toMatchObject({ estado: 'fallido' })
    await t.owner.query("update pgboss.queue set retry_limit = 2 where name = 'respaldo'")
  })

  it('that fails leaves no old one either: where room is wanting they make it', async () => {
    await clear()
    const platform = await node()
    const viejo = path.join(t.dataDir, 'respaldos', 'malla-viejo-1.tar.gz')
    writeFileSync(viejo, 'x')
    await t.owner.query(
      `insert into respaldos (dia, archivo, bytes, terminado_at) values ('2001-01-01', 'malla-viejo-1.tar.gz', 1, now() - interval '60 days'),
         (null, 'malla-nuevo-2.tar.gz', 1, now())`,
    )
    const { rows } = await t.owner.query("insert into respaldos (dia) values ('2099-05-08') returning id")
    const works = captured(platform, 'postgres://nadie@127.0.0.1:1/nada')
    await expect(works({ data: { id: Number(rows[0].id) }, intento: 1, isLast: true })).rejects.toThrow()
    expect(existsSync(viejo)).toBe(false)
    await clear()
  })

  it('that is kept and cannot be noted is noted by whoever comes next, and not made twice', async () => {
    await clear()
    const folder = path.join(t.dataDir, 'sin-nota')
    const works = captured(await node({ BACKUP_DIR: folder }))
    const { rows } = await t.owner.query("insert into respaldos (dia) values ('2099-05-08') returning id")
    await t.owner.query(`
      create function no_nota() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger no_nota before update on respaldos for each row when (new.terminado_at is not null) execute function no_nota()`)
    const id = Number(rows[0].id)
    const tarea = { data: { id }, intento: 1, isLast: false }
    try {
      // As one that is killed there.
      await expect(works(tarea)).rejects.toThrow()
    } finally {
      await t.owner.query('drop function no_nota cascade')
    }
    const [file] = readdirSync(folder)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(new RegExp(`^malla-.*-${id}\\.tar\\.gz$`))])
    expect((await resumen()).respaldos[0]).toMatchObject({ id, estado: 'en_curso', archivo: null })
    expect((await root('GET', `/v1/respaldos/${id}/archivo`)).status).toBe(404)
    await works({ ...tarea, intento: 2, isLast: true })
    expect(readdirSync(folder)).toEqual([file])
    expect((await resumen()).respaldos[0]).toMatchObject({
      id,
      estado: 'listo',
      archivo: file,
      bytes: statSync(path.join(folder, file!)).size,
    })
  })

  it('that nobody tries any more is listed where its file was kept', async () => {
    await clear()
    // Where the server of this file looks too, in its own rounds.
    const folder = path.join(t.dataDir, 'respaldos')
    mkdirSync(folder, { recursive: true })
    const plant = async (dia: string, archivo: string) =>
      Number(
        (
          await t.owner.query(
            "insert into respaldos (dia, archivo, iniciado_at) values ($1, $2, now() - interval '1 hour') returning id",
            [dia, archivo],
          )
        ).rows[0].id,
      )
    const [hay, noHay] = [
      await plant('2099-05-09', 'malla-a-1.tar.gz'),
      await plant('2099-05-10', 'malla-a-2.tar.gz'),
    ]
    writeFileSync(path.join(folder, 'malla-a-1.tar.gz'), 'doce letras.')
    await programarRespaldo(await node())
    expect(await row(hay)).toMatchObject({ archivo: 'malla-a-1.tar.gz', bytes: 12, motivo: null })
    expect((await row(hay)).terminado_at).not.toBeNull()
    expect(await row(noHay)).toMatchObject({ archivo: null, motivo: expect.stringMatching(/se detuvo/) })
  })

  it('that is being made does not stand for the last whole one', async () => {
    await clear()
    const folder = path.join(t.dataDir, 'a-medias')
    mkdirSync(folder)
    const config = readConfig({ DATA_DIR: t.dataDir, BACKUP_DIR: folder })
    await t.owner.query(`insert into respaldos (dia, archivo, iniciado_at, terminado_at) values
      ('2020-01-01', 'malla-a.tar.gz', now() - interval '90 days', now() - interval '90 days'), ('2099-05-11', 'malla-b.tar.gz', now(), null)`)
    expect(await olvidarViejos({ db, config })).toBe(0)
  })

  it('is told to who administers once, until one is made whole and the next fails', async () => {
    await clear()
    const blocked = path.join(t.dataDir, 'otro-archivo')
    writeFileSync(blocked, '')
    const broken = captured(await node({ BACKUP_DIR: blocked }))
    const plant = async (dia: string) =>
      Number((await t.owner.query('insert into respaldos (dia) values ($1) returning id', [dia])).rows[0].id)
    const fails = async (dia: string, isLast = true) => {
      const id = await plant(dia)
      await expect(broken({ data: { id }, intento: 1, isLast })).rejects.toThrow()
      return id
    }
    const told = async (): Promise<{ para: string; texto: string }[]> =>
      (
        await t.owner.query(
          "select para, texto from correos where asunto = 'Los respaldos están fallando' order by id",
        )
      ).rows
    await t.owner.query("delete from correos where asunto = 'Los respaldos están fallando'")

    // A try that is not the last says nothing yet.
    await fails('2099-06-01', false)
    expect(await told()).toEqual([])
    await t.owner.query('delete from respaldos')
    await fails('2099-06-02')
    const { rows } = await t.owner.query('select correo from personas where root')
    expect((await told()).map(c => c.para)).toEqual(rows.map(r => r.correo))
    expect((await told())[0]!.texto).toMatch(
      /La carpeta de respaldos no es una carpeta\.[\s\S]*no se podrían recuperar/,
    )
    await fails('2099-06-03')
    // Nor does one whose server died write again.
    await t.owner.query(
      "insert into respaldos (dia, iniciado_at) values ('2099-06-04', now() - interval '1 hour')",
    )
    await programarRespaldo(await node())
    expect(await told()).toHaveLength(rows.length)

    await t.owner.query(
      "insert into respaldos (dia, archivo, bytes, terminado_at) values ('2099-06-05', 'x.tar.gz', 1, clock_timestamp())",
    )
    // One that was taken off (its day stays) did not fail.
    await t.owner.query("insert into respaldos (dia, terminado_at) values ('2099-06-08', clock_timestamp())")
    await fails('2099-06-06')
    await fails('2099-06-07')
    expect(await told()).toHaveLength(2 * rows.length)
    expect((await told()).at(-1)!.texto).toMatch(/se recuperarían los del \d\d\/\d\d\/\d{4} a las \d\d:\d\d/)
    await clear()
  })
})

type Trabajo = (tarea: { data: { id: number }; intento: number; isLast: boolean }) => Promise<void>
/** The work itself, without a queue. */
const captured = (platform: Platform, databaseUrl = t.databaseUrl): Trabajo => {
  let run: Trabajo | undefined
  const jobs = { ...platform.jobs, work: (_cola: string, r: Trabajo) => void (run = r) }
  workRespaldos({ ...platform, jobs } as unknown as Platform, databaseUrl)
  return run!
}

describe('backups that are old', () => {
  it('go with their file after the days they are kept; asked ones stay, and the last whole one', async () => {
    await clear()
    const folder = path.join(t.dataDir, 'viejos')
    mkdirSync(folder)
    const config = readConfig({ DATA_DIR: t.dataDir, BACKUP_DIR: folder })
    const plant = async (dia: string | null, days: number, archivo: string | null) => {
      if (archivo) writeFileSync(path.join(folder, archivo), 'x')
      const { rows } = await t.owner.query(
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
    await olvidarViejos({ db, config })
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
    const { rows } = await t.owner.query("insert into respaldos (dia) values ('2099-06-01') returning id")
    const id = Number(rows[0].id)
    await captured(platform)({ data: { id }, intento: 1, isLast: true })
    const { archivo } = await row(id)
    expect(s3.objects.has(`malla/respaldos/${archivo}`)).toBe(true)
    expect(existsSync(path.join(t.dataDir, 'respaldos', archivo))).toBe(false)
    const boveda = await openBoveda(platform.config)
    const found = (await boveda.open(archivo))!
    const bytes = Buffer.concat((await Array.fromAsync(found.bytes)) as Buffer[])
    const back = path.join(t.dataDir, 'bajado.tar.gz')
    writeFileSync(back, bytes)
    expect((await comprobar(back)).archivos).toEqual([])
    await boveda.remove(archivo)
    expect(await boveda.open(archivo)).toBeNull()
  })

  it('one whose server died while it was kept goes from the machine after a day; one that somebody made there stays', async () => {
    const config = readConfig({ DATA_DIR: t.dataDir, STORAGE_URL: s3.url })
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
    await olvidarViejos({ db, config })
    expect([suyo, viejo, reciente].map(file => existsSync(file))).toEqual([true, false, true])
  })
})
