import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { CLAVES } from '../../features/respaldos/claves.ts'
import { type Servidor, servidor } from '../../seeds/demo/servidorDePrueba.ts'
import type { Presentado } from '../../seeds/seed.ts'
import { readConfig } from '../config.ts'
import { type S3DePrueba, s3DePrueba } from '../files/testing/s3.ts'
import { comprobar } from './comprobar.ts'
import { escribirRespaldo } from './escribir.ts'
import type { Manifiesto } from './formato.ts'
import { migrateHasta } from './hastaMigracion.ts'
import { restaurar } from './restaurar.ts'
import { huellaDe } from './testing/huella.ts'
import { place } from './testing/place.ts'

// A demonstration is made, and brought back several times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

let s: Servidor
let s3: S3DePrueba
let gente: Presentado[]
let folder: string
const made: string[] = []

const onServer = async (statement: string): Promise<void> => {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
/** A database with nothing in it at all. */
const empty = async (): Promise<string> => {
  const name = `vacia_${process.pid}_${made.length}`
  made.push(name)
  await onServer(`create database ${name}`)
  const url = new URL(inject('templateUrl'))
  url.pathname = `/${name}`
  return url.href
}
const fresh = (name: string): string => mkdtempSync(path.join(folder, `${name}-`))
const respaldar = async (file: string): Promise<Manifiesto> =>
  escribirRespaldo(file, { databaseUrl: s.database.url, claves: CLAVES, ...(await place(s.dataDir)) })

const filesIn = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(e => e.isFile())
      .map(e => path.join(e.parentPath, e.name))
      .map(f => [path.relative(dir, f), readFileSync(f).toString('base64')]),
  )

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'malla-respaldo-'))
  s3 = await s3DePrueba()
  s = await servidor({ DEMO: '1' })
  gente = await s.start()
  const { storage, outbox } = await place(s.dataDir)
  // Files of every size, mails that wait with their work, one kept without a mail server, and somebody at work.
  for (const bytes of [0, 1, 700, 5_000_000]) {
    const clave = await storage.put(Buffer.alloc(bytes, 'áé'))
    await s.owner.query(
      `insert into archivos (empresa_id, clave, nombre, tipo, bytes) select min(id), $1, e'ta\\tb\\n\\\\.pdf', 'application/pdf', $2 from empresas`,
      [clave, bytes],
    )
  }
  await storage.put(Buffer.from('que nadie nombra'))
  await outbox.restore('41.eml', Buffer.from('Subject: guardado\r\n'))
  await s.owner.query(
    "insert into correos (para, asunto, texto, html, message_id, estado, adjuntos) values ('a@x.pe', 'espera', 'x', 'x', '<espera@x>', 'pendiente', '[]')",
  )
  await s.owner.query(
    `insert into pgboss.job (name, data, start_after) select 'correo', jsonb_build_object('id', id), now() + interval '1 day' from correos where asunto = 'espera'`,
  )
})
afterAll(async () => {
  await s.close()
  await s3.close()
  for (const name of made) await onServer(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup of the demonstration while others write', () => {
  let file: string
  let m: Manifiesto
  let before: Awaited<ReturnType<typeof huellaDe>>
  const acknowledged: number[] = []
  let started = 0

  beforeAll(async () => {
    file = path.join(folder, 'todo.tar.gz')
    let writing = true
    // Rows that point at each other, written together while the tables are copied one after the other.
    const write = async (): Promise<void> => {
      const client = new pg.Client(s.database.url)
      await client.connect()
      for (let i = 0; writing; i++) {
        await client.query('begin')
        const { rows } = await client.query(
          "insert into personas (nombres, correo) values ('Escrita', $1) returning id",
          [`escrita${i}@x.pe`],
        )
        await client.query(
          "insert into contactos (correo, codigo_hash, token_hash, vence_at) values ('escrita@x.pe', $1, $1, now() + interval '1 hour')",
          [String(rows[0].id)],
        )
        await client.query('commit')
        acknowledged.push(Number(rows[0].id))
      }
      await client.end()
    }
    const writer = write()
    try {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), 60_000)
      started = acknowledged.length
      m = await respaldar(file)
      const ended = acknowledged.length
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(ended), 60_000)
    } finally {
      writing = false
      await writer
    }
    before = await huellaDe(s.database.url)
  })

  it('is one file that is whole, readable by its owner only, with every table in it', async () => {
    expect((await comprobar(file)).momento).toBe(m.momento)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const named = m.tablas.map(t => t.nombre.replace('public.', '')).filter(t => !t.includes('.'))
    expect(named.sort()).toEqual(Object.keys(before).sort())
    expect(m.faltan).toEqual([])
    expect(readdirSync(folder).filter(f => f.endsWith('.part'))).toEqual([])
  })

  it('holds what was acknowledged before it began, and of what came meanwhile all or nothing', async () => {
    const url = await empty()
    const cadenas = await restaurar(file, m, { databaseUrl: url, ...(await place(fresh('escrito'))) })
    expect(cadenas.every(c => c.rota === null)).toBe(true)
    const client = new pg.Client(url)
    await client.connect()
    const ids = async (q: string) => new Set((await client.query(q)).rows.map(r => Number(r.id)))
    const personas = await ids("select id from personas where nombres = 'Escrita'")
    const contactos = await ids("select codigo_hash as id from contactos where correo = 'escrita@x.pe'")
    await client.end()
    expect(personas).toEqual(contactos)
    for (const id of acknowledged.slice(0, started)) expect(personas.has(id)).toBe(true)
    expect(personas.size).toBeLessThan(acknowledged.length)
  })
})

