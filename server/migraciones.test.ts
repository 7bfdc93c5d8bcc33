import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from './platform/db/migrate.ts'
import { createTestApp, type TestApp } from './testing/app.ts'

/** Tables that belong to no institution (ARCHITECTURE.md, «Where the mechanisms are»): each has a guard of its own. */
const GLOBAL = [
  'ajustes',
  'contactos',
  'correos',
  'correos_por_confirmar',
  'empresas',
  'imagenes',
  'intentos',
  'permisos_de_canal',
  'personas',
  'plantillas',
  'recuperaciones',
  'respaldos',
  'sugerencias',
  'tipospersonas',
  'usuarios',
]
/** Tables that name an institution but are read across them by the server itself. */
const ACROSS = ['cadenas', 'sesiones']

describe('the database', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const asApp = async (empresa: number | '', text: string) => {
    await t.owner.query('begin')
    try {
      await t.owner.query(`set local role malla_app; set local app.empresa_id = '${empresa}'`)
      return await t.owner.query(text)
    } finally {
      await t.owner.query('rollback')
    }
  }

  it('every table is of an institution and under row security, or on the short list', async () => {
    const { rows } = await t.owner.query(`
      select c.relname as name, c.relrowsecurity as protegida,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id') as propia,
        (select count(*) from pg_policies p where p.tablename = c.relname)::int as politicas
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p')`)
    const others = rows.filter(r => !(r.propia && r.protegida && r.politicas === 1)).map(r => r.name)
    expect(others.sort()).toEqual([...GLOBAL, ...ACROSS].sort())
  })

  it('every foreign key between tables of institutions holds the institution too', async () => {
    const { rows } = await t.owner.query(`
      select conname from pg_constraint k where contype = 'f'
        and exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'empresa_id')
        and exists (select 1 from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'empresa_id')
        and not (select a.attnum = any(k.conkey) from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'empresa_id')`)
    expect(rows).toEqual([])
  })

  it('rows of another institution are not there, and cannot be written', async () => {
    const { empresa, otraEmpresa } = t.gente
    await t.owner.query("insert into facultades (empresa_id, nombre) values ($1, 'Mía')", [empresa])
    expect((await asApp(otraEmpresa, 'select * from facultades')).rows).toEqual([])
    expect((await asApp(otraEmpresa, "update facultades set nombre = 'x'")).rowCount).toBe(0)
    expect((await asApp(otraEmpresa, 'delete from facultades')).rowCount).toBe(0)
    await expect(
      asApp(otraEmpresa, `insert into facultades (empresa_id, nombre) values (${empresa}, 'Ajena')`),
    ).rejects.toThrow(/row-level security/)
  })

  it('without an institution the database refuses loudly', async () => {
    const text = 'select * from facultades'
    await expect(asApp('', text)).rejects.toThrow(/app\.empresa_id|bigint/)
  })

  it.each([
    'delete from cambios',
    "update cambios set evento = 'x'",
    'insert into cambios select * from cambios',
    'update cadenas set ultimo = 0',
    'select hash from cadenas',
  ])('the server itself may not: %s', async text => {
    await expect(asApp(t.gente.empresa, text)).rejects.toThrow(/permission denied/)
  })

  it('two servers that start at once migrate one after the other', async () => {
    await expect(Promise.all([migrate(t.databaseUrl), migrate(t.databaseUrl)])).resolves.toBeDefined()
  })

  it.each(['America/Lima', 'Asia/Tokyo'])('a day without time is the same day in %s', async zone => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      const { rows } = await t.owner.query("select date '2026-01-01' as dia")
      expect(rows[0].dia).toBe('2026-01-01')
    } finally {
      process.env.TZ = before
    }
  })

  it('a node that starts on a database that is ready waits for nobody who works with it', async () => {
    const reader = new pg.Client(t.databaseUrl)
    await reader.connect()
    try {
      const { rows } = await t.owner.query(
        "select string_agg(format('%I', relname), ', ') as all from pg_class where relrowsecurity",
      )
      // A long report, on every table.
      await reader.query(`begin; lock table ${rows[0].all} in access share mode`)
      await migrate(t.databaseUrl)
    } finally {
      await reader.end()
    }
  })
})
