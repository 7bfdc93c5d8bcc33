import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Db, openDb } from '../../platform/db/db.ts'
import { folderStorage } from '../../platform/files/storage.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Gente, seedGente } from '../../testing/gente.ts'
import { sweepDeTextos } from './limpiarDeTextos.ts'
import { selectNombradas } from './nombradas.queries.ts'

/** No server runs here: its own chores would sweep too. */
let database: TestDatabase
let dataDir: string
let t: { owner: pg.Client; gente: Gente }
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'malla-imagenes-'))
  const owner = new pg.Client(database.url)
  await owner.connect()
  t = { owner, gente: await seedGente(owner) }
  db = openDb(database.url, 1)
})
afterAll(async () => {
  await db.close()
  await t.owner.end()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => t.owner.query('delete from imagenes'))

const storage = () => folderStorage(dataDir)
const sweep = () => sweepDeTextos({ db, storage: storage() })
const left = async (): Promise<string[]> =>
  (await t.owner.query('select public_id from imagenes order by 1')).rows.map(r => r.public_id)

/** A picture that came `dias` days ago. */
async function plant(publicId: string, { dias = 31, uso = 'contenido', empresa = t.gente.empresa } = {}) {
  const clave = await storage().put(Buffer.from(publicId))
  await t.owner.query(
    `insert into imagenes (public_id, de_empresa_id, clave, formato, bytes, ancho, alto, uso, created_at)
     values ($1, $2, $3, 'png', 1, 1, 1, $4, now() - make_interval(days => $5))`,
    [publicId, empresa, clave, uso, dias],
  )
  return clave
}

/** Every column of every table that the product has now, but those of the pictures themselves and of answers kept for a repeated request. */
async function columnas(): Promise<{ tabla: string; columna: string; tipo: string }[]> {
  const { rows } = await t.owner.query(`
    select c.relname as tabla, a.attname as columna, format_type(a.atttypid, null) as tipo
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('imagenes', 'cadenas', 'repeticiones') order by 1, 2`)
  return rows
}

const conTexto = async () =>
  (await columnas()).filter(c => ['text', 'character varying', 'json', 'jsonb', 'text[]'].includes(c.tipo))

/** A throw-away database may hold rows that the product would refuse: only where a text may stand counts. */
async function loosen(): Promise<void> {
  const { rows } = await t.owner.query(`
    select format('alter table %I drop constraint if exists %I cascade', conrelid::regclass, conname) as q from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u')
    union all
    select format('drop index %I', i.indexrelid::regclass) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and not i.indisprimary
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select format('alter table %I alter column %I drop not null', c.relname, a.attname)
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.attidentity = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'imagenes'
      and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))`)
  for (const { q } of rows) await t.owner.query(q)
}

const valorDe = (tipo: string, html: string): string =>
  tipo.startsWith('json')
    ? JSON.stringify({ items: [{ descripcion: html }] })
    : tipo === 'text[]'
      ? `{"${html.replaceAll('"', '\\"')}"}`
      : html

/** Values for the rest of a primary key. */
async function claveDe(tabla: string, columna: string): Promise<Record<string, unknown>> {
  const { rows } = await t.owner.query(
    `select a.attname, format_type(a.atttypid, null) as tipo, a.attidentity <> '' or a.atthasdef as solo
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisprimary and i.indrelid = $1::regclass`,
    [tabla],
  )
  const own = rows.filter(r => r.attname !== columna && !r.solo && r.attname !== 'empresa_id')
  const one = (tipo: string) =>
    tipo === 'uuid' ? randomUUID() : /char|text/.test(tipo) ? `${tabla} ${columna}` : ++n
  return Object.fromEntries(own.map(r => [r.attname, one(r.tipo)]))
}
let n = 500_000

describe('pictures that a text may name', () => {
  it('are looked for once in what belongs to no institution, and in a long log part by part', async () => {
    const { empresa, otraEmpresa } = t.gente
    for (const [id, foto] of [
      [empresa, 'vieja'],
      [empresa, 'otra'],
      [empresa, 'nueva'],
      [otraEmpresa, 'ajena'],
    ] as const)
      await t.owner.query("select set_config('app.empresa_id', $1, false), registrar($2::jsonb)", [
        String(id),
        JSON.stringify([
          { evento: 'facultad.updated', objeto_id: 1, despues: { descripcion: `/imagenes/${foto}` } },
        ]),
      ])
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    try {
      expect(await selectNombradas(db, 1)).toEqual(new Set(['vieja', 'otra', 'nueva', 'ajena']))
      const leidas = (tabla: string) =>
        spy.mock.calls.filter(([q]) => JSON.stringify(q).includes(`from \\"${tabla}\\" t`)).length
      expect([leidas('correos'), leidas('cambios')]).toEqual([1, 4])
    } finally {
      spy.mockRestore()
    }
  })

  it('a picture stays while any column of any table names it, and goes when none does', async () => {
    await loosen()
    await t.owner.query("set session_replication_role = 'replica'")
    const lugares = await conTexto()
    expect(lugares.length).toBeGreaterThan(120)
    const conEmpresa = new Set((await columnas()).filter(c => c.columna === 'empresa_id').map(c => c.tabla))
    const planted: [tabla: string, publicId: string][] = []
    for (const [i, { tabla, columna, tipo }] of lugares.entries()) {
      const publicId = `foto-${i}_x`
      await plant(publicId, { empresa: i % 2 ? t.gente.otraEmpresa : t.gente.empresa })
      const html = `<p>Ver <img src="/api/v1/imagenes/${publicId}" alt=""></p>`
      const row: Record<string, unknown> = {
        ...(conEmpresa.has(tabla) ? { empresa_id: t.gente.empresa } : {}),
        ...(await claveDe(tabla, columna)),
        [columna]: valorDe(tipo, html),
      }
      const names = Object.keys(row)
      await t.owner.query(
        `insert into ${tabla} (${names.join(', ')}) overriding system value values (${names.map((_n, k) => `$${k + 1}`).join(', ')})`,
        Object.values(row),
      )
      planted.push([tabla, publicId])
    }
    expect(await sweep()).toBe(0)
    expect(await left()).toHaveLength(lugares.length)
    for (const [tabla, publicId] of planted)
      await t.owner.query(
        `delete from ${tabla} t where t::text like '%imagenes/${publicId}"%' or t::text like '%imagenes/${publicId}\\\\%'`,
      )
    expect(await sweep()).toBe(lugares.length)
    expect(await left()).toEqual([])
    await t.owner.query("set session_replication_role = 'origin'")
  })

  it('what came less than thirty days ago stays, and so do faces and logos; bytes go with what goes', async () => {
    const suelta = await plant('suelta')
    const nueva = await plant('nueva', { dias: 29 })
    await plant('cara', { uso: 'perfil' })
    await plant('logo', { uso: 'logo' })
    expect(await sweep()).toBe(1)
    expect(await left()).toEqual(['cara', 'logo', 'nueva'])
    expect([await storage().get(suelta), (await storage().get(nueva)) !== null]).toEqual([null, true])
  })

  it('more than one statement takes are gone after one round', async () => {
    await t.owner.query(
      `insert into imagenes (public_id, de_empresa_id, clave, formato, bytes, ancho, alto, uso, created_at)
       select 'muchas-' || i, $1, 'https://imagenes.ejemplo.edu/' || i, 'png', 1, 1, 1, 'contenido', now() - interval '40 days'
       from generate_series(1, 1201) i`,
      [t.gente.empresa],
    )
    expect(await sweep()).toBe(1201)
    expect(await left()).toEqual([])
  })
})