describe('brought back', () => {
  let file: string
  let m: Manifiesto
  let before: Awaited<ReturnType<typeof huellaDe>>
  let url: string
  let dataDir: string
  beforeAll(async () => {
    file = path.join(folder, 'quieto.tar.gz')
    m = await respaldar(file)
    before = await huellaDe(s.database.url)
    url = await empty()
    dataDir = fresh('restaurado')
    await restaurar(file, m, { databaseUrl: url, ...(await place(dataDir)) })
  })

  it('every row of every table is as it was', async () => {
    expect(await huellaDe(url)).toEqual(before)
    expect(before.cambios!.filas).toBeGreaterThan(100)
  })

  it('every file that a row names is there to the byte, and the mails that were kept', async () => {
    const [was, is] = [filesIn(path.join(s.dataDir, 'archivos')), filesIn(path.join(dataDir, 'archivos'))]
    expect(Object.keys(is).length).toBeGreaterThanOrEqual(4)
    for (const [name, bytes] of Object.entries(is)) expect(bytes === was[name], name).toBe(true)
    // The one that nobody names stays behind.
    expect(Object.keys(was).length - Object.keys(is).length).toBe(1)
    expect(filesIn(path.join(dataDir, 'outbox'))).toEqual(filesIn(path.join(s.dataDir, 'outbox')))
  })

  it('constraints, triggers, row security and rights of the role are as after a migration', async () => {
    const facts = async (u: string) => {
      const client = new pg.Client(u)
      await client.connect()
      const { rows } = await client.query(`
        select conrelid::regclass::text as a, conname::text as b, pg_get_constraintdef(oid) || convalidated as c from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal
        union all select tablename::text, policyname::text, qual from pg_policies
        union all select table_name::text, privilege_type::text, grantee::text from information_schema.role_table_grants where grantee = 'malla_app'
        union all select sequencename::text, 'ultimo', last_value::text from pg_sequences where schemaname = 'public'
        order by 1, 2, 3`)
      await client.end()
      return rows
    }
    expect(await facts(url)).toEqual(await facts(s.database.url))
  })

  it('mails that wait have their work in the queue', async () => {
    const waiting = async (u: string) => {
      const client = new pg.Client(u)
      await client.connect()
      const { rows } = await client.query(
        "select name, data, state::text, start_after from pgboss.job where state <> 'completed' order by id",
      )
      await client.end()
      return rows
    }
    expect(await waiting(url)).toEqual(await waiting(s.database.url))
    expect((await waiting(url)).length).toBeGreaterThan(0)
  })

  it('the server runs on it, and people sign in and see their things', async () => {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', REALTIME_PORT: '0' })
    const app = await buildApp({ config, databaseUrl: url })
    await app.ready()
    try {
      const { usuario, clave } = gente.find(p => p.rol === 'Operador')!
      const r = await app.inject({
        method: 'POST',
        url: '/api/auth/signin',
        payload: { usuario, password: clave },
      })
      expect(r.statusCode, r.body).toBe(200)
      const headers = { authorization: `Bearer ${r.json()._token}` }
      const r2 = await app.inject({ url: `/api${calls.facultades.arbol.path}`, headers })
      expect([r2.statusCode, r2.body.length > 100], r2.body).toEqual([200, true])
    } finally {
      await app.close()
    }
  })

  it('into a bucket: whoever moves there restores a backup with STORAGE_URL', async () => {
    const into = await empty()
    await restaurar(file, m, { databaseUrl: into, ...(await place(fresh('cubo'), s3.url)) })
    const was = Object.entries(filesIn(path.join(dataDir, 'archivos')))
    expect(was.length).toBeGreaterThan(3)
    for (const [name, bytes] of was)
      expect(s3.objects.get(`malla/archivos/${name}`)?.bytes.toString('base64') === bytes).toBe(true)
    expect(s3.objects.get('malla/outbox/41.eml')!.bytes.toString()).toContain('guardado')
  })

  it('is refused where something is already, which stays as it is', async () => {
    await expect(restaurar(file, m, { databaseUrl: url, ...(await place(dataDir)) })).rejects.toThrow(
      'La base de datos no está vacía',
    )
    expect(await huellaDe(url)).toMatchObject({ planes: before.planes })
    const stranger = await empty()
    const client = new pg.Client(stranger)
    await client.connect()
    await client.query('create table ajena (n int)')
    await client.end()
    await expect(restaurar(file, m, { databaseUrl: stranger, ...(await place(dataDir)) })).rejects.toThrow(
      'no está vacía',
    )
  })

  it('after a restore that was cut it is begun again', async () => {
    const into = await empty()
    const cut = { ...m, secuencias: [{ nombre: 'no_hay_tal', valor: 1 }] }
    const target = { databaseUrl: into, ...(await place(fresh('cortado'))) }
    await expect(restaurar(file, cut, target)).rejects.toThrow('no_hay_tal')
    await restaurar(file, m, target)
    expect(await huellaDe(into)).toEqual(before)
  })

  it('cut after its rows it is begun again too, as long as nobody else has written there', async () => {
    const into = await empty()
    const target = { databaseUrl: into, ...(await place(fresh('al-final'))) }
    const { query } = pg.Client.prototype
    const corte = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: any[]
    ) {
      // Its last step looks at the records.
      if (String(args[0]).includes('cadena_integra')) throw new Error('cortado')
      return query.apply(this, args as any) as any
    })
    await expect(restaurar(file, m, target)).rejects.toThrow('cortado')
    corte.mockRestore()
    const client = new pg.Client(into)
    await client.connect()
    const escritas: [string, string][] = [
      [
        `insert into personas (nombres, correo) values ('Otra', 'otra@x.pe')`,
        `delete from personas where correo = 'otra@x.pe'`,
      ],
      ['create table ajena (n int)', 'drop table ajena'],
      // As if a row had gone.
      [
        `update malla_restaurando.tablas set filas = filas + 1 where nombre = 'public.planes'`,
        `update malla_restaurando.tablas set filas = filas - 1 where nombre = 'public.planes'`,
      ],
    ]
    for (const [hecho, deshecho] of escritas) {
      await client.query(hecho)
      await expect(restaurar(file, m, target), hecho).rejects.toThrow('no está vacía')
      await client.query(deshecho)
    }
    await restaurar(file, m, target)
    expect(await huellaDe(into)).toEqual(before)
    await expect(restaurar(file, m, target)).rejects.toThrow('no está vacía')
    const { rows } = await client.query("select to_regnamespace('malla_restaurando') is null as sin")
    expect(rows[0].sin).toBe(true)
    await client.end()
  })

  it('a file that went between the row and its copy is named, and the rest is there', async () => {
    const { storage } = await place(s.dataDir)
    const clave = await storage.put(Buffer.from('se va'))
    await s.owner.query(
      "insert into archivos (empresa_id, clave, nombre, tipo, bytes) select min(id), $1, 'a.pdf', 'application/pdf', 5 from empresas",
      [clave],
    )
    await storage.remove(clave)
    const again = await respaldar(path.join(folder, 'sin-uno.tar.gz'))
    await s.owner.query('delete from archivos where clave = $1', [clave])
    expect(again.faltan).toEqual([clave])
  })
})

it('a backup of an older schema is brought back and then migrated on', async () => {
  const [old, into] = [await empty(), await empty()]
  await migrateHasta(old, 12)
  const client = new pg.Client(old)
  await client.connect()
  await client.query("insert into personas (nombres, correo) values ('Ana Antigua', 'ana@x.pe')")
  await client.end()
  const file = path.join(folder, 'antiguo.tar.gz')
  const m = await escribirRespaldo(file, {
    databaseUrl: old,
    claves: 'select clave from archivos',
    ...(await place(fresh('antiguo'))),
  })
  expect(m.migraciones).toHaveLength(12)
  await restaurar(file, await comprobar(file), { databaseUrl: into, ...(await place(fresh('nuevo'))) })
  const [was, is] = [await huellaDe(old), await huellaDe(into)]
  expect(is.personas!.filas).toBe(was.personas!.filas)
  expect(Object.keys(is)).toContain('respaldos')
  expect(Object.keys(was)).not.toContain('respaldos')
})
